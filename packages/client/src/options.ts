import type { Fetch } from './fetch-transport.js'

/** How a client reaches its server. */
export interface ClientOptions {
  /** The server's address, with the path that it is mounted under: `https://rapport.example.com` or `https://app.example.com/rapport`. */
  baseUrl: string
  /** The API key, which begins with `ok_`. */
  apiKey: string
  /** The longest that a call may take, with retries and waiting, in milliseconds. Default 30000. */
  timeout?: number | undefined
  /** How many times a failed call is sent again, at most. Default 2. */
  maxRetries?: number | undefined
  /** Sends the requests in place of the platform's fetch. Default: `globalThis.fetch`. */
  fetch?: Fetch | undefined
  /** An undici `Agent` for your own connections, proxies, certificates or time limits. Node's fetch takes it. Default: none. */
  dispatcher?: object | undefined
  /** Allows sending the API key over plain http to another machine. Default false. */
  allowInsecureHttp?: boolean | undefined
}

/** Options of one call. They replace those of the client. */
export interface CallOptions {
  /** The longest that this call may take, with retries and waiting, in milliseconds. Default: the client's. */
  timeout?: number | undefined
  /** How many times this call is sent again, at most. Default: the client's. */
  maxRetries?: number | undefined
  /** Ends the call, also while it waits or reads. Default: none. */
  signal?: AbortSignal | undefined
  /** Finds the call in the server's log: 1 to 128 letters, digits, ".", "_" or "-". Default: a new UUID. */
  requestId?: string | undefined
}

export const clientOptionNames = {
  baseUrl: true,
  apiKey: true,
  timeout: true,
  maxRetries: true,
  fetch: true,
  dispatcher: true,
  allowInsecureHttp: true
} satisfies Record<keyof ClientOptions, true>

export const callOptionNames = { timeout: true, maxRetries: true, signal: true, requestId: true } satisfies Record<keyof CallOptions, true>
