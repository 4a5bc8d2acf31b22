import { activityFilter } from '../identity/index.js'
import type { OrganizationStore, Where } from '../storage/index.js'
import { foldText, readInstant } from '../values/index.js'
import { ownerIdByEmail } from './owners.js'
import type { Customer } from './resolve-customer.js'
import { inSegment, segmentNamed } from './segment-filter.js'

/** What a list of customers can be narrowed to; all that are given must hold. */
export interface CustomerFilters {
  activatedSince?: string
  billingStatus?: string
  hasActivityInLast?: string
  noActivityInLast?: string
  /** Bounds in minor units, themselves excluded. */
  mrrAbove?: number
  mrrBelow?: number
  traitFilters?: Record<string, string | number | boolean>
  search?: string
  ownerId?: string
  ownerEmail?: string
  hasOwner?: boolean
  /** The id or the name of a segment. */
  segment?: string
  /** Each has to be the customer's; null is nobody's. */
  ids?: readonly (string | null)[]
}

/** The condition that these filters mean at `asOf`. */
export async function customerFilter(store: OrganizationStore, filters: CustomerFilters, asOf: number): Promise<Where<Customer>> {
  const { activatedSince, billingStatus, hasActivityInLast, noActivityInLast, traitFilters, search } = filters
  const all: Where<Customer>[] = [
    ...activityFilter(hasActivityInLast, noActivityInLast, asOf),
    ...mrrFilter(filters),
    ...(await ownerFilter(store, filters))
  ]
  if (activatedSince !== undefined) {
    all.push({ activated_at: { gte: readInstant(activatedSince, 'input.activatedSince', { bound: 'lower' }) } })
  }
  if (billingStatus !== undefined) all.push({ billing_status: { eq: billingStatus } })
  if (traitFilters !== undefined) all.push({ traits: { has: traitFilters } })
  // The host's own id as a whole, for those who paste it: a part of one says nothing.
  if (search) all.push({ any: [{ search_key: { contains: foldText(search) } }, { external_id: { eq: search } }] })
  if (filters.segment !== undefined) all.push(inSegment(await segmentNamed(store, 'customers', filters.segment, 'segment')))
  for (const id of filters.ids ?? []) all.push({ id: { in: id === null ? [] : [id] } })
  return { all }
}

/** Revenue is whole minor units: a bound between two of them is rounded so that it excludes the same. Unknown and mixed revenue match neither bound. */
function mrrFilter({ mrrAbove, mrrBelow }: CustomerFilters): Where<Customer>[] {
  const all: Where<Customer>[] = []
  if (mrrAbove !== undefined) all.push({ mrr_cents: { gt: Math.min(Math.floor(mrrAbove), Number.MAX_SAFE_INTEGER) } })
  if (mrrBelow !== undefined) all.push({ mrr_cents: { lte: Math.min(Math.ceil(mrrBelow) - 1, Number.MAX_SAFE_INTEGER) } })
  return all.length === 0 ? all : [...all, { mrr_status: { eq: 'calculated' } }]
}

async function ownerFilter(store: OrganizationStore, { ownerId, ownerEmail, hasOwner }: CustomerFilters): Promise<Where<Customer>[]> {
  const all: Where<Customer>[] = []
  if (ownerId !== undefined) all.push({ owner_id: { eq: ownerId } })
  if (hasOwner !== undefined) all.push({ owner_id: { isNull: !hasOwner } })
  if (ownerEmail !== undefined) {
    const id = await ownerIdByEmail(store, ownerEmail)
    all.push({ owner_id: { in: id === undefined ? [] : [id] } })
  }
  return all
}
