import { Type } from 'typebox'
import { defineOperation, uuid } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { getLookback, listLookbacks, lookbackRunShape, startLookback } from './runs.js'
import { lookbackInput } from './settings.js'

const run = defineOperation({
  operationId: 'runLookback',
  method: {
    name: 'lookback.run',
    doc: 'Starts a look-back over past months: who left, when Rapport would first have warned you and on which evidence, and how often it would have been wrong. It returns at once. `lookback.get` shows the progress and the result. docs/lookback.md explains it.',
    example: 'const { id } = await workspace.lookback.run({ months: 12, health: { below: 50 } })'
  },
  http: 'POST /api/lookback',
  tag: 'signals',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  effect: 'read',
  summary: 'Starts a look-back over past months: who left, when Rapport would have warned you, and how often it would have been wrong.',
  input: lookbackInput,
  output: lookbackRunShape,
  answer: 'The look-back, which has started.',
  shapes: { input: 'LookbackInput', output: 'LookbackRun' },
  example: { months: 12, health: { below: 50 } },
  handle: (input, { store, ids, now }) => startLookback(store, input, ids, now)
})

const list = defineOperation({
  operationId: 'listLookbacks',
  method: { name: 'lookback.list' },
  http: 'GET /api/lookback',
  tag: 'signals',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Lists the last 20 look-backs, newest first, without their results.',
  input: strictObject({}),
  output: strictObject({ items: Type.Array(lookbackRunShape) }),
  answer: 'The look-backs.',
  shapes: { output: 'LookbackRuns' },
  example: {},
  handle: (_, { store }) => listLookbacks(store)
})

const get = defineOperation({
  operationId: 'getLookback',
  method: { name: 'lookback.get', first: ['id'] },
  http: 'GET /api/lookback/{id}',
  tag: 'signals',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Shows the progress of a look-back, and its result when it is done.',
  input: strictObject({ id: uuid("The look-back's id.") }),
  output: lookbackRunShape,
  answer: 'The look-back.',
  shapes: { output: 'LookbackRun' },
  example: { id: '00000000-0000-4000-8000-000000000001' },
  errors: ['NOT_FOUND'],
  handle: ({ id }, { store }) => getLookback(store, id)
})

/** What can be asked of look-backs. */
export const lookbackOperations = [run, list, get]
