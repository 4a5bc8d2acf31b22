import { Type } from 'typebox'
import { code, defineTable, integer } from '../../storage/index.js'

/** What the language model was used for on each day (UTC, YYYY-MM-DD), and how much. `cost_micros` is in millionths, 0 where no prices are known. */
export const modelUsage = defineTable({
  name: 'model_usage',
  scope: 'organization',
  row: Type.Object({
    day: code(),
    purpose: code(),
    questions: integer(),
    input_tokens: integer(),
    output_tokens: integer(),
    cost_micros: integer()
  }),
  key: ['day', 'purpose'],
  merge: { questions: 'sum', input_tokens: 'sum', output_tokens: 'sum', cost_micros: 'sum' }
})
