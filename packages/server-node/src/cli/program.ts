import { Command, Option } from 'commander'
import { addSettingFlags } from '../configuration/flags.js'
import { parsePort, parseVersion } from './arguments.js'
import { auditCommands } from './audit-commands.js'
import { backupCommand, restoreCommand } from './backup-commands.js'
import { contractCommands } from './contract-commands.js'
import { demoCommands, demoSizeOption } from './demo-commands.js'
import type { DevOptions } from './dev.js'
import { doctorCommand } from './doctor-command.js'
import { evalCommand } from './eval-command.js'
import { eventsCommands } from './events-commands.js'
import { exportCommand } from './export-command.js'
import type { HooksOptions } from './hooks.js'
import { importCommand } from './import-command.js'
import { initCommand } from './init-command.js'
import type { IssuesOptions } from './issues.js'
import type { JobsOptions } from './jobs.js'
import { keyCommands } from './key-commands.js'
import { lookbackCommand } from './lookback-command.js'
import type { McpCommandOptions } from './mcp.js'
import type { MigrateOptions } from './migrate.js'
import { organizationCommands } from './organization-commands.js'
import { ownVersion } from './own-version.js'
import { privacyCommands } from './privacy-commands.js'
import { retentionCommands } from './retention-commands.js'
import { secretCommands } from './secret-commands.js'
import { serveCommand } from './serve-options.js'
import { configOption, jsonOption, storeOptions, workspaceOptions } from './store-options.js'
import { inviteCommand, teamCommands } from './team-commands.js'
import { verificationCommands } from './verification-commands.js'

/** The `rapport` command. What a command does is loaded when it runs, so that `--help` answers at once. */
export function program(): Command {
  const rapport = new Command('rapport')
    .description('Customer intelligence from your own events: who your customers are, and what they do.')
    .version(ownVersion())
    .exitOverride()
    .allowExcessArguments(false)
    .showHelpAfterError('(add --help to see the commands and options)')
    .addHelpText(
      'after',
      '\nTo begin:\n  npx @rapport/cli dev --demo    start a server with its own database, made-up customers, and a demo shop'
    )
  addSettingFlags(rapport.command('dev'), ['log.level', 'log.form', 'log.requests', 'database.schema', 'trustProxy'])
    .description('start a server for development, with its own database and keys')
    .option('--port <number>', 'the port to listen on; 0 takes a free port', parsePort, 4477)
    .option('--host <address>', 'the address to listen on', '127.0.0.1')
    .option('--data <dir>', 'the directory of the database and the keys', '.rapport')
    .option('--store <where>', '"memory", or the address of a Postgres server (default: a Postgres inside this process)')
    .addOption(configOption())
    .option('--demo', 'load made-up customers, and serve a small demo shop at / with a live view')
    .addOption(demoSizeOption())
    .option('--json', 'when ready, write one line of JSON to stdout: url, organizationId, apiKey, publicKey, pid')
    .action(async (options: DevOptions) => (await import('./dev.js')).dev(options))
  initCommand(rapport.command('init').description('add Rapport to your app, or make a small new app'))
  serveCommand(rapport.command('serve').description('start a server for production on Postgres; set DATABASE_URL first'))
  rapport
    .command('mcp')
    .description('serve MCP on standard input and output, for agents that start their own servers')
    .addOption(new Option('--url <address>', 'the server to ask (default: the running `rapport dev` of --data)').env('RAPPORT_URL'))
    .addOption(new Option('--key <key>', 'an API key of that server; it is safer to set the variable').env('RAPPORT_API_KEY'))
    .option('--data <dir>', 'the directory of a running `rapport dev`', '.rapport')
    .option('--toolset <names>', 'which tools to list: default, all, or toolsets separated by commas', 'default')
    .option('--write', 'also list tools that change something, if the key has the grants')
    .option('--output-schemas', 'also list the schemas of answers')
    .option('--budget <tokens>', 'the largest size of an answer, in tokens (default: 8000)')
    .action(async (options: McpCommandOptions) => (await import('./mcp.js')).mcp(options))
  storeOptions(rapport.command('migrate').description('bring a database up to date with this version'))
    .option('--print', 'write the SQL of the migrations for an administrator to run, and change nothing')
    .option('--from <version>', 'with --print: the version that the database has now', parseVersion, 0)
    .addOption(jsonOption())
    .action(async (options: MigrateOptions) => (await import('./migrate.js')).migrate(options))
  storeOptions(rapport.command('jobs').description('show background jobs that were given up, and why'))
    .option('--retry', 'try all of them again')
    .addOption(jsonOption())
    .action(async (options: JobsOptions) => (await import('./jobs.js')).jobs(options))
  storeOptions(rapport.command('hooks').description('show the hooks of all processes, with their waiting and failed deliveries'))
    .option('--dead', 'list the dead letters: deliveries that failed 20 times, with their errors')
    .option('--retry', 'deliver the dead letters again')
    .option('--id <hook>', 'only for the hook with this id')
    .option('--org <id>', 'only dead letters of this organization')
    .option('--delivery <id>', 'only this dead letter')
    .addOption(jsonOption())
    .action(async (options: HooksOptions) => (await import('./hooks.js')).hooks(options))
  workspaceOptions(rapport.command('issues').description('show why events of the last day were refused or changed, and how to fix it'))
    .addOption(jsonOption())
    .action(async (options: IssuesOptions) => (await import('./issues.js')).issues(options))
  doctorCommand(rapport.command('doctor').description('find problems of a server and its database, and say how to fix them'))
  evalCommand(rapport.command('eval').description('measure, with your own questions and texts, how well Rapport searches and finds facts'))
  lookbackCommand(rapport.command('lookback').description('replay past months: who left, and when Rapport would have warned you'))
  importCommand(rapport.command('import').description('import past events (Rapport, Segment, PostHog), or people and customers (CSV)'))
  exportCommand(rapport.command('export').description('write all rows of an organization to a file, to move it to another database'))
  backupCommand(rapport.command('backup').description('copy the database of `rapport dev`, even while it runs'))
  restoreCommand(rapport.command('restore').description('make a directory for `rapport dev` from a backup'))
  eventsCommands(rapport.command('events').description('declare your own events, and find undeclared ones'))
  contractCommands(rapport.command('contracts').description('manage contracts of customers, with their start, end and value'))
  privacyCommands(rapport.command('privacy').description('export or erase what is stored about a person or a customer'))
  retentionCommands(rapport.command('retention').description('set for how long data is kept'))
  auditCommands(rapport.command('audit').description('export and verify the log of who changed what'))
  organizationCommands(rapport.command('org').description('manage organizations; each has its own customers, members and keys'))
  inviteCommand(rapport.command('invite').description('make a link with which one person joins the console'))
  teamCommands(rapport.command('team').description('manage the people who sign in to the console, and their roles'))
  keyCommands(rapport.command('key').description('manage API keys for servers, and public keys for web pages'))
  secretCommands(rapport.command('secret').description('change the secret that encrypts credentials'))
  demoCommands(rapport.command('demo').description('load made-up customers, to try Rapport'))
  verificationCommands(rapport.command('verification').description('make pages prove the identity of the people that they name'))
  return rapport
}
