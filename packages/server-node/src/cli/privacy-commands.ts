import type { Command } from 'commander'
import type { PrivacyEraseOptions } from './erase-personal-data.js'
import type { ErasureListOptions, ReapplyOptions } from './erasure-list.js'
import type { PrivacyExportOptions } from './export-personal-data.js'
import { jsonOption, storeOptions, workspaceOptions } from './store-options.js'

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
  storeOptions(
    privacy.command('erasures').description('write the list of all erasures, without names: what a restored backup has to catch up with')
  )
    .option('--out <file>', 'the file to write (default: standard output)')
    .action(async (options: ErasureListOptions) => (await import('./erasure-list.js')).listErasures(options))
  storeOptions(privacy.command('reapply').description('erase again in a restored database whom a list of erasures says to be erased'))
    .argument('<file>', 'the list: what `rapport privacy erasures` or a server with --erasure-log wrote')
    .addOption(jsonOption())
    .addHelpText('after', '\nRun it after the restore, and before anything serves the database.')
    .action(async (file: string, options: ReapplyOptions) => (await import('./erasure-list.js')).reapply(file, options))
}
