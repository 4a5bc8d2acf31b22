import { Type } from 'typebox'
import { boolean, code, defineTable, integer, json, nullable, text, time, uuid } from '../../storage/index.js'

/**
 * Who is told of what happens: `webhook` posts to `url`, `email` writes to its recipients and has an empty `url`. Enabled -> disabled, by somebody or by itself (`disabled_reason` says why) -> enabled.
 * `events` are the names of hooks that it hears of; automations may name it besides. `failures` counts those since the last success, `failing_since` is the first
 * of them, and nothing is sent before `resume_at`. `dropped` counts messages that were dropped because too many waited. The signing secrets stand in the vault.
 */
export const endpoints = defineTable({
  name: 'endpoints',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    kind: code(),
    url: text(),
    description: text(),
    events: json<string[]>(),
    enabled: boolean(),
    disabled_reason: nullable(code()),
    failures: integer(),
    failing_since: nullable(time()),
    resume_at: nullable(time()),
    dropped: integer(),
    last_delivered_at: nullable(time()),
    previous_secret_until: nullable(time()),
    created_at: time(),
    updated_at: time()
  }),
  personal: { url: 'none', description: 'content', events: 'none' },
  key: ['id'],
  indexes: [{ columns: ['created_at'] }]
})
