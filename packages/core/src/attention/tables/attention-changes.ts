import { Type } from 'typebox'
import { code, defineTable, text, time, uuid } from '../../storage/index.js'

/** What became of attention items, one row for each time that one was opened, updated, resolved or reopened. Never changed. */
export const attentionChanges = defineTable({
  name: 'attention_changes',
  scope: 'organization',
  row: Type.Object({ id: uuid(), item_id: uuid(), change: code(), at: time(), title: text(), priority: code(), summary: text() }),
  personal: { title: 'content', summary: 'content' },
  key: ['id'],
  indexes: [{ columns: ['item_id', 'at'] }]
})
