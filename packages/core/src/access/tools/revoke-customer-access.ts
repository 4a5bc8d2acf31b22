import { Type } from 'typebox'
import { defineTool } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { revokeAccess } from '../change-grants.js'
import { accessTarget } from './access-shape.js'

export const revokeCustomerAccess = defineTool({
  name: 'svc_revoke_customer_access',
  title: 'Take access to a customer away',
  description: "Ends a member's access to a customer; an owner keeps it. Use it only when a person asked for it. Returns what was ended.",
  effect: 'destructive',
  toolset: 'access',
  grants: ['customer_access:manage'],
  reads: 'settings',
  summary: "Takes a member's access to a customer away; the owner always has it.",
  input: Type.Object(accessTarget),
  output: strictObject({ customerId: Type.String(), userId: Type.String() }),
  example: { customerId: '0198c0de-0000-7000-8000-000000000002', targetUserId: 'member-1' },

  async handle(input, context) {
    return revokeAccess(context, input)
  }
})
