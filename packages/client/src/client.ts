import { fetchTransport } from './fetch-transport.js'
import { createToolMethods, type ToolMethods } from './methods.generated.js'
import type { CallTool } from './methods.js'
import type { ClientOptions } from './options.js'
import { sendCall } from './send-call.js'
import { undiciTransport } from './undici-transport.js'

/** A Rapport server's tools as typed functions. */
export interface RapportClient extends ToolMethods {
  /**
   * Calls a tool by its name; input and answer are typed by it. Sends again what may succeed: as the server says, else after a
   * failed connection, 408, 409 of a lock, 429 and 5xx, waiting as Retry-After asks or 0.5 to 8 s.
   *
   * Throws a RapportError: a StatusError of the status, ConnectionError, TimeoutError, AbortError, UnexpectedResponseError,
   * InvalidInputError, ConfigurationError (of an option of this call) or ClosedError.
   *
   * @example const { items } = await client.call('svc_list_customers', { billingStatus: 'PAYING', limit: 10 })
   */
  call: CallTool
  /** Lets running calls end, then frees the connections; later calls throw a ClosedError. */
  close(): Promise<void>
}

/**
 * Makes a client. Opens nothing until the first call, and does not keep a process running that is otherwise done. Throws a
 * ConfigurationError for options that cannot work.
 *
 * @example const client = createRapportClient({ baseUrl: 'https://rapport.example.com', apiKey: process.env.RAPPORT_API_KEY ?? '' })
 */
export function createRapportClient(options: ClientOptions): RapportClient {
  const transport = options.fetch === undefined ? undiciTransport() : fetchTransport(options.fetch)
  const send = sendCall(options, transport)
  return {
    ...createToolMethods(send),
    call: (name, ...[input, callOptions]) => send(name, input, callOptions),
    close: () => transport.close()
  }
}
