import type { HttpRequest, HttpResponse } from '@rapport/core'

/** An answer, whole or as a stream. */
export type NodeAnswer = Omit<HttpResponse, 'body'> & { body: HttpResponse['body'] | ReadableStream<Uint8Array> }

/** What the listener needs of a Rapport, or of what is served beside it: what `createRapport()` and `mcpHandler()` return has it. */
export interface RequestHandler {
  handle(request: HttpRequest): Promise<NodeAnswer>
  /** The path that all its routes live under, such as `/rapport`; empty or absent: the root. */
  readonly basePath?: string
}
