import { Type } from 'typebox'
import { defineTool } from '../../runtime/index.js'
import { grantAccess } from '../change-grants.js'
import { accessGrant, accessTarget, grantRole } from './access-shape.js'

export const grantCustomerAccess = defineTool({
  name: 'svc_grant_customer_access',
  title: 'Give a member access to a customer',
  description:
    'Lets a member view or edit one customer. Use it only when a person asked for it. Find ids with svc_list_customers and svc_list_workspace_users. Returns the grant.',
  effect: 'write',
  repeatable: true,
  toolset: 'access',
  grants: ['customer_access:manage'],
  reads: 'settings',
  summary: 'Gives a member access to a customer, or changes the role of a member that has access.',
  input: Type.Object({ ...accessTarget, role: grantRole }),
  output: accessGrant,
  example: { customerId: '0198c0de-0000-7000-8000-000000000002', targetUserId: 'member-1', role: 'EDITOR' },

  async handle(input, context) {
    return { access: await grantAccess(context, input) }
  }
})
