import type { Command } from 'commander'
import type { ExportWorkspaceOptions } from './export-workspace.js'
import { jsonOption, workspaceOptions } from './store-options.js'

const help = `
Each line of FILE is a row: {"table": "users", "row": {…}}. Keys and credentials of providers are left out. If the command is stopped,
run it again: it goes on where it was. \`rapport import FILE\` makes the same organization in another database; connect its providers anew there.
Rows that are written meanwhile may be missing: for an exact copy stop what writes.`

/** `rapport export FILE` */
export function exportCommand(command: Command): void {
  workspaceOptions(command)
    .argument('<file>', 'the file to write')
    .addOption(jsonOption())
    .addHelpText('after', help)
    .action(async (file: string, options: ExportWorkspaceOptions) => (await import('./export-workspace.js')).exportWorkspace(file, options))
}
