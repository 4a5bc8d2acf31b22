import type { Workspace } from '@rapport/core'

type CustomerQuery = NonNullable<Parameters<Workspace['lists']['customers']>[0]>

/** A first page of a list, and what it is compared with: another read of the same workspace. */
export interface ListCase {
  name: string
  read: (workspace: Workspace) => Promise<unknown>
  beside: (workspace: Workspace) => Promise<unknown>
}

const limit = 50
const all = (...conditions: NonNullable<CustomerQuery['filter']>['conditions']) => ({ filter: { match: 'all' as const, conditions } })
const plain = (workspace: Workspace) => workspace.customers.list({ limit })

const listed = (name: string, query: CustomerQuery, beside = plain): ListCase => ({
  name,
  read: (workspace) => workspace.lists.customers({ ...query, limit }),
  beside
})

/** First pages: without a filter, in other orders, and with filters. */
export const listCases: readonly ListCase[] = [
  listed('no filter', {}),
  listed('by MRR', { orderBy: 'mrr' }, (workspace) => workspace.customers.list({ orderBy: 'mrr_cents', orderDirection: 'desc', limit })),
  listed('by health, the lowest first', { orderBy: 'health', orderDirection: 'asc' }),
  listed('by change of health', { orderBy: 'health_change', orderDirection: 'asc' }),
  listed('by renewal, the next first', { orderBy: 'renewal', orderDirection: 'asc' }),
  listed('by contacts', { orderBy: 'contacts' }),
  listed('paying', all({ field: 'billing', op: 'is', value: 'PAYING' }), (workspace) =>
    workspace.customers.list({ billingStatus: 'PAYING', limit })
  ),
  listed('health below 5', all({ field: 'health', op: 'lt', value: 5 })),
  listed('health below 50', all({ field: 'health', op: 'lt', value: 50 })),
  listed('health below 50, the lowest first', {
    ...all({ field: 'health', op: 'lt', value: 50 }),
    orderBy: 'health',
    orderDirection: 'asc'
  }),
  listed('at risk', all({ field: 'assessment', op: 'is', value: 'at_risk' })),
  listed('renews in 7 days, the next first', {
    ...all({ field: 'renewal', op: 'in_next_days', value: 7 }),
    orderBy: 'renewal',
    orderDirection: 'asc'
  }),
  listed(
    'renews in 90 days, health below 50',
    all({ field: 'renewal', op: 'in_next_days', value: 90 }, { field: 'health', op: 'lt', value: 50 })
  ),
  listed('a tag', all({ field: 'tag', op: 'is', value: 'key account' })),
  listed('search', { search: 'harbor lumen 77' }, (workspace) => workspace.customers.list({ search: 'harbor lumen 77', limit }))
]
