import { randomUUID } from 'node:crypto'
import { ApiKeys, KeyNotices, PublicKeys } from './auth/index.js'
import { followedStore, Watchers } from './changes/index.js'
import { KeptAnswers, QuerySlots, type Settings } from './context/index.js'
import { RapportError } from './errors.js'
import { modelStatus } from './extraction/index.js'
import { createGateway } from './gateway/index.js'
import { hookStatus, KnownHooks, listDeadLetters, retryDeadLetters } from './hooks/index.js'
import { type HostOperation, hostTools } from './host-operations/index.js'
import { createRouter, fetchWith, type HttpRequest, serveRoutes } from './http/index.js'
import { Arrivals, applyInbox, createIngest } from './ingest/index.js'
import { defaultRunnerOptions, type Job, JobRunner, listFailedJobs, retryFailedJobs } from './jobs/index.js'
import { changeSecret } from './providers/index.js'
import { PutInbox } from './put-inbox/index.js'
import type { Rapport, SecretRotation } from './rapport.js'
import { jobRegistry, routeTable } from './registry/index.js'
import type { Registry } from './runtime/index.js'
import { metricsText } from './server/index.js'
import { listenersOf, subscribersOf } from './subscribers.js'
import { countOutdated, integrationStatus, reencryptCredentials, toolsOfProcess, triggerSecretRotation } from './sync/index.js'
import { ConsoleSignIn } from './team/index.js'
import { Hooks, keyAccess, longestTimer, Organizations, RunningWork, workspaces } from './workspace/index.js'

