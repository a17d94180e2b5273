/** Made anew on every navigation, so that each page comes in with the same motion. */
export default function Template({ children }) {
  return (
    <main id="main" tabIndex={-1} className="page-enter min-h-dvh pt-header">
      {children}
    </main>
  )
}
