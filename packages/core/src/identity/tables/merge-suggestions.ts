import { Type } from 'typebox'
import { code, defineTable, json, nullable, text, time, uuid } from '../../storage/index.js'

/**
 * Two that may be one, and what a reviewer decided: `duplicate_key` (an email or a domain) may belong to `survivor_key` (a userId or customerId).
 * `status` is `suggested`, `merged` or `rejected`. The last two are decisions: they outrank what events say. `id` follows from the keys.
 */
export const mergeSuggestions = defineTable({
  name: 'merge_suggestions',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    entity: code(),
    duplicate_key: text(),
    survivor_key: text(),
    status: code(),
    confidence: code(),
    explanation: json<string[]>(),
    found_at: time(),
    decided_at: nullable(time()),
    decided_by: nullable(text())
  }),
  personal: { duplicate_key: 'person', survivor_key: 'person', explanation: 'content', decided_by: 'person' },
  key: ['id'],
  indexes: [{ columns: ['duplicate_key'] }, { columns: ['survivor_key'] }, { columns: ['found_at'] }],
  merge: { found_at: 'keep' }
})
