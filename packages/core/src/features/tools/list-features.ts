import { Type } from 'typebox'
import { defineTool, orNull } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { listFeatures as readFeatures } from '../list-features.js'
import { countedEvidence, featureFields, ruleEventName, unavailableEvidence, weeks } from './feature-shape.js'

const count = () => Type.Integer({ minimum: 0 })

const evidence = strictObject({
  ...countedEvidence,
  distinctCustomers: count()
})

const feature = strictObject({ ...featureFields, evidence: Type.Union([evidence, unavailableEvidence]) })

const candidate = strictObject({
  eventName: ruleEventName,
  eventCount: count(),
  distinctCustomers: count(),
  activeWeeks: Type.Integer({ minimum: 1, maximum: 53 }),
  propertyKeys: Type.Array(Type.String({ minLength: 1, maxLength: 191 }), { maxItems: 10 })
})

const found = { items: Type.Array(candidate, { maxItems: 100 }), truncated: Type.Boolean() }

const candidates = Type.Union([
  strictObject({ status: Type.Literal('ready'), ...found }),
  strictObject({ status: Type.Literal('partial'), ...found }),
  strictObject({ status: Type.Literal('unavailable'), reason: Type.Enum(['SOURCE_BLOCKED', 'SOURCE_NOT_READY', 'QUERY_FAILED']) })
])

const source = strictObject({
  sourceKey: Type.String(),
  provider: Type.Enum(['sdk', 'posthog', 'mixpanel']),
  label: Type.String({ minLength: 1, maxLength: 255 }),
  readiness: Type.Enum(['READY', 'WARMING', 'BLOCKED'])
})

export const listFeatures = defineTool({
  name: 'svc_list_features',
  title: 'List product features',
  description:
    'Lists the features that are tracked, with how many customers use each over some weeks, and event names that could become features (candidates). Use it for "how is feature F used". Next: svc_get_customer_features for one account, or svc_query on activity.event_name for who uses one.',
  effect: 'read',
  narrow: 'Ask for fewer candidates with candidateLimit.',
  toolset: 'features',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: "Lists the workspace's features with their use, and event names that could become features.",
  input: strictObject({
    sourceKey: Type.Optional(
      Type.String({ description: 'Only the features of this source. If there is only one source, it is the default.' })
    ),
    weeks,
    candidateLimit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 100, default: 100, description: 'How many event names to show that are not features yet.' })
    )
  }),
  output: strictObject({
    sources: Type.Array(source),
    selectedSourceKey: orNull(Type.String()),
    workspaceActiveFeatureCount: count(),
    features: Type.Array(feature, { maxItems: 100 }),
    candidates
  }),
  example: { weeks: 4, candidateLimit: 20 },

  handle(input, { store, now }) {
    return readFeatures(store, now, input)
  }
})
