import { isIPv6 } from 'node:net'
import { Address6 } from 'ip-address'

/** What one visitor can send from: an IPv4 address, or the /64 of an IPv6 one, which every household has to itself. */
export function visitorNetwork(address: string): string {
  if (!isIPv6(address)) return address
  const v6 = new Address6(address)
  return v6.isMapped4() ? v6.to4().correctForm() : new Address6(`${address}/64`).startAddress().correctForm()
}
