import { Type } from 'typebox'
import { instant, orNull } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'

const property = Type.String({ minLength: 1, maxLength: 191, description: 'The name of a property.' })

const propertyValue = Type.Union([
  strictObject({ type: Type.Literal('string'), value: Type.String({ maxLength: 191 }) }),
  strictObject({ type: Type.Literal('number'), value: Type.Number() }),
  strictObject({ type: Type.Literal('boolean'), value: Type.Boolean() })
])

/** Tests of an event's properties, all of which must hold. */
export const propertyFilters = Type.Array(
  Type.Union([
    strictObject({ property, operator: Type.Literal('equals'), value: propertyValue }),
    strictObject({ property, operator: Type.Literal('exists') })
  ]),
  { maxItems: 5 }
)

/** The name of a custom event, as a feature's rule has it. */
export const ruleEventName = Type.String({ minLength: 1, maxLength: 191, description: 'The exact name of a custom event.' })

/** The key of a feature, for programs. */
export const featureKey = Type.String({
  pattern: '^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$',
  maxLength: 64,
  description: 'A name for programs, such as report_export.'
})

/** The name of a feature, for people. */
export const featureName = Type.String({ minLength: 1, maxLength: 255, description: 'A name for people.' })

/** A feature without its usage; spread it where usage comes with it. */
export const featureFields = {
  id: Type.String(),
  revision: Type.String(),
  sourceKey: Type.String(),
  featureKey,
  name: featureName,
  rule: strictObject({ eventName: ruleEventName, propertyFilters })
}

/** The weeks that usage is counted over, the running one included. */
export const weeks = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 53, default: 12, description: 'Calendar weeks from Monday, including the current week.' })
)

/** The time over which usage was counted. */
const usageWindow = strictObject({ startAt: instant(), endAt: instant() })

/** What stands in place of usage that is not known. */
export const unavailableEvidence = strictObject({
  window: usageWindow,
  coverage: Type.Literal('unavailable'),
  reason: Type.Enum(['SOURCE_BLOCKED', 'SOURCE_NOT_READY', 'QUERY_FAILED'])
})

/** Whether all events of the window were counted, or only a part of them. */
export const countedCoverage = Type.Enum(['complete', 'partial'])

const count = Type.Integer({ minimum: 0 })

/** The counts of a feature's usage, by all customers or by one; spread it into either answer. */
export const countedEvidence = {
  window: usageWindow,
  coverage: countedCoverage,
  eventCount: count,
  activeDays: count,
  activeWeeks: Type.Integer({ minimum: 0, maximum: 53 }),
  firstObservedAt: orNull(instant()),
  lastObservedAt: orNull(instant())
}
