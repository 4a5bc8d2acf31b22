import type { JsonObject } from '../storage/index.js'

/** A request below the connection's base address. It is stored as it is between pages, so that it holds no secret. */
export type ApiRequest = {
  method?: 'GET' | 'POST'
  /** A path below `baseUrl`, or a whole address of the same origin, as a link to the next page is. */
  path: string
  query?: { [name: string]: string | string[] }
  /** The name of a site that it goes to in place of `baseUrl` (`Provider.site`). */
  site?: string
  body?: JsonObject
  /** What the connector has to know for the pages behind this one, such as which lists are still to be read. It is kept with the request, and never sent. */
  note?: JsonObject
  /** The body as a form, in place of JSON. */
  form?: { [name: string]: string }
  /**
   * Its answer is lines, each of them JSON, and `body` the list of their values. As a page it may be of any size: it is read and stored in parts of at most
   * 1,000 lines, so that `records` is asked for each part. A line that is not JSON is named, and harms no other. What breaks off is asked for again.
   */
  lines?: true
  /** For further reads: an answer that nothing can be had (`empty`, `skipStream`, `fatal`) is handed out, for the caller to go on without it. */
  optional?: boolean
  /** For further reads: it is asked each time, also where the same was asked before in the run. */
  fresh?: boolean
}

/** What came back, unpacked: at most 20 MB, of JSON at most 64 levels and 1,000,000 values. */
export interface ApiResponse {
  status: number
  header(name: string): string | null
  /** The JSON; the text where it is none. */
  body: unknown
  /** When it was asked, in epoch milliseconds. */
  askedAt: number
  /** How many characters its body had; left out where nobody counts them. */
  size?: number
}

/** Makes one request, with the credential, the budget and all waits. Answers those whose verdict is `ok` or `empty`, or of an optional one `skipStream` or `fatal`; throws for others. */
export type SendRequest = (request: ApiRequest) => Promise<ApiResponse>
