import { Type } from 'typebox'
import { boolean, code, defineTable, type JsonObject, json, nullable, text, time, uuid } from '../../storage/index.js'

/**
 * What the workspace watches for. `kind` is EVENT_MATCH, EVENT_PATTERN or BUILT_IN, `built_in_key` the name of one that comes ready to switch on.
 * `definition` is as its kind says, of a built-in one its settings. `enabled_at` is when it was last switched on: nothing from before counts as new.
 */
export const signals = defineTable({
  name: 'signals',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    kind: code(),
    built_in_key: nullable(code()),
    name: text(),
    description: nullable(text()),
    definition: json<JsonObject>(),
    enabled: boolean(),
    enabled_at: nullable(time()),
    created_at: time(),
    updated_at: time(),
    archived_at: nullable(time())
  }),
  personal: { name: 'none', description: 'none', definition: 'none' },
  key: ['id'],
  indexes: [{ columns: ['built_in_key'], unique: true }, { columns: ['created_at'] }]
})
