import { Type } from 'typebox'
import { defineTool } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { liveDestinations } from '../read-destinations.js'
import { destination } from './destination-shape.js'

export const listDestinations = defineTool({
  name: 'svc_list_destinations',
  title: 'List notification destinations',
  description:
    'Lists the Slack channels that notifications can go to, with their state and which one is the default. Next: svc_get_destination.',
  effect: 'read',
  toolset: 'destinations',
  grants: ['destinations:manage'],
  reads: 'settings',
  summary: 'Lists the destinations of notifications, oldest first, without archived ones.',
  input: strictObject({}),
  output: strictObject({ destinations: Type.Array(destination) }),
  example: {},

  async handle(_, { store }) {
    return { destinations: await liveDestinations(store) }
  }
})
