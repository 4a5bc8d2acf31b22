import type { Access, AccessRole, NamedCustomer } from '../access/index.js'
import type { Backfill } from '../activation/index.js'
import type { AuditPage } from '../audit/index.js'
import type { Grant, NewApiKey, NewPublicKey } from '../auth/index.js'
import type { IngestBatch, IngestIssue, IngestResult } from '../ingest/index.js'
import type {
  ApiKey,
  MemberInput,
  PublicKey,
  RemovedMember,
  Rotation,
  SourceInput,
  SubscriptionInput,
  UserInput,
  UserName,
  UserRecord,
  VerificationStatus
} from '../public-types/index.js'
import type { PutResult } from '../runtime/index.js'
import type { WorkspaceAgents } from './agents.js'
import type { WorkspaceAttention } from './attention.js'
import type { WorkspaceAutomations } from './automations.js'
import type { WorkspaceCustomers } from './customers.js'
import type { WorkspaceFacts } from './facts.js'
import type { WorkspaceIdentity } from './identity.js'
import type { WorkspaceIntegrations } from './integrations.js'
import type { PageOf, QueryOf } from './resource-lists.js'
import type { WorkspaceSignals } from './signals.js'
import type { CallTool, ToolCallOptions, WorkspaceTools } from './tools.js'

