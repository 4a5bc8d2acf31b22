import { Type } from 'typebox'
import { closed } from '../domain/closed.js'
import { syncStatuses } from '../domain/destinations/destination.js'
import { instant } from './instant.js'
import { orNull } from './or-null.js'
import { uuid } from './uuid.js'

/** A destination as tools answer it. */
export const destination = closed({
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
  maskedConfig: orNull(closed({ channelId: Type.String(), label: Type.Optional(Type.String()) }))
})

/** The answer of the tools that are about one destination. */
export const oneDestination = closed({ destination })

/** The input of the tools that take a destination's id and nothing else. */
export const destinationId = closed({ id: uuid("The destination's id.") })

/** What a destination is called. */
export const destinationLabel = Type.String({ minLength: 1, maxLength: 120, description: 'What people call it.' })

/** The only kind of destination so far. */
export const destinationType = Type.Literal('SLACK_CHANNEL')
