import { fetchTransport } from './fetch-transport.js'
import { type CallTool, callWith, createResourceMethods, createToolMethods } from './methods.js'
import type { ClientOptions } from './options.js'
import type { ResourceMethods } from './resource-methods.generated.js'
import { sender } from './send.js'
import type { ToolMethods } from './tool-methods.generated.js'
import type { DeclaredEventMethods } from './tracking/declared-import.js'
import type { EventsOf } from './tracking/inputs.js'

/**
 * A Rapport server as typed functions: the nouns of the embedding API's workspace with their methods, and the tools.
 *
 * @example const { externalId, currentMrr } = await client.customers.get({ customerId: 'acme' })
 */
export interface RapportClient extends ResourceMethods {
  /**
   * Calls a tool by its name. The name gives the types of input and answer. An operation that the server added can be called,
   * too, without types. A failed call is sent again if the server says that it may succeed, else after a failed connection,
   * 408, 409 of a lock, 429 and 5xx. The client waits as Retry-After asks, or 0.5 to 8 s. An operation that the server added is
   * sent again only after 429, because it might do its work twice.
   *
   * Throws a RapportError: a StatusError of the status, ConnectionError, TimeoutError, AbortError, UnexpectedResponseError,
   * InvalidInputError, ConfigurationError (of an option of this call) or ClosedError.
   *
   * @example const { items } = await client.call('svc_list_customers', { billingStatus: 'PAYING', limit: 10 })
   */
  call: CallTool
  /**
   * Every tool as a method, named after it: `listCustomers` is `svc_list_customers`.
   *
   * @example const { events } = await client.tools.getTimeline({ customer: 'acme', timeframe: '7d' })
   */
  tools: ToolMethods
  /** Lets running calls end, then frees the connections; later calls throw a ClosedError. */
  close(): Promise<void>
}

/** The client whose `events.import` takes only declared events; the plain client if none are declared. */
export type ClientOf<Declared> = string extends keyof EventsOf<Declared>
  ? RapportClient
  : Omit<RapportClient, 'events'> & { events: DeclaredEventMethods<EventsOf<Declared>> }

/**
 * Makes a client. With the type of declared events, `events.import` takes those alone: `createRapportClient<typeof events>(…)`. Opens nothing until
 * the first call, and does not keep a process running that is otherwise done. Throws a ConfigurationError for options that cannot work.
 *
 * @example const client = createRapportClient({ baseUrl: 'https://rapport.example.com', apiKey: process.env.RAPPORT_API_KEY ?? '' })
 */
export function createRapportClient<Declared = unknown>(options: ClientOptions): ClientOf<Declared> {
  const transport = fetchTransport(options)
  const send = sender(options, transport)
  return {
    ...createResourceMethods(send),
    call: callWith(send),
    tools: createToolMethods(send),
    close: () => transport.close()
  } satisfies RapportClient as RapportClient as ClientOf<Declared>
}
