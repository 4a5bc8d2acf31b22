import type { Command } from 'commander'
import type { PrivacyEraseOptions } from './erase-personal-data.js'
import type { PrivacyExportOptions } from './export-personal-data.js'
import { workspaceOptions } from './store-options.js'

const help = `
Give exactly one of --email, --user, --visitor and --customer. Each line of the file is one row: {"table": "users", "row": {…}}.
docs/privacy.md says what the tables hold.`

const eraseHelp = `
Give exactly one of --email, --user, --visitor and --customer. The receipt says how many rows of each table were removed or changed.
The person stays away: later events, syncs and puts do not bring them back. docs/privacy.md says more.`

const selectorOptions = (command: Command): Command =>
  workspaceOptions(command)
    .option('--email <address>', 'the person with this email')
    .option('--user <id>', "the person with this userId of the host's")
    .option('--visitor <id>', 'the person behind this browser')
    .option('--customer <name>', 'the customer with this id, customerId or domain, and all of its people')

/** `rapport privacy …` */
export function privacyCommands(privacy: Command): void {
  selectorOptions(privacy.command('export').description('write everything that is stored about a person or a customer as JSON Lines'))
    .option('--out <file>', 'the file to write (default: standard output)')
    .addHelpText('after', help)
    .action(async (options: PrivacyExportOptions) => (await import('./export-personal-data.js')).exportPersonalData(options))
  selectorOptions(privacy.command('erase').description('erase a person, or a customer with all of its people, from every table'))
    .option('--dry-run', 'only say how much it would take')
    .option('--yes', 'do not ask before')
    .addHelpText('after', eraseHelp)
    .action(async (options: PrivacyEraseOptions) => (await import('./erase-personal-data.js')).erasePersonalData(options))
}
