import { defineTool } from '../../runtime/index.js'
import { switchDestination } from '../change-destination.js'
import { destinationId, oneDestination } from './destination-shape.js'

export const disableDestination = defineTool({
  name: 'svc_disable_destination',
  title: 'Disable a notification destination',
  description: 'Stops notifications to a destination. The default one cannot be disabled. Use it only when a person asked for it.',
  effect: 'destructive',
  repeatable: true,
  toolset: 'destinations',
  http: {
    route: 'POST /api/destinations/{id}/disable',
    operationId: 'disableDestination',
    tag: 'destinations',
    answer: 'The disabled destination.',
    errors: ['NOT_FOUND', 'CONFLICT']
  },
  grants: ['destinations:manage'],
  reads: 'settings',
  summary: 'Stops notifications to a destination. The default one cannot be disabled.',
  input: destinationId,
  output: oneDestination,
  example: { id: '0198c0de-0000-7000-8000-000000000001' },

  async handle({ id }, context) {
    return { destination: await switchDestination(context, id, false) }
  }
})
