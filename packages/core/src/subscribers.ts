import { moveAccess } from './domain/access/move-access.js'
import { reconcileRecordOwners } from './domain/access/record-owners.js'
import { rephraseItems } from './domain/attention/rephrasing/rephrase.js'
import { resumeAfterAgent } from './domain/automations/follow-agents.js'
import { matchOccurrences } from './domain/automations/follow-occurrences.js'
import { defineListener, type Listener, type Subscriber } from './domain/changes/subscriber.js'
import { Watchers } from './domain/changes/watchers.js'
import { readByModel } from './domain/extraction/by-model/ask-for-model.js'
import { dropRemovedEvidence, reconcileEvidence } from './domain/facts/reconcile-evidence.js'
import { beginHealth } from './domain/health/health-day.js'
import type { KnownHooks } from './domain/hooks/known-hooks.js'
import { writeDeliveries } from './domain/hooks/write-deliveries.js'
import { movePayments } from './domain/revenue/move-payments.js'
import { moveSubscriptions } from './domain/revenue/move-subscriptions.js'
import { snapshotChanges } from './domain/revenue/snapshots.js'
import { embedWrittenTexts } from './domain/search/vectors/pending-embedding.js'
import { moveOccurrences, returnOccurrences } from './domain/signals/follow-merges.js'
import { queueChangedCustomers } from './domain/signals/queue.js'
import { moveEvidence } from './domain/sources/move-evidence.js'
import type { Settings } from './options.js'

/** What the domain writes in the transaction of what it follows from, in the order in which they run at each point. */
export const domainSubscribers: readonly Subscriber[] = [
  // ownershipChanged: what goes with a domain or a provider's account to its new owner.
  moveSubscriptions,
  movePayments,
  moveEvidence,
  moveAccess,
  reconcileRecordOwners,
  returnOccurrences,
  // sourcesPut, sourcesRemoved: what rests on a source.
  reconcileEvidence,
  dropRemovedEvidence,
  // rowsWritten: what customers come to by the work.
  snapshotChanges,
  // beforeCommit: whose signals and attention items are looked at again, and who is to be told of what was seen.
  moveOccurrences,
  queueChangedCustomers,
  matchOccurrences,
  resumeAfterAgent,
  // beforeCommit: the first customer has health be calculated from then on.
  beginHealth
]

/** All who follow changes inside of their transaction, in the order in which they run. */
export function subscribersOf({ embedder, model }: Pick<Settings, 'embedder' | 'model'>, hooks: KnownHooks): Subscriber[] {
  return [
    ...domainSubscribers,
    ...(embedder ? [embedWrittenTexts] : []),
    ...(model?.extracts ? [readByModel] : []),
    ...(model?.rephrases ? [rephraseItems] : []),
    // What hooks are told comes last, at the end of the commit: it holds what orders them among the commits.
    writeDeliveries(hooks)
  ]
}

/** Whoever runs jobs in this process. */
interface Runner {
  /** Says that there is a job that is due at that time. */
  wake(dueAt: number): void
}

/** All who hear of changes after the commit, in the order in which they are told. */
export function listenersOf(runner: Runner, watchers = new Watchers()): Listener[] {
  return [wakeRunner(runner), watchers.listener()]
}

/** A new job need not wait until the runner looks for jobs again. */
function wakeRunner(runner: Runner): Listener {
  return defineListener({
    kinds: ['jobEnqueued', 'jobWoken'],
    hear: ({ changes }) => runner.wake(Math.min(...changes.map(({ dueAt }) => dueAt)))
  })
}
