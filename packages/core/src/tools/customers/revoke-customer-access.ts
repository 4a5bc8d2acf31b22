import { Type } from 'typebox'
import { revokeAccess } from '../../domain/access/change-grants.js'
import { strictObject } from '../../domain/strict-object.js'
import { accessTarget } from '../../tool-shape/access.js'
import { defineTool } from '../../tool-shape/define-tool.js'

export const revokeCustomerAccess = defineTool({
  name: 'svc_revoke_customer_access',
  summary: "Takes a member's access to a customer away; the owner always has it.",
  grant: 'customer_access:manage',
  input: Type.Object(accessTarget),
  output: strictObject({ customerId: Type.String(), userId: Type.String() }),
  example: { customerId: '0198c0de-0000-7000-8000-000000000002', targetUserId: 'member-1' },

  async handle(input, context) {
    return revokeAccess(context, input)
  }
})
