import { Type } from 'typebox'
import { code, defineTable, integer, type JsonObject, json, nullable, text, time, uuid } from '../../storage/index.js'

/**
 * Where the reading of one stream of a connection stands. `checkpoint` is saved in the commit of the page that it follows (sync/sync). `state`:
 * idle, running, waiting, failing, skipped, stopped. `due_at` is when it is read next, `full_sync` is the number of its last full sync, `succeeded_at` is the end of the last
 * run that reached its end, and `errors` counts failures in a row.
 * `gone_at` is when a webhook told that something is gone, which only a walk that begins later can tell: a run that is under way writes the row too, and
 * must not forget it.
 */
export const integrationStreams = defineTable({
  name: 'integration_streams',
  scope: 'organization',
  row: Type.Object({
    connection_id: uuid(),
    stream: code(),
    state: code(),
    checkpoint: json<JsonObject>(),
    full_sync: integer(),
    due_at: time(),
    succeeded_at: nullable(time()),
    reconciled_at: nullable(time()),
    errors: integer(),
    error_class: nullable(code()),
    error_message: nullable(text()),
    added: integer(),
    updated: integer(),
    removed: integer(),
    unchanged: integer(),
    gone_at: nullable(time())
  }),
  personal: { checkpoint: 'content', error_message: 'content' },
  key: ['connection_id', 'stream'],
  merge: { gone_at: 'max' }
})
