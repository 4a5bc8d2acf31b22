import { type AccessRole, canAccess, listAccess, type NamedCustomer } from '../access/index.js'
import { backfillActivation } from '../activation/index.js'
import { listAudit } from '../audit/index.js'
import { defineHostOperation, requireKnownNames } from '../runtime/index.js'

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
