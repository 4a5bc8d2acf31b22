import { Type } from 'typebox'
import { defineTable, integer, json, nullable, text, time, uuid } from '../../storage/index.js'

/**
 * What members write down of customers and people, in Markdown. Each note is a source too, which the search and the reading of facts work with.
 * `customer_id` and `user_id` stay as they were when the note was written: a merged one leads on. `mentions` are ids of members. `version` grows with each
 * edit, so that two editors do not overwrite each other.
 */
export const notes = defineTable({
  name: 'notes',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    customer_id: nullable(uuid()),
    user_id: nullable(uuid()),
    body: text(),
    mentions: json<string[]>(),
    author_id: nullable(text()),
    version: integer(),
    created_at: time(),
    updated_at: time(),
    updated_by: nullable(text())
  }),
  personal: { body: 'content', mentions: 'content', author_id: 'person', updated_by: 'person' },
  key: ['id'],
  indexes: [{ columns: ['customer_id', 'created_at'] }, { columns: ['user_id', 'created_at'] }, { columns: ['created_at'] }]
})
