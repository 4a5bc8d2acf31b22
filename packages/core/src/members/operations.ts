import { Type } from 'typebox'
import { removedMember, removeMember } from '../access/index.js'
import { defineOperation } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { noteVisit, visitShape } from './visit.js'

const remove = defineOperation({
  operationId: 'removeMember',
  auditName: 'member_remove',
  method: {
    name: 'members.remove',
    doc: 'Removes a member: their access to customers ends, and the customers that they owned have no owner. What they did stays in the audit log.',
    throws: 'NOT_FOUND when there is no such member, CONFLICT for the last owner of the workspace.',
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
  answer: 'Who was removed, and how many customers now have no owner.',
  shapes: { output: 'RemovedMember' },
  example: { id: 'm_1' },
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: ({ id }, context) => removeMember(context, id)
})

const visit = defineOperation({
  operationId: 'noteVisit',
  method: {
    name: 'members.visit',
    doc: 'Records that the member `actor` looks at the customers, and returns when the previous visit ended. Changes since then are new to the member. A visit ends after half an hour without a look.',
    example: "const { since } = await workspace.members.visit({ actor: 'm_1' })",
    actor: true
  },
  http: 'POST /api/members/visit',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'none',
  summary: 'Records that the calling member looks at the customers, and returns when the previous visit ended.',
  input: strictObject({}),
  output: visitShape,
  answer: 'When the previous visit ended; null in a first visit, and for callers who are not members.',
  shapes: { output: 'Visit' },
  example: {},
  handle: (_, { store, origin, now }) => noteVisit(store, origin.actorId, now)
})

/** What can be asked of members, besides putting and listing them. */
export const memberOperations = [visit, remove]
