import { BlockList, isIP } from 'node:net'

/**
 * The trusted proxies in front of the server, whose X-Forwarded-For names the client: their number, or their addresses
 * and networks, such as `['10.0.0.0/8', '2001:db8::/32']`. A number is safe only where nobody reaches the server past
 * the proxies.
 */
export type TrustProxy = number | readonly string[]

/** Where a request came from. */
export interface RequestOrigin {
  /** The address of the connection. */
  peer?: string | undefined
  /** The header X-Forwarded-For. */
  forwardedFor?: string | null | undefined
  /** The header X-Forwarded-Prefix: the path that a proxy took off. */
  forwardedPrefix?: string | null | undefined
}

/** More proxies than anybody has in a row. */
const maxProxies = 100

/**
 * What finds the address that a request came from. Every proxy adds at the right whom it was asked by, so the header is read from there, and only as far
 * as trusted proxies wrote it: a client may send any entries to the left of these. Throws TypeError for what names no proxies.
 */
export function clientAddressBehind(trustProxy: TrustProxy = 0): (origin: RequestOrigin) => string {
  const isTrusted = readTrust(trustProxy)
  return ({ peer = '', forwardedFor }) => {
    const entries = forwardedFor ? forwardedFor.split(',') : []
    let address = normalAddress(peer) ?? peer
    for (let hop = 0; isTrusted(address, hop); hop++) {
      const before = normalAddress(entries.pop() ?? '')
      if (before === undefined) break
      address = before
    }
    return address
  }
}

/** Whether an address is one of a trusted proxy; `hop` counts the proxies before it. Throws TypeError for what names no proxies. */
export function readTrust(trustProxy: TrustProxy = 0): (address: string, hop: number) => boolean {
  if (Array.isArray(trustProxy)) return trustOfNetworks(trustProxy)
  if (typeof trustProxy !== 'number' || !Number.isInteger(trustProxy) || trustProxy < 0 || trustProxy > maxProxies)
    throw new TypeError(
      `trustProxy must be the number of proxies (0 to ${maxProxies}), or a list of their addresses and networks, such as ["10.0.0.0/8"]`
    )
  return (_, hop) => hop < trustProxy
}

function trustOfNetworks(networks: readonly unknown[]): (address: string) => boolean {
  const trusted = new BlockList()
  for (const network of networks) add(trusted, network)
  return (given) => {
    const address = normalAddress(given) ?? given
    return isIP(address) === 4 ? trusted.check(address) : isIP(address) === 6 && trusted.check(address, 'ipv6')
  }
}

function add(trusted: BlockList, network: unknown): void {
  const [, text = '', length] = /^([^/]+?)(?:\/(\d{1,3}))?$/.exec(typeof network === 'string' ? network.trim() : '') ?? []
  const address = isIP(text) === 0 ? undefined : normalAddress(text)
  if (address === undefined) throw noNetwork(network)
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
  const bits = family === 'ipv4' ? 32 : 128
  // ::ffff:10.0.0.0/104 is 10.0.0.0/8.
  const written = isIP(text) === 6 ? 128 : 32
  const prefix = Number(length ?? written) - (written - bits)
  if (prefix < 0 || prefix > bits) throw noNetwork(network)
  trusted.addSubnet(address, prefix, family)
}

const noNetwork = (network: unknown) =>
  new TypeError(`trustProxy: ${JSON.stringify(network)} is not an address or network, such as 10.0.0.1 or 10.0.0.0/8`)

/** An address in its one notation, without a port; undefined for what is none. Some proxies write the port too. */
function normalAddress(text: string): string | undefined {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/.exec(text.trim()) ?? []
  const address = (bracketed ?? plain ?? text.trim()).replace(/%.*$/, '')
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined
  const shortened = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(shortened) ?? []
  if (high === undefined || low === undefined) return shortened
  return [high, low].flatMap((part) => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255]).join('.')
}
