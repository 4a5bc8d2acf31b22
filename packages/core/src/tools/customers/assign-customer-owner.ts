import { Type } from 'typebox'
import { assignOwner } from '../../domain/access/assign-owner.js'
import { strictObject } from '../../domain/strict-object.js'
import { accessTarget } from '../../tool-shape/access.js'
import { defineTool } from '../../tool-shape/define-tool.js'
import { orNull } from '../../tool-shape/or-null.js'

export const assignCustomerOwner = defineTool({
  name: 'svc_assign_customer_owner',
  summary: 'Makes a member the owner of a customer; the former owner stays as an editor.',
  grant: 'customer_access:manage',
  input: Type.Object(accessTarget),
  output: strictObject({ customerId: Type.String(), ownerId: Type.String(), previousOwnerId: orNull(Type.String()) }),
  example: { customerId: '0198c0de-0000-7000-8000-000000000002', targetUserId: 'member-1' },

  async handle(input, context) {
    return assignOwner(context, input)
  }
})
