import { principalOf } from '../auth/index.js'
import type { Caller, KeyPrincipal, SessionPrincipal } from '../context/index.js'
import type { Services } from '../runtime/index.js'
import type { Exchange } from './route.js'

/** Who sends a request: with an API key, of which it counts as a use, or let in by the host. Throws INVALID_CREDENTIALS. */
export async function callerOf(
  { apiKeys, settings }: Pick<Services, 'apiKeys' | 'settings'>,
  { request, requestId }: Exchange
): Promise<Caller & { principal: KeyPrincipal | SessionPrincipal }> {
  const { session } = request
  if (session) {
    const { organizationId, grants, memberId, sessionId } = session
    const person = { ...(memberId !== undefined && { actor: memberId }), ...(sessionId !== undefined && { sessionId }) }
    const principal = { kind: 'session' as const, grants, ...person }
    return { organizationId, principal, requestId, departure: request }
  }
  const key = await apiKeys.authenticate(request.header('authorization'))
  apiKeys.usage.count(key.id, settings.clock.now())
  return { organizationId: key.organization_id, principal: principalOf(key), requestId, departure: request }
}
