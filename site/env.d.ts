import 'react'

declare module 'react' {
  /** Invoker commands (HTML, "the button element"), which React passes through and does not know by name yet. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}
