import type { Logger } from '../values/index.js'
import type { HttpRequest, HttpResponse } from './exchange.js'
import { failure } from './respond.js'

const taken = 'The request body was read before it reached Rapport: pass the request on unread, or a clone of it'

/** Serves WHATWG requests with a handler of Rapport's own form. A request whose body somebody has read is the host's fault: 500, and logged. */
export function fetchWith(
  handle: (request: HttpRequest) => Promise<HttpResponse>,
  logger: Logger
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    if (request.bodyUsed || request.body?.locked) {
      logger.error('A request failed', { method: request.method, path: pathname, error: taken })
      const { status, headers, body } = failure(500, taken)
      return new Response(body, { status, headers })
    }
    const { status, headers, body, stream } = await handle({
      method: request.method,
      url: pathname + search,
      header: (name) => request.headers.get(name) ?? undefined,
      signal: request.signal,
      ...(request.body && { body: request.body })
    })
    return new Response(stream ?? body, { status, headers })
  }
}
