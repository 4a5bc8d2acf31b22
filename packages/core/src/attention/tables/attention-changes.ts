import { Type } from 'typebox'
import { defineTable, text, time, uuid } from '../../storage/index.js'

/** What became of attention items, one row for each time that one was opened, updated, resolved or reopened. Never changed. */
export const attentionChanges = defineTable({
  name: 'attention_changes',
  scope: 'organization',
  row: Type.Object({ id: uuid(), item_id: uuid(), change: text(), at: time(), title: text(), priority: text(), summary: text() }),
  key: ['id'],
  indexes: [{ columns: ['item_id', 'at'] }]
})
