import { Type } from 'typebox'
import { boolean, defineTable, nullable, text, time, uuid } from '../../storage/index.js'

/**
 * Channels of providers, such as Slack's, that notifications go to. `live_channel_id` is the channel while the destination is not archived, so that none of a provider is used
 * twice.
 * `sync_reason` says what is wrong where `sync_status` does not say SYNCED.
 */
export const destinations = defineTable({
  name: 'destinations',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    provider: text(),
    label: text(),
    channel_id: text(),
    live_channel_id: nullable(text()),
    enabled: boolean(),
    is_default: boolean(),
    sync_status: text(),
    sync_reason: nullable(text()),
    last_synced_at: nullable(time()),
    created_at: time(),
    updated_at: time(),
    archived_at: nullable(time())
  }),
  key: ['id'],
  indexes: [{ columns: ['provider', 'live_channel_id'], unique: true }, { columns: ['created_at'] }]
})
