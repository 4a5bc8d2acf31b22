import type { HttpClient } from '@rapport/core'
import { type Fault, faulty } from './faults.js'
import type { Asked, Paging } from './paging.js'

/** A route of a fake provider: a list that is cut into pages, or an answer. `path` may have names: `/v1/customers/:id`. */
export interface FakeRoute {
  /** `GET` by default. */
  method?: string
  /** The path, with names such as `/v1/customers/:id`. */
  path: string
  /** All records of a list. `asked` has `url`, `body` and the `names` of the path. */
  list?: (asked: Asked & Matched) => readonly unknown[]
  /** How the list is cut into pages, such as `pagesByToken()`. */
  paging?: Paging
  /** The parameter that asks for a size of pages, `limit` by default. */
  limit?: string
  /** The answer of a route without a list: JSON, or a `Response`. `undefined` gives 404. */
  answer?: (asked: Asked & Matched) => unknown
}

interface Matched {
  /** What stands for the names of the path. */
  names: Readonly<Record<string, string>>
}

/** A request as it came. */
export interface RecordedRequest {
  method: string
  url: string
  headers: Headers
  body: unknown
}

export interface FakeProviderOptions {
  /** The lists and answers that the vendor has. */
  routes: readonly FakeRoute[]
  /** The time in epoch milliseconds. */
  now: () => number
  /** The most records on a page, 100 by default. */
  pageSize?: number
  /** Whether the headers of a request have the right credential. Other requests get 401. */
  accepts?: (headers: Headers) => boolean
  /** The fault of the next request, or `undefined`. */
  faults?: () => Fault | undefined
  /** The body of a 404. */
  notFound?: unknown
  /** `false` keeps no list of requests, for tests with tens of thousands of them. */
  keepsRequests?: boolean
}

/** A provider without a network: what it was asked, and the way to it. */
export interface FakeProvider {
  http: HttpClient
  requests: RecordedRequest[]
  /** Has the next requests meet these faults, one each. */
  failNext(...faults: Fault[]): void
}

/**
 * A provider that serves recorded JSON by route, without a socket.
 *
 * @example fakeProvider({ now, routes: [{ path: '/v1/customers', list: () => customers, paging: pagesAfterId() }], pageSize: 2 })
 */
export function fakeProvider(options: FakeProviderOptions): FakeProvider {
  const requests: RecordedRequest[] = []
  const waiting: Fault[] = []
  const http: HttpClient = async (address, init) => {
    init.signal?.throwIfAborted()
    const url = new URL(address)
    const method = init.method ?? 'GET'
    const headers = new Headers(init.headers)
    const body = bodyOf(init.body)
    if (options.keepsRequests !== false) requests.push({ method, url: url.href, headers, body })
    const answer = () => respond(options, method, headers, { url, body })
    const fault = waiting.shift() ?? options.faults?.()
    return fault ? faulty(fault, answer, options.now(), init.signal) : answer()
  }
  return { http, requests, failNext: (...faults) => waiting.push(...faults) }
}

function respond(
  { routes, accepts, pageSize = 100, notFound }: FakeProviderOptions,
  method: string,
  headers: Headers,
  asked: Asked
): Response {
  if (accepts && !accepts(headers)) return json(401, { error: { message: 'The credential does not count' } })
  for (const route of routes) {
    const names = (route.method ?? 'GET') === method ? match(route.path, asked.url.pathname) : undefined
    if (!names) continue
    const matched = { ...asked, names }
    if (route.list && route.paging) {
      const wanted = Number(asked.url.searchParams.get(route.limit ?? 'limit') ?? pageSize) || pageSize
      const { status = 200, body, headers: more } = route.paging(route.list(matched), asked, Math.min(wanted, pageSize))
      return json(status, body, more)
    }
    const body = route.answer?.(matched)
    if (body instanceof Response) return body
    if (body !== undefined) return json(200, body)
  }
  return json(404, notFound ?? { error: { message: `There is no ${asked.url.pathname}` } })
}

/** What stands for the names of a path; undefined when it is another path. */
function match(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return undefined
  const names: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = decodeURIComponent(given[index] ?? '')
    if (part.startsWith(':')) names[part.slice(1)] = value
    else if (part !== value) return undefined
  }
  return names
}

function json(status: number, body: unknown, headers?: Record<string, string>): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
}

/** A body as JSON, or as the fields of a form. */
function bodyOf(body: RequestInit['body']): unknown {
  if (body instanceof URLSearchParams) return Object.fromEntries(body)
  if (typeof body !== 'string' || body === '') return undefined
  try {
    return JSON.parse(body)
  } catch {
    return Object.fromEntries(new URLSearchParams(body))
  }
}
