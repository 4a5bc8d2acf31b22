import { createHash } from 'node:crypto'
import type { RapportClient } from '@rapport/client'
import type { Workspace } from '@rapport/core'
import type { EventFormat, Fields } from '../import/formats/format.js'
import { eventFormats, recognizeFormat } from '../import/formats/index.js'
import { importLines, type Totals } from '../import/import-lines.js'
import { ImportProgress } from '../import/import-progress.js'
import { StateFile } from '../import/import-state.js'
import { LeftOut, LineFault, type RefusedLine } from '../import/line-fault.js'
import { type Peeked, peek } from '../import/peek.js'
import { readLines } from '../import/read-lines.js'
import { RefusedFile } from '../import/refused-file.js'
import { importerOf } from '../import/send-chunk.js'
import { openSource, type Source, SourceError } from '../import/source.js'
import { CommandError, cannotWrite } from './command-error.js'
import type { ImportDataOptions } from './import-options.js'
import { type ImportReport, reportOf } from './import-report.js'
import { type WorkspacePlace, withWorkspace } from './named-workspace.js'
import { printLine } from './output.js'

const headBytes = 65_536

/** `rapport import`: fails, with the other lines imported, when a line was refused or the file breaks off. */
export async function importData(file: string, options: ImportDataOptions): Promise<void> {
  const source = await opened(file)
  const peeked = await peek(source.chunks, headBytes)
  if (isCsv(peeked.head, options.format)) {
    const { importRows } = await import('./import-rows.js')
    return importRows(file, peeked, options)
  }
  const [first] = options.format === undefined ? objectsIn(textOf(peeked.head)) : []
  if (first?.rapport === 'export') {
    const { importExportFile } = await import('./import-export.js')
    return importExportFile(file, source, peeked, first, options)
  }
  const format = formatOf(file, peeked.head, options.format)
  const report = await importEventFile({ file, source, peeked, format, options })
  if (options.json) printLine(report)
  else process.stdout.write(reportOf(report))
  const { refused, brokenAt } = report
  if (brokenAt !== null) throw new CommandError(`${file} ends in the middle, after line ${brokenAt}. All lines up to there are imported`)
  if (refused > 0)
    throw new CommandError(
      `${refused} ${refused === 1 ? 'line' : 'lines'} ${options.dryRun ? 'would be' : refused === 1 ? 'was' : 'were'} refused`
    )
}

interface EventFile {
  file: string
  source: Source
  peeked: Peeked
  format: EventFormat
  options: ImportDataOptions
}

async function importEventFile({ file, source, peeked, format, options }: EventFile): Promise<ImportReport> {
  const { dryRun = false, restart = false, json = false } = options
  const isFile = file !== '-'
  const stateFile = isFile && !dryRun ? new StateFile(`${file}.import.json`) : undefined
  const refusedFile = dryRun ? undefined : new RefusedFile(options.refused ?? `${isFile ? file : 'import'}.refused.ndjson`)
  const refusals: RefusedLine[] = []
  const startedAt = performance.now()
  const preview = dryRun ? previewOf(peeked.head, format) : []
  const report: ImportReport = {
    format: format.title,
    preview,
    dryRun,
    refusals,
    refusedFile: null,
    brokenAt: null,
    seconds: 0,
    ...noTotals
  }
  const note = (totals: Totals) =>
    Object.assign(report, { ...totals, leftOut: counted(totals.leftOut), warnings: counted(totals.warnings) })
  await withWorkspace(options, async (asked, runDue) => {
    const of = { headDigest: source.headDigest, format: format.name, place: placeOf(asked, options) }
    const from = restart ? undefined : await stateFile?.read(of)
    if (from) process.stderr.write(`An earlier run has imported the lines up to ${from.lines}: going on from there\n`)
    await refusedFile?.begin(from?.refusedBytes ?? 0).catch((error: unknown) => cannotWrite(refusedFile.path, error))
    const progress = new ImportProgress(source, process.stderr, () => performance.now(), json)
    try {
      const totals = await importLines({
        lines: brokenLines(readLines(peeked.chunks), () => {
          report.brokenAt = 0
        }),
        format,
        send: importerOf(asked),
        dryRun,
        from,
        of,
        stateFile,
        refusedFile,
        onRefused: (lines) => void (refusals.length < maxShown && refusals.push(...lines)),
        onProgress: (so) => progress.show(so)
      })
      note(totals)
      if (report.brokenAt !== null) report.brokenAt = totals.lines
      else await stateFile?.remove()
    } finally {
      progress.end()
      await refusedFile?.close()
    }
    await runDue?.()
  }).catch((error: unknown) => stopped(error, stateFile !== undefined))
  report.seconds = (performance.now() - startedAt) / 1_000
  report.refusedFile = refusedFile && refusedFile.bytes > 0 ? refusedFile.path : null
  return report
}

