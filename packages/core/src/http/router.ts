import type { Settings } from '../context/index.js'
import type { Clock, Ids } from '../values/index.js'
import type { HttpRequest, HttpResponse } from './exchange.js'
import { failure } from './respond.js'
import type { Handler, Route } from './route.js'

/** Answers requests by the first route whose path fits. Every answer carries its X-Request-Id, and nothing is ever thrown. */
export function createRouter(settings: Settings, routes: readonly Route[]): (request: HttpRequest) => Promise<HttpResponse> {
  return async (request) => {
    const since = performance.now()
    const requestId = requestIdOf(request, settings)
    const path = pathBelow(settings.basePath, request.url)
    const match = path === undefined ? undefined : findRoute(routes, path)
    const response = await answer(request, requestId, match)
    response.headers['x-request-id'] = requestId
    const milliseconds = performance.now() - since
    // The pattern, not the path: paths hold tokens, and ids that may be people's addresses.
    const asked = { route: match?.route.pattern ?? 'none', method: methodOf(request) }
    settings.metrics.httpSeconds.observe({ ...asked, status: String(response.status) }, milliseconds / 1_000)
    if (settings.accessLog) {
      settings.logger.info('Request', { requestId, ...asked, status: response.status, milliseconds: Math.round(milliseconds) })
    }
    return request.method === 'HEAD' ? { ...response, body: null } : response
  }

  async function answer(request: HttpRequest, requestId: string, match: Match | undefined): Promise<HttpResponse> {
    if (!match) return failure(404, 'Not found')
    const { route, params } = match
    const exchange = { request, requestId, params }
    const handler = handlerOf(route, request.method)
    if (!handler) return failure(405, 'Method not allowed', { ...(await route.standing?.(exchange)), allow: allowed(route) })
    try {
      return await handler(exchange)
    } catch (error) {
      return route.fail(error, exchange)
    }
  }
}

interface Match {
  route: Route
  params: readonly string[]
}

/** The first route whose path fits. */
function findRoute(routes: readonly Route[], path: string): Match | undefined {
  for (const route of routes) {
    const found = route.path.exec(path)
    if (found) return { route, params: found.slice(1) }
  }
  return undefined
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The method as figures name it: a caller may send any word. */
const methodOf = ({ method }: HttpRequest) => (methods.has(method) ? method : 'other')

/** A URL's path without the query, below the base path; `undefined` when it lies elsewhere. */
function pathBelow(basePath: string, url: string): string | undefined {
  const [path = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/)
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : undefined
}

function handlerOf({ methods }: Route, method: string): Handler | undefined {
  const name = method === 'HEAD' ? 'GET' : method
  return Object.hasOwn(methods, name) ? methods[name] : undefined
}

function allowed({ methods }: Route): string {
  const names = Object.keys(methods)
  return (names.includes('GET') ? [...names, 'HEAD'] : names).join(', ')
}

/** The caller's X-Request-Id, when it is one that is safe to log and send back; else a new one. */
function requestIdOf(request: HttpRequest, { ids, clock }: { ids: Ids; clock: Clock }): string {
  const given = request.header('x-request-id')
  return given !== undefined && /^[A-Za-z0-9._-]{1,128}$/.test(given) ? given : ids.uuid(clock.now())
}
