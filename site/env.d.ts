import 'astro'
import 'react'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:search'?: boolean
  }
}

declare module 'react' {
  /** Invoker commands (HTML, "the button element"), which React passes through, although its types do not have them yet. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}
