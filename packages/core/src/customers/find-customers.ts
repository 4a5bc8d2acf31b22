import { customers } from '../identity/index.js'
import { findPage, type ListInput, type Page, readPaging } from '../paging/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { type CustomerFilters, customerFilter } from './customer-filter.js'
import { loadOwners, type Owner } from './owners.js'
import type { Customer } from './resolve-customer.js'

/** What can be asked of a list of customers. */
export interface CustomerListInput extends CustomerFilters, ListInput {
  orderBy?: 'last_activity_at' | 'first_seen_at' | 'name' | 'mrr_cents'
  orderDirection?: 'asc' | 'desc'
}

/**
 * A page of customers with these columns, the owners of those on it, and the instant that its windows count from. `list` is the name that its cursors
 * are bound to. Throws INVALID_TOOL_INPUT for a cursor of another list.
 */
export async function findCustomers<C extends keyof Customer>(
  context: { store: OrganizationStore; now: number },
  list: string,
  input: CustomerListInput,
  columns: readonly (C | 'id' | 'owner_id' | NonNullable<CustomerListInput['orderBy']>)[]
): Promise<{ page: Page<Pick<Customer, (typeof columns)[number]>>; owners: Map<string, Owner>; asOf: number }> {
  const { store } = context
  const { orderBy: column = 'last_activity_at', orderDirection: direction = 'desc' } = input
  const paging = readPaging(context, list, input, { column, direction })
  const page = await findPage(store, paging, {
    table: customers,
    where: await customerFilter(store, input, paging.asOf),
    columns,
    place: (row) => ({ value: row[column], id: row.id })
  })
  const owners = await loadOwners(
    store,
    page.rows.map((row) => row.owner_id)
  )
  return { page, owners, asOf: paging.asOf }
}
