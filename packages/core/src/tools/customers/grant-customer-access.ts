import { Type } from 'typebox'
import { grantAccess } from '../../domain/access/change-grants.js'
import { accessGrant, accessTarget, grantRole } from '../../tool-shape/access.js'
import { defineTool } from '../../tool-shape/define-tool.js'

export const grantCustomerAccess = defineTool({
  name: 'svc_grant_customer_access',
  summary: 'Gives a member access to a customer, or another role where it has access already.',
  grant: 'customer_access:manage',
  input: Type.Object({ ...accessTarget, role: grantRole }),
  output: accessGrant,
  example: { customerId: '0198c0de-0000-7000-8000-000000000002', targetUserId: 'member-1', role: 'EDITOR' },

  async handle(input, context) {
    return { access: await grantAccess(context, input) }
  }
})
