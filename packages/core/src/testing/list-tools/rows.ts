import { tables } from '../../registry/tables.js'
import { columnKind, isNullable } from '../../storage/columns.js'
import type { RowOf, Scope, Table } from '../../storage/define-table.js'

/** A UUID that orders and reads as its number. */
export function id(number: number): string {
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`
}

const plainest = { uuid: id(1), text: '', time: 0, integer: 0, number: 0, boolean: false, json: {} }

/** A row with these columns, and nothing known in the others. */
function row<T extends Table<Scope, object>>(table: T, columns: Partial<RowOf<T>>): RowOf<T> {
  const others = Object.entries(table.row.properties).map(([name, schema]) => [
    name,
    isNullable(schema) ? null : plainest[columnKind(schema)]
  ])
  return { ...Object.fromEntries(others), ...columns }
}

type Columns<N extends keyof typeof tables> = Partial<RowOf<(typeof tables)[N]>>

export const customer = (columns: Columns<'customers'>) =>
  row(tables.customers, { billing_status: 'NONE', event_billing_status: 'NONE', mrr_status: 'unavailable', ...columns })
/** A user whose last activity is one of events, unless the columns say otherwise. */
export const user = (columns: Columns<'users'>) =>
  row(tables.users, { active_days: [], event_activity_at: columns.last_activity_at ?? null, ...columns })
export const event = (columns: Columns<'events'>) =>
  row(tables.events, { counted: true, type: 'PAGE_VIEW', channel: 'PRODUCT', event_name: 'pageview', source: 'client', ...columns })
export const member = (columns: Columns<'members'> & { id: string }) =>
  row(tables.members, { email: `${columns.id}@example.com`, name: columns.id, ...columns })
