import { Type } from 'typebox'
import { strictObject } from '../../../domain/strict-object.js'
import { RapportError } from '../../../errors.js'
import { setupStatus } from '../../../integrations/setup/integration-status.js'
import { providerName } from '../../../tool-shape/integration.js'
import { uuid } from '../../../tool-shape/uuid.js'
import { defineRoute } from '../../define-route.js'

export const getConnectStatusRoute = defineRoute({
  method: 'GET',
  path: '/api/integrations/connect/status',
  operationId: 'getConnectStatus',
  tag: 'integrations',
  grants: ['customer_intelligence:read'],
  summary: 'Tells how far a setup on the connect page is.',
  input: strictObject({ sessionId: uuid() }),
  output: strictObject({
    status: Type.Enum(['pending', 'connected', 'failed', 'expired']),
    provider: providerName,
    error: Type.Optional(Type.String({ description: 'Why it failed.' }))
  }),
  answer: 'The state of the session.',
  example: { sessionId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' },
  fails: ['NOT_FOUND'],
  async handle({ sessionId }, { store, now }) {
    const session = await setupStatus(store, now, sessionId)
    if (!session) throw new RapportError('NOT_FOUND', `No session has the id ${JSON.stringify(sessionId)}`)
    const { provider, status, error } = session
    return { provider, status, ...(error !== null && { error }) }
  }
})
