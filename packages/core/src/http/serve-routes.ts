import { requireGrant } from '../auth/index.js'
import { callContext } from '../context/index.js'
import type { Services } from '../runtime/index.js'
import { loggerWith } from '../values/index.js'
import { apiFailure } from './api-failure.js'
import type { ApiRoute } from './api-route.js'
import { callerOf } from './caller.js'
import type { RouteTable } from './define-raw-route.js'
import { json } from './respond.js'
import type { Exchange, Handler, Route } from './route.js'
import { inputReader, pathNames } from './route-input.js'

/** Every route of the table as the router serves it: one for each path, in the order of the table. */
export function serveRoutes<Needs extends Services>(table: RouteTable<Needs>, services: Needs): Route[] {
  const fail = apiFailure(services.settings.logger)
  const raw = table.raw.map((route) => ({ ...route.serve(services, table), path: pathPattern(route.path), pattern: route.path }))
  const paths = new Map<string, ApiRoute[]>()
  for (const route of table.api) paths.set(route.path, [...(paths.get(route.path) ?? []), route])
  const api = [...paths].map(([path, routes]) => ({
    path: pathPattern(path, routes[0]),
    pattern: path,
    methods: Object.fromEntries(routes.map((route) => [route.method, handlerOf(route, services)])),
    fail
  }))
  return [...raw, ...api]
}

/** Finds the key's organization, checks grant and input, and answers what the route's function returns. */
function handlerOf(route: ApiRoute, services: Services): Handler {
  const { settings } = services
  const read = inputReader(route, settings.limits.gatewayBodyBytes)
  return async (exchange: Exchange) => {
    const caller = await callerOf(services, exchange)
    for (const grant of route.grants) requireGrant(caller.principal, grant, 'This route')
    const input = await read(exchange)
    const { requestId } = exchange
    const told = { ...services, settings: { ...settings, logger: loggerWith(settings.logger, { requestId }) } }
    const context = callContext(settings, caller, route.auditName ?? route.operationId)
    const output = await route.handle(input, Object.assign(context, { organizationId: caller.organizationId, caller, services: told }))
    return json(route.status ?? 200, output)
  }
}

const uuid = '([0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})'

/** The expression that a path such as `/api/destinations/{id}` stands for, with a group for each name in it. */
function pathPattern(path: string, route?: ApiRoute): RegExp {
  const groups = new Map(pathNames(path).map((name) => [name, isUuidField(name, route) ? uuid : '([^/]+)']))
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, (_, name) => groups.get(name) ?? '')}$`)
}

function isUuidField(name: string, route: ApiRoute | undefined): boolean {
  const schema = route?.input.properties[name]
  return schema !== undefined && 'format' in schema && schema.format === 'uuid'
}
