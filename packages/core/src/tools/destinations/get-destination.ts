import { destinationOf } from '../../domain/destinations/destination.js'
import { findDestination } from '../../domain/destinations/read-destinations.js'
import { defineTool } from '../../tool-shape/define-tool.js'
import { destinationId, oneDestination } from '../../tool-shape/destination.js'

export const getDestination = defineTool({
  name: 'svc_get_destination',
  summary: 'Reads a destination, also one that is archived.',
  grant: 'destinations:manage',
  input: destinationId,
  output: oneDestination,
  example: { id: '0198c0de-0000-7000-8000-000000000001' },

  async handle({ id }, { store }) {
    return { destination: destinationOf(await findDestination(store, id)) }
  }
})
