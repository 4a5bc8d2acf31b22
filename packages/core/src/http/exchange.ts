import type { Grant } from '../auth/index.js'

/** A request in Rapport's own form: what both node:http and WHATWG requests become, without building either on the hot path. */
export interface HttpRequest {
  method: string
  /** The path with its query, as sent, such as `/api/tools/call?x=1`. */
  url: string
  /** A header's value by its lower-case name. */
  header(name: string): string | undefined
  /** The address of the connection, where the host knows it. */
  readonly peer?: string | undefined
  /** The body's bytes in order; absent when there is none. Reading may stop early. */
  body?: AsyncIterable<Uint8Array>
  /** Aborts when the caller goes away. */
  signal?: AbortSignal
  /** Who asks, where the host has found that out itself: then no API key is looked for. Nothing that a client sends can set it. */
  session?: Session
}

/** A person that the host has let in: the organization whose rows they see, and their grants. */
export interface Session {
  organizationId: string
  grants: readonly Grant[]
  /** The member, for the audit log and for what belongs to a member. */
  memberId?: string
  /** Set by `consoleHandler` for a person who has signed in by a link. */
  sessionId?: string
}

/** The answer to a request. `close` asks the server to end the connection, because the body was not read to its end. */
export interface HttpResponse {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array | null
  /** The body where it is sent while it is made; `body` is null then. */
  stream?: ReadableStream<Uint8Array>
  close?: boolean
}
