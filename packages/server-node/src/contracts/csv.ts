/** A record of a CSV file, with the line on which it begins. */
export interface CsvRecord {
  line: number
  cells: string[]
}

/** A file that is no CSV; the message names the line. */
export class CsvError extends Error {
  override readonly name = 'CsvError'
}

/**
 * Reads CSV as RFC 4180 has it: cells in quotes may hold anything, two quotes stand for one. Cells are parted by commas, semicolons or tabs, whichever the
 * first line has most of. Empty lines are left out. Throws CsvError for a quote that does not end.
 *
 * @example parseCsv('a,b\n1,"x, y"') // [{ line: 1, cells: ['a', 'b'] }, { line: 2, cells: ['1', 'x, y'] }]
 */
export function parseCsv(text: string): CsvRecord[] {
  const source = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(source)
  const records: CsvRecord[] = []
  let line = 1
  let record: CsvRecord = { line, cells: [] }
  let at = 0
  while (at <= source.length) {
    const cell = source[at] === '"' ? quoted(source, at, line) : plain(source, at, separator)
    record.cells.push(cell.value)
    line += linesIn(source, at, cell.end)
    at = cell.end
    if (source[at] === separator) {
      at++
      continue
    }
    if (record.cells.some((value) => value !== '')) records.push(record)
    if (source[at] === '\r') at++
    if (source[at] === '\n') line++
    at++
    record = { line, cells: [] }
  }
  return records
}

interface Cell {
  value: string
  end: number
}

function plain(source: string, start: number, separator: string): Cell {
  let end = start
  while (end < source.length && source[end] !== separator && source[end] !== '\n' && source[end] !== '\r') end++
  return { value: source.slice(start, end).trim(), end }
}

function quoted(source: string, start: number, line: number): Cell {
  let value = ''
  let from = start + 1
  for (;;) {
    const quote = source.indexOf('"', from)
    if (quote < 0) throw new CsvError(`Line ${line}: a quote has no end`)
    value += source.slice(from, quote)
    if (source[quote + 1] !== '"') return { value: value.trim(), end: endOfCell(source, quote + 1) }
    value += '"'
    from = quote + 2
  }
}

/** Blanks between a quote and the separator say nothing. */
function endOfCell(source: string, start: number): number {
  let end = start
  while (source[end] === ' ') end++
  return end
}

function linesIn(source: string, start: number, end: number): number {
  return source.slice(start, end).split('\n').length - 1
}

function separatorOf(source: string): string {
  const [first = ''] = source.split('\n', 1)
  const counted = [',', ';', '\t'].map((separator) => ({ separator, count: first.split(separator).length }))
  return counted.reduce((one, other) => (other.count > one.count ? other : one)).separator
}
