import { type Static, Type } from 'typebox'
import { orNull, uuid } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'

const weeks = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 26, default: 12, description: 'Calendar weeks from Monday, including the current week.' })
)
const segmentId = Type.Optional(uuid('Only customers or people of this segment; all customers by default.'))

export const adoptionQuery = strictObject({
  weeks,
  segmentId,
  refresh: Type.Optional(
    Type.Boolean({ description: 'Whether to count now. By default an answer of the last ten minutes may be shown again.' })
  )
})

/** Over how many weeks (12 by default) and of whom adoption is counted. */
export type AdoptionQuery = Static<typeof adoptionQuery>

const count = (description: string) => Type.Integer({ minimum: 0, description })
const countOrNull = (description: string) => Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], { description })
const time = Type.String({ format: 'date-time' })

const week = strictObject({
  weekStartAt: time,
  coverage: Type.Enum(['complete', 'partial', 'unavailable'], { description: 'The part of the week with known use.' }),
  customers: countOrNull('Customers who used it; null where nothing is known of the week.'),
  people: countOrNull('People who used it, each once for every account.'),
  events: countOrNull('How often they used it.')
})

const feature = strictObject({
  id: Type.String(),
  featureKey: Type.String(),
  name: Type.String(),
  unavailable: Type.Union([Type.Enum(['SOURCE_BLOCKED', 'SOURCE_NOT_READY', 'QUERY_FAILED']), Type.Null()], {
    description: 'Why its use is unknown; null if it is known.'
  }),
  customers: countOrNull('Customers who used it in these weeks; null where nothing is known.'),
  rate: Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Null()], {
    description: 'Their share of the active customers; null without active customers.'
  }),
  firstUsedAt: Type.Union([time, Type.Null()], { description: 'The first use in these weeks.' }),
  weeks: Type.Array(week)
})

export const featureAdoption = strictObject({
  asOf: Type.String({ format: 'date-time', description: 'When it was counted.' }),
  segment: Type.Union([strictObject({ id: Type.String(), name: Type.String() }), Type.Null()], {
    description: 'The segment whose use is counted; null for all customers.'
  }),
  activeCustomers: count('Customers with a person who did something in these weeks.'),
  features: Type.Array(feature),
  breadth: Type.Array(
    strictObject({
      features: count('The number of features.'),
      customers: count('How many customers used exactly this number of features.')
    }),
    {
      description: 'How many of the features each active customer used.'
    }
  )
})

/** How many customers and people use each feature, by week. */
export type FeatureAdoption = Static<typeof featureAdoption>

export const adoptersQuery = strictObject({
  weeks,
  segmentId,
  featureId: Type.Optional(Type.String({ maxLength: 100, description: 'Customers who used this feature; without it, active customers.' })),
  weekStartAt: Type.Optional(
    Type.String({ format: 'date-time', description: 'Only in the week that starts on this day; needs featureId.' })
  ),
  used: Type.Optional(Type.Boolean({ description: 'False: active customers who did not use the feature. True by default.' })),
  features: Type.Optional(Type.Integer({ minimum: 0, maximum: 100, description: 'Customers who used exactly this number of features.' }))
})

/** Which of the customers behind a number of adoption are asked for. */
export type AdoptersQuery = Static<typeof adoptersQuery>

const adopter = strictObject({
  id: Type.String(),
  name: orNull(Type.String()),
  people: count('Its people who used the feature, the most of any one week.'),
  events: count('How often they did.'),
  firstUsedAt: Type.Union([time, Type.Null()])
})

export const featureAdopters = strictObject({
  items: Type.Array(adopter),
  total: count('All of them; the list holds the 500 with the most use.')
})

/** The customers behind a number of adoption. */
export type FeatureAdopters = Static<typeof featureAdopters>
