import { isIPv4, isIPv6, SocketAddress } from 'node:net'
import { day, minute } from '../clock.ts'
import type { Settings } from '../settings.ts'

/** What one visitor may still send. */
export type VisitorQuota = ReturnType<ReturnType<typeof visitorLimits>>

/** Forms with files that may arrive at the same time: together they need 300 MB of memory (`server/memory.slow.test.ts`). */
const maxUploads = 100
/** The same from one network. More than one, so that a visitor whose first upload hangs can send again. */
const maxUploadsOfNetwork = 3

/**
 * What the network of an IP address may send, counted by this process: RATE_LIMIT_PER_MINUTE forms, UPLOAD_MB_PER_DAY of texts
 * and files, and a few forms with files at the same time. `elapsed`: a time in ms that does not follow changes of the
 * machine's clock.
 */
export function visitorLimits(settings: Settings, elapsed: () => number) {
  const addForms = fixedWindowSums(minute, elapsed)
  const addBytes = fixedWindowSums(day, elapsed)
  const uploads: string[] = []

  return (ip: string) => {
    const network = visitorNetwork(ip)
    return {
      /** Counts one more form. Returns why it cannot be taken, if so. */
      countForm(): 'tooFast' | 'enoughToday' | undefined {
        const { RATE_LIMIT_PER_MINUTE: maxForms, UPLOAD_MB_PER_DAY: maxMegabytes } = settings
        if (maxForms > 0 && addForms(network, 1) > maxForms) return 'tooFast'
        return addBytes(network, 0) >= maxMegabytes * 1024 * 1024 ? 'enoughToday' : undefined
      },
      countBytes: (number: number) => void addBytes(network, number),
      /** A form with files. It is counted from its `start`, which returns false when there are too many already. */
      upload() {
        let isCounted = false
        return {
          start(): boolean {
            if (isCounted) return true
            const ofNetwork = uploads.filter((other) => other === network).length
            if (uploads.length >= maxUploads || ofNetwork >= maxUploadsOfNetwork) return false
            uploads.push(network)
            isCounted = true
            return true
          },
          end() {
            if (isCounted) uploads.splice(uploads.indexOf(network), 1)
          },
        }
      },
    }
  }
}

/** With more networks than this all sums start again from 0, so that their memory has a limit. */
const maxNetworks = 100_000

/** Adds to the sum of a network and returns it; all sums start again from 0 when the period ends. */
function fixedWindowSums(periodMs: number, elapsed: () => number) {
  let ends = elapsed() + periodMs
  const sums = new Map<string, number>()
  return (network: string, amount: number): number => {
    if (elapsed() >= ends || sums.size > maxNetworks) {
      sums.clear()
      ends = elapsed() + periodMs
    }
    const sum = (sums.get(network) ?? 0) + amount
    sums.set(network, sum)
    return sum
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
