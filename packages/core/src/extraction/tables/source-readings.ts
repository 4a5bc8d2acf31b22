import { Type } from 'typebox'
import { boolean, code, defineTable, integer, json, nullable, time, uuid } from '../../storage/index.js'

/** Where a finding of a model stands in a source, so that a later window does not tell of it again. */
export interface StoredFinding {
  factType: string
  key: string
  position: number
  start: number
  end: number
}

/**
 * How far a language model has read each source; a source that none is asked about has no row. `digest` is of what is read: a source that has changed since is
 * read anew. `windows` are the questions that it takes, 0 until the first is asked; `doubted` are the types of facts of which the answers left something
 * open; `reason` says in words for people why it is not read, or not whole.
 */
export const sourceReadings = defineTable({
  name: 'source_readings',
  scope: 'organization',
  row: Type.Object({
    source_id: uuid(),
    digest: code(),
    is_history: boolean(),
    state: code(),
    windows: integer(),
    windows_read: integer(),
    windows_failed: integer(),
    doubted: json<string[]>(),
    places: json<StoredFinding[]>(),
    reason: nullable(code()),
    due_at: nullable(time()),
    estimated_tokens: integer(),
    queued_at: time(),
    updated_at: time()
  }),
  personal: { doubted: 'none', places: 'none' },
  key: ['source_id'],
  indexes: [{ columns: ['state', 'is_history'] }]
})