/** A Rapport of these settings and tools, with the operations of the host's own; tests bring tools of their own. */
export function assemble(given: Settings, published: Registry, operations: readonly HostOperation[] = []): Rapport {
  const { clock, clockOffset, ids, logger } = given
  const isCorrected = clock === clockOffset.corrected
  const tools: Registry = {
    ...toolsOfProcess(published, given.integrations.descriptors),
    ...hostTools(operations, (id, workingFor) => workspaceOf(id, workingFor))
  }
  const watchers = new Watchers()
  const arrivals = new Arrivals(given.store, clock, logger, randomUUID())
  const known = new KnownHooks(given.store, clock)
  const following = {
    subscribers: subscribersOf(given, known),
    ready() {
      if (isCorrected) clockOffset.keepMeasured(given.store.directory)
      return known.fresh()
    },
    listeners: listenersOf({ wake: (dueAt) => jobs.wakeFor(dueAt) }, watchers, arrivals),
    ids,
    clock,
    logger
  }
  const store = followedStore(given.store, following)
  const settings: Settings = { ...given, store }
  const queries = new QuerySlots(settings.limits.concurrentQueries, settings.metrics)
  const gateway = createGateway(settings, tools, queries)
  // A copy, because the kinds of this process's hooks are added to it.
  const kinds: Record<string, Job> = { ...jobRegistry }
  const jobs = new JobRunner({ ...settings, agentTools: { gateway, registry: tools } }, kinds, defaultRunnerOptions, async () => {
    await known.announce()
    const puts = await putInbox.applyAll()
    return puts + (await applyInbox(settings))
  })
  const putInbox = new PutInbox(settings)
  const hooks = new Hooks(known, kinds)
  const keyNotices = new KeyNotices(store)
  const apiKeys = new ApiKeys(settings, keyNotices)
  const publicKeys = new PublicKeys(settings, keyNotices)
  const organizations = new Organizations(settings)
  const ingest = createIngest(settings)
  const services = {
    settings,
    apiKeys,
    publicKeys,
    gateway,
    queries,
    answers: new KeptAnswers(),
    tools,
    ingest,
    jobs,
    jobKinds: kinds,
    flushIssues: () => ingest.flushIssues(),
    applyPuts: (organizationId: string) => putInbox.applyOf(organizationId)
  }
  const running = new RunningWork()
  const signIn = new ConsoleSignIn(settings)
  const workspaceOf = workspaces(services, organizations, running)
  const route = createRouter(settings, serveRoutes(routeTable, services))
  const handle = (request: HttpRequest) => running.run(() => route(request))
  let closing: Promise<void> | undefined

  async function shutDown(): Promise<void> {
    arrivals.close()
    try {
      // At the same time: `runDue()` is running work too, and would otherwise go on until no job is left.
      await Promise.all([running.settled(), jobs.close()])
      await ingest.close()
      await apiKeys.usage.flush()
    } finally {
      await store.close()
    }
  }

  async function flush(): Promise<void> {
    await ingest.flushIssues()
    await apiKeys.usage.flush()
  }

  /** Re-encrypts secrets after a change of the secret, and encrypts those that were stored before there was one. */
  async function reencrypt(): Promise<void> {
    if (settings.integrations.secret === undefined) return
    await publicKeys.identityVerification.rewrap()
    await triggerSecretRotation(store, settings.integrations, ids, clock.now())
  }

  /** Encrypts everything with the present secret; see `Rapport.rotateSecret`. */
  async function reencryptAll(): Promise<SecretRotation> {
    const { secret } = settings.integrations
    if (secret === undefined) throw new RapportError('UNPROCESSABLE', 'There is no secret: give createRapport the option secret')
    const now = clock.now()
    const origin = { tool: 'rotateSecret', actorId: null, apiKeyId: null, requestId: ids.uuid(now) }
    const verification = await publicKeys.identityVerification.rewrap()
    const credentials = await reencryptCredentials(store, secret, { now, ids, origin })
    const outdated = await countOutdated(store, secret)
    return {
      reencrypted: credentials.reencrypted + verification.reencrypted,
      lost: credentials.lost + verification.lost,
      left: Math.max(0, outdated - credentials.lost)
    }
  }

  async function rotateSecret(next: string | undefined): Promise<SecretRotation> {
    const { secret } = settings.integrations
    // A process keeps two secrets: what needs a third one is encrypted anew before.
    if (next !== undefined && secret?.previous !== undefined && next !== secret.previous && next !== secret.current) await reencryptAll()
    if (next !== undefined) changeSecret(settings.integrations, next)
    return reencryptAll()
  }

  return {
    fetch: fetchWith(handle, logger),
    handle,
    basePath: settings.basePath,
    publicUrl: settings.integrations.publicUrl,
    clientAddress: settings.clientAddress,
    publicPath: settings.publicPath,
    authorize: keyAccess(services, running),
    signIn: {
      describeLink: (code) => running.run(() => signIn.describeLink(code)),
      acceptLink: (code, person) => running.run(() => signIn.acceptLink(code, person)),
      session: (token) => running.run(() => signIn.session(token)),
      endSession: (token) => running.run(() => signIn.endSession(token))
    },
    organizations: {
      create: (input) => organizations.create(input),
      ensure: (input) => organizations.ensure(input),
      delete: (id, confirmation) => running.run(() => organizations.delete(id, confirmation)),
      get: (idOrSlug) => organizations.get(idOrSlug),
      list: () => organizations.list(),
      demo: {
        of: (id) => organizations.demo.of(id),
        mark: (id, mark) => running.run(() => organizations.demo.mark(id, mark)),
        putSubscriptions: (id, at, batch) => running.run(() => organizations.demo.putSubscriptions(id, at, batch)),
        clear: (id) => running.run(() => organizations.demo.clear(id))
      }
    },
    organization: (id) => workspaceOf(id),
    watch: (organizationId, hear) => watchers.watch(organizationId, hear),
    watchEvents: (organizationId, hear) => arrivals.watch(organizationId, hear),
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
    rotateSecret: (next) => running.run(() => rotateSecret(next)),
    async status() {
      const available = await Promise.all([store.ping(), clockOffset.measure(store.directory)]).then(
        () => true,
        (error: unknown) => {
          logger.warn('The store is not available', { error: String(error) })
          return false
        }
      )
      const reading = () => Promise.all([jobs.status(), integrationStatus(settings), hookStatus(settings), modelStatus(settings)])
      const [later, connected, told, models] = available ? await reading() : [null, null, null, settings.model?.extracts ? null : undefined]
      const warning = available ? clockOffset.warning() : undefined
      return {
        store: { name: store.name, durable: store.durable, available },
        jobs: later,
        integrations: connected,
        hooks: told,
        ...(models !== undefined && { models }),
        ...(warning && { clock: warning })
      }
    },
    metrics: () => running.run(() => metricsText(services)),
    runDue: ({ seconds } = {}) => running.run(() => jobs.runFor(seconds === undefined ? longestTimer : seconds * 1_000)),
    flush: () => running.run(flush),
    start() {
      jobs.start()
      running.run(reencrypt).catch((error: unknown) => logger.warn('Secrets could not be re-encrypted', { error: String(error) }))
    },
    close() {
      closing ??= shutDown()
      return closing
    }
  }
}
