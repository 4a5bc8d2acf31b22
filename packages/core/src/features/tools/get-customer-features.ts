import { Type } from 'typebox'
import { defineTool, instant } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { customerFeatures } from '../customer-features.js'
import { countedCoverage, countedEvidence, featureFields, unavailableEvidence, weeks } from './feature-shape.js'

const count = () => Type.Integer({ minimum: 0 })

const week = Type.Union([
  strictObject({
    weekStartAt: instant(),
    coverage: countedCoverage,
    eventCount: count(),
    activeDays: Type.Integer({ minimum: 0, maximum: 7 })
  }),
  strictObject({ weekStartAt: instant(), coverage: Type.Literal('unavailable') })
])

const evidence = strictObject({
  ...countedEvidence,
  weeklyUsage: Type.Optional(Type.Array(week, { maxItems: 53, description: 'Oldest week first.' }))
})

const feature = strictObject({ ...featureFields, evidence: Type.Union([evidence, unavailableEvidence]) })

export const getCustomerFeatures = defineTool({
  name: 'svc_get_customer_features',
  title: "Read a customer's use of features",
  description:
    'Reads how one account uses each feature over some weeks: events, active days, first and last use. Use it to see adoption, or a feature that was dropped. Next: svc_get_timeline for the events.',
  effect: 'read',
  narrow: 'Ask for fewer weeks, and leave out includeWeeklyUsage.',
  remedy: 'Find the account with svc_list_customers (search), and name it by its id.',
  toolset: 'features',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: "Reads how a customer uses each of the workspace's features, on request week by week.",
  input: strictObject({
    customer: Type.String({
      minLength: 1,
      maxLength: 500,
      description: "Rapport's id of the customer, your customerId, the domain, or the exact name."
    }),
    weeks,
    includeWeeklyUsage: Type.Optional(Type.Boolean({ default: false }))
  }),
  output: strictObject({
    customer: strictObject({ id: Type.String({ minLength: 1, maxLength: 191 }), name: Type.String({ minLength: 1, maxLength: 255 }) }),
    features: Type.Array(feature, { maxItems: 100 })
  }),
  example: { customer: 'acme.example', weeks: 4, includeWeeklyUsage: true },

  handle(input, { store, now }) {
    return customerFeatures(store, now, input)
  }
})
