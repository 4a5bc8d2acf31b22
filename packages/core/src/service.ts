import { ApiKeys } from './auth/api-keys.js'
import { PublicKeys } from './auth/public-keys.js'
import type { ClockWarning } from './clock-offset.js'
import { followedStore } from './domain/changes/followed-store.js'
import { type Hint, Watchers } from './domain/changes/watchers.js'
import { listDeadLetters, retryDeadLetters } from './domain/hooks/dead-letters.js'
import type { HookHandler } from './domain/hooks/hook.js'
import { type HookStatus, hookStatus } from './domain/hooks/hook-status.js'
import type { HookName } from './domain/hooks/hook-table.js'
import { KnownHooks } from './domain/hooks/known-hooks.js'
import { createGateway } from './gateway/call-tool.js'
import { type Registry, registry } from './gateway/registry.js'
import type { HttpRequest, HttpResponse } from './http/exchange.js'
import { fetchWith } from './http/fetch.js'
import { routeTable } from './http/route-table.js'
import { createRouter } from './http/router.js'
import { serveRoutes } from './http/serve-routes.js'
import { createIngest } from './ingest/ingest.js'
import { type IntegrationStatus, integrationStatus } from './integrations/health.js'
import { triggerSecretRotation } from './integrations/vault/rewrap.js'
import type { Job } from './jobs/define-job.js'
import { type FailedJobs, listFailedJobs, retryFailedJobs } from './jobs/failed-jobs.js'
import type { JobStatus } from './jobs/job-queue.js'
import { jobRegistry } from './jobs/registry.js'
import { defaultRunnerOptions, JobRunner } from './jobs/runner.js'
import { type RapportOptions, readOptions, type Settings } from './options.js'
import { listenersOf, subscribersOf } from './subscribers.js'
import type { RequestOrigin } from './trusted-proxies.js'
import { type DeadLetterQueue, type HookOptions, Hooks } from './workspace/hooks.js'
import { type KeyAccess, keyAccess } from './workspace/key-access.js'
import { Organizations } from './workspace/organizations.js'
import { RunningWork } from './workspace/running-work.js'
import type { Workspace } from './workspace/workspace.js'
import { workspaces } from './workspace/workspaces.js'

/** How a Rapport stands. */
export interface RapportStatus {
  store: { name: string; durable: boolean; available: boolean }
  /** How the later work stands; null when the store is away. */
  jobs: JobStatus | null
  /** How the connections to providers stand; null when the store is away. */
  integrations: IntegrationStatus | null
  /** The hooks that some process has, and what waits for them; null when the store is away. */
  hooks: HookStatus[] | null
  /** There only while the clock of this process is more than 5 seconds from the store's. */
  clock?: ClockWarning
}

