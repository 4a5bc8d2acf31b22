import { Type } from 'typebox'
import { strictObject } from '../../../domain/strict-object.js'

/** Why records were left out, and how many for each reason. */
export const skippedFor = Type.Array(strictObject({ reason: Type.String(), count: Type.Integer({ minimum: 0 }) }), {
  description: 'Why records were left out: words that go on from "records", and how many for each.'
})
