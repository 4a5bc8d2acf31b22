import type { Logger, RapportOptions } from '@rapport/core'
import { addressWarnings } from '../configuration/address-warnings.js'
import { flagsOf } from '../configuration/flags.js'
import { loggerOf } from '../configuration/logger-of.js'
import { rapportOptions } from '../configuration/rapport-options.js'
import { type Configuration, groupOf, readConfiguration } from '../configuration/read-configuration.js'
import type { SettingValues } from '../configuration/settings.js'
import { shownConfiguration } from '../configuration/shown-configuration.js'
import { type WithConsole, withConsole } from '../console/console-listener.js'
import { erasureFile } from '../erasures/erasure-file.js'
import { reapplyErasureFile } from '../erasures/reapply-erasures.js'
import { withHostWarnings } from '../host-warnings.js'
import { toNodeListener } from '../listener.js'
import { type RunningServer, serve } from '../serve.js'
import { withStartPage } from '../start-page.js'
import { CommandError } from './command-error.js'
import { configuredMcp, configuredRapport } from './configured-rapport.js'
import { printLine, table } from './output.js'
import { stopSignal } from './stop-signal.js'
import { makeStore, parseStore } from './store-choice.js'

/** The flags of settings stand beside these. */
export interface ServeCommandOptions {
  config?: string
  sharedLimits?: true
  printConfig?: true
  json?: true
}

const startPage = {
  what: 'A Rapport server runs here. It shows its owner who the customers are.',
  keys: 'The owner of this server makes keys.'
}

const noSecret =
  'No secret is set. Nobody can sign in to the console, providers cannot be connected, and mails have no links. Set RAPPORT_SECRET to at least 32 random characters, such as the output of `openssl rand -base64 32`, and keep a copy.'

/** `rapport serve`: a server on Postgres, until it is told to stop. */
export async function serveCommand(options: ServeCommandOptions): Promise<void> {
  const flags = { ...(options.sharedLimits && { rateLimiter: 'store' as const }), ...flagsOf(options) }
  const configuration = await readConfiguration({ flags, file: options.config, folder: process.cwd() })
  if (options.printConfig) return printConfiguration(configuration, options.json)
  const { values } = configuration
  const stopped = stopSignal()
  const logger = loggerOf(values)
  const rapportSettings = await rapportOptions(values)
  const store = await makeStore(databaseOf(values), storeSettings(values))
  const { erasureLog } = values
  const rapport = configuredRapport({
    ...rapportSettings,
    store,
    ...(erasureLog !== undefined && { erasureLog: erasureFile(erasureLog) }),
    logger,
    accessLog: values['log.requests']
  })
  let server: RunningServer | undefined
  let web: WithConsole | undefined
  try {
    await store.open()
    if (erasureLog !== undefined) await reapplyErasureFile(rapport, erasureLog, logger)
    const { secret, publicUrl } = rapportSettings
    const mcp = configuredMcp(rapport, { ...groupOf(values, 'mcp'), logger })
    const plain = toNodeListener(rapport, { mcp, logger })
    web = withConsole(withStartPage(plain, startPage, rapport), rapport, {
      logger,
      ...(secret && { secret }),
      ...(publicUrl && { publicUrl })
    })
    server = await serve({
      rapport,
      listener: withHostWarnings(web.listener, rapport, logger),
      port: values.port,
      host: values.host,
      limits: groupOf(values, 'server'),
      logger
    })
    rapport.start()
    warn(configuration, rapportSettings, logger)
    const at = `${server.url}${rapport.basePath}`
    if (options.json) printLine({ url: at, pid: process.pid })
    else process.stdout.write(`Console: ${at}/console\nRapport is ready at ${at}\n`)
    await stopped
  } finally {
    web?.close()
    await (server ?? rapport).close()
  }
}

function databaseOf(values: SettingValues) {
  const url = values['database.url']
  if (url === undefined)
    throw new CommandError(
      'Set DATABASE_URL to a Postgres database, such as postgres://user:password@host:5432/name. To try Rapport without a database: npx @rapport/cli dev'
    )
  const choice = parseStore(url)
  if (choice.kind !== 'postgres')
    throw new CommandError('DATABASE_URL must name a Postgres server. To run in memory: npx @rapport/cli dev --store memory')
  return choice
}

function storeSettings(values: SettingValues) {
  const { schema = values['database.schema'], ...others } = groupOf(values, 'database')
  return { schema, ...others }
}

/** Says what may be a mistake, and what does not work. */
function warn({ warnings }: Configuration, settings: RapportOptions, logger: Logger): void {
  for (const warning of [...warnings, ...addressWarnings(settings)]) logger.warn(warning)
  if (settings.secret === undefined) logger.warn(noSecret)
}

function printConfiguration(configuration: Configuration, isJson = false): void {
  const shown = shownConfiguration(configuration)
  if (isJson) printLine(Object.fromEntries(shown.map(({ name, value, from }) => [name, { value, from }])))
  else
    process.stdout.write(
      table(
        ['SETTING', 'VALUE', 'FROM'],
        shown.map(({ name, value, from }) => [name, typeof value === 'string' ? value : JSON.stringify(value), from])
      )
    )
}