/** A running Rapport, as `createRapport` makes it. */
export interface Rapport {
  /** Serves a WHATWG request: every route, for frameworks that speak Request and Response. */
  fetch(request: Request): Promise<Response>
  /** Serves a request in Rapport's own form, without WHATWG objects: what servers build on. Never rejects. */
  handle(request: HttpRequest): Promise<HttpResponse>
  /** The path that all routes live under; empty at the root. */
  readonly basePath: string
  /** Where browsers reach it, if the host has said so; without a slash at the end. */
  readonly publicUrl: string | undefined
  /**
   * The address that a request came from: its connection's, or the one that the proxies of `trustProxy` name. For hosts that limit by address.
   *
   * @example rapport.clientAddress({ peer: message.socket.remoteAddress, forwardedFor: request.headers.get('x-forwarded-for') })
   */
  clientAddress(origin: RequestOrigin): string
  /**
   * What the API key of an `Authorization` header opens: for hosts that serve its holders by another way than HTTP's routes, as @rapport/mcp does. It
   * counts as one use of the key. Throws RapportError INVALID_CREDENTIALS.
   */
  authorize(authorization: string | undefined): Promise<KeyAccess>
  readonly organizations: Pick<Organizations, 'create' | 'ensure' | 'get' | 'list'> & {
    readonly demo: Pick<Organizations['demo'], 'clear' | 'mark' | 'of' | 'putSubscriptions'>
  }
  /** The handle of one organization; throws TypeError when the id is no UUID. */
  organization(id: string): Workspace
  /**
   * Says what changed in an organization, after each commit of this process that changes what people see there: a hint to look again, for pages that
   * show it. Call what it answers to end it.
   *
   * @example const stop = rapport.watch(organizationId, ({ kinds, customerIds }) => refresh(kinds, customerIds))
   */
  watch(organizationId: string, hear: (hint: Hint) => void): () => void
  /**
   * Has a handler called for what happens from now on, in all organizations: at least once for each, in the order of the commits per customer, and by one
   * process at a time. What is to be told is written in the commit of its cause, by every process that commits, so that none is lost; processes hear of a new
   * hook within 5 seconds. It is delivered by `start()` or `runDue()` of a process that has the hook. When the handler throws, or takes longer than
   * `timeoutMs`, it is called again, a second later at first and then at growing pauses up to an hour, and what follows of this customer waits; after 20
   * failures it is a dead letter (`rapport.hooks`), and the next goes on. What nobody takes is kept for 7 days, and at most 100,000 of an organization.
   *
   * Answers what ends it in this process. Throws TypeError that says what is wrong.
   *
   * @example
   * rapport.on('customer.activated', async ({ id, organizationId, historical, data }) => {
   *   if (historical) return
   *   const { name } = await rapport.organization(organizationId).customers.get({ id: data.customerId })
   *   await mailer.sendMail({ messageId: id, to: 'sales@example.com', subject: `${name} is activated` })
   * }, { id: 'activation-mail' })
   */
  on<Name extends HookName>(name: Name, handler: HookHandler<Name>, options: HookOptions): () => void
  /** What hooks could not be told; `status()` counts it. */
  readonly hooks: DeadLetterQueue
  /** The jobs that were given up after their last attempt; `status()` counts them. Their work is not lost. */
  readonly failedJobs: {
    /** Which they are, and what they failed with. */
    list(): Promise<FailedJobs[]>
    /** Tries all of them again, once what made them fail is mended; answers how many there are. They run as all due jobs do. */
    retry(): Promise<number>
  }
  /** Whether the store can serve, and how the later work stands. */
  status(): Promise<RapportStatus>
  /**
   * Runs what is to be done later and is due, until nothing is: for hosts that call it from a schedule of their own, and for tests. Throws when the
   * store is away; a job that fails is tried again later, and logged.
   */
  runDue(): Promise<void>
  /**
   * Goes on doing so until `close()`, together with other processes on the same store. One process of a host has to, else what is left for later (moves
   * of more than `limits.inlineMoves` events, batches of `ingest` in a transaction of the host's) stays undone. It does not keep the process alive.
   */
  start(): void
  /**
   * Finishes running work, writes what is pending, and closes the store. Jobs that run stop after their present step; the next process goes on from
   * there. Calling it again waits for the same.
   */
  close(): Promise<void>
}

/**
 * Makes a Rapport. Nothing is opened before the first use; without a store everything is kept in memory and lost with the process.
 * Throws TypeError naming the option that is wrong.
 *
 * @example
 * const rapport = createRapport({ store: postgresStore({ connectionString }) })
 * const { id } = await rapport.organizations.create({ name: 'Acme Inc' })
 * const { key } = await rapport.organization(id).apiKeys.create({ name: 'agent', grants: ['customer_intelligence:read'] })
 */
export function createRapport(options: RapportOptions = {}): Rapport {
  const settings = readOptions(options)
  if (!options.store) settings.logger.warn('Rapport keeps everything in memory: pass a durable store to keep it beyond this process')
  return assemble(settings, registry)
}

