import { Type } from 'typebox'
import { defineTool } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { revokeAccess } from '../change-grants.js'
import { accessTarget } from './access-shape.js'

export const revokeCustomerAccess = defineTool({
  name: 'svc_revoke_customer_access',
  title: 'Take access to a customer away',
  description: "Ends a member's access to a customer. An owner keeps it. Use it only when a person asked for it. Returns the ended grant.",
  effect: 'destructive',
  toolset: 'access',
  grants: ['customer_access:manage'],
  reads: 'settings',
  summary: "Ends a member's access to a customer. The owner always has access.",
  input: Type.Object(accessTarget),
  output: strictObject({ customerId: Type.String(), userId: Type.String() }),
  example: { customerId: '0198c0de-0000-7000-8000-000000000002', targetUserId: 'member-1' },

  async handle(input, context) {
    return revokeAccess(context, input)
  }
})
