import { memo, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useAnalytics } from '../consent/use-analytics.ts'
import type { loader } from '../old/root.tsx'
import { CookieBanner } from '../consent/cookie-banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { NextScreen } from './next-screen.tsx'
import { ToastArea } from '../contact/toast-area.tsx'
import { useScreenChange } from './use-screen-change.ts'

export type Frame = Awaited<ReturnType<typeof loader>>

/** Every screen's data bring the frame's texts anew; they are drawn anew only when they say something else. */
function sameFrame(before: { frame: Frame }, now: { frame: Frame }): boolean {
  return before.frame === now.frame || JSON.stringify(before.frame) === JSON.stringify(now.frame)
}
const SteadyHeader = memo(Header, sameFrame)
const SteadyFooter = memo(Footer, sameFrame)

/** What stands around every screen: skip link, header, main, footer, toasts, cookie banner. */
export function Page({ frame, children }: { frame: Frame; children: ReactNode }) {
  const { pathname } = useLocation()
  useScreenChange()
  return (
    <>
      <a
        href="#main"
        lang="en"
        className="fixed top-3 left-3 z-50 -translate-y-24 rounded-box bg-bone px-5 py-3 font-semibold text-night focus:translate-y-0"
      >
        Skip to content
      </a>
      {/* Before the header in reading order: whoever moves by keyboard meets the question before what it covers. */}
      <CookieBanner />
      <SteadyHeader frame={frame} />
      <NextScreen />
      <main id="main" tabIndex={-1} className="page-enter min-h-dvh pt-header" key={pathname}>
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        <SteadyFooter frame={frame} />
      </Suspense>
      <ToastArea />
      <Analytics measurementId={frame.analytics} />
    </>
  )
}

/** Apart, so that learning the visitor's choice, at every page load, does not draw the whole frame again. */
function Analytics({ measurementId }: { measurementId: Frame['analytics'] }) {
  useAnalytics(measurementId)
  return null
}
