import type { IncomingMessage } from 'node:http'
import { allGrants, type Rapport, systemIds } from '@rapport/core'
import type { PgliteStore } from '@rapport/storage-postgres'
import { writeBackup } from '../backup/backup-file.js'
import { withBackup } from '../backup/backup-listener.js'
import { flagsOf } from '../configuration/flags.js'
import { loggerOf } from '../configuration/logger-of.js'
import { rapportOptions } from '../configuration/rapport-options.js'
import { groupOf, readConfiguration } from '../configuration/read-configuration.js'
import { type WithConsole, withConsole } from '../console/console-listener.js'
import { erasureLogOf, erasuresIn } from '../erasures/erasure-file.js'
import { reapplyErasureFile } from '../erasures/reapply-erasures.js'
import { LateListener } from '../late-listener.js'
import { toNodeListener } from '../listener.js'
import { isLoopback, isLoopbackHost } from '../loopback.js'
import { withOpenMetrics } from '../open-metrics.js'
import { serve } from '../serve.js'
import { withStartPage } from '../start-page.js'
import { CommandError } from './command-error.js'
import { configuredMcp, configuredRapport } from './configured-rapport.js'
import { credentialsFile } from './credentials-file.js'
import { makeDataDirectory } from './data-directory.js'
import { agentKey } from './dev-agent.js'
import { welcome } from './dev-welcome.js'
import { devWorkspace } from './dev-workspace.js'
import { loadInBackground, type RunningLoad } from './load-demo.js'
import { printLine } from './output.js'
import { ownVersion } from './own-version.js'
import { announceDev } from './running-dev.js'
import { stopSignal } from './stop-signal.js'
import { databaseName, makeStore, parseStore, type StoreChoice } from './store-choice.js'

/** The flags of settings stand beside these. */
export interface DevOptions {
  port: number
  host: string
  data: string
  store?: string
  demo?: true
  demoSize: number
  config?: string
  json?: true
}

/** `rapport dev`: runs until it is told to stop, then drains. */
export async function dev(options: DevOptions): Promise<void> {
  const stopped = stopSignal()
  const flags = flagsOf(options)
  const { values: first } = await readConfiguration({ flags, file: options.config })
  const schema = first['database.schema']
  const logger = loggerOf(first)
  const choice: StoreChoice = options.store === undefined ? { kind: 'pglite', directory: options.data } : parseStore(options.store)
  // What is in memory is gone with the process: it leaves nothing on the disk.
  const directory = choice.kind === 'memory' ? undefined : await makeDataDirectory(options.data)
  const file = directory === undefined ? undefined : credentialsFile(directory, databaseName(choice, schema))
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
    const secret = (await file?.secret()) ?? systemIds().secret(43)
    const defaults = { secret, publicUrl: `http://localhost:${server.port}` }
    const { values, warnings } = await readConfiguration({ flags, file: options.config, defaults })
    for (const warning of warnings) logger.warn(warning)
    const { basePath: _, ...settings } = await rapportOptions(values)
    const store = await makeStore(choice, { schema, migrate: true })
    const services = options.demo ? (await import('../demo/services/demo-services.js')).demoServices() : undefined
    const rapport = configuredRapport({
      ...settings,
      store,
      ...(services && {
        providers: [...(settings.providers ?? []), ...services.providers],
        http: services.http((url, init) => fetch(url, init))
      }),
      ...(directory !== undefined && erasureLogOf({ data: directory })),
      logger,
      accessLog: values['log.requests']
    })
    running.rapport = rapport
    await store.open().catch((error: unknown) => {
      if (choice.kind !== 'pglite' || !(error instanceof Error) || error.name !== 'StoreUnavailableError') throw error
      throw new CommandError(`${error.message}. Or name another directory with --data.`)
    })
    if (directory !== undefined) await reapplyErasureFile(rapport, erasuresIn(directory), logger)
    const credentials = await devWorkspace(rapport, file)
    const { status } = await rapport.handle({ method: 'HEAD', url: '/rapport.js', header: () => undefined })
    if (status !== 200) process.stderr.write('rapport: the tracker is not built, so pages cannot send events: run `npm run build`\n')
    const agentsKey = await agentKey(rapport, credentials.organizationId, file)
    const plain = toNodeListener(rapport, { mcp: configuredMcp(rapport, { ...groupOf(values, 'mcp'), logger }), logger })
    const pages = options.demo
      ? await (await import('../demo/demo-listener.js')).withDemo(plain, { rapport, ...credentials })
      : withStartPage(plain, startPage(credentials.publicKey), rapport)
    const { publicUrl } = settings
    const letIn = isLoopbackHost(options.host) ? developer(credentials.organizationId) : undefined
    web = withConsole(pages, rapport, {
      logger,
      ...(letIn && { letIn }),
      ...(settings.secret && { secret: settings.secret }),
      ...(publicUrl && { publicUrl })
    })
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
