import { Type } from 'typebox'
import { defineTool } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { addDestination } from '../add-destination.js'
import { destinationLabel, destinationType, oneDestination, requireChannelProvider } from './destination-shape.js'

export const createDestination = defineTool({
  name: 'svc_create_destination',
  title: 'Add a notification destination',
  description: 'Adds a Slack channel that notifications can go to. Use it only when a person asked for it. Returns its id and state.',
  effect: 'write',
  toolset: 'destinations',
  http: {
    route: 'POST /api/destinations',
    operationId: 'createDestination',
    tag: 'destinations',
    answer: 'The new destination.',
    errors: ['CONFLICT']
  },
  grants: ['destinations:manage'],
  reads: 'settings',
  summary: 'Adds a channel for notifications, such as a Slack channel. Nothing is sent to it until its provider is connected.',
  input: strictObject({
    type: destinationType,
    channelId: Type.String({
      minLength: 1,
      maxLength: 191,
      description: "The channel's id at the provider. Two destinations in use cannot share one."
    }),
    label: destinationLabel,
    enabled: Type.Optional(Type.Boolean({ default: true, description: 'Whether notifications go there.' })),
    isDefault: Type.Optional(Type.Boolean({ default: false, description: 'Makes it the default destination.' }))
  }),
  output: oneDestination,
  example: { type: 'SLACK_CHANNEL', channelId: 'C0123456789', label: 'Customer news', isDefault: true },

  async handle({ type, ...input }, context) {
    const provider = requireChannelProvider(context.process, type)
    return { destination: await addDestination(context, { provider, ...input }) }
  }
})
