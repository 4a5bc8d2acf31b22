/** One HTTP exchange as the package needs it: the whole answer is read as text. */
export interface Transport {
  /** Settles once the whole body has arrived. Throws a RapportError when no answer came. */
  send(request: HttpRequest): Promise<HttpResponse>
  /** Lets running requests end, then frees the sockets. */
  close(): Promise<void>
  /** Ends running requests and frees the sockets now. */
  destroy(): Promise<void>
}

/** The methods that the server's routes have. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What is sent. */
export interface HttpRequest {
  method: HttpMethod
  origin: string
  path: string
  headers: Record<string, string>
  /** Absent where the method or the path says all. */
  body?: string | Uint8Array | undefined
  signal: AbortSignal
  requestId: string
}

/** What came back. */
export interface HttpResponse {
  status: number
  header(name: string): string | undefined
  text: string
}
