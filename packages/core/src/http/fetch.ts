import type { HttpRequest, HttpResponse } from './exchange.js'

/** Serves WHATWG requests with a handler of Rapport's own form. */
export function fetchWith(handle: (request: HttpRequest) => Promise<HttpResponse>): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const { status, headers, body } = await handle({
      method: request.method,
      url: pathname + search,
      header: (name) => request.headers.get(name) ?? undefined,
      signal: request.signal,
      ...(request.body && { body: request.body })
    })
    return new Response(body, { status, headers })
  }
}
