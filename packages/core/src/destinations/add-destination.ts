import { type ChangeContext, recordChange } from '../audit/index.js'
import { RapportError } from '../errors.js'
import { askForCheck } from './check-destinations.js'
import { type Destination, destinationOf } from './destination.js'
import { destinations } from './tables/destinations.js'
import { unsetOtherDefault } from './the-default.js'

/** A channel of a provider to send to, and what to call it. */
export interface NewDestination {
  /** The id of the provider. */
  provider: string
  channelId: string
  label: string
  enabled?: boolean
  isDefault?: boolean
}

/** Makes a destination. Throws CONFLICT when a live one uses the channel, and when it is to be the default but disabled. */
export async function addDestination(context: ChangeContext, input: NewDestination): Promise<Destination> {
  const { store, now, ids } = context
  const { provider, channelId, label, enabled = true, isDefault = false } = input
  if (isDefault && !enabled) throw new RapportError('CONFLICT', 'The default destination cannot be disabled')
  return store.transaction(async (transaction) => {
    await transaction.lock('destinations')
    const row = {
      id: ids.uuid(now),
      provider,
      label,
      channel_id: channelId,
      live_channel_id: channelId,
      enabled,
      is_default: isDefault,
      sync_status: 'PENDING_PROVIDER_SYNC',
      sync_reason: null,
      last_synced_at: null,
      created_at: now,
      updated_at: now,
      archived_at: null
    }
    if (isDefault) await unsetOtherDefault(transaction, context, row.id)
    const [isNew] = await transaction.insert(destinations, [row])
    if (!isNew) throw new RapportError('CONFLICT', `Another destination uses the channel ${JSON.stringify(channelId)}; archive it first`)
    await askForCheck(transaction, ids, now)
    const created = destinationOf(row)
    await recordChange(transaction, context, { subjectId: row.id, before: null, after: created })
    return created
  })
}
