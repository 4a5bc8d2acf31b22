import type { Rapport } from '@rapport/core'
import { StateFile } from '../import/import-state.js'
import type { Peeked } from '../import/peek.js'
import { readLines } from '../import/read-lines.js'
import type { Source } from '../import/source.js'
import type { ExportedOrganization } from '../transfer/export-file.js'
import { ExportFault, headerOf, importExport } from '../transfer/import-export.js'
import { CommandError } from './command-error.js'
import type { ImportDataOptions } from './import-options.js'
import { printLine } from './output.js'
import { runningDev } from './running-dev.js'
import { withRapport } from './with-store.js'

/** `rapport import` of an export: into an empty organization of the same id, which it makes in a database. */
export async function importExportFile(
  file: string,
  source: Source,
  peeked: Peeked,
  first: Record<string, unknown>,
  options: ImportDataOptions
): Promise<void> {
  if (options.dryRun) throw new CommandError('--dry-run works for events and CSV only. An export is imported as it is')
  if (options.url !== undefined || (options.data !== undefined && (await runningDev(options.data))))
    throw new CommandError(
      'An export can only be imported into a database. Stop the server, and name the database with --data DIR or --store postgres://…'
    )
  const stateFile = file === '-' ? undefined : new StateFile(`${file}.import.json`)
  let done = { rows: 0, added: 0 }
  await withRapport(options, async (rapport) => {
    const { organization } = headerOf(first)
    const of = { headDigest: source.headDigest, format: 'export', place: await placeOf(rapport, organization, options.org) }
    const from = options.restart ? undefined : await stateFile?.read(of)
    const total = source.totalBytes
    const workspace = rapport.organization(organization.id)
    done = await importExport(readLines(peeked.chunks), workspace, from?.lines ?? 0, async ({ lines, rows }) => {
      await stateFile?.write({ of, lines, events: rows, refused: 0, refusedBytes: 0 })
      const share = total === undefined ? '' : ` (${Math.floor((100 * source.bytesRead()) / total)} %)`
      process.stderr.write(`${rows} rows${share}\n`)
    })
    await stateFile?.remove()
    if (options.data !== undefined) await rapport.runDue()
  }).catch((error: unknown) => {
    if (error instanceof ExportFault) throw new CommandError(`${file}, ${error.message}`)
    throw error
  })
  if (options.json) printLine({ format: 'export', ...done })
  else
    process.stdout.write(
      `Imported ${done.rows} rows; ${done.added} are new.\nMake keys with \`npx @rapport/cli key create\`, and connect providers anew.\n`
    )
}

/** Makes the organization where it is not there; answers its id, and a mark of the database. */
async function placeOf(rapport: Rapport, { id, name, slug }: ExportedOrganization, named: string | undefined): Promise<string> {
  const known = await rapport.organizations.get(id)
  const chosen = named === undefined ? known : await rapport.organizations.get(named)
  if (named !== undefined && chosen?.id !== id)
    throw new CommandError(
      `The export belongs to the organization ${id}, and can only be imported into an organization with this id. Leave out --org: the command makes the organization`
    )
  // Of two databases each notes for itself when the organization was made in it.
  const { createdAt } = known ?? (await rapport.organizations.create({ id, name, slug }))
  return `${id} ${createdAt}`
}
