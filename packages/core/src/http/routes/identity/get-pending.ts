import { pendingReattribution, pendingShape } from '../../../domain/identity/pending-reattribution.js'
import { strictObject } from '../../../domain/strict-object.js'
import { defineRoute } from '../../define-route.js'

export const getPendingRoute = defineRoute({
  method: 'GET',
  path: '/api/identity/pending',
  operationId: 'getPendingReattribution',
  client: { name: 'identity.pending' },
  tag: 'identity',
  grants: ['customer_access:manage'],
  summary: 'Tells how many stored events jobs still have to check, because they may belong to somebody else by now.',
  input: strictObject({}),
  output: pendingShape,
  answer: 'How much is left.',
  names: { output: 'PendingReattribution' },
  example: {},
  handle: (_, { store }) => pendingReattribution(store)
})
