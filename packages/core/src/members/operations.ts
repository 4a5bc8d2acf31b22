import { Type } from 'typebox'
import { removedMember, removeMember } from '../access/index.js'
import { defineOperation } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'

const remove = defineOperation({
  operationId: 'removeMember',
  auditName: 'member_remove',
  method: {
    name: 'members.remove',
    doc: 'Removes a member: their access to customers ends, and the customers that they owned have no owner. What they did stays in the audit log.',
    throws: 'NOT_FOUND when there is no such member.',
    example: "const { releasedCustomerCount } = await workspace.members.remove('m_1', { actor: memberId })",
    first: ['id'],
    actor: true,
    once: true,
    inProcess: (context, id: string) => removeMember(context, id)
  },
  http: 'DELETE /api/members/{id}',
  tag: 'data',
  grants: ['workspace_settings:manage'],
  reads: 'none',
  effect: 'destructive',
  summary: 'Removes a member: their access to customers ends, and the customers that they owned have no owner.',
  input: strictObject({ id: Type.String({ minLength: 1, maxLength: 255, description: "The member's id." }) }),
  output: removedMember,
  answer: 'Who was removed, and how many customers have no owner since.',
  shapes: { output: 'RemovedMember' },
  example: { id: 'm_1' },
  errors: ['NOT_FOUND'],
  handle: ({ id }, context) => removeMember(context, id)
})

/** What can be asked of members, besides putting and listing them. */
export const memberOperations = [remove]
