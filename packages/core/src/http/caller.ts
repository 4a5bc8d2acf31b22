import { principalOf } from '../auth/api-key.js'
import type { KeyPrincipal } from '../context.js'
import type { Caller } from '../gateway/call-context.js'
import type { Exchange } from './route.js'
import type { Services } from './services.js'

/** Who sends a request with an API key; it counts as a use of the key. Throws INVALID_CREDENTIALS. */
export async function callerOf(
  { apiKeys, settings }: Pick<Services, 'apiKeys' | 'settings'>,
  { request, requestId }: Exchange
): Promise<Caller & { principal: KeyPrincipal }> {
  const key = await apiKeys.authenticate(request.header('authorization'))
  apiKeys.usage.count(key.id, settings.clock.now())
  return { organizationId: key.organization_id, principal: principalOf(key), requestId, departure: request }
}
