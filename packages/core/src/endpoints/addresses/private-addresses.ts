import { BlockList, isIP } from 'node:net'

/** IPv4 networks that are no public addresses: private, link-local, shared, loopback, reserved, and those for documentation. */
const ownIpv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4'
]

/** Parts of the public IPv6 space that lead to IPv4 addresses, or nowhere. */
const ownIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const blockedIpv4 = listOf(ownIpv4, 'ipv4')
const blockedIpv6 = listOf(ownIpv6, 'ipv6')
/** All of IPv6 that is routed: everything else is local, mapped or reserved. */
const publicIpv6 = listOf(['2000::/3'], 'ipv6')

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}

/** Whether an IP address is none of the public internet. A text that is no IP address is not one either. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return blockedIpv4.check(address, 'ipv4')
  if (family === 6) return !publicIpv6.check(address, 'ipv6') || blockedIpv6.check(address, 'ipv6')
  return true
}

/** Names that lead into the own machine or network by convention. */
const privateNames = ['localhost', 'local', 'internal', 'lan', 'home.arpa', 'test', 'invalid']

/** The host of a URL, without the brackets of IPv6 and the dot of a root. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')

/** Whether a URL names this machine. */
export function isLoopback(url: URL): boolean {
  const host = hostOf(url)
  return host === 'localhost' || host.endsWith('.localhost') || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)
}

/** Whether a URL names a private address by itself. A name that only leads to one is seen when it is looked up. */
export function namesPrivateAddress(url: URL): boolean {
  const host = hostOf(url)
  if (isIP(host) !== 0) return isPrivateAddress(host)
  return !host.includes('.') || privateNames.some((name) => host === name || host.endsWith(`.${name}`))
}
