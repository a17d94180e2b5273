import { childrenOf } from '../content.jsx'
import { Drawer, HoverMenu } from '../interactive/menus.jsx'

const isPanel = ({ attribs }) => attribs.id === 'games-menu'

export const hoverMenu = {
  fits: (element) => childrenOf(element).some(isPanel),
  show: (element, content) => {
    const [button, panel] = childrenOf(element)
    return (
      <HoverMenu
        button={content(button.children)}
        buttonClass={button.attribs.class}
        panelClass={panel.attribs.class}
      >
        {content(panel.children)}
      </HoverMenu>
    )
  },
}

export const drawer = {
  fits: ({ attribs }) => attribs.id === 'drawer',
  show: (element, content) => <Drawer className={element.attribs.class}>{content()}</Drawer>,
}
