import type { IncomingMessage } from 'node:http'
import { allGrants, jsonLogger, type Rapport, systemIds, type TrustProxy } from '@rapport/core'
import type { PgliteStore } from '@rapport/storage-postgres'
import { writeBackup } from '../backup/backup-file.js'
import { withBackup } from '../backup/backup-listener.js'
import { type WithConsole, withConsole } from '../console/console-listener.js'
import { erasureLogOf, erasuresIn } from '../erasures/erasure-file.js'
import { catchUpWith } from '../erasures/reapply-erasures.js'
import { LateListener } from '../late-listener.js'
import { toNodeListener } from '../listener.js'
import { isLoopback, isLoopbackHost } from '../loopback.js'
import { withMcp } from '../mcp-listener.js'
import { withOpenMetrics } from '../open-metrics.js'
import { serve } from '../serve.js'
import { withStartPage } from '../start-page.js'
import { CommandError } from './command-error.js'
import { credentialsFile } from './credentials-file.js'
import { makeDataDirectory } from './data-directory.js'
import { agentKey } from './dev-agent.js'
import { welcome } from './dev-welcome.js'
import { devWorkspace } from './dev-workspace.js'
import { configuredMcp, configuredRapport, integrationConfig } from './integration-config.js'
import { loadInBackground, type RunningLoad } from './load-demo.js'
import { mailConfig } from './mail-config.js'
import { printLine } from './output.js'
import { ownVersion } from './own-version.js'
import { announceDev } from './running-dev.js'
import { stopSignal } from './stop-signal.js'
import { databaseName, makeStore, parseStore, type StoreChoice } from './store-choice.js'
import type { LogOptions } from './store-options.js'

export interface DevOptions extends LogOptions {
  port: number
  host: string
  data: string
  store?: string
  schema: string
  demo?: true
  demoSize: number
  config?: string
  trustProxy?: TrustProxy
  json?: true
}

/** `rapport dev`: runs until it is told to stop, then drains. */
export async function dev(options: DevOptions): Promise<void> {
  const stopped = stopSignal()
  const logger = jsonLogger(options.logLevel)
  const accessLog = options.accessLog ?? false
  const choice: StoreChoice = options.store === undefined ? { kind: 'pglite', directory: options.data } : parseStore(options.store)
  // What is in memory is gone with the process: it leaves nothing on the disk.
  const directory = choice.kind === 'memory' ? undefined : await makeDataDirectory(options.data)
  const file = directory === undefined ? undefined : credentialsFile(directory, databaseName(choice, options.schema))
  const late = new LateListener()
  const running: { rapport?: Rapport } = {}
  // It listens first: links that are handed out begin with the port, which may be a free one.
  const server = await serve({
    rapport: { handle: () => Promise.reject(new Error('The listener answers')), close: async () => running.rapport?.close() },
    listener: late.listener,
    port: options.port,
    host: options.host,
    logger
  })
  let load: RunningLoad | undefined
  let withdraw: (() => Promise<void>) | undefined
  let web: WithConsole | undefined
  try {
    const { integrations, mcp, model, trustProxy } = await integrationConfig(options.config, {
      secret: (await file?.secret()) ?? systemIds().secret(43),
      publicUrl: `http://localhost:${server.port}`
    })
    const store = await makeStore(choice, { schema: options.schema, migrate: true })
    const services = options.demo ? (await import('../demo/services/demo-services.js')).demoServices() : undefined
    const rapport = configuredRapport({
      store,
      trustProxy: options.trustProxy ?? trustProxy,
      ...integrations,
      ...(services && {
        providers: [...(integrations.providers ?? []), ...services.providers],
        http: services.http((url, init) => fetch(url, init))
      }),
      ...model,
      ...mailConfig(),
      ...(directory !== undefined && erasureLogOf({ data: directory })),
      metricsToken: process.env.RAPPORT_METRICS_TOKEN,
      logger,
      accessLog
    })
    running.rapport = rapport
    await store.open().catch((error: unknown) => {
      if (choice.kind !== 'pglite' || !(error instanceof Error) || error.name !== 'StoreUnavailableError') throw error
      throw new CommandError(`${error.message}. Or give another directory with --data.`)
    })
    if (directory !== undefined) await catchUpWith(rapport, erasuresIn(directory), logger)
    const credentials = await devWorkspace(rapport, file)
    const { status } = await rapport.handle({ method: 'HEAD', url: '/rapport.js', header: () => undefined })
    if (status !== 200) process.stderr.write('rapport: the tracker is not built, so pages cannot send events: run `npm run build`\n')
    const agentsKey = await agentKey(rapport, credentials.organizationId, file)
    const plain = withMcp(toNodeListener(rapport, { logger }), configuredMcp(rapport, { ...mcp, logger }))
    const pages = options.demo
      ? await (await import('../demo/demo-listener.js')).withDemo(plain, { rapport, ...credentials })
      : withStartPage(plain, startPage(credentials.publicKey))
    const { secret, publicUrl } = integrations
    const letIn = isLoopbackHost(options.host) ? developer(credentials.organizationId) : undefined
    web = withConsole(pages, rapport, { logger, ...(letIn && { letIn }), ...(secret && { secret }), ...(publicUrl && { publicUrl }) })
    const listener = isLoopbackHost(options.host) ? withOpenMetrics(web.listener, rapport) : web.listener
    late.become(
      isPglite(store) && directory !== undefined
        ? withBackup(listener, credentials.apiKey, (target) => writeBackup(store, { data: directory, target, rapport: ownVersion() }))
        : listener
    )
    if (directory !== undefined) withdraw = await announceDev(directory, server.url)
    rapport.start()
    if (options.json) printLine({ url: server.url, ...credentials, pid: process.pid })
    else process.stdout.write(welcome({ url: server.url, credentials, agentKey: agentsKey, choice, demo: options.demo === true }))
    if (services) load = loadInBackground(rapport, credentials.organizationId, options.demoSize, services)
    await stopped
  } finally {
    await load?.stop()
    await withdraw?.()
    web?.close()
    await server.close()
  }
}

const isPglite = (store: object): store is PgliteStore => 'copyTo' in store

const startPage = (publicKey: string) => ({
  what: 'A Rapport server for development runs here: your own events, and who your customers are. With --demo it shows made-up customers and a shop.',
  keys: 'The terminal that runs it shows the key.',
  publicKey
})

/** Whoever sits at this machine may do everything in the console; every other request has to sign in. */
function developer(organizationId: string) {
  return (message: IncomingMessage) => (isLoopback(message) ? { organizationId, grants: allGrants } : null)
}
