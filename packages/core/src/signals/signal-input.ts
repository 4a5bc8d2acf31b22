import { type Static, Type } from 'typebox'
import { accountFilter } from '../customers/index.js'
import { strictObject } from '../validation/index.js'
import { type EventPattern, patternSchemas } from './detections/index.js'
import { eventChannels, eventNames } from './detections/settings.js'

export const conditionOperators = ['exists', 'equals', 'not_equals', 'starts_with'] as const

const condition = strictObject({
  property: Type.String({ minLength: 1, maxLength: 255, description: 'A property of the event, by its name.' }),
  operator: Type.Enum([...conditionOperators], {
    description: 'exists: it has a value other than null. not_equals also matches events without the property. starts_with is for text.'
  }),
  value: Type.Optional(
    Type.Union([Type.String({ maxLength: 500 }), Type.Number(), Type.Boolean()], {
      description: 'The value to compare with; not with exists.'
    })
  )
})

/** Sees each event of these names, as it is stored. */
export const eventMatch = strictObject({
  eventNames,
  eventChannels: Type.Optional(eventChannels),
  propertyConditions: Type.Optional(Type.Array(condition, { maxItems: 5, description: 'All of them must hold.' })),
  accounts: Type.Optional(accountFilter)
})

/** Sees each event of these names, as it is stored. */
export type EventMatch = Static<typeof eventMatch>

const name = Type.String({ minLength: 1, maxLength: 120, description: 'The name that people see.' })
const description = Type.Optional(
  Type.Union([Type.String({ maxLength: 2000, description: 'What the signal watches for, in your own words.' }), Type.Null()])
)
const enabled = Type.Optional(Type.Boolean({ description: 'True by default.' }))

/** The kinds of the signals that a workspace makes. */
export const ownKinds = ['EVENT_MATCH', 'EVENT_PATTERN'] as const
export type OwnKind = (typeof ownKinds)[number]

const kind = Type.Enum([...ownKinds], {
  description: 'EVENT_MATCH checks each event as it is stored. EVENT_PATTERN checks events over time.'
})
export const signalDefinition = Type.Unsafe<EventMatch | EventPattern>(
  Type.Union([eventMatch, ...patternSchemas], {
    description: 'The settings of its kind. An update replaces them as a whole: send every field that shall stay.'
  })
)

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

/** What of a signal is changed: omitted fields keep their values. `definition` is of the signal's own kind, and is replaced as a whole. */
export const signalChange = strictObject({
  name: Type.Optional(name),
  description,
  definition: Type.Optional(signalDefinition),
  enabled: Type.Optional(Type.Boolean({ description: 'Whether the signal watches.' }))
})

/** What of a signal is changed: omitted fields keep their values. `definition` is of the signal's own kind, and is replaced as a whole. */
export type SignalChange = Static<typeof signalChange>
