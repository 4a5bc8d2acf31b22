import { RapportError } from '../errors.js'
import { apiFailure } from './api-failure.js'
import { readFields } from './read-fields.js'
import type { Exchange, Route } from './route.js'
import type { Services } from './routes.js'
import { toolHandlers } from './tool-handler.js'

const uuid = '([0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})'

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
    at(`/${uuid}`, { GET: tool('svc_get_destination', { inputOf: id }), PATCH: tool('svc_update_destination', { inputOf: change }) }),
    at(`/${uuid}/enable`, { POST: tool('svc_enable_destination', { inputOf: id }) }),
    at(`/${uuid}/disable`, { POST: tool('svc_disable_destination', { inputOf: id }) }),
    at(`/${uuid}/archive`, { POST: tool('svc_archive_destination', { inputOf: id }) })
  ]
}
