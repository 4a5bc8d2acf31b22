import type { Command } from 'commander'
import type { PrivacyEraseOptions } from './erase-personal-data.js'
import type { ErasureListOptions, ReapplyOptions } from './erasure-list.js'
import type { PrivacyExportOptions } from './export-personal-data.js'
import { jsonOption, storeOptions, workspaceOptions } from './store-options.js'

const help = `
Use exactly one of --email, --user, --visitor and --customer. Each line of the file is one row: {"table": "users", "row": {…}}.
docs/privacy.md describes the tables.`

const eraseHelp = `
Use exactly one of --email, --user, --visitor and --customer. The receipt says how many rows of each table were removed or changed.
Later events, syncs and puts do not bring the person back. docs/privacy.md says more.`

const selectorOptions = (command: Command): Command =>
  workspaceOptions(command)
    .option('--email <address>', 'the person with this email')
    .option('--user <id>', 'the person with this userId of your own')
    .option('--visitor <id>', 'the person with this visitorId, the id of a browser')
    .option('--customer <name>', 'the customer with this id, customerId or domain, and all of its people')

/** `rapport privacy …` */
export function privacyCommands(privacy: Command): void {
  selectorOptions(privacy.command('export').description('write everything that is stored about a person or a customer as JSON Lines'))
    .option('--out <file>', 'the file to write (default: standard output)')
    .addHelpText('after', help)
    .action(async (options: PrivacyExportOptions) => (await import('./export-personal-data.js')).exportPersonalData(options))
  selectorOptions(privacy.command('erase').description('erase a person, or a customer with all of its people, from every table'))
    .option('--dry-run', 'show how much would be erased, and erase nothing')
    .option('--yes', 'erase without asking')
    .addHelpText('after', eraseHelp)
    .action(async (options: PrivacyEraseOptions) => (await import('./erase-personal-data.js')).erasePersonalData(options))
  storeOptions(
    privacy.command('erasures').description('write a list of all erasures, without names; `privacy reapply` repeats them after a restore')
  )
    .option('--out <file>', 'the file to write (default: standard output)')
    .action(async (options: ErasureListOptions) => (await import('./erasure-list.js')).listErasures(options))
  storeOptions(privacy.command('reapply').description('in a restored database, erase everybody on a list of erasures again'))
    .argument('<file>', 'the list, written by `rapport privacy erasures` or by a server with --erasure-log')
    .addOption(jsonOption())
    .addHelpText('after', '\nRun this after the restore, before a server uses the database.')
    .action(async (file: string, options: ReapplyOptions) => (await import('./erasure-list.js')).reapply(file, options))
}
