/**
 * Props of an element whose served children the script leaves alone: React takes over the element, not what is in it,
 * so thousands of elements that never change cost a visitor neither data nor time. The object must stay the same from
 * one render to the next, or React would empty the element. An element drawn in the browser stays empty.
 */
export const asServed = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }
