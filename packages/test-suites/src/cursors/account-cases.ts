import { customers, members, users } from '@rapport/core/src/registry/tables.js'
import type { RowOf } from '@rapport/core/src/storage/define-table.js'
import { customer, id, member, user } from '@rapport/core/src/testing/list-tools/rows.js'
import { hour } from '../list-tools/world.js'
import type { ListCase } from './list-case.js'

const directions = ['asc', 'desc'] as const

/** A time in the past, at some positions none. */
const timeAt = (position: number) => (position === 3 ? null : 1_770_000_000_000 + position * hour)
const textAt = (position: number) => (position === 3 ? null : `n${position}`)
const numberAt = (position: number) => (position === 3 ? null : position)

const customerOrders = {
  last_activity_at: (at: number) => ({ last_activity_at: timeAt(at) }),
  first_seen_at: (at: number) => ({ first_seen_at: timeAt(at) }),
  name: (at: number) => ({ name: textAt(at) }),
  mrr_cents: (at: number) => ({ mrr_cents: numberAt(at) })
}

const userOrders = {
  last_activity_at: (at: number) => ({ last_activity_at: timeAt(at) }),
  first_seen_at: (at: number) => ({ first_seen_at: timeAt(at) }),
  email: (at: number) => ({ email: textAt(at) })
}

const memberOrders = {
  owned_customer_count: (at: number) => ({ owned_customer_count: at }),
  name: (at: number) => ({ name: `n${at}` }),
  email: (at: number, row: number) => ({ email: `n${at}+${row}@example.com` })
}

const byId = (row: number) => ({ id: { eq: id(row) } })

/** The lists of customers, users and members, in each of their orders. */
export const accountCases: ListCase[] = [
  ...inEachOrder<Partial<RowOf<typeof customers>>>('svc_list_customers', customerOrders, (columns) => ({
    add: ({ rows }, row, at) => rows.insert(customers, [customer({ id: id(row), ...columns(at, row) })]),
    move: ({ rows }, row, at) => rows.update(customers, byId(row), columns(at, row)),
    touch: ({ rows }, row) => rows.update(customers, byId(row), { owner_id: `m${Math.random()}` }),
    remove: ({ rows }, row) => rows.remove(customers, byId(row))
  })),
  ...inEachOrder<Partial<RowOf<typeof users>>>('svc_list_users', userOrders, (columns) => ({
    add: ({ rows }, row, at) => rows.insert(users, [user({ id: id(row), ...columns(at, row) })]),
    move: ({ rows }, row, at) => rows.update(users, byId(row), columns(at, row)),
    touch: ({ rows }, row) => rows.update(users, byId(row), { name: `Ann ${Math.random()}` }),
    remove: ({ rows }, row) => rows.remove(users, byId(row))
  })),
  ...inEachOrder<Partial<RowOf<typeof members>>>('svc_list_workspace_users', memberOrders, (columns) => ({
    add: ({ rows }, row, at) => rows.insert(members, [member({ id: id(row), ...columns(at, row) })]),
    move: ({ rows }, row, at) => rows.update(members, byId(row), columns(at, row)),
    touch: ({ rows }, row) => rows.update(members, byId(row), { title: `Rank ${Math.random()}` }),
    remove: ({ rows }, row) => rows.remove(members, byId(row))
  }))
]

/** The columns that a row has at a position. */
type Columns<Row> = (position: number, row: number) => Row

/** A case for each order of a list and each direction; `writes` says how rows get the columns of a position. */
function inEachOrder<Row>(
  tool: ListCase['tool'],
  orders: Record<string, Columns<Row>>,
  writes: (columns: Columns<Row>) => Omit<ListCase, 'tool' | 'input'>
): ListCase[] {
  return Object.entries(orders).flatMap(([orderBy, columns]) =>
    directions.map((orderDirection) => ({ tool, input: { orderBy, orderDirection }, ...writes(columns) }))
  )
}
