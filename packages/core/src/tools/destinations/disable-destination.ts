import { switchDestination } from '../../domain/destinations/change-destination.js'
import { defineTool } from '../../tool-shape/define-tool.js'
import { destinationId, oneDestination } from '../../tool-shape/destination.js'

export const disableDestination = defineTool({
  name: 'svc_disable_destination',
  summary: 'Lets a destination get no more notifications; the default one cannot be disabled.',
  grant: 'destinations:manage',
  input: destinationId,
  output: oneDestination,
  example: { id: '0198c0de-0000-7000-8000-000000000001' },

  async handle({ id }, context) {
    return { destination: await switchDestination(context, id, false) }
  }
})
