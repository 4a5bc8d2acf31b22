import { parse } from 'csv-parse'
import { through } from '../through.js'

/** A record of a CSV file, with the line on which it begins. */
export interface CsvRecord {
  line: number
  cells: string[]
}

/** A file that is no CSV; the message names the line. */
export class CsvError extends Error {
  override readonly name = 'CsvError'
}

/** A record as the parser gives it, with what it knows of it. */
interface Parsed {
  record: string[]
  raw: string
  info: { lines: number }
}

const maxRecordBytes = 1_000_000

/**
 * Reads CSV as RFC 4180 has it, in UTF-8. `head` is the file's beginning: cells are parted by commas, semicolons or tabs, whichever its first line has most
 * of. Blanks around cells, and records of empty cells alone, are left out. Throws CsvError for a quote that does not end.
 */
export async function* readCsv(chunks: AsyncIterable<Buffer> | Iterable<Buffer>, head: Buffer): AsyncGenerator<CsvRecord> {
  const parser = parse({
    bom: true,
    delimiter: separatorOf(head),
    info: true,
    raw: true,
    max_record_size: maxRecordBytes,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true
  })
  try {
    for await (const { record, raw, info } of through<Parsed>(parser, chunks)) yield { line: info.lines - linesIn(raw), cells: record }
  } catch (error) {
    throw inWords(error)
  }
}

/** Ends of lines within a record; its own end does not count. */
function linesIn(raw: string): number {
  return raw.trim().split('\n').length - 1
}

function separatorOf(head: Buffer): string {
  const [first = ''] = head.toString('utf8').split('\n', 1)
  const counted = [',', ';', '\t'].map((separator) => ({ separator, count: first.split(separator).length }))
  return counted.reduce((one, other) => (other.count > one.count ? other : one)).separator
}

const words: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote has no end',
  CSV_INVALID_CLOSING_QUOTE: 'behind the quote that ends a cell stands more than the next separator',
  INVALID_OPENING_QUOTE: 'a quote stands within a cell that does not begin with one: put the cell in quotes, and write the quote twice',
  CSV_MAX_RECORD_SIZE: `a record is longer than ${maxRecordBytes} bytes; a quote may be missing`
}

function inWords(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  const told = words[String(error.code)]
  if (told === undefined) return error
  const [, line] = /at line (\d+)/.exec(error.message) ?? []
  return new CsvError(`Line ${line ?? Object(error).lines}: ${told}`, { cause: error })
}
