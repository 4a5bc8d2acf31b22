import { defineTool } from '../../runtime/index.js'
import { destinationOf } from '../destination.js'
import { findDestination } from '../read-destinations.js'
import { destinationId, oneDestination } from './destination-shape.js'

export const getDestination = defineTool({
  name: 'svc_get_destination',
  title: 'Read a notification destination',
  description: 'Reads one destination by the id of svc_list_destinations.',
  effect: 'read',
  toolset: 'destinations',
  grants: ['destinations:manage'],
  reads: 'settings',
  summary: 'Reads a destination, even an archived one.',
  input: destinationId,
  output: oneDestination,
  example: { id: '0198c0de-0000-7000-8000-000000000001' },

  async handle({ id }, { store }) {
    return { destination: destinationOf(await findDestination(store, id)) }
  }
})
