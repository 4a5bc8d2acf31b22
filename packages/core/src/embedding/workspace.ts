import type { ApiKey } from '../auth/api-key.js'
import type { NewApiKey } from '../auth/new-api-key.js'
import type { PublicKey } from '../auth/public-keys.js'
import type { AccessRole } from '../domain/access/access-roles.js'
import type { Access, NamedCustomer } from '../domain/access/read-access.js'
import type { Backfill } from '../domain/activation/backfill-activation.js'
import type { AuditPage } from '../domain/audit/list-audit.js'
import type { FactChange } from '../domain/facts/fact-history.js'
import type { FactInput } from '../domain/facts/fact-input.js'
import type { FactStatus } from '../domain/facts/fact-kinds.js'
import type { Fact } from '../domain/facts/read-facts.js'
import type { StatusOptions } from '../domain/facts/set-fact-status.js'
import type { PendingReattribution } from '../domain/identity/pending-sweeps.js'
import type { CustomerInput } from '../domain/identity/put-customers.js'
import type { UserInput } from '../domain/identity/put-users.js'
import type { MemberInput } from '../domain/members/put-members.js'
import type { SubscriptionInput } from '../domain/revenue/subscription-input.js'
import type { SourceInput } from '../domain/sources/source-input.js'
import type { ToolName } from '../gateway/tool-names.js'
import type { ToolInput, ToolOutput } from '../gateway/tool-types.js'
import type { IngestAnswer } from '../ingest/answer.js'
import type { IngestIssue } from '../ingest/issue-log.js'
import type { PutResult } from './put-batch.js'

/** How `ingest` stores its events. */
export interface IngestOptions {
  /**
   * A transaction of the host's own on Rapport's Postgres database: a client of `pg` after BEGIN, or a Kysely transaction. The events are stored if it
   * is committed, within a second or so after that, by a process that has called `rapport.start()`; when it is rolled back they never were. What is
   * refused is refused at once. The host's transaction goes on also when `ingest` throws: TypeError when it is no such transaction or the store is
   * not Postgres, `HostTransactionError` when it cannot take the events.
   */
  transaction?: unknown
}

/** One organization, for the host's own code. Methods throw `RapportError`; NOT_FOUND when the organization does not exist. */
export interface Workspace {
  readonly organizationId: string
  readonly apiKeys: {
    /** Makes an API key. `key` is its secret, shown this once. */
    create(input: NewApiKey): Promise<{ key: string; apiKey: ApiKey }>
    /** All keys, oldest first, revoked ones included. */
    list(): Promise<ApiKey[]>
    /** Ends a key: at once in this process, within `limits.keyCacheSeconds` in others. */
    revoke(id: string): Promise<ApiKey>
  }
  readonly publicKeys: {
    /** Makes a public key, and adds domains to the workspace's: `https://app.example.com`, `https://*.example.com`, `http://localhost`. */
    create(input?: { domains?: readonly string[] }): Promise<PublicKey>
    list(): Promise<PublicKey[]>
    revoke(publicKey: string): Promise<PublicKey>
    /** The origins whose pages may send events. */
    domains(): Promise<string[]>
    /** Replaces them. */
    setDomains(domains: readonly string[]): Promise<string[]>
  }
  readonly identity: {
    /** How many stored events are still to be looked at because they may belong to somebody else by now: what claims left to jobs. */
    pending(): Promise<PendingReattribution>
  }
  readonly members: {
    /** Makes or updates members, found by id, else by email; all of them or none. Fields left out stay, null clears. */
    put(batch: readonly MemberInput[]): Promise<PutResult[]>
  }
  readonly customers: {
    /** Says what the host knows of its customers, by its own customerId; all of the batch or nothing. What is left out stays. */
    put(batch: readonly CustomerInput[]): Promise<PutResult[]>
  }
  readonly users: {
    /** Says what the host knows of its users, by userId, email or both; all of the batch or nothing. What is left out stays. */
    put(batch: readonly UserInput[]): Promise<PutResult[]>
  }
  readonly subscriptions: {
    /** Says what customers subscribe to, each subscription as a whole by its externalId; MRR, plan and billing status follow. All of the batch or nothing. */
    put(batch: readonly SubscriptionInput[]): Promise<PutResult[]>
  }
  readonly sources: {
    /**
     * Stores emails, calls, tickets and records with their text, each as a whole by its type and externalId; the search finds them when it
     * resolves. All of the batch or nothing; the same again changes nothing.
     */
    put(batch: readonly SourceInput[]): Promise<PutResult[]>
  }
  readonly facts: {
    /**
     * Says what is known of customers, each fact as a whole by its externalId, with exact quotes of sources. All of the batch or nothing; the
     * same again changes nothing.
     */
    put(batch: readonly FactInput[]): Promise<PutResult[]>
    /**
     * Sets a fact's status, by its id or externalId; with SNOOZED `until` says when it is ACTIVE again. Throws NOT_FOUND when there is no
     * such fact.
     *
     * @example await workspace.facts.setStatus(id, 'SNOOZED', { until: '2026-06-01T00:00:00Z', actor: memberId })
     */
    setStatus(id: string, status: FactStatus, options?: StatusOptions): Promise<Fact>
    /** Who set which status of a fact when, the newest first. Throws NOT_FOUND when there is no such fact. */
    history(id: string): Promise<FactChange[]>
  }
  readonly access: {
    /**
     * Who owns a customer and who was given access to it, the oldest first; with `history` also who had. The customer is named by its id, the host's
     * customerId or its domain. Throws NOT_FOUND when there is none.
     */
    list(customer: NamedCustomer, options?: { history?: boolean }): Promise<Access[]>
    /**
     * Whether a member may act in this role on a customer: an owner may do what an editor may, an editor what a viewer may. False for a member or
     * customer that does not exist.
     *
     * @example if (!(await workspace.access.can(memberId, 'acme', 'EDITOR'))) throw new Forbidden()
     */
    can(memberId: string, customer: NamedCustomer, role: AccessRole): Promise<boolean>
  }
  readonly activation: {
    /**
     * Looks at the stored events of the last `days` days for the activation event, and stamps whoever sent it as activated. Ingest goes on meanwhile;
     * running it again changes nothing. Throws CONFLICT when no activation event is set, or another one is set while it runs.
     */
    backfill(options: { days: number }): Promise<Backfill>
  }
  readonly audit: {
    /** Changes through the gateway, newest first: who, with which tool, what before and after. 50 a page unless told otherwise, at most 1,000. */
    list(page?: { cursor?: string; limit?: number }): Promise<AuditPage>
  }
  /**
   * Calls a tool in process: the gateway's validation and metering, without HTTP. Grants do not bind the host. `actor` is the member it acts for.
   *
   * @example const { items } = await workspace.call('svc_list_customers', { billingStatus: 'PAYING' })
   */
  call<Name extends ToolName>(name: Name, input: ToolInput<Name>, options?: { actor?: string }): Promise<ToolOutput<Name>>
  /** Takes a batch of events, as the ingest route does; resolves after the commit. Throws `IngestRefusal` when nothing of it is taken. */
  ingest(batch: unknown, options?: IngestOptions): Promise<IngestAnswer>
  /** Why events and requests of the last day were refused, or events changed, newest first: browsers never read our answers. */
  ingestIssues(): Promise<IngestIssue[]>
}
