import type { Static } from 'typebox'
import type { Grant } from '../auth/grants.js'
import { requireGrant } from '../auth/require-grant.js'
import { describePlan } from '../plans.js'
import { apiFailure } from './api-failure.js'
import { callerOf } from './caller.js'
import { fieldsReader, readFields } from './read-fields.js'
import { json } from './respond.js'
import type { Exchange, Route } from './route.js'
import type { Services } from './routes.js'
import { type keyList, type newKey, newKeyBody, type oneKey, trackingChange, type websiteTracking } from './shapes/settings.js'
import { toolHandlers } from './tool-handler.js'

const readDomains = fieldsReader(trackingChange)
const readNewKey = fieldsReader(newKeyBody)

/** `/api/settings`: the workspace's settings, its website tracking, its API keys, its plan. */
export function settingsRoutes(services: Services): Route[] {
  const { settings, apiKeys, publicKeys } = services
  const fail = apiFailure(settings.logger)
  const tool = toolHandlers(services)
  const at = (path: string, methods: Route['methods']): Route => ({ path: new RegExp(`^/api/settings${path}$`), methods, fail })

  async function allowed(exchange: Exchange, grant: Grant) {
    const caller = await callerOf(services, exchange)
    requireGrant(caller.principal, grant, 'This route')
    return caller
  }
  const reader = (exchange: Exchange) => allowed(exchange, 'workspace_settings:read')
  const manager = (exchange: Exchange) => allowed(exchange, 'workspace_settings:manage')

  async function tracking(organizationId: string) {
    const [domains, keys] = await Promise.all([publicKeys.domains(organizationId), publicKeys.list(organizationId)])
    return json(200, { domains, publicKeys: keys } satisfies Static<typeof websiteTracking>)
  }

  return [
    at('', {
      GET: tool('svc_get_workspace_settings', { answerOf: (output) => output.settings }),
      PATCH: tool('svc_update_workspace_settings', {
        inputOf: (exchange) => readFields(settings, exchange),
        answerOf: (output) => output.settings
      })
    }),
    at('/website-tracking', {
      GET: async (exchange) => tracking((await reader(exchange)).organizationId),
      async PATCH(exchange) {
        const { organizationId } = await manager(exchange)
        await publicKeys.setDomains(organizationId, (await readDomains(settings, exchange)).domains)
        return tracking(organizationId)
      }
    }),
    at('/api-keys', {
      async GET(exchange) {
        const { organizationId } = await reader(exchange)
        return json(200, { items: await apiKeys.list(organizationId) } satisfies Static<typeof keyList>)
      },
      async POST(exchange) {
        const { organizationId, principal } = await manager(exchange)
        const { name, grants, expiresAt = null } = await readNewKey(settings, exchange)
        const input = { name, grants, expiresAt, createdById: principal.createdById }
        return json(200, (await apiKeys.create(organizationId, input, principal)) satisfies Static<typeof newKey>)
      }
    }),
    at('/api-keys/([^/]+)', {
      async DELETE(exchange) {
        const { organizationId } = await manager(exchange)
        const apiKey = await apiKeys.revoke(organizationId, exchange.params[0] ?? '')
        return json(200, { apiKey } satisfies Static<typeof oneKey>)
      }
    }),
    at('/plan', { GET: async (exchange) => json(200, await describePlan(settings.plans, (await reader(exchange)).organizationId)) })
  ]
}
