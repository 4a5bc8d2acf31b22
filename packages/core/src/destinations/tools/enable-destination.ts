import { defineTool } from '../../runtime/index.js'
import { switchDestination } from '../change-destination.js'
import { destinationId, oneDestination } from './destination-shape.js'

export const enableDestination = defineTool({
  name: 'svc_enable_destination',
  title: 'Enable a notification destination',
  description: 'Lets notifications go to a destination again. Use it only when a person asked for it.',
  effect: 'write',
  repeatable: true,
  toolset: 'destinations',
  http: {
    route: 'POST /api/destinations/{id}/enable',
    operationId: 'enableDestination',
    tag: 'destinations',
    answer: 'The enabled destination.',
    errors: ['NOT_FOUND', 'CONFLICT']
  },
  grants: ['destinations:manage'],
  reads: 'settings',
  summary: 'Lets notifications go to a destination.',
  input: destinationId,
  output: oneDestination,
  example: { id: '0198c0de-0000-7000-8000-000000000001' },

  async handle({ id }, context) {
    return { destination: await switchDestination(context, id, true) }
  }
})
