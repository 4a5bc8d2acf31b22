import { holdsUser } from '../../providers/index.js'
import { invalidInput, parseUrl } from '../../validation/index.js'
import { isLoopback, namesPrivateAddress } from './private-addresses.js'

/** What addresses of endpoints may be. */
export interface AddressRules {
  /** Whether endpoints may be at private addresses, and on this machine by http. */
  allowPrivateAddresses: boolean
}

/** What is wrong with the address of an endpoint, in words that follow its name; undefined where nothing is. */
export function urlProblem(url: URL | null, { allowPrivateAddresses }: AddressRules): string | undefined {
  if (!url) return 'must be a whole address, such as https://example.com/hooks'
  if (holdsUser(url)) return 'must have no user and no password: the signature proves who sends'
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url))) return 'must begin with https://'
  if (allowPrivateAddresses) return undefined
  if (!namesPrivateAddress(url)) return undefined
  return 'must be a public address. For development, set createRapport({ endpoints: { allowPrivateAddresses: true } })'
}

/** Reads the address of an endpoint. Throws INVALID_TOOL_INPUT for one that nothing may be sent to. */
export function readEndpointUrl(text: string, rules: AddressRules): string {
  const url = parseUrl(text)
  const problem = urlProblem(url, rules)
  if (problem !== undefined || !url) throw invalidInput('url', problem ?? 'must be an address')
  url.hash = ''
  return url.href
}
