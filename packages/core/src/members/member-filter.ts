import { normalizeEmail } from '../identity/index.js'
import type { RowOf, Where } from '../storage/index.js'
import { foldText } from '../values/index.js'
import type { members } from './tables/index.js'

/** What a list of members can be narrowed to; all that are given must hold. */
export interface MemberFilters {
  search?: string
  role?: string
  managerEmail?: string
  hasOwnedCustomers?: boolean
}

/** The condition that these filters mean. */
export function memberFilter({ search, role, managerEmail, hasOwnedCustomers }: MemberFilters): Where<RowOf<typeof members>> {
  const all: Where<RowOf<typeof members>>[] = []
  if (search) all.push({ search_key: { contains: foldText(search) } })
  if (role !== undefined) all.push({ role: { eq: role } })
  if (managerEmail !== undefined) all.push({ manager_email: { eq: normalizeEmail(managerEmail) ?? '' } })
  if (hasOwnedCustomers !== undefined) all.push({ owned_customer_count: hasOwnedCustomers ? { gt: 0 } : { lte: 0 } })
  return { all }
}
