import type { Principal } from '../context/index.js'
import { RapportError } from '../errors.js'
import { type Grant, hasGrant } from './grants.js'

/** Throws TOOL_CALL_FORBIDDEN naming the grant that a key lacks for `what`. Grants bind keys; the host may do what its own code says. */
export function requireGrant(principal: Principal, grant: Grant, what: string): void {
  if (principal.kind === 'host' || hasGrant(principal.grants, grant)) return
  throw new RapportError(
    'TOOL_CALL_FORBIDDEN',
    `${what} needs the grant ${grant}, which ${principal.kind === 'api_key' ? 'this key' : 'this caller'} lacks`
  )
}
