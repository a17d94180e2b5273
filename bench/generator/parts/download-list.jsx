import { childrenOf, textWithin, within } from '../content.jsx'
import { DownloadList } from '../interactive/download-list.jsx'

const isSidebar = ({ name, attribs }) => name === 'nav' && attribs['aria-label'] === 'Games'

/** The whole screen: sidebar and scrolling list. */
export const downloadList = {
  fits: (element) => childrenOf(element).some(isSidebar),
  show: (element, content) => {
    const [sidebar, list] = childrenOf(element)
    const [head, ...sections] = childrenOf(list)
    const [, search, ...rest] = childrenOf(head)
    const links = childrenOf(sidebar.children[0]).map((it) => within(it, ({ name }) => name === 'a'))
    return (
      <DownloadList
        className={element.attribs.class}
        entries={links.map((it) => ({ id: it.attribs.href.slice(1), title: textWithin(it) }))}
        entryClass={links[0].attribs.class}
        sidebarClass={sidebar.attribs.class}
        listClass={list.attribs.class}
        search={{
          className: search.attribs.class,
          fields: content(search.children),
          rest: content(rest),
        }}
      >
        {content(sections)}
      </DownloadList>
    )
  },
}
