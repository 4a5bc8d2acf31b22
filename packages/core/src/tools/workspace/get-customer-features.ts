import { Type } from 'typebox'
import { customerFeatures } from '../../domain/features/customer-features.js'
import { strictObject } from '../../domain/strict-object.js'
import { defineTool } from '../../tool-shape/define-tool.js'
import { countedCoverage, countedEvidence, featureFields, unavailableEvidence, weeks } from '../../tool-shape/feature.js'
import { instant } from '../../tool-shape/instant.js'

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
  summary: "Reads how a customer uses each of the workspace's features, week by week when asked.",
  grant: 'customer_intelligence:read',
  input: strictObject({
    customer: Type.String({
      minLength: 1,
      maxLength: 500,
      description: "The customer's id, the host's customerId, the domain, or the exact name."
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
