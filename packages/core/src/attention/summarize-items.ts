import { type Customer, customerLabel, loadOwners, type Owner, ownerLabel } from '../customers/index.js'
import { currentIds, customers } from '../identity/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { parseEnum } from '../validation/index.js'
import { cutCodePoints, isoTime, isoTimeOrNull } from '../values/index.js'
import { type AccountImportance, type AccountWeight, loadImportance } from './account-importance.js'
import { type AttentionRow, attentionPriorities, attentionStatuses } from './attention-item.js'
import { phrasingsOf } from './rephrasing/phrasing.js'

/** These items as lists show them, each with its customer as it is now. */
export async function summarizeItems(store: OrganizationStore, items: readonly AttentionRow[]) {
  const accounts = await loadAccounts(
    store,
    items.map((item) => item.customer_id)
  )
  const known = [...new Map([...accounts.values()].map((account) => [account.id, account])).values()]
  const [owners, importance, phrasings] = await Promise.all([
    loadOwners(
      store,
      known.map(({ owner_id }) => owner_id)
    ),
    loadImportance(store, known),
    phrasingsOf(store, items)
  ])
  return items.map((item) => {
    const account = accounts.get(item.customer_id)
    return {
      id: item.id,
      customer: customerOf(item, account, owners.get(account?.owner_id ?? '')),
      title: phrasings.get(item.id)?.title ?? item.title,
      priority: parseEnum(attentionPriorities, item.priority),
      evidenceCount: item.evidence.length,
      lifecycle: lifecycleOf(item),
      accountImportance: shown(importance.get(account?.id ?? '')),
      preparedActionUrl: item.prepared_action_url
    }
  })
}

/** The customers of these ids, by the id that was asked for: merged ones lead to what they are now. */
async function loadAccounts(store: OrganizationStore, customerIds: readonly string[]): Promise<Map<string, Customer>> {
  const current = [...(await currentIds(store, customerIds, 'customer'))]
  const found = await store.get(
    customers,
    current.map(([, id]) => ({ id }))
  )
  return new Map(current.flatMap(([asked], index) => (found[index] ? [[asked, found[index]] as const] : [])))
}

function customerOf({ customer_id }: AttentionRow, account: Customer | undefined, owner: Owner | undefined) {
  return {
    id: account?.id ?? customer_id,
    name: account ? customerLabel(account, 500) : customer_id,
    domain: cutCodePoints(account?.domain ?? '', 253),
    ownerName: owner ? cutCodePoints(ownerLabel(owner), 500) : null
  }
}

function lifecycleOf(item: AttentionRow) {
  return {
    status: parseEnum(attentionStatuses, item.status),
    customerVisibleAt: isoTime(item.customer_visible_at),
    resolvedAt: isoTimeOrNull(item.resolved_at),
    reopenedAt: isoTimeOrNull(item.reopened_at),
    createdAt: isoTime(item.created_at),
    updatedAt: isoTime(item.updated_at),
    materialUpdateAt: isoTimeOrNull(item.material_update_at)
  }
}

/** Made anew each time: callers may write into their answers. */
function shown(importance: AccountImportance | undefined): AccountWeight {
  if (!importance) return { arrCents: null, currency: null, arrShareWithinCurrency: null, arrPercentileWithinCurrency: null, segments: [] }
  const { isLarge: _, ...weight } = importance
  return weight
}
