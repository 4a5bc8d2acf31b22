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
 * One organization, for the host's own code. Methods throw `RapportError`: INVALID_TOOL_INPUT, whose message names the field, for wrong input;
 * NOT_FOUND for writes when the organization does not exist. Batches of `put` are written as a whole or not at all. `Event` is what `ingest` takes: with declared
 * events it is a `Workspace` all the same.
 */
export interface Workspace<Event = IngestEvent> extends WorkspaceNouns {
  readonly organizationId: string
  /**
   * Calls a tool, or an operation of the host's own, in process, with the gateway's validation and metering but without HTTP. The host needs no grants.
   * `actor` is the id of the member that the host acts for; the audit names it.
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
   * Takes a batch of events, as the ingest route does; resolves after the commit. Events at fault are named in the answer's `errors`, and what was
   * left out or changed of the others in `warnings`. Throws `IngestRefusal` when nothing of the batch is taken, with status 403
   * when the plan does not include website tracking.
   *
   * @example await workspace.ingest({ source: 'server', events: [{ type: 'custom', eventName: 'signup', userId: 'u1', email: 'ann@acme.com' }] })
   */
  ingest(batch: IngestBatch<Event>, options?: IngestOptions): Promise<IngestResult>
  /** Why events and requests of the last day were refused, or events changed, the newest first. Look here, because browsers ignore our answers. */
  ingestIssues(): Promise<IngestIssue[]>
}