/** How `ingest` stores its events. */
export interface IngestOptions {
  /**
   * A transaction of the host's own on Rapport's Postgres database: a client of `pg` after BEGIN, or a Kysely transaction. If the host commits it,
   * the events are stored within a second or so, by a process that has called `rapport.start()`. If the host rolls it back, they are never stored. A
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
 * NOT_FOUND for writes when the organization does not exist. Batches of `put` are written as a whole or not at all.
 */
export interface Workspace {
  readonly organizationId: string
  readonly apiKeys: {
    /**
     * Makes an API key. `key` is the secret itself, which is only shown here.
     *
     * @example const { key } = await workspace.apiKeys.create({ name: 'agent', grants: ['customer_intelligence:read'] })
     */
    create(input: NewApiKey): Promise<{ key: string; apiKey: ApiKey }>
    /** All keys, oldest first, revoked ones included. */
    list(): Promise<ApiKey[]>
    /** Ends a key: at once in this process, within `limits.keyCacheSeconds` in others. Throws NOT_FOUND when there is no such key. */
    revoke(id: string): Promise<ApiKey>
    /**
     * Replaces what a key may do: at once in this process, within `limits.keyCacheSeconds` in others. Throws NOT_FOUND, and INVALID_TOOL_INPUT for
     * what is no grant.
     */
    setGrants(id: string, grants: readonly Grant[]): Promise<ApiKey>
  }
  readonly publicKeys: {
    /**
     * Makes a public key, and adds `domains` to those of the workspace. A domain looks like `https://app.example.com`, `https://*.example.com` or
     * `http://localhost`. `trust` says what the key's events may change: everything, unless told otherwise. `expiresAt` says when the key ends: never,
     * unless told otherwise. Throws INVALID_TOOL_INPUT naming the field.
     *
     * @example const { publicKey } = await workspace.publicKeys.create({ domains: ['https://app.example.com'], trust: { billing: 'record' } })
     */
    create(input?: NewPublicKey): Promise<PublicKey>
    /** All public keys, oldest first, revoked ones included. */
    list(): Promise<PublicKey[]>
    /** Ends a public key: at once in this process, within `limits.keyCacheSeconds` in others. Throws NOT_FOUND when there is no such key. */
    revoke(publicKey: string): Promise<PublicKey>
    /** The domains whose pages may send events. */
    domains(): Promise<string[]>
    /** Replaces the domains whose pages may send events; answers the new list. */
    setDomains(domains: readonly string[]): Promise<string[]>
    /**
     * Changes what a key's events may change; what is left out stays. At once in this process, within `limits.keyCacheSeconds` in others. Throws
     * NOT_FOUND when there is no such key.
     *
     * @example await workspace.publicKeys.setTrust(publicKey, { billing: 'record' })
     */
    setTrust(publicKey: string, trust: NonNullable<NewPublicKey['trust']>): Promise<PublicKey>
  }
  /**
   * Whether pages have to prove whom they identify. While it is enabled, events with a public key that name a user without the right
   * `userIdentity.userHash` are kept as events of nobody, and are ingest issues. Your own code and servers with an API key need no proof.
   */
  readonly identityVerification: {
    /** Asks for the proof: at once in this process, within `limits.keyCacheSeconds` in others. Let your pages send it first. */
    enable(): Promise<VerificationStatus>
    /** Asks for it no more. The secret stays. */
    disable(): Promise<VerificationStatus>
    /**
     * What `userHash` makes the proofs with; made when it is first asked for. It never leaves your servers.
     *
     * @example const hash = userHash(await workspace.identityVerification.secret(), user.id)
     */
    secret(): Promise<string>
    /**
     * Makes another secret and answers it. Proofs with the one before hold for a day more, or `keepPreviousSeconds`: 0 when others know it. Throws
     * CONFLICT when somebody else rotates it at the same time.
     *
     * @example const secret = await workspace.identityVerification.rotate({ keepPreviousSeconds: 3600 })
     */
    rotate(options?: Rotation): Promise<string>
    /** Whether it is enabled, and until when proofs with the secret before the last rotation hold. */
    status(): Promise<VerificationStatus>
  }
  readonly identity: WorkspaceIdentity
  readonly attention: WorkspaceAttention
  readonly signals: WorkspaceSignals
  readonly automations: WorkspaceAutomations
  readonly agents: WorkspaceAgents
  readonly integrations: WorkspaceIntegrations
  readonly members: {
    /**
     * Makes or updates members, found by id, else by email. A field that is left out keeps its value, null clears it. Throws CONFLICT when an email
     * belongs to another member.
     *
     * @example await workspace.members.put([{ email: 'ann@acme.com', name: 'Ann Lee', role: 'CSM' }])
     */
    put(batch: readonly MemberInput[]): Promise<PutResult[]>
    /** Members by name. Throws INVALID_TOOL_INPUT for a wrong query. */
    list(query?: QueryOf<'members'>): Promise<PageOf<'members'>>
    /**
     * Removes a member: their access to customers ends, and the customers that they owned have no owner. What they did stays in the audit log. Throws
     * NOT_FOUND when there is no such member.
     *
     * @example const { releasedCustomerCount } = await workspace.members.remove('m_1', { actor: memberId })
     */
    remove(id: string, options?: ToolCallOptions): Promise<RemovedMember>
  }
  readonly customers: WorkspaceCustomers
  readonly users: {
    /**
     * Makes or updates users by userId, email or both. What is left out stays as it is.
     *
     * @example await workspace.users.put([{ userId: 'u1', email: 'ann@acme.com', name: 'Ann Lee', customer: { customerId: 'acme' } }])
     */
    put(batch: readonly UserInput[]): Promise<PutResult[]>
    /**
     * One user, by the host's userId, an email, or Rapport's id (merged ones lead on). Throws NOT_FOUND.
     *
     * @example const { email, journeyStage } = await workspace.users.get({ userId: 'u1' })
     */
    get(name: UserName): Promise<UserRecord>
    /**
     * Users with the host's own ids, those active last first. Throws INVALID_TOOL_INPUT for a wrong query.
     *
     * @example const { items } = await workspace.users.list({ customerId: 'acme', hasActivityInLast: '30d' })
     */
    list(query?: QueryOf<'users'>): Promise<PageOf<'users'>>
  }
  readonly subscriptions: {
    /**
     * Stores subscriptions, each as a whole by its externalId: a put replaces the one before. MRR, plan and billing status of the customer follow
     * from them.
     *
     * @example
     * await workspace.subscriptions.put([{ externalId: 'sub_1', customer: { customerId: 'acme' }, status: 'active', currency: 'usd',
     *   items: [{ amountCents: 4900, quantity: 3, interval: 'month' }], startedAt: '2026-01-31T09:30:00Z' }])
     */
    put(batch: readonly SubscriptionInput[]): Promise<PutResult[]>
    /** Subscriptions as they were put, those started last first. Throws INVALID_TOOL_INPUT for a wrong query. */
    list(query?: QueryOf<'subscriptions'>): Promise<PageOf<'subscriptions'>>
  }
  readonly sources: {
    /**
     * Stores emails, calls, tickets and records with their text, each as a whole by its type and externalId: a put replaces the one before, and the
     * same again changes nothing. Searches find them as soon as this resolves.
     *
     * @example
     * await workspace.sources.put([{ sourceType: 'EMAIL', externalId: 'mail-1', occurredAt: '2026-02-03T10:00:00Z', customer: { customerId: 'acme' },
     *   segments: [{ text: 'We would like to add ten seats.', speaker: 'Ann Lee' }] }])
     */
    put(batch: readonly SourceInput[]): Promise<PutResult[]>
    /** Sources without their text, the newest first. Throws INVALID_TOOL_INPUT for a wrong query, NOT_FOUND for a customer that nobody is. */
    list(query?: QueryOf<'sources'>): Promise<PageOf<'sources'>>
  }
  readonly facts: WorkspaceFacts
  readonly access: {
    /**
     * Who owns a customer and who was given access to it, the oldest first; with `history` also who had access before. The customer is named by its
     * id, the host's customerId or its domain. Throws NOT_FOUND when there is none.
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
     * Looks for the activation event in the stored events of the last `days` days, and marks whoever sent it as activated. Ingest can go on
     * meanwhile; running it again changes nothing. Throws CONFLICT when no activation event is set, or when another one is set while it runs.
     *
     * @example await workspace.activation.backfill({ days: 90 })
     */
    backfill(options: { days: number }): Promise<Backfill>
  }
  readonly audit: {
    /** Changes that tools made, the newest first: who, with which tool, and what was there before and after. 50 a page by default, at most 1,000. */
    list(page?: { cursor?: string; limit?: number }): Promise<AuditPage>
  }
  /**
   * Calls a tool in process, with the gateway's validation and metering but without HTTP. The host needs no grants. `actor` is the id of the member
   * that the host acts for; the audit names it.
   *
   * @example const { items } = await workspace.call('svc_list_customers', { billingStatus: 'PAYING' })
   */
  call: CallTool
  /** Every tool as a method: `const { events } = await workspace.tools.getTimeline({ customer: 'acme', timeframe: '7d' })`. */
  readonly tools: WorkspaceTools
  /**
   * Takes a batch of events, as the ingest route does; resolves after the commit. Events at fault are named in the answer's `errors`, and what was
   * left out or changed of the others in `warnings`. Throws `IngestRefusal` when nothing of the batch is taken, with status 403
   * when the plan does not include website tracking.
   *
   * @example await workspace.ingest({ source: 'server', events: [{ type: 'custom', eventName: 'signup', userId: 'u1', email: 'ann@acme.com' }] })
   */
  ingest(batch: IngestBatch, options?: IngestOptions): Promise<IngestResult>
  /** Why events and requests of the last day were refused, or events changed, the newest first. Look here, because browsers ignore our answers. */
  ingestIssues(): Promise<IngestIssue[]>
}
