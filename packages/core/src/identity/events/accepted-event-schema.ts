import { Type } from 'typebox'
import type { JsonObject } from '../../storage/index.js'
import { events } from '../tables/events.js'
import type { AcceptedEvent } from './accepted-event.js'

const { user_id: _, customer_id: __, ...columns } = events.row.properties
/** Columns that an event may lack, as those do that were kept before there were any. */
const optional = ['provider_account', 'counted']
const own = Object.fromEntries(
  Object.entries(columns).map(([name, column]) => [name, optional.includes(name) ? Type.Optional(column) : column])
)
const nullableText = Type.Union([Type.String(), Type.Null()])
const object = Type.Unsafe<JsonObject>({ type: 'object' })

/** Checks an `AcceptedEvent` that was kept as JSON, in the inbox or in a job's payload. */
export const acceptedEventSchema = Type.Object({
  row: Type.Unsafe<AcceptedEvent['row']>(Type.Object(own)),
  fingerprint: nullableText,
  claimedEmail: nullableText,
  traits: object,
  customerTraits: object
})
