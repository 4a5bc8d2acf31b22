import { invalidInput } from '../validation/index.js'
import { type AddressRules, readEndpointUrl } from './addresses/endpoint-url.js'
import type { EndpointChange } from './endpoint.js'

/** Where an endpoint sends to, as somebody gives it. */
interface Target {
  url: string | undefined
  memberIds: readonly string[] | undefined
}

/** Reads where an endpoint of this kind sends to, so far as it is given. Throws INVALID_TOOL_INPUT for what the kind does not have, and for an address that nothing may be sent to. */
export function readTarget(kind: string, { url, memberIds }: Pick<EndpointChange, 'url' | 'memberIds'>, rules: AddressRules): Target {
  if (kind === 'email' && url !== undefined) throw invalidInput('url', 'is for webhooks: an endpoint of the kind email has memberIds')
  if (kind === 'webhook' && memberIds !== undefined)
    throw invalidInput('memberIds', 'is for endpoints of the kind email: a webhook has a url')
  return { url: url === undefined ? undefined : readEndpointUrl(url, rules), memberIds }
}

/** `readTarget` for a new endpoint, which has to say where it sends to. */
export function requireTarget(kind: string, given: Pick<EndpointChange, 'url' | 'memberIds'>, rules: AddressRules): Target {
  const target = readTarget(kind, given, rules)
  if (kind === 'email' && target.memberIds === undefined) throw invalidInput('memberIds', 'is required of an endpoint of the kind email')
  if (kind === 'webhook' && target.url === undefined)
    throw invalidInput('url', 'is required of a webhook. To send mail instead, set kind to email and name memberIds')
  return target
}