/** A Rapport of these settings and tools; tests bring tools of their own. */
export function assemble(given: Settings, tools: Registry): Rapport {
  const { clock, clockOffset, ids, logger } = given
  const isCorrected = clock === clockOffset.corrected
  const watchers = new Watchers()
  const known = new KnownHooks(given.store, clock)
  const following = {
    subscribers: subscribersOf(given, known),
    ready() {
      if (isCorrected) clockOffset.keepMeasured(given.store.directory)
      return known.fresh()
    },
    listeners: listenersOf({ wake: (dueAt) => jobs.wakeFor(dueAt) }, watchers),
    ids,
    clock,
    logger
  }
  const store = followedStore(given.store, following)
  const settings: Settings = { ...given, store }
  const gateway = createGateway(settings, tools)
  // Of its own: the kinds of this process's hooks come to it.
  const kinds: Record<string, Job> = { ...jobRegistry }
  const jobs = new JobRunner({ ...settings, agentTools: { gateway, registry: tools } }, kinds, defaultRunnerOptions, () => known.announce())
  const hooks = new Hooks(known, kinds)
  const apiKeys = new ApiKeys(settings)
  const publicKeys = new PublicKeys(settings)
  const organizations = new Organizations(settings)
  const ingest = createIngest(settings)
  const services = { settings, apiKeys, publicKeys, gateway, tools, ingest, jobs }
  const running = new RunningWork()
  const route = createRouter(settings, serveRoutes(routeTable, services))
  const handle = (request: HttpRequest) => running.run(() => route(request))
  let closing: Promise<void> | undefined

  async function shutDown(): Promise<void> {
    try {
      // Side by side: `runDue()` is running work too, and would else go on until no job is left.
      await Promise.all([running.settled(), jobs.close()])
      await ingest.close()
      await apiKeys.usage.flush()
    } finally {
      await store.close()
    }
  }

  /** What a change of the secret leaves to do, and secrets from before there was one. */
  async function reencrypt(): Promise<void> {
    if (settings.integrations.secret === undefined) return
    await publicKeys.identityVerification.rewrap()
    await triggerSecretRotation(store, settings.integrations, ids, clock.now())
  }

  return {
    fetch: fetchWith(handle, logger),
    handle,
    basePath: settings.basePath,
    publicUrl: settings.integrations.publicUrl,
    clientAddress: settings.clientAddress,
    authorize: keyAccess(services, running),
    organizations: {
      create: (input) => organizations.create(input),
      ensure: (input) => organizations.ensure(input),
      get: (idOrSlug) => organizations.get(idOrSlug),
      list: () => organizations.list(),
      demo: {
        of: (id) => organizations.demo.of(id),
        mark: (id, mark) => running.run(() => organizations.demo.mark(id, mark)),
        putSubscriptions: (id, at, batch) => running.run(() => organizations.demo.putSubscriptions(id, at, batch)),
        clear: (id) => running.run(() => organizations.demo.clear(id))
      }
    },
    organization: workspaces(services, organizations, running),
    watch: (organizationId, hear) => watchers.watch(organizationId, hear),
    on(name, handler, options) {
      const end = hooks.on(name, handler, options)
      jobs.wake()
      return end
    },
    hooks: {
      deadLetters: (query) => running.run(() => listDeadLetters(store, query)),
      retry: (query) => running.run(() => retryDeadLetters(store, clock, query).finally(() => jobs.wake()))
    },
    failedJobs: {
      list: () => running.run(() => listFailedJobs(store)),
      retry: () => running.run(() => retryFailedJobs(store, clock).finally(() => jobs.wake()))
    },
    async status() {
      const available = await Promise.all([store.ping(), clockOffset.measure(store.directory)]).then(
        () => true,
        (error: unknown) => {
          logger.warn('The store is not available', { error: String(error) })
          return false
        }
      )
      const reading = () => Promise.all([jobs.status(), integrationStatus(settings), hookStatus(settings)])
      const [later, connected, told] = available ? await reading() : [null, null, null]
      const warning = available ? clockOffset.warning() : undefined
      return {
        store: { name: store.name, durable: store.durable, available },
        jobs: later,
        integrations: connected,
        hooks: told,
        ...(warning && { clock: warning })
      }
    },
    runDue: () => running.run(() => jobs.runDue()),
    start() {
      jobs.start()
      running.run(reencrypt).catch((error: unknown) => logger.warn('Secrets could not be encrypted anew', { error: String(error) }))
    },
    close() {
      closing ??= shutDown()
      return closing
    }
  }
}
