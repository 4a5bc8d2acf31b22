import { Type } from 'typebox'
import { updateAccess } from '../../domain/access/change-grants.js'
import { accessGrant, accessTarget, grantRole } from '../../tool-shape/access.js'
import { defineTool } from '../../tool-shape/define-tool.js'

export const updateCustomerAccess = defineTool({
  name: 'svc_update_customer_access',
  summary: "Changes a member's role with a customer, where it has access already.",
  grant: 'customer_access:manage',
  input: Type.Object({ ...accessTarget, role: grantRole }),
  output: accessGrant,
  example: { customerId: '0198c0de-0000-7000-8000-000000000002', targetUserId: 'member-1', role: 'VIEWER' },

  async handle(input, context) {
    return { access: await updateAccess(context, input) }
  }
})
