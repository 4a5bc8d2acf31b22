import { beforeCommit, type ChangeOf, defineSubscriber } from '../changes/index.js'
import { type HookChange, hookChangeKinds, hookEventOf, isOldEvent } from '../hooks/index.js'
import type { JsonObject } from '../storage/index.js'
import { addEndpointDeliveries, type NewEndpointDelivery } from './deliveries.js'
import { endpoints } from './tables/index.js'

/** Writes the messages to endpoints, in the commit of the change: one for each endpoint that gets this event, or that an automation names. */
export const writeEndpointDeliveries = defineSubscriber({
  at: beforeCommit,
  kinds: [...hookChangeKinds, 'historyRead'],
  async follow(changes: readonly (HookChange | ChangeOf<'historyRead'>)[], { transaction, ids, now }) {
    const hookChanges = changes.flatMap((change) => (change.kind === 'historyRead' ? [] : [change]))
    if (hookChanges.length === 0) return
    const enabled = await transaction.find(endpoints, { where: { enabled: { eq: true } } })
    if (enabled.length === 0) return
    const isHistory = hookChanges.length < changes.length
    const wanted = hookChanges.flatMap((change): NewEndpointDelivery[] => {
      const event = hookEventOf(change)
      const { name: type, at } = event
      const named: readonly string[] = change.kind === 'automationRan' ? change.endpointIds : []
      const stored = { at, historical: isHistory || isOldEvent(event, now), data: event.data as JsonObject }
      return (
        enabled
          .filter(({ id, events }) => events.includes(type) || named.includes(id))
          // Mails tell news alone: a first sync would fill mailboxes with the past.
          .filter(({ kind }) => kind !== 'email' || !stored.historical)
          .map((endpoint) => ({ endpoint, type, event: stored }))
      )
    })
    if (wanted.length > 0) await addEndpointDeliveries(transaction, wanted, ids, now)
  }
})
