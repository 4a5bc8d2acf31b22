import { defineOperation } from '../../runtime/index.js'
import { canonicalJson, isoTime } from '../../values/index.js'
import { activeFeatures } from '../feature.js'
import { readAdopters } from './adopters.js'
import { readAdoption } from './adoption.js'
import { adoptersQuery, adoptionQuery, featureAdopters, featureAdoption } from './adoption-shapes.js'

const adoption = defineOperation({
  operationId: 'featureAdoption',
  method: {
    name: 'features.adoption',
    doc: 'How many customers and people use each feature, by week, of all customers or of a segment. Without `refresh`, an answer of the last ten minutes is returned again.',
    throws: 'NOT_FOUND for an unknown or archived segment, CONFLICT for one with more than 50,000 members.'
  },
  http: 'GET /api/features/adoption',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Counts how many customers and people use each feature, by week, of all customers or of a segment.',
  input: adoptionQuery,
  output: featureAdoption,
  answer: 'The adoption of each feature.',
  shapes: { output: 'FeatureAdoption' },
  example: { weeks: 8 },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ refresh = false, ...query }, { store, now, services }) {
    // A feature that is made or archived shows at once.
    const revisions = (await activeFeatures(store)).map(({ revision }) => revision)
    const key = canonicalJson(['adoption', query.weeks ?? null, query.segmentId ?? null, revisions])
    const { value, madeAt } = await services.answers.of(store.organizationId, key, now, refresh, () => readAdoption(store, now, query))
    return { asOf: isoTime(madeAt), ...value }
  }
})

const adopters = defineOperation({
  operationId: 'listFeatureAdopters',
  method: {
    name: 'features.adopters',
    doc: 'The customers behind a number of adoption: those who used a feature in all weeks or in one, who did not, or who used an exact number of features.',
    throws:
      'INVALID_TOOL_INPUT for filters that cannot be combined, NOT_FOUND for an unknown feature or segment, CONFLICT for a segment with more than 50,000 members.'
  },
  http: 'GET /api/features/adoption/accounts',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Lists the customers behind a number of adoption, those with the most use first.',
  input: adoptersQuery,
  output: featureAdopters,
  answer: 'Up to 500 customers, and how many there are.',
  shapes: { output: 'FeatureAdopters' },
  example: { weeks: 8, features: 3 },
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: (query, { store, now }) => readAdopters(store, now, query)
})

/** What can be asked of features beside the tools. */
export const featureOperations = [adoption, adopters]
