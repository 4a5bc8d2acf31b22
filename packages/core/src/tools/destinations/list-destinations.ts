import { Type } from 'typebox'
import { liveDestinations } from '../../domain/destinations/read-destinations.js'
import { strictObject } from '../../domain/strict-object.js'
import { defineTool } from '../../runtime/define-tool.js'
import { destination } from '../../tool-shape/destination.js'

export const listDestinations = defineTool({
  name: 'svc_list_destinations',
  title: 'List notification destinations',
  description:
    'Lists the Slack channels that notifications can go to, with their state and which one is the default. Next: svc_get_destination.',
  effect: 'read',
  toolset: 'destinations',
  grants: ['destinations:manage'],
  reads: 'settings',
  summary: 'Lists where notifications go, the oldest first, without what is archived.',
  input: strictObject({}),
  output: strictObject({ destinations: Type.Array(destination) }),
  example: {},

  async handle(_, { store }) {
    return { destinations: await liveDestinations(store) }
  }
})
