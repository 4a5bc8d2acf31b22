import { Type } from 'typebox'
import { removedMember, removeMember } from '../../../domain/access/remove-member.js'
import { strictObject } from '../../../domain/strict-object.js'
import { defineRoute } from '../../define-route.js'

export const removeMemberRoute = defineRoute({
  method: 'DELETE',
  path: '/api/members/{id}',
  operationId: 'removeMember',
  auditName: 'member_remove',
  client: { name: 'members.remove', first: ['id'], once: true },
  tag: 'data',
  grants: ['workspace_settings:manage'],
  summary: 'Removes a member: their access to customers ends, and the customers that they owned have no owner.',
  input: strictObject({ id: Type.String({ minLength: 1, maxLength: 255, description: "The member's id." }) }),
  output: removedMember,
  answer: 'Who was removed, and how many customers have no owner since.',
  names: { output: 'RemovedMember' },
  example: { id: 'm_1' },
  fails: ['NOT_FOUND'],
  handle: ({ id }, context) => removeMember(context, id)
})
