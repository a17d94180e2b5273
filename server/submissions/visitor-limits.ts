import { isIPv4, isIPv6, SocketAddress } from 'node:net'
import { day, minute } from '../clock.ts'
import type { Settings } from '../settings.ts'

/** Forms with files that may arrive at the same time: together they need 300 MB of memory (`server/memory.slow.test.ts`). */
const maxUploads = 100
/** The same from one network. More than one, so that a visitor whose first upload hangs can send again. */
const maxUploadsOfNetwork = 3

/** The limits of one visitor. */
export type VisitorLimits = {
  /** Counts one more form. Returns why it is refused, if so. */
  countForm(): 'tooFast' | 'enoughToday' | undefined
  countBytes(bytes: number): void
  /** Returns a slot for one form with files, not taken yet. */
  uploadSlot(): UploadSlot
}

/** `take` returns false when no slot is free; it takes only one, however often it is called. `release` gives it back. */
type UploadSlot = { take(): boolean; release(): void }

/**
 * Gives the limits of an IP address. This process counts for its network: RATE_LIMIT_PER_MINUTE forms, UPLOAD_MB_PER_DAY of
 * texts and files, and a few forms with files at the same time. `monotonicNow`: a time in ms that never jumps.
 */
export function makeVisitorLimits(settings: Settings, monotonicNow: () => number) {
  const { RATE_LIMIT_PER_MINUTE: maxForms, UPLOAD_MB_PER_DAY: maxMegabytes } = settings
  const forms = makeFixedWindowSums(minute, monotonicNow)
  const bytes = makeFixedWindowSums(day, monotonicNow)
  const uploading: string[] = []

  function countForm(network: string) {
    forms.add(network, 1)
    if (maxForms > 0 && forms.sumOf(network) > maxForms) return 'tooFast'
    return bytes.sumOf(network) >= maxMegabytes * 1024 ** 2 ? 'enoughToday' : undefined
  }

  return {
    of(ip: string): VisitorLimits {
      const network = visitorNetwork(ip)
      return {
        countForm: () => countForm(network),
        countBytes: (number) => bytes.add(network, number),
        uploadSlot: () => makeUploadSlot(network, uploading),
      }
    },
  }
}

/** With more networks than this the one that came first starts again from 0, so that their memory has a limit. */
const maxNetworks = 100_000

/** One sum for each network; all start again from 0 when the period ends. */
function makeFixedWindowSums(periodMs: number, monotonicNow: () => number) {
  const sums = new Map<string, number>()
  let ends = monotonicNow() + periodMs
  function sumOf(network: string): number {
    if (monotonicNow() >= ends) {
      sums.clear()
      ends = monotonicNow() + periodMs
    }
    return sums.get(network) ?? 0
  }
  function add(network: string, amount: number) {
    sums.set(network, sumOf(network) + amount)
    // A Map keeps the order in which its keys were first set.
    const [first = network] = sums.keys()
    if (sums.size > maxNetworks) sums.delete(first)
  }
  return { sumOf, add }
}

/** `uploading`: the network of each upload under way. */
function makeUploadSlot(network: string, uploading: string[]): UploadSlot {
  let isTaken = false
  return {
    take() {
      if (isTaken) return true
      const ofNetwork = uploading.filter((other) => other === network).length
      isTaken = uploading.length < maxUploads && ofNetwork < maxUploadsOfNetwork
      if (isTaken) uploading.push(network)
      return isTaken
    },
    release() {
      if (isTaken) uploading.splice(uploading.indexOf(network), 1)
      isTaken = false
    },
  }
}

/**
 * The network that counts as one visitor: an IPv4 address, or the /56 of an IPv6 one, which providers give to one household.
 * Some proxies add the port to the address they pass on; an IPv4 address can be written as an IPv6 one.
 */
export function visitorNetwork(given: string): string {
  const ip = given.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3').replace(/%.*$/, '')
  if (!isIPv6(ip)) return ip
  // `SocketAddress` returns the shortest spelling.
  const short = new SocketAddress({ address: ip, family: 'ipv6' }).address.replace(/^::ffff:(?=.*\.)/, '')
  if (isIPv4(short)) return short
  const [start = [], end = []] = short.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(8 - start.length - end.length).fill('0')
  const [first, second, third, fourth = ''] = [...start, ...zeros, ...end]
  return `${first}:${second}:${third}:${(Number.parseInt(fourth, 16) & 0xff00).toString(16)}::/56`
}
