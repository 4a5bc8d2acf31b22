import { Type } from 'typebox'
import { defineTable, time, uuid } from '../../storage/index.js'

/** Customers about whom something changed since their signals and attention items were last looked at. */
export const signalQueue = defineTable({
  name: 'signal_queue',
  scope: 'organization',
  row: Type.Object({ customer_id: uuid(), at: time() }),
  key: ['customer_id']
})
