import { Type } from 'typebox'
import { defineTable, integer, json, number, time, uuid } from '../../storage/index.js'

/**
 * Customers as of past days, for the model that is being fitted: `features` are the numbers of `featureNames`, and `weight` is how many customers the row
 * stands for. What came of them is read when the model is fitted, so that a corrected outcome needs no new rows.
 */
export const healthTrainingRows = defineTable({
  name: 'health_training_rows',
  scope: 'organization',
  row: Type.Object({
    customer_id: uuid(),
    day: time(),
    weight: number(),
    features: json<(number | null)[]>(),
    features_version: integer()
  }),
  personal: { features: 'none' },
  key: ['customer_id', 'day']
})
