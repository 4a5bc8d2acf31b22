import type { Command } from 'commander'
import { addSettingFlags } from '../configuration/flags.js'
import type { ServeCommandOptions } from './serve-command.js'
import { configOption } from './store-options.js'

const help = `
Settings come from flags, from environment variables, and from a file. --config names the file; the default is rapport.config.json
in this folder. A flag outranks a variable, and a variable outranks the file. docs/configuration.md lists all settings. Secrets
have no flags: set DATABASE_URL and RAPPORT_SECRET. The command makes no keys: use \`rapport key create\`.`

/** `rapport serve` */
export function serveCommand(command: Command): void {
  addSettingFlags(command)
    .addOption(configOption())
    .option('--shared-limits', 'the same as --rate-limiter store: all servers on the database share the rate limits')
    .option('--print-config', 'write the settings in use and where they come from, with secrets hidden, and start nothing')
    .option('--json', 'when ready, write one line of JSON to stdout: url, pid; with --print-config, write JSON')
    .addHelpText('after', help)
    .action(async (options: ServeCommandOptions) => (await import('./serve-command.js')).serveCommand(options))
}
