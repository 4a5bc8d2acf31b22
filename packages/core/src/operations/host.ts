import type { AccessRole } from '../domain/access/access-roles.js'
import { canAccess, listAccess, type NamedCustomer } from '../domain/access/read-access.js'
import { backfillActivation } from '../domain/activation/backfill-activation.js'
import { listAudit } from '../domain/audit/list-audit.js'
import { requireKnownNames } from '../runtime/known-names.js'
import { defineHostOperation } from '../runtime/operation-method.js'

const accessList = defineHostOperation({
  method: 'access.list',
  effect: 'read',
  async handle({ store }, customer: NamedCustomer, options: { history?: boolean } = {}) {
    requireKnownNames(options, ['history'])
    return listAccess(store, customer, options)
  }
})

const accessCan = defineHostOperation({
  method: 'access.can',
  effect: 'read',
  handle: ({ store }, memberId: string, customer: NamedCustomer, role: AccessRole) => canAccess(store, memberId, customer, role)
})

const activationBackfill = defineHostOperation({
  method: 'activation.backfill',
  effect: 'write',
  async handle({ store, ids, now }, options: { days: number }) {
    requireKnownNames(options, ['days'])
    return backfillActivation(store, ids, now, options)
  }
})

const auditList = defineHostOperation({
  method: 'audit.list',
  effect: 'read',
  handle: ({ store, now }, page?: { cursor?: string; limit?: number }) => listAudit(store, now, page)
})

/** What only the host's own code can ask for: who may see what, the past of the activation event, and the audit log. */
export const accessOperations = [accessList, accessCan, activationBackfill, auditList]
