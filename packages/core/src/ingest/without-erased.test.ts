import { expect, it } from 'vitest'
import { addErasedNames, digestsOf, erasures, events, OwnerHints } from '../identity/index.js'
import { memoryStore } from '../storage/memory/memory-store.js'
import { domainStore } from '../testing/domain-store.js'
import { runToEnd, systemIds } from '../values/index.js'
import { reconcileStored, storeEvents } from './apply-events.js'
import { batchSteps } from './reading/read-batch.js'
import { readEnvelope } from './reading/read-envelope.js'

const ids = systemIds()
const organizationId = ids.uuid(0)
const now = Date.UTC(2026, 2, 4)

function accepted(eventName: string, user: object) {
  const envelope = readEnvelope({ events: [{ type: 'custom', eventName, timestamp: now - 1, ...user }] }, [])
  return runToEnd(batchSteps(organizationId, envelope, now, ids)).accepted
}

it('events of somebody who is erased between their insert and the lock are dropped, and those of others stay', async () => {
  const rows = domainStore(memoryStore()).organization(organizationId)
  const hints = new OwnerHints()
  const batch = [...accepted('hers', { userId: 'ada-1' }), ...accepted('his', { userId: 'bob-1' })]
  const erasureId = ids.uuid(now)
  const names = await rows.transaction(async (transaction) => {
    const stored = await storeEvents(transaction, batch, ids, now, hints)
    await transaction.insert(erasures, [
      {
        id: erasureId,
        selected_by: 'userId',
        status: 'done',
        counts: { removed: {}, masked: {} },
        dropped_events: 0,
        pending: null,
        revision: 1,
        asked_at: now,
        erased_at: now
      }
    ])
    await addErasedNames(transaction, digestsOf(rows.organizationId, [{ kind: 'identity', value: 'u:ada-1' }]), erasureId, now)
    await transaction.lock('ingest')
    return (await reconcileStored(transaction, stored, ids, now, { hints })).map(({ event_name }) => event_name)
  })
  expect(names).toEqual(['his'])
  expect((await rows.find(events)).map(({ event_name }) => event_name)).toEqual(['his'])
  expect(await rows.find(erasures, { columns: ['dropped_events'] })).toEqual([{ dropped_events: 1 }])
})
