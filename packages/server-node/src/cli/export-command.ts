import type { Command } from 'commander'
import type { ExportWorkspaceOptions } from './export-workspace.js'
import { jsonOption, workspaceOptions } from './store-options.js'

const help = `
Each line of FILE is a row: {"table": "users", "row": {…}}. Keys and credentials of providers are left out. If the command is stopped,
run it again: it continues where it stopped. The export may miss rows that are written meanwhile. For an exact copy, stop everything
that writes.

\`rapport import FILE\` makes the same organization in another database. Connect its providers again there.`

/** `rapport export FILE` */
export function exportCommand(command: Command): void {
  workspaceOptions(command)
    .argument('<file>', 'the file to write')
    .addOption(jsonOption())
    .addHelpText('after', help)
    .action(async (file: string, options: ExportWorkspaceOptions) => (await import('./export-workspace.js')).exportWorkspace(file, options))
}
