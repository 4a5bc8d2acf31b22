import type { HttpRequest, HttpResponse } from './exchange.js'

/** A request on its way through a route. */
export interface Exchange {
  request: HttpRequest
  requestId: string
  /** The path's variable parts, in order. */
  params: readonly string[]
}

export type Handler = (exchange: Exchange) => Promise<HttpResponse> | HttpResponse

/** One path: its methods, and the answer when one of them throws. */
export interface Route {
  path: RegExp
  /** The path as it is written, such as `/api/destinations/{id}`: how figures name the route. */
  pattern?: string
  methods: { readonly [method: string]: Handler }
  /** Headers that also stand on the answer to a method that the path does not have. Never rejects. */
  standing?(exchange: Exchange): Promise<Record<string, string>>
  /** Turns what a handler threw into this route's own failure body. */
  fail(error: unknown, exchange: Exchange): HttpResponse
}
