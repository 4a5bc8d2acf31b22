import { Type } from 'typebox'
import { liveDestinations } from '../../domain/destinations/read-destinations.js'
import { defineTool } from '../../gateway/define-tool.js'
import { closed } from '../../gateway/shapes/closed.js'
import { destination } from '../../gateway/shapes/destination.js'

export const listDestinations = defineTool({
  name: 'svc_list_destinations',
  summary: 'Lists where notifications go, the oldest first, without what is archived.',
  grant: 'destinations:manage',
  input: closed({}),
  output: closed({ destinations: Type.Array(destination) }),
  example: {},

  async handle(_, { store }) {
    return { destinations: await liveDestinations(store) }
  }
})
