import { principalOf } from '../auth/index.js'
import { asRefusal, callerOf } from '../http/index.js'
import type { Services } from '../runtime/index.js'
import type { KeyAccess } from './key-access.js'
import type { RunningWork } from './running-work.js'

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
      tools: services.tools,
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
