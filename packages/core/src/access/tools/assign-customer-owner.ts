import { Type } from 'typebox'
import { defineTool, orNull } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { assignOwner } from '../assign-owner.js'
import { accessTarget } from './access-shape.js'

export const assignCustomerOwner = defineTool({
  name: 'svc_assign_customer_owner',
  title: 'Change the owner of a customer',
  description:
    'Makes a member the owner of a customer. The former owner becomes an editor. Use it only when a person asked for it. Find ids with svc_list_customers and svc_list_workspace_users. Returns the new and the former owner.',
  effect: 'write',
  repeatable: true,
  toolset: 'access',
  grants: ['customer_access:manage'],
  reads: 'settings',
  summary: 'Makes a member the owner of a customer. The former owner becomes an editor.',
  input: Type.Object(accessTarget),
  output: strictObject({ customerId: Type.String(), ownerId: Type.String(), previousOwnerId: orNull(Type.String()) }),
  example: { customerId: '0198c0de-0000-7000-8000-000000000002', targetUserId: 'member-1' },

  async handle(input, context) {
    return assignOwner(context, input)
  }
})
