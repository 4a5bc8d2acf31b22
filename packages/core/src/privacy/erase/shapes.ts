import { type Static, Type } from 'typebox'
import { orNull } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { selectorFields } from '../selector.js'

const count = (description: string) => Type.Integer({ minimum: 0, description })
const instant = (description: string) => Type.String({ format: 'date-time', description })
const counts = (description: string) => Type.Record(Type.String(), Type.Integer(), { description })

/** Whom to erase. */
export const erasureRequest = strictObject({
  ...selectorFields,
  confirmUsers: Type.Optional(
    Type.Integer({ minimum: 0, description: 'The number of people of the customer, from the preview. Required with customerId.' })
  )
})

/** Whom to erase: exactly one of the names, and for a customer how many people go with it. */
export type ErasureRequest = Static<typeof erasureRequest>

export const selectorShape = strictObject(selectorFields)

export const previewShape = strictObject({
  users: count('People whose users would be removed.'),
  customers: count('Customers that would be removed.'),
  events: count('Events that would be removed.'),
  sources: count('Emails, calls and other sources that would be removed or changed.'),
  isJob: Type.Boolean({ description: 'Whether a job does the work, because there are 10,000 events or more.' })
})

/** How much an erasure would take. */
export type ErasurePreview = Static<typeof previewShape>

export const erasureShape = strictObject({
  id: Type.String({ format: 'uuid' }),
  status: Type.Enum(['running', 'done']),
  selectedBy: Type.Enum(['email', 'userId', 'visitorId', 'customerId']),
  removed: counts('How many rows of each table were removed.'),
  masked: counts('In how many rows of each table the names were masked.'),
  droppedEvents: count('Events that were dropped since, because they were of somebody who was erased. The newest erasure counts them.'),
  askedAt: instant('When it was asked for.'),
  erasedAt: orNull(instant('When it was done; null while it runs.'))
})

/** An erasure, with its receipt. */
export type Erasure = Static<typeof erasureShape>

export const liftedShape = strictObject({ lifted: count('How many names (ids, emails and the like) may come back.') })
