import { Type } from 'typebox'
import { strictObject } from '../../../domain/strict-object.js'
import { fieldTypes } from '../../../integrations/descriptors/descriptor.js'
import { detailedCapabilities } from '../../../integrations/setup/integration-status.js'
import { destinationType } from '../../../tool-shape/destination.js'
import { capability, capabilityDetails, providerName } from '../../../tool-shape/integration.js'
import { orNull } from '../../../tool-shape/or-null.js'
import { defineRoute } from '../../define-route.js'

const field = strictObject({
  name: Type.String(),
  label: Type.String(),
  type: Type.Enum([...fieldTypes]),
  required: Type.Boolean(),
  secret: Type.Boolean({ description: 'Whether its text must never be shown.' }),
  pattern: Type.Optional(Type.String()),
  options: Type.Optional(Type.Array(Type.String())),
  help: Type.String()
})

/** How a channel is named, where destinations can be channels of the provider. */
const channel = strictObject({
  type: destinationType,
  help: Type.String({ description: 'Where to find the id of a channel.' }),
  example: Type.String({ description: 'What an id of a channel looks like.' })
})

export const getCapabilitiesRoute = defineRoute({
  method: 'GET',
  path: '/api/integrations/capabilities',
  operationId: 'getIntegrationCapabilities',
  client: { name: 'integrations.capabilities', answer: 'providers' },
  tag: 'integrations',
  grants: ['customer_intelligence:read'],
  summary: 'Lists what can be connected and how, with the fields that each provider needs.',
  input: strictObject({ provider: Type.Optional(providerName) }),
  output: strictObject({
    providers: Type.Array(
      strictObject({
        ...capability,
        ...capabilityDetails,
        fields: Type.Array(field),
        configuration: orNull(
          Type.Enum(['crm_mapping', 'mixpanel_mapping'], { description: 'What has to be decided once it is connected.' })
        ),
        channel: Type.Optional(channel)
      })
    ),
    preferredSetupVersion: Type.Optional(Type.Literal(1))
  }),
  answer: 'The providers; none for what is no provider.',
  names: { output: 'IntegrationCapabilitiesWithFields' },
  example: { provider: 'stripe' },
  handle: ({ provider }, { services }) => ({
    providers: detailedCapabilities(services.settings, provider),
    preferredSetupVersion: 1 as const
  })
})
