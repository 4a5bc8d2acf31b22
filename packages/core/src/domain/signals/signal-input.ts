import { type Static, Type } from 'typebox'
import { channels } from '../channels.js'
import { strictObject } from '../strict-object.js'

const whole = (minimum: number, maximum: number, description: string) => Type.Integer({ minimum, maximum, description })
const days = (description: string) => whole(1, 90, description)

export const conditionOperators = ['exists', 'equals', 'not_equals', 'starts_with'] as const
export const countOperators = ['gt', 'gte', 'lt', 'lte', 'eq'] as const
export type CountOperator = (typeof countOperators)[number]

const eventNames = Type.Array(Type.String({ minLength: 1, maxLength: 191 }), {
  minItems: 1,
  maxItems: 50,
  description: 'Names of events, exactly as they are sent; those of page views and the like are `pageview`, `form` and so on.'
})
const eventChannels = Type.Array(Type.Enum([...channels]), { minItems: 1, maxItems: channels.length })
const condition = strictObject({
  property: Type.String({ minLength: 1, maxLength: 255, description: 'A property of the event, by its name.' }),
  operator: Type.Enum([...conditionOperators], {
    description: 'exists: it has a value other than null. not_equals also passes events without the property. starts_with is for text.'
  }),
  value: Type.Optional(
    Type.Union([Type.String({ maxLength: 500 }), Type.Number(), Type.Boolean()], {
      description: 'What it is compared with; none with exists.'
    })
  )
})

/** Sees each event of these names, as it is stored. */
export const eventMatch = strictObject({
  eventNames,
  eventChannels: Type.Optional(eventChannels),
  propertyConditions: Type.Optional(Type.Array(condition, { maxItems: 5, description: 'All of them must hold.' }))
})

/** Sees each event of these names, as it is stored. */
export type EventMatch = Static<typeof eventMatch>

const operator = Type.Enum([...countOperators])
const count = whole(0, 1_000_000, 'How many events.')
const windowDays = days('The last so many times 24 hours.')
const workingDays = Type.Optional(
  whole(1, 60, 'At least so many working days are among them: weekends, and days on which many accounts were silent, are none.')
)

/** Counts the events of some names or channels. */
const eventCountThreshold = strictObject({
  detection: Type.Literal('event_count_threshold'),
  eventNames: Type.Optional(eventNames),
  channels: Type.Optional(eventChannels),
  operator,
  count,
  windowDays
})

/** Sees that some events, or all activity, stay away from an account that has been there for longer. */
const eventAbsence = strictObject({
  detection: Type.Literal('event_absence'),
  eventNames: Type.Optional(eventNames),
  days: days('So many times 24 hours without any.'),
  workingDays,
  minimumActiveDays: Type.Optional(whole(1, 28, 'Only accounts that were active on so many of the 28 days before.'))
})

/** Counts all activity of an account. */
const customerActivityThreshold = strictObject({ detection: Type.Literal('customer_activity_threshold'), operator, count, windowDays })

/** Compares an account's activity of the last whole days with its own before. */
const customerActivityDrop = strictObject({
  detection: Type.Literal('customer_activity_drop'),
  dropPercent: whole(1, 100, 'Activity is down by at least so many percent of what the account ordinarily does on such days.'),
  windowDays: Type.Integer({ minimum: 1, maximum: 30, description: 'The last whole days of the calendar.' }),
  baselineDays: Type.Integer({ minimum: 7, maximum: 60, description: 'The days before them, which tell what is ordinary.' }),
  minimumBaseline: Type.Integer({
    minimum: 1,
    maximum: 1_000_000,
    description: 'Only accounts that ordinarily have so many events in such a window.'
  })
})

/** Sees that somebody who was active at an account is silent while others there are not. */
const relatedUserInactivity = strictObject({
  detection: Type.Literal('related_user_inactivity'),
  days: days('So many times 24 hours without activity.'),
  workingDays,
  minimumActiveDays: whole(1, 28, 'Only people who were active on so many of the 28 days before.'),
  role: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      description: 'Only people whose trait `role` or `title` holds this text, whatever its case.'
    })
  ),
  mostActiveOnly: Type.Optional(Type.Boolean({ description: 'Only whoever was the most active of the account.' }))
})

/** What is watched over time: one of five detections, with its numbers. */
export const eventPattern = Type.Union([
  eventCountThreshold,
  eventAbsence,
  customerActivityThreshold,
  customerActivityDrop,
  relatedUserInactivity
])

/** What is watched over time: one of five detections, with its numbers. */
export type EventPattern = Static<typeof eventPattern>
export type Detection = EventPattern['detection']
export type PatternOf<D extends Detection> = Extract<EventPattern, { detection: D }>

const name = Type.String({ minLength: 1, maxLength: 120 })
const description = Type.Optional(Type.Union([Type.String({ maxLength: 2000 }), Type.Null()]))
const enabled = Type.Optional(Type.Boolean({ description: 'True by default.' }))

const kind = Type.Enum(['EVENT_MATCH', 'EVENT_PATTERN'], {
  description: 'EVENT_MATCH sees each event as it is stored; EVENT_PATTERN judges what comes together over time.'
})
export const signalDefinition = Type.Union([eventMatch, ...eventPattern.anyOf], { description: 'What is watched for, as its kind says.' })

/** What is watched for, as the kind of the signal says. */
export type SignalDefinition = Static<typeof signalDefinition>

/** What a signal is made of. */
export const newSignal = strictObject({ kind, name, description, definition: signalDefinition, enabled })

/** What a signal is made of. */
export type NewSignal = Static<typeof newSignal>

/** What is tried before it is saved. */
export const signalPreviewInput = strictObject({ kind, definition: signalDefinition })

/** What is tried before it is saved. */
export type SignalPreviewInput = Static<typeof signalPreviewInput>

/** What of a signal is changed: what is left out stays. A definition is given whole, and is of the signal's own kind. */
export const signalChange = strictObject({
  name: Type.Optional(name),
  description,
  definition: Type.Optional(signalDefinition),
  enabled: Type.Optional(Type.Boolean())
})

/** What of a signal is changed: what is left out stays. A definition is given whole, and is of the signal's own kind. */
export type SignalChange = Static<typeof signalChange>
