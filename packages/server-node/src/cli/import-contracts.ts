import { readFile } from 'node:fs/promises'
import { type ContractField, type Mapping, mapColumns } from '../contracts/columns.js'
import { readContracts } from '../contracts/read-contracts.js'
import { CsvError, type CsvRecord, readCsv } from '../import/csv/read-csv.js'
import { type PutOutcome, putLines } from '../import/put-lines.js'
import { CommandError } from './command-error.js'
import { type WorkspacePlace, withWorkspace } from './named-workspace.js'
import { printLine, table } from './output.js'

export interface ImportOptions extends WorkspacePlace {
  dryRun?: true
  column?: ReadonlyMap<string, ContractField>
  json?: true
}

/** `rapport contracts import`: fails, with the other lines imported, when a line was refused. */
export async function importContracts(file: string, options: ImportOptions): Promise<void> {
  const { column = new Map(), dryRun, json } = options
  const [headings, ...records] = await recordsOf(file)
  if (!headings) throw new CommandError(`${file} is empty. Its first line must have the headings`)
  const mapping = mapColumns(headings.cells, column)
  if (!json) process.stdout.write(shownMapping(mapping, records))
  if (mapping.faults.length > 0) throw new CommandError(mapping.faults.join('\n'))
  const { contracts, refused } = readContracts(records, mapping)
  const imported: PutOutcome = { created: 0, updated: 0, refused }
  if (!dryRun && contracts.length > 0) {
    await withWorkspace(options, async (asked) => {
      const put = await putLines(contracts, (items) => asked.contracts.put(items))
      imported.created = put.created
      imported.updated = put.updated
      imported.refused = [...refused, ...put.refused].sort((a, b) => a.line - b.line)
    })
  }
  if (json)
    printLine({ ...imported, columns: mapping.columns.map(({ heading, field = null }) => ({ heading, field })), dryRun: dryRun === true })
  else process.stdout.write(report(imported, contracts.length, dryRun === true))
  const { length } = imported.refused
  if (length > 0)
    throw new CommandError(`${length} of ${records.length} lines ${dryRun ? 'would be' : length === 1 ? 'was' : 'were'} refused`)
}

async function recordsOf(file: string): Promise<CsvRecord[]> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new CommandError(`Cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`)
  })
  try {
    const records: CsvRecord[] = []
    for await (const record of readCsv([bytes], bytes)) records.push(record)
    return records
  } catch (error) {
    throw error instanceof CsvError ? new CommandError(`${file}: ${error.message}`) : error
  }
}

/** Which column holds what, with the first value of each. */
function shownMapping({ columns }: Mapping, records: readonly CsvRecord[]): string {
  const rows = columns.map(({ heading, field }, index) => [heading, field ?? '(left out)', records[0]?.cells[index] ?? ''])
  return `${table(['Column', 'Field', 'First value'], rows)}\n`
}

function report({ created, updated, refused }: PutOutcome, readable: number, dryRun: boolean): string {
  const lines = refused.map(({ line, reason }) => `Line ${line} refused: ${reason}\n`).join('')
  const outcome = dryRun
    ? `Dry run: ${readable} contracts can be imported. No changes made.`
    : `Imported: ${created} new contracts, ${updated} existing.`
  return `${lines}${outcome}\n`
}
