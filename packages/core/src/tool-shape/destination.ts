import { Type } from 'typebox'
import { syncStatuses } from '../domain/destinations/destination.js'
import { strictObject } from '../domain/strict-object.js'
import { instant } from './instant.js'
import { orNull } from './or-null.js'
import { uuid } from './uuid.js'

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
  provider: Type.Literal('SLACK'),
  kind: Type.Literal('SLACK_CHANNEL'),
  maskedConfig: orNull(strictObject({ channelId: Type.String(), label: Type.Optional(Type.String()) }))
})

/** The answer of the tools that are about one destination. */
export const oneDestination = strictObject({ destination })

/** The input of the tools that take a destination's id and nothing else. */
export const destinationId = strictObject({ id: uuid("The destination's id.") })

/** What a destination is called. */
export const destinationLabel = Type.String({ minLength: 1, maxLength: 120, description: 'What people call it.' })

/** The only kind of destination so far. */
export const destinationType = Type.Literal('SLACK_CHANNEL')
