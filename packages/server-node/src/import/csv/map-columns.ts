import { type ColumnField, fieldNamed, fieldsOfKind, type RowKind, traitName } from './fields.js'
import type { CsvRecord } from './read-csv.js'

/** A column of a file, and what it holds. */
export interface MappedColumn {
  heading: string
  holds: ColumnField
}

/** What the columns of a file hold, in their order. */
export interface CsvMapping {
  kind: RowKind
  columns: MappedColumn[]
  /** What hinders the import of any line. */
  faults: string[]
}

/** What somebody has said of columns, by heading: a field, `trait`, `trait:name` or `ignore`. */
export type Chosen = ReadonlyMap<string, string>

const share = 0.8
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const domain = /^(?:https?:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?$/i

/** Finds what the columns hold: as somebody chose, else by their headings, else by their values. Every other column is a trait. */
export function mapCsvColumns(headings: readonly string[], sample: readonly CsvRecord[], chosen: Chosen, kind?: RowKind): CsvMapping {
  const values = headings.map((_, index) => sample.map(({ cells }) => cells[index] ?? '').filter((cell) => cell !== ''))
  const known = kind ?? kindOf(headings, values, chosen)
  const faults: string[] = []
  const columns = headings.map((heading, index): MappedColumn => {
    const said = chosen.get(heading)
    if (said !== undefined) return { heading, holds: holdsOf(said, heading, values[index] ?? [], known, faults) }
    const field = fieldNamed(known, heading)
    return { heading, holds: field === undefined ? traitOf(heading, values[index] ?? []) : { field } }
  })
  keepFirst(columns, chosen)
  findByValues(columns, values, known, chosen)
  for (const heading of chosen.keys())
    if (!headings.includes(heading)) faults.push(`The file has no column ${JSON.stringify(heading)}. Its columns: ${headings.join(', ')}`)
  faults.push(...missing(columns, known))
  return { kind: known, columns, faults }
}

function kindOf(headings: readonly string[], values: readonly (readonly string[])[], chosen: Chosen): RowKind {
  const hasEmails = headings.some(
    (heading, index) => chosen.get(heading) === 'email' || fieldNamed('people', heading) === 'email' || mostly(values[index] ?? [], email)
  )
  const namesPeople = headings.some((heading) => ['userid', 'firstname', 'lastname'].includes(heading.toLowerCase().replace(/[^a-z]/g, '')))
  return hasEmails || namesPeople ? 'people' : 'customers'
}

function holdsOf(said: string, heading: string, values: readonly string[], kind: RowKind, faults: string[]): ColumnField {
  const [word = '', name] = said.split(':', 2)
  if (word === 'ignore') return { ignored: true }
  const trait = traitOf(heading, values)
  if (word === 'trait') return 'trait' in trait && name ? { ...trait, trait: name } : trait
  const fields = fieldsOfKind[kind].map((field) => field.name)
  if (fields.includes(said)) return { field: said }
  faults.push(`A column of ${kind} can hold ${fields.join(', ')}, trait, trait:name or ignore, not ${JSON.stringify(said)}`)
  return { ignored: true }
}

function traitOf(heading: string, values: readonly string[]): ColumnField {
  const trait = traitName(heading)
  return trait === '' ? { ignored: true } : { trait, type: typeOf(values) }
}

function typeOf(values: readonly string[]): 'text' | 'number' | 'boolean' {
  if (values.length > 0 && values.every((value) => /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/.test(value))) return 'number'
  return values.length > 0 && values.every((value) => /^(?:true|false)$/i.test(value)) ? 'boolean' : 'text'
}

/** Of several columns with the heading of one field the first holds it, unless somebody chose; the others are traits. */
function keepFirst(columns: MappedColumn[], chosen: Chosen): void {
  for (const column of columns) {
    const { heading, holds } = column
    if (!('field' in holds) || chosen.has(heading)) continue
    const others = columns.filter((other) => other !== column && 'field' in other.holds && other.holds.field === holds.field)
    const isLater = others.some((other) => chosen.has(other.heading) || columns.indexOf(other) < columns.indexOf(column))
    if (isLater) column.holds = { trait: traitName(heading), type: 'text' }
  }
}

/** What no heading names, and values show: emails, domains, and ids that no two rows share. */
function findByValues(columns: MappedColumn[], values: readonly (readonly string[])[], kind: RowKind, chosen: Chosen): void {
  const find = (field: string, fits: (cells: readonly string[]) => boolean) => {
    if (columns.some(({ holds }) => 'field' in holds && holds.field === field)) return
    const found = columns.find(({ heading, holds }, index) => 'trait' in holds && !chosen.has(heading) && fits(values[index] ?? []))
    if (found) found.holds = { field }
  }
  if (kind === 'people') find('email', (cells) => mostly(cells, email))
  else {
    find('domain', (cells) => mostly(cells, domain) && !mostly(cells, /^\d/))
    find(
      'customerId',
      (cells) => cells.length > 1 && new Set(cells).size === cells.length && cells.every((cell) => /^[\w-]{1,64}$/.test(cell))
    )
  }
}

function mostly(values: readonly string[], pattern: RegExp): boolean {
  return values.length > 0 && values.filter((value) => pattern.test(value)).length >= values.length * share
}

function missing(columns: readonly MappedColumn[], kind: RowKind): string[] {
  const fields = columns.flatMap(({ holds }) => ('field' in holds ? [holds.field] : []))
  const repeated = [...new Set(fields.filter((field, index) => fields.indexOf(field) !== index))]
  const faults = repeated.map((field) => `Several columns hold ${field}: choose one with --map HEADING=${field}`)
  if (kind === 'customers' && !fields.includes('customerId'))
    faults.push('No column holds customerId, your own id of the customer: name it with --map HEADING=customerId')
  if (kind === 'people' && !fields.includes('email') && !fields.includes('userId'))
    faults.push('No column says who the people are: name it with --map HEADING=email or --map HEADING=userId')
  return faults
}
