import { tables } from '../registry/tables.js'
import type { Subject } from './subject.js'

/** Tables of people, each with the columns that hold the person's own name. */
const nameColumns: { readonly [table: string]: readonly string[] } = {
  [tables.users.name]: ['name', 'traits'],
  [tables.identities.name]: ['traits', 'record'],
  [tables.members.name]: ['name'],
  [tables.providerRecords.name]: ['content']
}

/** Whether a row is of somebody else who has the same full name. */
export function isNamesake(table: { name: string }, row: Record<string, unknown>, { names }: Pick<Subject, 'names'>): boolean {
  const columns = nameColumns[table.name] ?? []
  const own = columns.flatMap((column) => (column === 'name' ? [row[column]] : namesIn(row[column])))
  const folded = new Set([...names].map(fold))
  return own.some((name) => typeof name === 'string' && folded.has(fold(name)))
}

/** The names that traits give their person, plain or with their times; those of a provider's record stand one level deeper. */
function namesIn(traits: unknown): unknown[] {
  const { name, firstName, lastName, traits: deeper, record } = Object(traits)
  const full = `${saidIn(firstName)} ${saidIn(lastName)}`
  return [saidIn(name), full, ...(deeper ? namesIn(deeper) : []), ...(record ? namesIn(record) : [])]
}

const saidIn = (trait: unknown): unknown => (typeof trait === 'object' && trait !== null && 'value' in trait ? trait.value : trait)

const fold = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase()
