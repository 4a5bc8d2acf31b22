import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import type { RapportClient } from '@rapport/client'
import type { Workspace } from '@rapport/core'
import { fieldInWords, type RowKind, rowKinds } from '../import/csv/fields.js'
import { type Chosen, type CsvMapping, mapCsvColumns } from '../import/csv/map-columns.js'
import { CsvError, type CsvRecord, readCsv } from '../import/csv/read-csv.js'
import { customerOf, personOf } from '../import/csv/read-row.js'
import { LineFault, type RefusedLine, refusedLine } from '../import/line-fault.js'
import type { Peeked } from '../import/peek.js'
import { type PutLine, type PutOutcome, putLines } from '../import/put-lines.js'
import { RefusedFile } from '../import/refused-file.js'
import { CommandError } from './command-error.js'
import type { ImportDataOptions } from './import-options.js'
import { withWorkspace } from './named-workspace.js'
import { printLine, table } from './output.js'

/** The values of so many rows show what a column holds. */
const sampleRows = 1_000
const previewRows = 5
const rowsAtOnce = 200

/** `rapport import` of a CSV file: shows the mapping and the first rows, asks, and puts people or customers. Putting a row again changes nothing. */
export async function importRows(file: string, peeked: Peeked, options: ImportDataOptions): Promise<void> {
  const { dryRun = false, json = false } = options
  const { headings, sample, rows } = await begin(file, rowsOf(file, peeked))
  const { chosen, kind } = await choicesOf(options)
  const mapping = mapCsvColumns(headings, sample, chosen, kind)
  if (!json) process.stdout.write(shownMapping(mapping, sample))
  if (mapping.faults.length > 0) throw new CommandError(mapping.faults.join('\n'))
  if (!dryRun && !options.yes) await confirm(file)
  const refusedFile = dryRun ? undefined : new RefusedFile(options.refused ?? `${file === '-' ? 'import' : file}.refused.ndjson`)
  await refusedFile?.begin(0)
  const counts = { rows: 0, created: 0, updated: 0, refused: 0 }
  const refusals: RefusedLine[] = []
  const note = async (refused: RefusedLine[]) => {
    counts.refused += refused.length
    if (refusals.length < 10) refusals.push(...refused)
    await refusedFile?.add(refused)
  }
  const put = async (asked: Workspace | RapportClient | undefined) => {
    for await (const some of inGroups(rows)) {
      counts.rows += some.length
      const { created, updated, refused } = await putRows(some, mapping, asked)
      counts.created += created
      counts.updated += updated
      await note(refused)
      if (!json) process.stderr.write(process.stderr.isTTY ? `\r${counts.rows} rows\u001b[K` : '')
    }
  }
  try {
    if (dryRun) await put(undefined)
    else
      await withWorkspace(options, async (asked, runDue) => {
        await put(asked).finally(() => runDue?.())
      })
  } finally {
    await refusedFile?.close()
  }
  const path = refusedFile && refusedFile.bytes > 0 ? refusedFile.path : null
  if (json) printLine({ kind: mapping.kind, ...counts, refusals, refusedFile: path, columns: columnsOf(mapping), dryRun })
  else process.stdout.write(reportOf(mapping.kind, counts, refusals, { path, dryRun }))
  if (counts.refused > 0) throw new CommandError(`${counts.refused} of ${counts.rows} rows ${dryRun ? 'would be' : 'were'} refused`)
}

async function* rowsOf(file: string, { head, chunks }: Peeked): AsyncGenerator<CsvRecord> {
  try {
    yield* readCsv(chunks, head)
  } catch (error) {
    throw error instanceof CsvError ? new CommandError(`${file}: ${error.message}. Every row before it is imported.`) : error
  }
}

/** Reads the headings and the first rows; `rows` has these rows, too. Where the file breaks among them, `rows` fails behind them. */
async function begin(file: string, all: AsyncGenerator<CsvRecord>) {
  const first = await all.next()
  if (first.done) throw new CommandError(`${file} is empty. Its first line must have the headings`)
  const sample: CsvRecord[] = []
  let broken: { error: unknown } | undefined
  try {
    while (sample.length < sampleRows) {
      const next = await all.next()
      if (next.done) break
      sample.push(next.value)
    }
  } catch (error) {
    broken = { error }
  }
  async function* rows() {
    yield* sample
    if (broken) throw broken.error
    yield* all
  }
  return { headings: first.value.cells, sample, rows: rows() }
}

async function* inGroups(rows: AsyncGenerator<CsvRecord>): AsyncGenerator<CsvRecord[]> {
  let group: CsvRecord[] = []
  let broken: { error: unknown } | undefined
  try {
    for await (const row of rows) {
      group.push(row)
      if (group.length < rowsAtOnce) continue
      yield group
      group = []
    }
  } catch (error) {
    broken = { error }
  }
  // What stands before the place where the file breaks is imported.
  if (group.length > 0) yield group
  if (broken) throw broken.error
}

