import { Type } from 'typebox'
import { boolean, code, defineTable, number } from '../../storage/index.js'

/**
 * Buckets of tokens that all processes take from: a request takes one, and time puts them back. `refilled_at` is in epoch milliseconds by the store's clock,
 * with their fractions; `taken` says whether the last request got its token. Only stores with `rates` use it.
 */
export const rateBuckets = defineTable({
  name: 'rate_buckets',
  scope: 'directory',
  row: Type.Object({ key: code(), tokens: number(), refilled_at: number(), taken: boolean() }),
  key: ['key']
})
