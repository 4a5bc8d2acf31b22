import { Type } from 'typebox'
import { instant, orNull } from '../../runtime/index.js'
import { sourceTypes } from '../../sources/index.js'
import { strictObject } from '../../validation/index.js'
import { factStatuses } from '../fact-kinds.js'

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength })
const optional = (maxLength: number) => orNull(Type.String({ maxLength }))
const time = () => orNull(instant())
const sourceType = Type.Enum([...sourceTypes])

/** What a fact rests on: an exact quote of a source, or in `metadata` the events that it was computed from. */
const evidence = strictObject({
  id: Type.String({ maxLength: 500 }),
  sourceType: orNull(sourceType),
  sourceId: optional(500),
  excerpt: optional(20_000),
  metadata: orNull(Type.Record(Type.String(), Type.Unknown()))
})

/** A fact as tools answer it. */
export const fact = strictObject({
  id: text(500),
  assertion: text(20_000),
  reasoning: optional(20_000),
  factType: text(200),
  factCategory: text(200),
  status: Type.Enum([...factStatuses], { description: 'A snoozed fact becomes ACTIVE again at its time.' }),
  confidence: Type.Number({ minimum: 0, maximum: 1 }),
  priority: optional(100),
  occurredAt: time(),
  detectedAt: instant(),
  validFrom: instant(),
  validUntil: time(),
  linkedSourceRef: Type.Optional(orNull(strictObject({ sourceType, sourceId: text(500), occurredAt: time(), permalink: optional(2000) }))),
  sourceMetadata: Type.Optional(
    orNull(
      strictObject({
        sourceType: orNull(sourceType),
        sourceId: optional(500),
        sourceOccurredAt: time(),
        sourceQuote: optional(20_000),
        permalink: optional(2000)
      })
    )
  ),
  evidenceCount: Type.Integer({ minimum: 0 }),
  metricName: optional(200),
  metricValue: orNull(Type.Number({ description: 'In the unit of metricUnit.' })),
  metricPreviousValue: orNull(Type.Number({ description: 'In the unit of metricUnit.' })),
  metricDelta: orNull(Type.Number({ description: 'In the unit of metricUnit.' })),
  metricUnit: optional(100),
  periodStart: time(),
  periodEnd: time(),
  changePointDate: time(),
  occurrenceCount: Type.Integer({ minimum: 0, description: 'How often it was detected.' }),
  lastDetectedAt: time(),
  severity: optional(100),
  evidence: Type.Optional(orNull(Type.Array(evidence)))
})
