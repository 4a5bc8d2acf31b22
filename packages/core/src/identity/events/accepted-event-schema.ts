import { Type } from 'typebox'
import type { JsonObject } from '../../storage/index.js'
import { events } from '../tables/events.js'
import type { AcceptedEvent } from './accepted-event.js'

const { user_id: _, customer_id: __, ...columns } = events.row.properties
const nullableText = Type.Union([Type.String(), Type.Null()])
const object = Type.Unsafe<JsonObject>({ type: 'object' })

/** Checks an `AcceptedEvent` that was kept as JSON, in the inbox or in a job's payload. */
export const acceptedEventSchema = Type.Object({
  row: Type.Unsafe<AcceptedEvent['row']>(Type.Object(columns)),
  fingerprint: nullableText,
  claimedEmail: nullableText,
  traits: object,
  customerTraits: object
})
