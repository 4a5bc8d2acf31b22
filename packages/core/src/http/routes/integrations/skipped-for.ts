import { Type } from 'typebox'
import { closed } from '../../../domain/closed.js'

/** Why records were left out, and how many for each reason. */
export const skippedFor = Type.Array(closed({ reason: Type.String(), count: Type.Integer({ minimum: 0 }) }), {
  description: 'Why records were left out: words that go on from "records", and how many for each.'
})