async function putRows(
  records: readonly CsvRecord[],
  mapping: CsvMapping,
  asked: Workspace | RapportClient | undefined
): Promise<Omit<PutOutcome, 'refused'> & { refused: RefusedLine[] }> {
  const refused: RefusedLine[] = []
  const texts = new Map(records.map(({ line, cells }) => [line, cells.join(' | ')]))
  const read = <Item>(itemOf: (record: CsvRecord, mapping: CsvMapping) => Item): PutLine<Item>[] =>
    records.flatMap((record) => {
      try {
        return [{ line: record.line, item: itemOf(record, mapping) }]
      } catch (error) {
        if (!(error instanceof LineFault)) throw error
        refused.push(refusedLine(record.line, texts.get(record.line) ?? '', error))
        return []
      }
    })
  const outcome =
    mapping.kind === 'people'
      ? await putLines(read(personOf), (items) => asked?.users.put(items) ?? nothingPut())
      : await putLines(read(customerOf), (items) => asked?.customers.put(items) ?? nothingPut())
  for (const { line, reason } of outcome.refused) refused.push(refusedLine(line, texts.get(line) ?? '', { message: reason }))
  return { ...outcome, refused: refused.sort((a, b) => a.line - b.line) }
}

const nothingPut = async () => []

/** What the options and the file of `--mapping` say of columns; the options outrank the file. */
async function choicesOf({ map = new Map(), mapping, kind }: ImportDataOptions): Promise<{ chosen: Chosen; kind?: RowKind }> {
  if (mapping === undefined) return { chosen: map, ...(kind && { kind }) }
  const text = await readFile(mapping, 'utf8').catch((error: unknown) => {
    throw new CommandError(`Cannot read ${mapping}: ${error instanceof Error ? error.message : String(error)}`)
  })
  const wrong = new CommandError(
    `${mapping} must be JSON such as {"kind": "people", "columns": {"Work mail": "email", "Plan": "trait:plan"}}`
  )
  try {
    const { kind: said, columns }: { kind?: unknown; columns?: unknown } = JSON.parse(text)
    const known = rowKinds.find((each) => each === said)
    if (typeof columns !== 'object' || columns === null || (said !== undefined && !known)) throw wrong
    const entries = Object.entries(columns).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    const found = kind ?? known
    return { chosen: new Map([...entries, ...map]), ...(found && { kind: found }) }
  } catch (error) {
    throw error instanceof SyntaxError || error instanceof TypeError ? wrong : error
  }
}

function columnsOf({ columns }: CsvMapping): Record<string, string> {
  return Object.fromEntries(columns.map(({ heading, holds }) => [heading, fieldInWords(holds)]))
}

function shownMapping({ kind, columns }: CsvMapping, sample: readonly CsvRecord[]): string {
  const preview = sample.slice(0, previewRows)
  const rows = columns.map(({ heading, holds }, index) => [
    heading,
    fieldInWords(holds),
    ...preview.map(({ cells }) => shortened(cells[index] ?? ''))
  ])
  return `Rows: ${kind}\n\n${table(['Column', 'Field', ...preview.map(({ line }) => `Line ${line}`)], rows)}\n`
}

const shortened = (cell: string) => (cell.length > 24 ? `${cell.slice(0, 23)}…` : cell.replaceAll('\n', ' '))

/** Asks whether the mapping is right; where nobody can be asked, `--yes` has to say it. */
async function confirm(file: string): Promise<void> {
  if (file === '-' || !process.stdin.isTTY || !process.stderr.isTTY)
    throw new CommandError('Nothing was imported. If the mapping is right, add --yes. Otherwise name columns with --map HEADING=FIELD')
  const asking = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await asking.question('Import these rows? [y/N] ').finally(() => asking.close())
  if (!/^y(es)?$/i.test(answer.trim())) throw new CommandError('Nothing was imported. Name columns with --map HEADING=FIELD')
}

function reportOf(
  kind: RowKind,
  { rows, created, updated, refused }: { rows: number; created: number; updated: number; refused: number },
  refusals: readonly RefusedLine[],
  { path, dryRun }: { path: string | null; dryRun: boolean }
): string {
  const lines = refusals.slice(0, 10).map(({ line, reason }) => `Line ${line} refused: ${reason}`)
  if (refused > lines.length) lines.push(`… and ${refused - lines.length} more`)
  if (path !== null) lines.push(`All refused rows, with the reasons: ${path}`)
  lines.push(
    dryRun
      ? `Dry run: ${rows - refused} of ${rows} ${kind} can be imported. Nothing was stored.`
      : `Imported ${kind}: ${created} new, ${updated} known.`
  )
  return `${lines.join('\n')}\n`
}
