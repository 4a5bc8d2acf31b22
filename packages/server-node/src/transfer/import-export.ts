import type { Workspace } from '@rapport/core'
import { parseJsonLine } from '../import/json-line.js'
import { LineFault } from '../import/line-fault.js'
import type { Line } from '../import/read-lines.js'
import { type ExportedOrganization, exportLayout } from './export-file.js'

/** An export that cannot be imported; the message says why, and on which line. */
export class ExportFault extends Error {
  override readonly name = 'ExportFault'
}

/** How far the import of an export has come. */
export interface TransferProgress {
  lines: number
  rows: number
  added: number
}

type Row = Parameters<Workspace['transfer']['import']>[0]['rows'][number]

const rowsAtOnce = 1_000
const bytesAtOnce = 4_000_000

/** Stores the rows of an export with their ids. `from` is the last line that is stored already; `onStored` is called after each commit. */
export async function importExport(
  lines: AsyncIterable<Line[]>,
  workspace: Pick<Workspace, 'transfer'>,
  from: number,
  onStored: (progress: TransferProgress) => Promise<void>
): Promise<TransferProgress> {
  const progress: TransferProgress = { lines: from, rows: 0, added: 0 }
  let header: { schema: string; organization: ExportedOrganization } | undefined
  let isFirst = from === 0
  let end: number | undefined
  let rows: Row[] = []
  let bytes = 0
  let last = 0
  const store = async () => {
    if (!header || last <= from || (rows.length === 0 && !isFirst)) return
    const { added } = await workspace.transfer.import({ organizationId: header.organization.id, schema: header.schema, rows, isFirst })
    isFirst = false
    progress.added += added
    progress.lines = last
    rows = []
    bytes = 0
    await onStored(progress)
  }
  for await (const some of lines) {
    for (const line of some) {
      const value = read(line)
      last = line.number
      if (line.number === 1) header = headerOf(value)
      else if (typeof value.end === 'object') end = Object(value.end).rows
      else {
        progress.rows += 1
        if (line.number <= from) continue
        rows.push(rowOf(value, line.number))
        bytes += line.text.length
      }
      if (rows.length >= rowsAtOnce || bytes >= bytesAtOnce) await store()
    }
  }
  await store()
  if (end === progress.rows) return progress
  throw new ExportFault(
    end === undefined
      ? `the export ends after line ${last}, before its last row: it was not finished, or the file is cut. Every row up to there is stored`
      : `the export has ${progress.rows} rows, and should have ${end}`
  )
}

function read({ number, text, fault }: Line): Record<string, unknown> {
  try {
    if (fault !== undefined) throw new LineFault(fault)
    return parseJsonLine(text)
  } catch (error) {
    if (!(error instanceof LineFault)) throw error
    const column = error.column === undefined ? '' : `, column ${error.column}`
    throw new ExportFault(`line ${number}${column}: ${error.message}. Every row of the commits before it is stored`)
  }
}

/** Reads the first line of an export. */
export function headerOf({ rapport, layout, schema, organization }: Record<string, unknown>) {
  const { id, name, slug } = Object(organization)
  if (rapport !== 'export' || ![schema, id, name, slug].every((each) => typeof each === 'string'))
    throw new ExportFault('line 1: it does not begin as an export does')
  if (layout !== exportLayout) throw new ExportFault(`line 1: the export has layout ${layout}, which this version does not know: update it`)
  return { schema: String(schema), organization: { id: String(id), name: String(name), slug: String(slug) } }
}

function rowOf({ table, row }: Record<string, unknown>, number: number): Row {
  if (typeof table === 'string' && typeof row === 'object' && row !== null) return { table, row: row as Record<string, unknown> }
  throw new ExportFault(`line ${number}: a line must be {"table": "…", "row": {…}}`)
}
