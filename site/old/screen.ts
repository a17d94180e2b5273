import { type ComponentType, memo } from 'react'

/** A screen that is drawn when its data have come, and not again at every step the router takes to the next one. */
export function screen<Props extends { loaderData: unknown }>(component: ComponentType<Props>) {
  return memo(component, (before, now) => before.loaderData === now.loaderData)
}
