import type { HttpRequest, HttpResponse } from '@rapport/core'

/** An answer, whole or as a stream. */
export type NodeAnswer = Omit<HttpResponse, 'body'> & { body: HttpResponse['body'] | ReadableStream<Uint8Array> }

/** The interface that the listener needs. The results of `createRapport()` and `mcpHandler()` have it. */
export interface RequestHandler {
  handle(request: HttpRequest): Promise<NodeAnswer>
  /** The path that all its routes live under, such as `/rapport`; empty or absent: the root. */
  readonly basePath?: string
}

/** Anything that answers a WHATWG Request with a Response, such as what `consoleHandler()` returns. `peer` is the address of the connection. */
export interface WebHandler {
  (request: Request, from: { peer: string }): Promise<Response>
  /** Ends the answers that go on and on, such as the console's live updates, so that a server can drain. */
  close?(): void
  /** The path that all its routes live under, such as `/rapport/console`; empty or absent: the root. */
  readonly basePath?: string
}

/** Whether a handler takes requests in Rapport's own form. What takes both forms is asked in this one, which costs less. */
export function takesHttpRequests(handler: RequestHandler | WebHandler): handler is RequestHandler {
  return 'handle' in handler
}
