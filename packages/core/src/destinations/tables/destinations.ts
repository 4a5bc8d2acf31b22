import { Type } from 'typebox'
import { boolean, code, defineTable, nullable, text, time, uuid } from '../../storage/index.js'

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
    provider: code(),
    label: text(),
    channel_id: code(),
    live_channel_id: nullable(code()),
    enabled: boolean(),
    is_default: boolean(),
    sync_status: code(),
    sync_reason: nullable(code()),
    last_synced_at: nullable(time()),
    created_at: time(),
    updated_at: time(),
    archived_at: nullable(time())
  }),
  personal: { label: 'content' },
  key: ['id'],
  indexes: [{ columns: ['provider', 'live_channel_id'], unique: true }, { columns: ['created_at'] }]
})
