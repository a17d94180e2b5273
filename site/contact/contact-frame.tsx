/** The frame of the contact screens: the topic chooser and the three forms. */
export function ContactFrame({ children }: { children?: React.ReactNode }) {
  return <div className="mx-auto max-w-page px-4 py-8 sm:px-6 lg:py-12">{children}</div>
}
