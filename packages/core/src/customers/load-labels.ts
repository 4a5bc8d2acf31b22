import { customers } from '../identity/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { customerLabel } from './customer-label.js'

const maxLabel = 500

/** What to call these customers, by id; those that are no more are left out. */
export async function loadCustomerLabels(store: OrganizationStore, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const where = { id: { in: [...new Set(ids)] } }
  const found = await store.find(customers, { where, columns: ['id', 'external_id', 'name', 'domain'] })
  return new Map(found.map((row) => [row.id, customerLabel(row, maxLabel)]))
}
