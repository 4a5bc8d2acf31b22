import { Type } from 'typebox'
import type { StoredSchedule } from '../../settings/index.js'
import { boolean, defineTable, integer, json, nullable, text, time, uuid } from '../../storage/index.js'

/** Who saved an agent: with whose grants its tools run. Those of a key are looked up again, those of a session are as they were. */
export type StoredHolder =
  | { kind: 'host'; actor: string | null }
  | { kind: 'session'; grants: string[]; actor: string | null }
  | { kind: 'api_key'; keyId: string }

/** What agents are told to do. `tools` are names of tools that only read. `next_run_at` is set of an enabled one with a schedule. */
export const agents = defineTable({
  name: 'agents',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    display_name: text(),
    instructions: text(),
    max_items: integer(),
    schedule: nullable(json<StoredSchedule>()),
    tools: json<string[]>(),
    saved_by: json<StoredHolder>(),
    enabled: boolean(),
    next_run_at: nullable(time()),
    created_at: time(),
    updated_at: time()
  }),
  personal: { display_name: 'none', instructions: 'none', schedule: 'none', tools: 'none', saved_by: 'person' },
  key: ['id'],
  indexes: [{ columns: ['created_at'] }]
})
