import { RapportError } from '../errors.js'
import { apiFailure } from './api-failure.js'
import { pathUuid } from './path-uuid.js'
import { readFields } from './read-fields.js'
import type { Exchange, Route } from './route.js'
import type { Services } from './routes.js'
import { toolHandlers } from './tool-handler.js'

/** `/api/destinations`: the destination tools, each at an address of its own. */
export function destinationRoutes(services: Services): Route[] {
  const { settings } = services
  const fail = apiFailure(settings.logger)
  const tool = toolHandlers(services)
  const body = (exchange: Exchange) => readFields(settings, exchange)
  const id = ({ params }: Exchange) => ({ id: params[0] ?? '' })
  const change = async (exchange: Exchange) => {
    const fields = await body(exchange)
    // The path names the destination: one in the body might be another.
    if (Object.hasOwn(fields, 'id')) throw new RapportError('INVALID_TOOL_INPUT', 'input.id is not allowed')
    return { type: 'SLACK_CHANNEL', ...fields, ...id(exchange) }
  }
  const at = (path: string, methods: Route['methods']): Route => ({ path: new RegExp(`^/api/destinations${path}$`), methods, fail })
  return [
    at('', { GET: tool('svc_list_destinations'), POST: tool('svc_create_destination', { inputOf: body }) }),
    at(`/${pathUuid}`, { GET: tool('svc_get_destination', { inputOf: id }), PATCH: tool('svc_update_destination', { inputOf: change }) }),
    at(`/${pathUuid}/enable`, { POST: tool('svc_enable_destination', { inputOf: id }) }),
    at(`/${pathUuid}/disable`, { POST: tool('svc_disable_destination', { inputOf: id }) }),
    at(`/${pathUuid}/archive`, { POST: tool('svc_archive_destination', { inputOf: id }) })
  ]
}
