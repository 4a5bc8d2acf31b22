import type { CustomerInput, UserInput } from '@rapport/core/types'
import { LineFault } from '../line-fault.js'
import type { CsvMapping, MappedColumn } from './map-columns.js'
import type { CsvRecord } from './read-csv.js'

/** A row as a person. Empty cells say nothing. Throws LineFault when the row names nobody. */
export function personOf(record: CsvRecord, mapping: CsvMapping): UserInput {
  const { fields, traits } = cellsOf(record, mapping.columns)
  const { email, userId, customerId, customerDomain } = fields
  if (email === undefined && userId === undefined) throw new LineFault('email and userId are empty: the row names nobody')
  const name = fields.name ?? [fields.firstName, fields.lastName].filter((part) => part !== undefined).join(' ')
  const domain = customerDomain && hostOf(customerDomain)
  const customer = customerId !== undefined ? { customerId } : domain ? { domain } : undefined
  return {
    ...(userId !== undefined && { userId }),
    ...(email !== undefined && { email }),
    ...(name !== '' && { name }),
    ...(customer && { customer }),
    ...(Object.keys(traits).length > 0 && { traits })
  }
}

/** A row as a customer. */
export function customerOf(record: CsvRecord, mapping: CsvMapping): CustomerInput {
  const { fields, traits } = cellsOf(record, mapping.columns)
  const { customerId, name, domain } = fields
  if (customerId === undefined) throw new LineFault('customerId is empty')
  return {
    customerId,
    ...(name !== undefined && { name }),
    ...(domain !== undefined && { domain: hostOf(domain) }),
    ...(Object.keys(traits).length > 0 && { traits })
  }
}

function cellsOf({ cells }: CsvRecord, columns: readonly MappedColumn[]) {
  if (cells.length > columns.length && cells.slice(columns.length).some((cell) => cell !== ''))
    throw new LineFault(`the row has ${cells.length} cells, more than there are headings (${columns.length})`)
  const fields: Record<string, string | undefined> = {}
  const traits: Record<string, unknown> = {}
  for (const [index, { holds }] of columns.entries()) {
    const cell = cells[index] ?? ''
    if (cell === '') continue
    if ('field' in holds) fields[holds.field] = cell
    else if ('trait' in holds) Object.defineProperty(traits, holds.trait, { value: typedCell(cell, holds.type), enumerable: true })
  }
  return { fields, traits }
}

/** A cell as its column has it: as text where it does not fit. */
function typedCell(cell: string, type: 'text' | 'number' | 'boolean'): string | number | boolean {
  if (type === 'number' && /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/.test(cell)) return Number(cell)
  if (type === 'boolean' && /^(?:true|false)$/i.test(cell)) return cell.toLowerCase() === 'true'
  return cell
}

/** The host of an address; what is none stays as it is. */
function hostOf(text: string): string {
  const address = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : text
}
