/** Who owns and who may see a customer. */

export type { AccessRole } from './access-roles.js'
export { assignOwner } from './assign-owner.js'
export { clearedOwner, clearOwner } from './clear-owner.js'
export { moveAccess } from './move-access.js'
export { type Access, canAccess, listAccess, type NamedCustomer } from './read-access.js'
export { reconcileRecordOwners } from './record-owners.js'
export { removedMember, removeMember } from './remove-member.js'
export { assignCustomerOwner } from './tools/assign-customer-owner.js'
export { grantCustomerAccess } from './tools/grant-customer-access.js'
export { owner } from './tools/owner-shape.js'
export { revokeCustomerAccess } from './tools/revoke-customer-access.js'
export { updateCustomerAccess } from './tools/update-customer-access.js'
