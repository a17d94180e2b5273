import { Outlet } from 'react-router'

/** The frame of the contact screens: the topic chooser and the three forms. */
export default function ContactLayout() {
  return (
    <div className="mx-auto max-w-page px-4 py-14 sm:px-6 lg:py-20">
      <Outlet />
    </div>
  )
}
