import { findCustomer, resolveCustomer } from '../customers/index.js'
import { RapportError } from '../errors.js'
import type { OrganizationStore } from '../storage/index.js'
import { parseEnum } from '../validation/index.js'
import { isoTime, isoTimeOrNull } from '../values/index.js'
import { type AccessRole, accessRoles, includesRole } from './access-roles.js'
import { heldAccess } from './access-rows.js'
import { customerAccess } from './tables/index.js'

/** A customer as a caller names it: its id, the host's customerId or the domain, as text or as a put names it. */
export type NamedCustomer = string | { id: string } | { customerId: string } | { domain: string }

/** A time during which a member had a role with a customer. Times are ISO 8601 in UTC. */
export interface Access {
  customerId: string
  userId: string
  role: AccessRole
  /** The member who gave it; null when the host did, for nobody. */
  grantedById: string | null
  grantedAt: string
  /** Null while it holds. */
  endedAt: string | null
  endedById: string | null
}

/** Who has access to a customer, the oldest first; with `history` also who had. Throws NOT_FOUND if the customer does not exist. */
export async function listAccess(store: OrganizationStore, customer: NamedCustomer, { history = false } = {}): Promise<Access[]> {
  const { id } = await resolveCustomer(store, ...readName(customer))
  const rows = await store.find(customerAccess, {
    where: { customer_id: { eq: id }, ...(!history && { ended_at: { isNull: true } }) },
    orderBy: { column: 'granted_at', direction: 'asc' }
  })
  return rows.map(({ customer_id, member_id, role, granted_by_id, granted_at, ended_at, ended_by_id }) => ({
    customerId: customer_id,
    userId: member_id,
    role: parseEnum(accessRoles, role),
    grantedById: granted_by_id,
    grantedAt: isoTime(granted_at),
    endedAt: isoTimeOrNull(ended_at),
    endedById: ended_by_id
  }))
}

/** Whether a member may act in this role on a customer: owners include editors, editors viewers. False for whom or what does not exist. */
export async function canAccess(store: OrganizationStore, memberId: string, customer: NamedCustomer, role: AccessRole): Promise<boolean> {
  if (typeof memberId !== 'string') throw new RapportError('INVALID_TOOL_INPUT', 'memberId must be a text')
  if (!accessRoles.includes(role)) throw new RapportError('INVALID_TOOL_INPUT', `role must be one of ${accessRoles.join(', ')}`)
  const found = await findCustomer(store, ...readName(customer))
  if (!found) return false
  if (found.owner_id === memberId) return true
  const held = await heldAccess(store, found.id, memberId)
  return held.some((row) => row.role !== 'OWNER' && includesRole(row.role, role))
}

/** What a customer is called, and as what: a text may be any of the three. */
function readName(customer: NamedCustomer): [string, { as?: 'id' | 'customerId' | 'domain' }] {
  if (typeof customer === 'string') return [customer, {}]
  for (const as of ['id', 'customerId', 'domain'] as const) {
    const named: unknown = Object(customer)[as]
    if (typeof named === 'string') return [named, { as }]
  }
  throw new RapportError('INVALID_TOOL_INPUT', 'customer must be a text, or { id }, { customerId } or { domain }')
}
