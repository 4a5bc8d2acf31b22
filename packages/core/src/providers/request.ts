import type { JsonObject } from '../storage/index.js'

/** A request to the vendor. Rapport stores it between pages, so put no secret into it. */
export type ApiRequest = {
  /** `GET` by default. */
  method?: 'GET' | 'POST'
  /** A path that is added to `baseUrl`, or a whole address of the same origin, such as a link to the next page. */
  path: string
  /** The parameters of the address. */
  query?: { [name: string]: string | string[] }
  /** The name of a site of `Provider.site`, which replaces `baseUrl`. */
  site?: string
  /** The body, as JSON. */
  body?: JsonObject
  /** What the connector needs for later pages, such as the lists that it still has to read. Rapport stores it with the request, and never sends it. */
  note?: JsonObject
  /** The body as a form, instead of JSON. */
  form?: { [name: string]: string }
  /**
   * The answer has a JSON value in each line, and `body` is the list of them. A page can have any size: Rapport reads it in parts of at most 1,000 lines, and
   * calls `records` for each part. A line that is not JSON counts as unreadable. If an answer breaks off, Rapport asks again.
   */
  lines?: true
  /** For `complete`: an answer that means `empty`, `skipStream` or `fatal` is returned, so that you can go on without it. */
  optional?: boolean
  /** For `complete`: the request is sent again even if the run has sent the same request before. */
  fresh?: boolean
}

/** An answer of the vendor: at most 20 MB, and at most 64 levels and 1,000,000 values of JSON. */
export interface ApiResponse {
  /** The HTTP status. */
  status: number
  /** The value of a header, or `null`. */
  header(name: string): string | null
  /** The JSON of the answer, or its text if it is not JSON. */
  body: unknown
  /** When the request was sent, in epoch milliseconds. */
  askedAt: number
  /** How many characters the body had, if they were counted. */
  size?: number
}

/** Makes one request, with the credential, the budget and all waits. Answers those whose verdict is `ok` or `empty`, or of an optional one `skipStream` or `fatal`; throws for others. */
export type SendRequest = (request: ApiRequest) => Promise<ApiResponse>
