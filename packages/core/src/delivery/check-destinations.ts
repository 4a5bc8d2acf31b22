import { destinations, markSynced } from '../destinations/index.js'
import { type ChannelState, CredentialRevoked } from '../providers/index.js'
import { ApiError } from '../sync/index.js'
import { askForPerson, type Sender, type SenderContext, senderOf } from './sender.js'

/** Asks the provider about the destinations that nobody has asked about; without a connection they go on waiting. */
export async function checkDestinations(context: SenderContext): Promise<void> {
  const { store, write, clock, signal } = context
  const where = { sync_status: { eq: 'PENDING_PROVIDER_SYNC' }, archived_at: { isNull: true } }
  for (const { id, provider, channel_id } of await store.find(destinations, { where })) {
    signal.throwIfAborted()
    const sender = await senderOf(context, provider)
    if (!('api' in sender)) {
      const synced = { status: 'PROVIDER_ERROR', reason: sender.reason } as const
      if (sender.isConnected) await write((transaction) => markSynced(transaction, id, synced, clock.now()))
      continue
    }
    const state = await stateOf(context, sender, channel_id)
    const synced =
      state.kind === 'open'
        ? { status: 'SYNCED' as const, reason: null }
        : {
            status: state.isClosed ? ('DISABLED_BY_PROVIDER' as const) : ('PROVIDER_ERROR' as const),
            reason: sender.api.clean(state.reason)
          }
    await write((transaction) => markSynced(transaction, id, synced, clock.now()))
  }
}

/** How a channel stands. What the provider only cannot answer now is thrown: the job asks again later. */
async function stateOf(context: SenderContext, sender: Sender, channelId: string): Promise<ChannelState> {
  try {
    return await sender.channel.check(sender.api.request, channelId)
  } catch (error) {
    if (error instanceof CredentialRevoked) await askForPerson(context, sender, error.message)
    else if (!(error instanceof ApiError) || error.effect === 'retry') throw error
    return { kind: 'unusable', reason: error.message, isClosed: false }
  }
}
