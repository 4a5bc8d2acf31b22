import { Type } from 'typebox'
import { type Access, type AccessRole, canAccess, listAccess, type NamedCustomer } from '../access/index.js'
import { type Backfill, backfillActivation } from '../activation/index.js'
import { type AuditPage, listAudit } from '../audit/index.js'
import { defineInProcessOperation, hostType, requireKnownNames } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'

const namedCustomer = hostType<NamedCustomer>('NamedCustomer')

const accessList = defineInProcessOperation({
  method: 'access.list',
  effect: 'read',
  summary:
    "Shows who owns a customer and who was given access to it, oldest first. With `history`, it also tells who had access before. The customer is named by its id, the host's customerId or its domain.",
  throws: 'NOT_FOUND if the customer does not exist.',
  example: "const [owner] = await workspace.access.list('acme')",
  input: Type.Object({ customer: namedCustomer, options: Type.Optional(strictObject({ history: Type.Optional(Type.Boolean()) })) }),
  output: Type.Array(hostType<Access>('Access')),
  async handle({ customer, options = {} }, { store }) {
    requireKnownNames(options, ['history'])
    return listAccess(store, customer, options)
  }
})

const accessCan = defineInProcessOperation({
  method: 'access.can',
  effect: 'read',
  summary:
    'Shows whether a member has this role for a customer, or a higher one: an owner may do what an editor may, an editor what a viewer may. False for a member or customer that does not exist.',
  example: "if (!(await workspace.access.can(memberId, 'acme', 'EDITOR'))) throw new Forbidden()",
  input: Type.Object({ memberId: Type.String(), customer: namedCustomer, role: hostType<AccessRole>('AccessRole') }),
  output: Type.Boolean(),
  handle: ({ memberId, customer, role }, { store }) => canAccess(store, memberId, customer, role)
})

const activationBackfill = defineInProcessOperation({
  method: 'activation.backfill',
  effect: 'write',
  summary:
    'Looks for the activation event in the stored events of the last `days` days, and marks the people who sent it as activated. Ingest can continue meanwhile. Running it again changes nothing.',
  throws: 'CONFLICT when no activation event is set, or when another one is set while it runs.',
  example: 'await workspace.activation.backfill({ days: 90 })',
  input: Type.Object({ options: strictObject({ days: Type.Integer({ minimum: 1 }) }) }),
  output: hostType<Backfill>('Backfill'),
  async handle({ options }, { store, ids, now }) {
    requireKnownNames(options, ['days'])
    return backfillActivation(store, ids, now, options)
  }
})

const auditList = defineInProcessOperation({
  method: 'audit.list',
  effect: 'read',
  summary:
    'Lists changes that tools made, newest first. An entry names who made it, the tool, and the values before and after. 50 a page by default, at most 1,000.',
  throws: 'INVALID_TOOL_INPUT for a wrong page.',
  example: 'const { items } = await workspace.audit.list({ limit: 100 })',
  input: Type.Object({
    page: Type.Optional(
      strictObject({ cursor: Type.Optional(Type.String()), limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })) })
    )
  }),
  output: hostType<AuditPage>('AuditPage'),
  handle: ({ page }, { store, now }) => listAudit(store, now, page)
})

/** What only the host's own code can ask for: who may see what, the past of the activation event, and the audit log. */
export const accessOperations = [accessList, accessCan, activationBackfill, auditList]
