import { jsonLogger, type TrustProxy } from '@rapport/core'
import { type WithConsole, withConsole } from '../console/console-listener.js'
import { erasureFile } from '../erasures/erasure-file.js'
import { catchUpWith } from '../erasures/reapply-erasures.js'
import { toNodeListener } from '../listener.js'
import { withMcp } from '../mcp-listener.js'
import { type RunningServer, serve } from '../serve.js'
import { withStartPage } from '../start-page.js'
import { CommandError } from './command-error.js'
import { configuredMcp, configuredRapport, integrationConfig } from './integration-config.js'
import { mailConfig } from './mail-config.js'
import { printLine } from './output.js'
import { stopSignal } from './stop-signal.js'
import { makeStore, parseStore } from './store-choice.js'
import type { LogOptions } from './store-options.js'

export interface ServeCommandOptions extends LogOptions {
  port: number
  host: string
  schema: string
  migrate?: true
  sharedLimits?: true
  erasureLog?: string
  config?: string
  trustProxy?: TrustProxy
  json?: true
}

const startPage = {
  what: 'A Rapport server runs here: it tells its owner who the customers are, by their events.',
  keys: 'The owner of this server makes keys.'
}

/** `rapport serve`: a server on Postgres, until it is told to stop. */
export async function serveCommand(options: ServeCommandOptions): Promise<void> {
  const stopped = stopSignal()
  const logger = jsonLogger(options.logLevel)
  const accessLog = options.accessLog ?? false
  const url = process.env.DATABASE_URL
  if (!url)
    throw new CommandError(
      'Set DATABASE_URL to a Postgres database, such as postgres://user:password@host:5432/name. To just try it out: npx @rapport/cli dev'
    )
  const choice = parseStore(url)
  if (choice.kind !== 'postgres')
    throw new CommandError('DATABASE_URL must name a Postgres server. To run in memory: npx @rapport/cli dev --store memory')
  const { integrations, mcp, model, trustProxy } = await integrationConfig(options.config)
  const store = await makeStore(choice, options)
  const shared = options.sharedLimits ? { rateLimiter: 'store' as const } : {}
  const rapport = configuredRapport({
    store,
    trustProxy: options.trustProxy ?? trustProxy,
    ...shared,
    ...(options.erasureLog !== undefined && { erasureLog: erasureFile(options.erasureLog) }),
    ...integrations,
    ...model,
    ...mailConfig(),
    metricsToken: process.env.RAPPORT_METRICS_TOKEN,
    logger,
    accessLog
  })
  let server: RunningServer | undefined
  let web: WithConsole | undefined
  try {
    await store.open()
    if (options.erasureLog !== undefined) await catchUpWith(rapport, options.erasureLog, logger)
    const { secret, publicUrl } = integrations
    const plain = withMcp(toNodeListener(rapport, { logger }), configuredMcp(rapport, { ...mcp, logger }))
    web = withConsole(withStartPage(plain, startPage), rapport, { logger, ...(secret && { secret }), ...(publicUrl && { publicUrl }) })
    server = await serve({ rapport, listener: web.listener, port: options.port, host: options.host, logger })
    rapport.start()
    if (options.json) printLine({ url: server.url, pid: process.pid })
    else process.stdout.write(`Console: ${server.url}/console\nRapport is ready at ${server.url}\n`)
    await stopped
  } finally {
    web?.close()
    await (server ?? rapport).close()
  }
}
