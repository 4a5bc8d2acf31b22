import { Type } from 'typebox'
import { defineTool } from '../../runtime/index.js'
import { updateAccess } from '../change-grants.js'
import { accessGrant, accessTarget, grantRole } from './access-shape.js'

export const updateCustomerAccess = defineTool({
  name: 'svc_update_customer_access',
  title: 'Change access to a customer',
  description:
    'Changes the role of a member who already has access to a customer. Use it only when a person asked for it. Returns the grant.',
  effect: 'write',
  repeatable: true,
  toolset: 'access',
  grants: ['customer_access:manage'],
  reads: 'settings',
  summary: 'Changes the role of a member that already has access to a customer.',
  input: Type.Object({ ...accessTarget, role: grantRole }),
  output: accessGrant,
  example: { customerId: '0198c0de-0000-7000-8000-000000000002', targetUserId: 'member-1', role: 'VIEWER' },

  async handle(input, context) {
    return { access: await updateAccess(context, input) }
  }
})
