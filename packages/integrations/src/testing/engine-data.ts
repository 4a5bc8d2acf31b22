import type { Workspace } from '@rapport/core'

/** A page of a list of a workspace. */
interface Listed<Item> {
  items: readonly Item[]
  pagination: { nextCursor: string | null }
}

/**
 * What a workspace knows, without ids of Rapport's own and without times of reading: of two workspaces that have read the same it is the same. Of each
 * customer with its revenue and its whole timeline.
 */
export async function dataOf(workspace: Workspace): Promise<Record<string, string[]>> {
  const customers = await allOf((page) => workspace.customers.list(page))
  const users = await allOf((page) => workspace.users.list(page))
  const members = await allOf((page) => workspace.members.list(page))
  const subscriptions = await allOf((page) => workspace.subscriptions.list(page))
  const sources = await allOf((page) => workspace.sources.list(page))
  const names = new Map<string, string>()
  for (const { id, externalId, domain, name } of customers) names.set(id, `customer ${externalId ?? domain ?? name}`)
  for (const { id, email, name } of [...users, ...members]) names.set(id, `person ${email ?? name}`)
  const worth: unknown[] = []
  const timelines: unknown[] = []
  for (const { id } of customers) {
    const { revenue } = await workspace.call('svc_get_customer', { customer: id, include: ['revenue'] })
    worth.push([id, revenue])
    const events = await allOf(async (page) => {
      const { events: items, pagination } = await workspace.call('svc_get_timeline', { customer: id, timeframe: 'all', ...page })
      return { items, pagination }
    })
    timelines.push(...events.map((event) => [id, event]))
  }
  const told = { customers, users, members, subscriptions, sources, worth, timelines }
  return Object.fromEntries(Object.entries(told).map(([name, rows]) => [name, rows.map((row) => JSON.stringify(plain(row, names))).sort()]))
}

/** The items of all pages of a list. */
export async function allOf<Item>(list: (page: { limit: number; cursor?: string }) => Promise<Listed<Item>>): Promise<Item[]> {
  const all: Item[] = []
  for (let cursor: string | null | undefined; ; ) {
    const { items, pagination } = await list({ limit: 100, ...(cursor && { cursor }) })
    all.push(...items)
    cursor = pagination.nextCursor
    if (!cursor) return all
  }
}

/** When something was read first, and how long that is ago, differs from run to run. */
const timesOfReading = new Set(['createdAt', 'updatedAt', 'firstSeenAt', 'daysSinceActivity'])
const ownId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A value with names in place of ids of Rapport's own. */
function plain(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return ownId.test(value) ? (names.get(value) ?? 'an id') : value
  if (Array.isArray(value)) return value.map((each) => plain(each, names))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => !timesOfReading.has(name))
  return Object.fromEntries(kept.map(([name, each]) => [name, plain(each, names)]))
}
