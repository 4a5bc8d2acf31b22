import type { Fetch } from '../fetch-transport.js'
import type { TrackingFailure } from './ledger.js'

/** How a tracker reaches its server and what it may keep. */
export interface TrackerOptions {
  /** The server's address, with the path that it is mounted under. */
  baseUrl: string
  /** The public key of the workspace, which begins with `pk_`. */
  publicKey: string
  /** An API key with the grant `data:write`, for events that Rapport trusts in full and that need no `userHash`. Default: none. */
  apiKey?: string | undefined
  /** Allows sending the API key over plain http to another machine. Default false. */
  allowInsecureHttp?: boolean | undefined
  /** How long events wait for others to share a request, in milliseconds. Default 1000. */
  flushInterval?: number | undefined
  /** The longest that one request may take, in milliseconds. Default 10000. */
  timeout?: number | undefined
  /** The age at which an event fails while the server cannot be reached, in milliseconds. Default 300000. */
  maxAge?: number | undefined
  /** The most events that wait; the rest are dropped. Default 20000. */
  maxQueueEvents?: number | undefined
  /** The most bytes of events that wait; the rest are dropped. Default 33554432. */
  maxQueueBytes?: number | undefined
  /** Called for every event that is lost. An error that it throws becomes a process warning. Default: none. */
  onError?: ((failure: TrackingFailure) => void) | undefined
  /** Sends the requests in place of the platform's fetch. Default: `globalThis.fetch`. */
  fetch?: Fetch | undefined
  /** An undici `Agent` for your own connections, proxies, certificates or time limits. Node's fetch takes it. Default: none. */
  dispatcher?: object | undefined
}

export const trackerOptionNames = {
  baseUrl: true,
  publicKey: true,
  apiKey: true,
  allowInsecureHttp: true,
  flushInterval: true,
  timeout: true,
  maxAge: true,
  maxQueueEvents: true,
  maxQueueBytes: true,
  onError: true,
  fetch: true,
  dispatcher: true
} satisfies Record<keyof TrackerOptions, true>
