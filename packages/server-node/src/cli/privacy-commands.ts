import type { Command } from 'commander'
import type { PrivacyExportOptions } from './export-personal-data.js'
import { workspaceOptions } from './store-options.js'

const help = `
Give exactly one of --email, --user, --visitor and --customer. Each line of the file is one row: {"table": "users", "row": {…}}.
docs/privacy.md says what the tables hold.`

/** `rapport privacy …` */
export function privacyCommands(privacy: Command): void {
  workspaceOptions(privacy.command('export').description('write everything that is stored about a person or a customer as JSON Lines'))
    .option('--email <address>', 'the person with this email')
    .option('--user <id>', "the person with this userId of the host's")
    .option('--visitor <id>', 'the person behind this browser')
    .option('--customer <name>', 'the customer with this id, customerId or domain, and all of its people')
    .option('--out <file>', 'the file to write (default: standard output)')
    .addHelpText('after', help)
    .action(async (options: PrivacyExportOptions) => (await import('./export-personal-data.js')).exportPersonalData(options))
}
