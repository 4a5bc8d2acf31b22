import { followedStore } from '../changes/followed-store.js'
import type { Store } from '../storage/contract.js'
import { domainSubscribers } from '../subscribers.js'
import { systemIds } from '../values/ids.js'
import { recordingLogger } from './recording-logger.js'
import { TestClock } from './test-clock.js'

/** A store as the domain works on it, for tests that call the domain without a Rapport: what follows from its work is written too. */
export function domainStore(store: Store): Store {
  return followedStore(store, {
    subscribers: domainSubscribers,
    listeners: [],
    ids: systemIds(),
    clock: new TestClock(),
    logger: recordingLogger()
  })
}
