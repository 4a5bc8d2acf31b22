import { Type } from 'typebox'
import { code, defineTable, integer, type JsonObject, json, nullable, text, time, uuid } from '../../storage/index.js'

/** What a hook is told. `at` is when it happened; `historical`: it is no news. */
export interface StoredHookEvent {
  at: number
  historical: boolean
  data: JsonObject
}

/**
 * What hooks are still to be told: PENDING -> (gone, once its handler has taken it) | DEAD -> PENDING, when somebody tries it again. `hook` is its name and
 * id. Those of one `subject_id`, a customer, or a person without one, are told in the order of `position`, which is that of the commits. `due_at` is when it
 * may be tried; those behind one that waits wait with it.
 */
export const hookDeliveries = defineTable({
  name: 'hook_deliveries',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    hook: code(),
    subject_id: uuid(),
    position: integer(),
    status: code(),
    event: json<StoredHookEvent>(),
    attempts: integer(),
    due_at: time(),
    error: nullable(text()),
    created_at: time()
  }),
  personal: { event: 'content', error: 'content' },
  key: ['id'],
  indexes: [{ columns: ['hook', 'subject_id', 'position'] }, { columns: ['hook', 'status', 'due_at'] }],
  collisions: 'rare'
})
