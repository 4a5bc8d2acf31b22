import { tables } from '../../registry/tables.js'
import { columnKind, isNullable } from '../../storage/columns.js'
import type { RowOf, Scope, Table } from '../../storage/define-table.js'

/** A UUID that orders and reads as its number. */
export function id(number: number): string {
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`
}

/** 2026-01-01T12:00:00Z. */
export const NOON = 1_767_268_800_000

const plain = { uuid: id(1), text: '', time: NOON, integer: 0, number: 0, boolean: false, json: {} }

/** A row of the table with these columns, and in all others null or the plainest value, so that a new column of the table changes no test. */
function sample<T extends Table<Scope, object>>(table: T, columns: Partial<RowOf<T>>): RowOf<T> {
  const others = Object.entries(table.row.properties).map(([name, schema]) => [name, isNullable(schema) ? null : plain[columnKind(schema)]])
  return { ...Object.fromEntries(others), ...columns }
}

type Columns<N extends keyof typeof tables> = Partial<RowOf<(typeof tables)[N]>>

export const customer = (columns: Columns<'customers'>) => sample(tables.customers, columns)
export const event = (columns: Columns<'events'>) => sample(tables.events, columns)
export const visitor = (columns: Columns<'visitors'>) => sample(tables.visitors, columns)
export const customerIdentity = (columns: Columns<'customerIdentities'>) => sample(tables.customerIdentities, columns)
export const job = (columns: Columns<'jobs'>) => sample(tables.jobs, columns)
export const apiKey = (columns: Columns<'apiKeys'>) => sample(tables.apiKeys, { grants: [], ...columns })

/** A member; the email, which is unique, follows from the id. */
export const member = (columns: Columns<'members'> & { id: string }) =>
  sample(tables.members, { email: `${columns.id}@example.com`, name: columns.id, ...columns })
