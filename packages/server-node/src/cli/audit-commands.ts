import type { Command } from 'commander'
import type { AuditExportOptions, AuditVerifyOptions } from './audit.js'
import { jsonOption, workspaceOptions } from './store-options.js'

const exportHelp = `
The first line names the organization. The last line has the number of entries and the hash of the last entry.
docs/audit.md describes entries and hashes.`

const verifyHelp = `
With a file of \`rapport audit export\`, the command checks the file and needs no database. Without a file, it checks the log of the
organization. If the chain is broken, it names the first broken entry and exits with 1.

The command prints the head of the chain. Store the head where nobody who can write to the database can change it, and pass it
with --head the next time. The command then also finds entries that are missing at the end.`

/** `rapport audit …` */
export function auditCommands(audit: Command): void {
  workspaceOptions(audit.command('export').description('write the audit log with its chain of hashes as JSON Lines, oldest entry first'))
    .option('--out <file>', 'the file to write (default: standard output)')
    .addHelpText('after', exportHelp)
    .action(async (options: AuditExportOptions) => (await import('./audit.js')).exportAudit(options))
  workspaceOptions(audit.command('verify').description('check that no entry of the audit log was changed, removed, moved or added'))
    .argument('[file]', 'a file of `rapport audit export`')
    .option('--head <hash>', 'the head that an earlier check printed; the chain must contain it')
    .addOption(jsonOption())
    .addHelpText('after', verifyHelp)
    .action(async (file: string | undefined, options: AuditVerifyOptions) => (await import('./audit.js')).verifyAudit(file, options))
}
