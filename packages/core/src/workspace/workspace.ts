import type { IngestBatch, IngestEvent, IngestIssue, IngestResult } from '../ingest/index.js'
import type { WorkspaceNouns } from './nouns.generated.js'
import type { CallTool, WorkspaceTools } from './tools.js'

/** How `ingest` stores its events. */
export interface IngestOptions {
  /**
   * A transaction of the host's own on Rapport's Postgres database: a client of `pg` after BEGIN, or what Kysely, Drizzle or Prisma gives to the work of
   * a transaction. If the host commits it, the events are stored within a second or so, by a process that has called `rapport.start()`. If the host rolls it back, they are never stored. A
   * batch that is refused is refused at once.
   *
   * `ingest` throws TypeError when this is no such transaction or the store is not Postgres, and `HostTransactionError` when the transaction cannot take
   * the events. Either way the host can go on.
   *
   * @example
   * await client.query('BEGIN')
   * await client.query('insert into orders (id) values ($1)', [orderId])
   * await workspace.ingest({ source: 'server', events: [{ type: 'custom', eventName: 'ordered', userId }] }, { transaction: client })
   * await client.query('COMMIT')
   */
  transaction?: unknown
}

/**
 * One organization, for your own code. Methods throw `RapportError`: INVALID_TOOL_INPUT for wrong input, with a message that names the
 * field, and NOT_FOUND for a write if the organization does not exist. A batch of `put` is stored as a whole or not at all. `Event` is the
 * type of the events that `ingest` takes. A workspace with declared events can be used as a plain `Workspace`.
 */
export interface Workspace<Event = IngestEvent> extends WorkspaceNouns {
  readonly organizationId: string
  /**
   * Calls a tool, or an operation of your own, in process. The input is checked and metered as over HTTP. Your code needs no grants.
   * `actor` is the id of the member that you act for. The audit log names this member.
   *
   * @example const { items } = await workspace.call('svc_list_customers', { billingStatus: 'PAYING' })
   */
  call: CallTool
  /**
   * Every tool as a method: `const { events } = await workspace.tools.getTimeline({ customer: 'acme', timeframe: '7d' })`. Called with grants, it gives the
   * tools to a language model: `workspace.tools({ grants: ['customer_intelligence:read'] }).aiSdk()`.
   */
  readonly tools: WorkspaceTools
  /**
   * Stores a batch of events, like the ingest route. Resolves after the commit. `errors` of the answer names refused events. `warnings`
   * says what was left out or changed in the others. Throws `IngestRefusal` if the whole batch is refused, with the status 403 if
   * the plan does not include website tracking.
   *
   * @example await workspace.ingest({ source: 'server', events: [{ type: 'custom', eventName: 'signup', userId: 'u1', email: 'ann@acme.com' }] })
   */
  ingest(batch: IngestBatch<Event>, options?: IngestOptions): Promise<IngestResult>
  /** Why events and requests of the last day were refused, and why events were changed, newest first. Look here, because browsers ignore the answers. */
  ingestIssues(): Promise<IngestIssue[]>
}
