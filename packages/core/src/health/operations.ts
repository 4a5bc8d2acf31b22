import { defineOperation } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { modelShape, readModel } from './read-model.js'
import { planFit } from './training/plan-fit.js'

const model = defineOperation({
  operationId: 'getHealthModel',
  method: {
    name: 'health.model',
    doc: 'How good the probabilities of leaving are: their data, their results in later months, and their strongest factors. docs/health.md explains them.',
    example: 'const { isShown, reason, horizons } = await workspace.health.model()'
  },
  http: 'GET /api/health/model',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Shows how good the probabilities of leaving are: their data, their results in later months, and their strongest factors.',
  input: strictObject({}),
  output: modelShape,
  answer: 'The current model. If there is none, the answer says why.',
  shapes: { output: 'HealthModel' },
  example: {},
  handle: (_, { store, now }) => readModel(store, now)
})

const fit = defineOperation({
  operationId: 'fitHealthModel',
  method: {
    name: 'health.fit',
    doc: 'Starts to fit the probabilities of leaving again, in the background. This also happens once a week, and some minutes after outcomes were corrected.',
    example: 'await workspace.health.fit()'
  },
  http: 'POST /api/health/model/fit',
  tag: 'data',
  grants: ['workspace_settings:manage', 'customer_intelligence:read'],
  reads: 'customers',
  summary:
    'Starts to fit the probabilities of leaving again, in the background. This also happens once a week, and after outcomes were corrected.',
  input: strictObject({}),
  output: modelShape,
  answer: 'The current model. Rapport uses it until the new one is ready.',
  shapes: { output: 'HealthModel' },
  example: {},
  handle: async (_, { store, ids, now }) => {
    await store.transaction((transaction) => planFit(transaction, ids, now, { isForced: true }))
    return readModel(store, now)
  }
})

/** What can be asked of health as a whole; that of a customer is asked in `profile/`. */
export const healthOperations = [model, fit]
