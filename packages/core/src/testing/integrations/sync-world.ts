import { followedStore } from '../../changes/followed-store.js'
import { defaultLimits } from '../../context/settings.js'
import { JobRunner } from '../../jobs/runner.js'
import { putMembers } from '../../members/put-members.js'
import { CredentialRevoked, type CredentialSource } from '../../providers/credential-source.js'
import type { Provider } from '../../providers/provider.js'
import { readIntegrations } from '../../providers/settings.js'
import { jobRegistry } from '../../registry/jobs.js'
import { integrationAddresses, integrationConnections, integrationRuns, integrationStreams } from '../../registry/tables.js'
import type { OrganizationStore, Store, Transaction, TransactionOf } from '../../storage/contract.js'
import { storeWithClock } from '../../storage/store-with-clock.js'
import { domainSubscribers } from '../../subscribers.js'
import { integrationStatus } from '../../sync/health.js'
import { type CredentialsOf, providerSyncWith } from '../../sync/jobs/provider-sync.js'
import { requestSync, type SyncRequest } from '../../sync/request-sync.js'
import { type Ids, systemIds } from '../../values/ids.js'
import { recordingLogger } from '../recording-logger.js'
import { TestClock } from '../test-clock.js'
import { fakeProvider } from './fake-provider.js'
import { FakeService } from './fake-service.js'

const ids = systemIds()

/** One organization with a connection to a fake service, and processes that read it. */
export class SyncWorld {
  readonly clock = new TestClock()
  readonly service = new FakeService(this.clock)
  readonly logger = recordingLogger()
  readonly organizationId: string
  readonly connectionId: string
  private readonly stored: Store
  provider: Provider = fakeProvider(this.service)
  credentials: CredentialsOf = () => fixed

  /** `place` is where an earlier world on the same rows was. */
  constructor(stored: Store, place: { organizationId?: string; connectionId?: string } = {}) {
    this.stored = storeWithClock(stored, this.clock)
    this.organizationId = place.organizationId ?? ids.uuid(Date.now())
    this.connectionId = place.connectionId ?? ids.uuid(Date.now())
  }

  get rows(): OrganizationStore {
    return this.storeOf(this.stored).organization(this.organizationId)
  }

  private storeOf(store: Store): Store {
    return followedStore(store, { subscribers: domainSubscribers, listeners: [], ids, clock: this.clock, logger: this.logger })
  }

  /** Connects, and asks for the first run. */
  async connect(more: { configuration?: null } = {}): Promise<void> {
    const now = this.clock.now()
    await this.rows.insert(integrationConnections, [
      {
        id: this.connectionId,
        provider: this.provider.id,
        account: 'acct',
        account_name: 'Fake',
        auth: 'api_key',
        status: 'ready',
        reason: null,
        configuration: null,
        counts: null,
        connected_by: null,
        connected_by_member: null,
        created_at: now,
        connected_at: now,
        disconnected_at: null,
        last_data_at: null,
        ...more
      }
    ])
    await this.ask('connected')
  }

  ask(cause: SyncRequest['cause'] = 'asked', streams?: string[], walks?: string[]): Promise<string> {
    const request = { connectionId: this.connectionId, cause, ...(streams && { streams }), ...(walks && { walks }) }
    return this.rows.transaction((transaction) => requestSync(transaction, request, ids, this.clock.now()))
  }

  /** Puts a member as the host does. */
  async putHostsMember(email: string): Promise<void> {
    await this.inTransaction((transaction) => putMembers(transaction, [{ email, name: 'Of the host' }], ids, this.clock.now()))
  }

  /** Works on the organization's rows while its `ingest` lock is held. */
  inTransaction<R>(work: (transaction: Transaction, ids: Ids) => Promise<R>): Promise<R> {
    const settle = (of: TransactionOf) => work(of(this.organizationId), ids)
    return this.storeOf(this.stored).groupTransaction([this.organizationId], { settle })
  }

  /** A process on the same rows; `over` wraps its store. */
  process(over: (store: Store) => Store = (store) => store, leaseMs = 30_000): JobRunner {
    const settings = {
      store: this.storeOf(over(this.stored)),
      clock: this.clock,
      ids,
      logger: this.logger,
      http: this.service.http,
      embedder: undefined,
      limits: defaultLimits,
      integrations: readIntegrations({ providers: [this.provider] })
    }
    const registry = { ...jobRegistry, provider_sync: providerSyncWith((context, connection) => this.credentials(context, connection)) }
    return new JobRunner(settings, registry, {
      concurrency: { identity: 1, analysis: 1, network: 1, models: 1, maintenance: 1 },
      pollMs: 1_000,
      leaseMs
    })
  }

  /** Runs what is due. */
  async run(): Promise<void> {
    await this.process().runDue()
  }

  /** Moves the clock on in steps, and runs what comes due. */
  async pass(milliseconds: number, steps = 1): Promise<void> {
    for (let step = 0; step < steps; step++) {
      this.clock.advance(milliseconds / steps)
      await this.run()
    }
  }

  /** How all connections of the store stand. */
  status() {
    return integrationStatus({ store: this.stored, clock: this.clock })
  }

  runs() {
    return this.rows.find(integrationRuns, { orderBy: { column: 'started_at', direction: 'asc' } })
  }

  /** Where webhooks of the application lead to. */
  addresses() {
    return this.stored.directory.find(integrationAddresses, { where: { organization_id: { eq: this.organizationId } } })
  }

  async stream(name: string) {
    const [row] = await this.rows.get(integrationStreams, [{ connection_id: this.connectionId, stream: name }])
    if (!row) throw new Error(`There is no stream ${name}`)
    return row
  }

  async connection() {
    const [row] = await this.rows.get(integrationConnections, [{ id: this.connectionId }])
    if (!row) throw new Error('There is no connection')
    return row
  }
}

const fixed: CredentialSource = {
  current: async () => ({ kind: 'fields', fields: { apiKey: 'fake-key-0123456789' } }),
  refresh: async () => {
    throw new CredentialRevoked('The key was revoked')
  }
}

/** Makes a world of its own on the store of a suite. */
export type NewWorld = () => SyncWorld