/** So many refused lines are shown. */
const maxShown = 10
const noTotals = { lines: 0, events: 0, added: 0, refused: 0, leftOut: [], warnings: [] }

const counted = (counts: Map<string, number>) =>
  [...counts].map(([what, count]) => ({ what, count })).sort((one, other) => other.count - one.count)

/** The lines of a file that may be cut: a packed one then fails in the middle, and what was read before is good. */
async function* brokenLines<T>(lines: AsyncIterable<T>, onBroken: () => void): AsyncGenerator<T> {
  try {
    yield* lines
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || !/^Z_/.test(String(error.code))) throw error
    onBroken()
  }
}

async function opened(file: string): Promise<Source> {
  try {
    return await openSource(file)
  } catch (error) {
    if (error instanceof SourceError) throw new CommandError(error.message)
    throw new CommandError(`Cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Whether it is a table: JSON begins with a brace or a bracket. */
function isCsv(head: Buffer, named: string | undefined): boolean {
  if (named !== undefined) return named === 'csv'
  const [first = ''] = textOf(head).split('\n', 1)
  return first !== '' && !/^[{[]/.test(first)
}

const textOf = (head: Buffer) =>
  head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()

function formatOf(file: string, head: Buffer, named: string | undefined): EventFormat {
  const format = eventFormats.find(({ name }) => name === named)
  if (format) return format
  const text = textOf(head)
  if (text === '') throw new CommandError(`${file} is empty`)
  if (text.startsWith('['))
    throw new CommandError(
      `${file} is one JSON array. Write one object on each line, for example with: jq -c '.[]' ${file} > events.ndjson`
    )
  const known = recognizeFormat(objectsIn(text))
  if (known) return known
  const names = eventFormats.map(({ name }) => name).join(', ')
  throw new CommandError(`The first lines of ${file} are not events of a known format. Set --format to one of ${names}`)
}

/** The first lines that are JSON objects. */
function objectsIn(text: string): Fields[] {
  return text.split('\n', 20).flatMap((line) => {
    try {
      const value: unknown = JSON.parse(line)
      return typeof value === 'object' && value !== null ? [value as Fields] : []
    } catch {
      return []
    }
  })
}

const previewEvents = 5

/** The first events as they would be sent. */
function previewOf(head: Buffer, format: EventFormat): Fields[] {
  const events = objectsIn(textOf(head)).flatMap((line) => {
    try {
      return format.read(line).map(({ envelope, event }) => ({ ...envelope, ...event }))
    } catch (error) {
      if (error instanceof LineFault || error instanceof LeftOut) return []
      throw error
    }
  })
  return events.slice(0, previewEvents)
}

/** Tells organizations apart without naming them: an import into one does not go on in another. */
function placeOf(asked: Workspace | RapportClient, { url, key, data, store, schema }: WorkspacePlace): string {
  const place = 'organizationId' in asked ? asked.organizationId : [url, key, data, store, schema]
  return createHash('sha256').update(JSON.stringify(place)).digest('hex').slice(0, 32)
}

/** What the database or the server refuses in the middle ends the import; what was stored stays. */
function stopped(error: unknown, goesOn: boolean): never {
  if (!(error instanceof Error) || !['RapportError', 'StoreUnavailableError', 'CommandError'].includes(error.name) || !goesOn) throw error
  throw new CommandError(`${error.message}\nRun the command again. It continues with the first line that is not stored.`)
}
