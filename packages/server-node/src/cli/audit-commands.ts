import type { Command } from 'commander'
import type { AuditExportOptions, AuditVerifyOptions } from './audit.js'
import { jsonOption, workspaceOptions } from './store-options.js'

const exportHelp = `
The first line names the organization, the last one how many entries there are and the hash of the last.
docs/audit.md says how entries and hashes are made.`

const verifyHelp = `
With a file, the file of \`rapport audit export\` is checked, and no database is needed. Without one, the log of the workspace is checked.
The command exits with 1 and names the first broken entry. Note the head that it prints where nobody who can write to the database can
write, and give it with --head the next time: then entries that are gone from the end are found, too.`

/** `rapport audit …` */
export function auditCommands(audit: Command): void {
  workspaceOptions(
    audit.command('export').description('write the audit log with its chain of hashes as JSON Lines, the oldest entry first')
  )
    .option('--out <file>', 'the file to write (default: standard output)')
    .addHelpText('after', exportHelp)
    .action(async (options: AuditExportOptions) => (await import('./audit.js')).exportAudit(options))
  workspaceOptions(audit.command('verify').description('check that no entry of the audit log was changed, removed, moved or added'))
    .argument('[file]', 'a file that `rapport audit export` has written')
    .option('--head <hash>', 'a head that was noted before: the chain must contain it')
    .addOption(jsonOption())
    .addHelpText('after', verifyHelp)
    .action(async (file: string | undefined, options: AuditVerifyOptions) => (await import('./audit.js')).verifyAudit(file, options))
}
