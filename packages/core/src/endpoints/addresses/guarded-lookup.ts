import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { isPrivateAddress } from './private-addresses.js'

/** A name leads to an address that nothing may be sent to. */
class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError'
  readonly code = 'EPRIVATE'

  constructor() {
    super('The name leads to a private address')
  }
}

type Found = (error: Error | null, addresses: string | LookupAddress[], family?: number) => void

/** How names are looked up; tests bring their own. */
export type Lookup = (
  hostname: string,
  options: LookupOptions & { all: true },
  found: (error: Error | null, addresses: LookupAddress[]) => void
) => void

/**
 * Looks a name up as `dns.lookup` does, and refuses one that leads to a private address. The connection goes to the very address that was looked at, so that a
 * name which changes meanwhile wins nothing.
 */
export function guardedLookup(ask: Lookup = lookup) {
  return (hostname: string, options: LookupOptions, found: Found): void => {
    ask(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error) found(error, [])
      else if (!first || addresses.some(({ address }) => isPrivateAddress(address))) found(new PrivateAddressError(), [])
      else if (options.all) found(null, addresses)
      else found(null, first.address, first.family)
    })
  }
}
