import { type NamedCustomer, readOfCustomer } from '../customers/index.js'
import { users } from '../identity/index.js'
import { findPage, type Page, type Paging } from '../paging/index.js'
import type { OrganizationStore, RowOf } from '../storage/index.js'
import { type UserFilters, userFilter } from './user-filter.js'

type User = RowOf<typeof users>
type UserOrder = 'last_activity_at' | 'first_seen_at' | 'email'

/** The page of users that pass these filters, and the customer that they are narrowed to, if there is one. */
export async function findUsers<C extends keyof User>(
  store: OrganizationStore,
  paging: Paging<UserOrder>,
  { customerId: named, ...filters }: UserFilters & { customerId?: string },
  columns: readonly (C | UserOrder | 'id')[]
): Promise<{ page: Page<Pick<User, (typeof columns)[number]>>; customer?: NamedCustomer }> {
  const { column } = paging.order
  const pageOf = (customerIds?: readonly string[]) =>
    findPage(store, paging, {
      table: users,
      where: userFilter(filters, paging.asOf, customerIds),
      columns,
      place: (row) => ({ value: row[column], id: row.id })
    })
  if (named === undefined) return { page: await pageOf() }
  const found = await readOfCustomer(store, named, (id) => pageOf([id]))
  return found ? { page: found.answer, customer: found.customer } : { page: await pageOf([]) }
}
