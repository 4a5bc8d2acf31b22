/** One HTTP exchange as the package needs it: every request is a POST whose whole answer is read as text. */
export interface Transport {
  /** Settles once the whole body has arrived. Throws a RapportError when no answer came. */
  post(request: HttpRequest): Promise<HttpResponse>
  /** Lets running requests end, then frees the sockets. */
  close(): Promise<void>
  /** Ends running requests and frees the sockets now. */
  destroy(): Promise<void>
}

/** What is sent. */
export interface HttpRequest {
  origin: string
  path: string
  headers: Record<string, string>
  body: string | Uint8Array
  signal: AbortSignal
  requestId: string
}

/** What came back. */
export interface HttpResponse {
  status: number
  header(name: string): string | undefined
  text: string
}
