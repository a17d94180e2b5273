import './app.css'
import { preload } from 'react-dom'
import { builtPage } from '../built-page.js'
import { Content } from '../content.jsx'
import { CookieBanner } from '../interactive/cookie-banner.jsx'
import { drawer, hoverMenu } from '../parts/menus.jsx'
import { tabs } from '../parts/tabs.jsx'

export const viewport = { themeColor: '#0d0b0a' }

export default function Layout({ children }) {
  const { font, skipLink, header, footer } = builtPage('')
  preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang="en">
      <head>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <div id="root">
          <Content html={skipLink} />
          <CookieBanner />
          <Content html={header} parts={[hoverMenu, drawer, tabs]} />
          {children}
          <Content html={footer} />
        </div>
      </body>
    </html>
  )
}
