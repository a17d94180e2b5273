/** The element that fits the selector: the target of an event, or the nearest one around it. */
export function closest<Found extends Element = HTMLElement>(target: EventTarget | null, selector: string) {
  return target instanceof Element ? target.closest<Found>(selector) : null
}
