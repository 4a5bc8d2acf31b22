import { Type } from 'typebox'
import { liveDestinations } from '../../domain/destinations/read-destinations.js'
import { strictObject } from '../../domain/strict-object.js'
import { defineTool } from '../../tool-shape/define-tool.js'
import { destination } from '../../tool-shape/destination.js'

export const listDestinations = defineTool({
  name: 'svc_list_destinations',
  summary: 'Lists where notifications go, the oldest first, without what is archived.',
  grant: 'destinations:manage',
  input: strictObject({}),
  output: strictObject({ destinations: Type.Array(destination) }),
  example: {},

  async handle(_, { store }) {
    return { destinations: await liveDestinations(store) }
  }
})
