import { Type } from 'typebox'
import type { IntegrationProcess } from '../../context/index.js'
import { RapportError } from '../../errors.js'
import { catalogue, providerIds } from '../../providers/index.js'
import { instant, orNull, uuid } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { destinationTypeOf, syncStatuses } from '../destination.js'

/** The types that every process has, of the catalogue's providers. */
export const knownDestinationTypes = providerIds.filter((id) => catalogue[id].channel !== undefined).map(destinationTypeOf)

/** The type of a destination: a channel of some provider. */
export const destinationType = Type.String({
  minLength: 1,
  maxLength: 80,
  examples: knownDestinationTypes,
  description: "The provider's id in upper case, followed by _CHANNEL, such as SLACK_CHANNEL."
})

/** The id of the provider whose channels have this type. Throws INVALID_TOOL_INPUT, which lists the types of the process. */
export function requireChannelProvider({ integrations }: Pick<IntegrationProcess, 'integrations'>, type: string): string {
  const providers = [...integrations.descriptors.values()].filter(({ channel }) => channel !== undefined).map(({ id }) => id)
  const provider = providers.find((id) => destinationTypeOf(id) === type)
  if (provider !== undefined) return provider
  throw new RapportError('INVALID_TOOL_INPUT', `input.type must be one of ${providers.map(destinationTypeOf).join(', ')}`)
}

/** A destination as tools answer it. */
export const destination = strictObject({
  id: uuid(),
  name: Type.String({ minLength: 1 }),
  description: orNull(Type.String()),
  enabled: Type.Boolean(),
  syncStatus: Type.Enum([...syncStatuses]),
  lastSyncedAt: orNull(instant()),
  isDefault: Type.Boolean(),
  archivedAt: orNull(instant()),
  createdAt: instant(),
  updatedAt: instant(),
  provider: Type.String({ description: 'The id of the provider, in upper case.' }),
  kind: destinationType,
  maskedConfig: orNull(strictObject({ channelId: Type.String(), label: Type.Optional(Type.String()) }))
})

/** The answer of the tools that are about one destination. */
export const oneDestination = strictObject({ destination })

/** The input of the tools that take a destination's id and nothing else. */
export const destinationId = strictObject({ id: uuid("The destination's id.") })

/** What a destination is called. */
export const destinationLabel = Type.String({ minLength: 1, maxLength: 120, description: 'What people call it.' })
