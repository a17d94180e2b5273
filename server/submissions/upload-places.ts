import { type Clock, day } from '../clock.ts'
import type { Refusal } from './outcome.ts'

/** One form whose files arrive. */
export type Upload = {
  /** Takes a place for the form, once; says why not when there is none. Asked when the first bytes of a file are here. */
  enter(): Extract<Refusal, 'busy' | 'enoughToday'> | undefined
  count(bytes: number): void
  leave(): void
}

type Limits = { atOnce: number; bytesPerDay: number; clock: Clock }

/** Three, so that a visitor whose first attempt hangs can send again, and few enough that nobody fills all places. */
const perNetwork = 3

/** More networks than this in a day are nobody's own; forgetting them all keeps the memory of this bounded. */
const mostNetworks = 100_000

/** Hands out the places for forms with files, of this process, so that no visitor keeps the others out. */
export function uploadPlaces({ atOnce, bytesPerDay, clock }: Limits) {
  const underWay = new Map<string, number>()
  let taken = 0
  let today = 0
  const spent = new Map<string, number>()

  function spentToday() {
    const now = Math.floor(clock() / day)
    if (now !== today || spent.size > mostNetworks) spent.clear()
    today = now
    return spent
  }

  return (network: string): Upload => {
    let isInside = false
    return {
      enter() {
        if ((spentToday().get(network) ?? 0) >= bytesPerDay) return 'enoughToday'
        if (isInside) return undefined
        const own = underWay.get(network) ?? 0
        if (taken >= atOnce || own >= perNetwork) return 'busy'
        underWay.set(network, own + 1)
        taken += 1
        isInside = true
        return undefined
      },
      count: (bytes) => void spentToday().set(network, (spent.get(network) ?? 0) + bytes),
      leave() {
        if (!isInside) return
        isInside = false
        taken -= 1
        const others = (underWay.get(network) ?? 0) - 1
        if (others > 0) underWay.set(network, others)
        else underWay.delete(network)
      },
    }
  }
}
