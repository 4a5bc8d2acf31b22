import type { HttpRequest, HttpResponse } from '@rapport/core'

/** What the listener needs of a Rapport: what `createRapport()` returns has it. */
export interface RequestHandler {
  handle(request: HttpRequest): Promise<HttpResponse>
  /** The path that all its routes live under, such as `/rapport`; empty or absent: the root. */
  readonly basePath?: string
}
