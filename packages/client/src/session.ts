import type { RapportClient } from './client.js'
import { ConnectionError } from './errors.js'
import type { Fetch } from './fetch-transport.js'
import { callWith, createResourceMethods, createToolMethods } from './methods.js'
import { readAnswer } from './response-error.js'
import { requestOf } from './route-request.js'
import type { Send } from './send.js'
import type { HttpMethod } from './transport.js'

export { RapportError } from './errors.js'
export type { MethodInputs, MethodOutputs } from './resources.generated.js'
export type { ToolInputs, ToolName, ToolOutputs } from './tools.generated.js'

/** How a page reaches the server that it came from. */
export interface SessionOptions {
  /** Where the API's paths begin for this page, such as `/console`. */
  basePath: string
  /** Sent with every request. */
  headers?: Record<string, string>
  /** Default: the browser's own, with the cookies of this origin. */
  fetch?: Fetch
}

/** The same methods, without an API key: whoever serves the page knows who looks at it. Nothing is sent twice; `timeout` and `maxRetries` are not looked at. */
export type SessionClient = Omit<RapportClient, 'close'>

/**
 * Makes the client of a page in a browser. It needs nothing of Node.
 *
 * @example const client = createSessionClient({ basePath: '/console', headers: { 'x-rapport-console': '1' } })
 */
export function createSessionClient({ basePath, headers = {}, fetch = globalThis.fetch }: SessionOptions): SessionClient {
  async function ask(method: HttpMethod, path: string, body: string | undefined, signal?: AbortSignal): Promise<Record<string, unknown>> {
    const requestId = crypto.randomUUID()
    const sent = { accept: 'application/json', 'x-request-id': requestId, ...headers, ...(body && { 'content-type': 'application/json' }) }
    const init = { method, headers: sent, body: body ?? null, redirect: 'manual', signal: signal ?? new AbortController().signal } as const
    const response = await reach(() => fetch(`${basePath}${path}`, init), requestId, signal)
    const text = await reach(() => response.text(), requestId, signal)
    return readAnswer({ status: response.status, header: (name) => response.headers.get(name) ?? undefined, text }, requestId)
  }

  const send: Send = {
    tool: async (name, input, options, cursor) => {
      const body = JSON.stringify({ tool: name, input: cursor === undefined ? (input ?? {}) : { ...input, cursor } })
      // The server has checked its output against the schema that this type was generated from.
      return (await ask('POST', '/api/tools/call', body, options?.signal)) as never
    },
    route: async (call, fields, options) => {
      const { method, path, body } = requestOf(call, fields)
      const answer = await ask(method, path, body, options?.signal)
      return call.answer === undefined ? answer : answer[call.answer]
    }
  }
  return {
    ...createResourceMethods(send),
    call: callWith(send),
    tools: createToolMethods(send)
  }
}

async function reach<T>(work: () => Promise<T>, requestId: string, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (signal?.aborted) throw cause
    const facts = { code: 'CONNECTION_FAILED', requestId, retryable: true }
    throw new ConnectionError('The server cannot be reached.', facts, { cause })
  }
}
