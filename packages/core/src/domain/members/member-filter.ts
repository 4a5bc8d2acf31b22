import type { RowOf } from '../../storage/define-table.js'
import type { Where } from '../../storage/query.js'
import type { members } from '../../storage/tables/index.js'
import { normalizeEmail } from '../identity/email-address.js'
import { foldText } from '../text-key.js'

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
