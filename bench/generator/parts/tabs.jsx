import { childrenOf, textWithin } from '../content.jsx'
import { Tabs } from '../interactive/tabs.jsx'

const isTabList = ({ attribs }) => attribs.role === 'tablist'

/** The element around a list of tabs and their panels. */
export const tabs = {
  fits: (element) => childrenOf(element).some(isTabList),
  show: (element, content) => {
    const [list, ...panels] = childrenOf(element)
    const buttons = childrenOf(list)
    return (
      <Tabs
        label={list.attribs['aria-label']}
        names={buttons.map(textWithin)}
        buttonClass={buttons[0].attribs.class}
        panels={panels.map((it) => content(it.children))}
      />
    )
  },
}
