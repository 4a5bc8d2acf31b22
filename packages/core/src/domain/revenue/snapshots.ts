import type { OrganizationStore } from '../../storage/contract.js'
import type { RowOf } from '../../storage/define-table.js'
import { customers, revenueSnapshots } from '../../storage/tables/index.js'
import type { WorkingSet } from '../identity/working-set.js'
import { startOfUtcDay } from '../window.js'

const pageSize = 1000

/** Writes today's snapshot of the customers whose billing changed; the last of a day stands. Their rows must be written. */
export async function snapshotChanges(set: WorkingSet): Promise<void> {
  const changed = [...set.billingChanged].flatMap((id) => set.customers.get(id) ?? [])
  set.billingChanged.clear()
  if (changed.length === 0) return
  const day = startOfUtcDay(set.now)
  await set.transaction.upsert(
    revenueSnapshots,
    changed.map((customer) => snapshotOf(customer, day))
  )
}

/**
 * Writes the snapshot of a UTC day, given as any instant in it, of each customer whose billing is known and who has none for that day: as nothing
 * changed on that day, its row says how it stood. Call it once a day, for that day; calling it again changes nothing. Answers how many it wrote.
 *
 * @example
 * await snapshotRevenue(store.organization(id), clock.now())
 */
export async function snapshotRevenue(store: OrganizationStore, day: number): Promise<number> {
  const start = startOfUtcDay(day)
  let written = 0
  let after: { key: string[] } | undefined
  for (;;) {
    const page = await store.find(customers, {
      where: { any: [{ billing_status: { ne: 'NONE' } }, { mrr_status: { ne: 'unavailable' } }] },
      columns: ['id', 'mrr_cents', 'currency', 'plan', 'billing_status'],
      limit: pageSize,
      ...(after && { after })
    })
    const rows = page.map((customer) => snapshotOf(customer, start))
    if (rows.length > 0) written += (await store.insert(revenueSnapshots, rows)).filter(Boolean).length
    const last = page.at(-1)
    if (!last || page.length < pageSize) return written
    after = { key: [last.id] }
  }
}

type Billed = Pick<RowOf<typeof customers>, 'id' | 'mrr_cents' | 'currency' | 'plan' | 'billing_status'>

function snapshotOf({ id, mrr_cents, currency, plan, billing_status }: Billed, day: number): RowOf<typeof revenueSnapshots> {
  return { customer_id: id, day, mrr_cents, currency, plan, billing_status }
}
