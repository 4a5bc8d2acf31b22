import type { Change } from '@rapport/core/src/changes/change.js'
import { followedStore } from '@rapport/core/src/changes/followed-store.js'
import type { Committed, Listener, Subscriber } from '@rapport/core/src/changes/subscriber.js'
import type { Store, TransactionOf } from '@rapport/core/src/storage/contract.js'
import { overlay } from '@rapport/core/src/storage/overlay.js'
import { createTestRapport, type TestRapport } from '@rapport/core/src/testing/create-test-rapport.js'
import { recordingLogger } from '@rapport/core/src/testing/recording-logger.js'
import { TestClock } from '@rapport/core/src/testing/test-clock.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { endWithTest } from '../list-tools/world.js'

/** A Rapport on the store under test, and what its commits change. */
export interface ChangesWorld extends TestRapport {
  /** What was changed since this was asked last; changes that the domain itself follows only when they are asked for. */
  changes(kinds?: readonly Change['kind'][]): Change[]
}

/** Kinds that are noted for those inside of the domain. */
const followedInside: readonly Change['kind'][] = [
  'jobEnqueued',
  'jobWoken',
  'auditRecorded',
  'mailTried',
  'historyRead',
  'searchTextWritten',
  'customerKeyMoved',
  'accountsChanged',
  'billingChanged',
  'sourceRemoved',
  'eventsStored',
  'healthCalculated',
  'customersArranged'
]

const clock = new TestClock()
const ids = systemIds()

/** Subscribers and listeners as tests bring them, on any store. */
export function followed(store: Store, { subscribers = [], listeners = [], logger = recordingLogger() }: Partial<Parts> = {}): Store {
  return followedStore(store, { subscribers, listeners, ids, clock, logger })
}

interface Parts {
  subscribers: readonly Subscriber[]
  listeners: readonly Listener[]
  logger: ReturnType<typeof recordingLogger>
}

export async function changesWorld(store: Store): Promise<ChangesWorld> {
  const heard: Committed[] = []
  const listener: Listener = { hear: (committed) => void heard.push(committed) }
  const rapport = await createTestRapport({ ids, store: followed(store, { listeners: [listener] }) })
  endWithTest(store, rapport.organizationId)
  return {
    ...rapport,
    changes(kinds) {
      const changes = heard.splice(0).flatMap((committed) => committed.changes)
      return changes.filter(({ kind }) => (kinds ? kinds.includes(kind) : !followedInside.includes(kind)))
    }
  }
}

/** A store that does all work of transactions twice: the first attempt is rolled back, as after a deadlock. */
export function repeating(store: Store): Store {
  const again = new Error('again')
  const twice = async <R>(attempt: (isLast: boolean) => Promise<R>) => {
    await attempt(false).catch((error: unknown) => {
      if (error !== again) throw error
    })
    return attempt(true)
  }
  const ending = async <R>(work: Promise<R>, isLast: boolean) => {
    const result = await work
    if (!isLast) throw again
    return result
  }
  return overlay(store, {
    organization(id) {
      const rows = store.organization(id)
      return overlay(rows, {
        transaction: (work) => twice((isLast) => rows.transaction((transaction) => ending(work(transaction), isLast)))
      })
    },
    groupTransaction: (organizationIds, { prepare, settle }) =>
      twice((isLast) => store.groupTransaction(organizationIds, { prepare, settle: (of: TransactionOf) => ending(settle(of), isLast) }))
  })
}
