import { principalOf } from '../auth/api-key.js'
import { callerOf } from '../http/caller.js'
import { asRefusal } from '../http/refusal.js'
import type { Services } from '../runtime/services.js'
import type { RunningWork } from './running-work.js'

/** What an API key opens, as `rapport.authorize` answers it. */
export interface KeyAccess {
  readonly organizationId: string
  /** What the key may do; `hasGrant` tells what that implies. */
  readonly grants: readonly string[]
  /**
   * Calls a tool with this key, as the gateway does for its callers: the same checks, the same metering, the same audit. Throws RapportError, also when
   * the key has ended or was revoked since.
   *
   * @example const { items } = await access.call('svc_list_customers', { limit: 10 })
   */
  call(tool: string, input?: Readonly<Record<string, unknown>>, options?: KeyCallOptions): Promise<unknown>
}

export interface KeyCallOptions {
  /** Aborts when nobody waits for the answer any more. */
  signal?: AbortSignal
  /** That this is a call made before, asked anew for a smaller page: the plan counts it once. */
  again?: boolean
}

/** Makes `authorize`: one use of a key, whatever is then called with it. */
export function keyAccess(services: Services, running: RunningWork): (authorization: string | undefined) => Promise<KeyAccess> {
  const { apiKeys, gateway, settings } = services
  return async (authorization) => {
    const request = { method: 'POST', url: '/', header: (name: string) => (name === 'authorization' ? authorization : undefined) }
    const requestId = settings.ids.uuid(settings.clock.now())
    const { organizationId, principal } = await callerOf(services, { request, requestId, params: [] })
    return {
      organizationId,
      grants: principal.grants,
      call: (tool, input = {}, { signal, again = false } = {}) =>
        running.run(async () => {
          // Whoever holds this may hold it longer than the key lasts.
          const key = await apiKeys.authenticate(authorization).catch((error: unknown) => {
            throw asRefusal(error)
          })
          const caller = { organizationId, principal: principalOf(key), requestId, ...(signal && { departure: { signal } }) }
          return gateway.call(caller, { tool, input }, { isMetered: !again })
        })
    }
  }
}
