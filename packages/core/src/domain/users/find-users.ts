import type { OrganizationStore } from '../../storage/contract.js'
import type { RowOf } from '../../storage/define-table.js'
import { users } from '../../storage/tables/index.js'
import type { NamedCustomer } from '../customers/customer-names.js'
import { readOfCustomer } from '../customers/read-of-customer.js'
import { findPage, type Page, type Paging } from '../page.js'
import { type UserFilters, userFilter } from './user-filter.js'

const columns = [
  'id',
  'external_id',
  'email',
  'name',
  'customer_id',
  'first_seen_at',
  'last_activity_at',
  'activated_at',
  'inactive_at',
  'past_activated_at'
] as const

/** What lists show of a user. */
export type ListedUser = Pick<RowOf<typeof users>, (typeof columns)[number]>

/** The page of users that pass these filters, and the customer that they are narrowed to, if there is one. */
export async function findUsers(
  store: OrganizationStore,
  paging: Paging<'last_activity_at' | 'first_seen_at' | 'email'>,
  { customerId: named, ...filters }: UserFilters & { customerId?: string }
): Promise<{ page: Page<ListedUser>; customer?: NamedCustomer }> {
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
