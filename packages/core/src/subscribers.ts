import { moveAccess, reconcileRecordOwners } from './access/index.js'
import { dropMergedAssessments } from './assessment/index.js'
import { rephraseItems } from './attention/index.js'
import { queueSealing } from './audit-chain/index.js'
import { matchOccurrences, resumeAfterAgent } from './automations/index.js'
import { defineListener, type Listener, type Subscriber } from './changes/index.js'
import { beginChampions, followChampions } from './contacts/index.js'
import type { Settings } from './context/index.js'
import { followEndpointMails, writeEndpointDeliveries } from './endpoints/index.js'
import { dropReadings, noteReadings, readByModel } from './extraction/index.js'
import { dropRemovedEvidence, foldMovedFacts, reconcileEvidence } from './facts/index.js'
import { beginHealth, followNotice, followOutcomes } from './health/index.js'
import { type KnownHooks, writeDeliveries } from './hooks/index.js'
import { followStandings, moveTags } from './lists/index.js'
import { movePayments, moveSubscriptions, snapshotChanges } from './revenue/index.js'
import { embedWrittenTexts } from './search/index.js'
import { followMembers } from './segments/index.js'
import { moveOccurrences, queueChangedCustomers, returnOccurrences } from './signals/index.js'
import { moveEvidence } from './sources/index.js'
import { followDeals, followSubscriptions, moveTerms, settleMovedTerms } from './terms/index.js'

/** What the domain writes in the transaction of what it follows from, in the order in which they run at each point. */
export const domainSubscribers: readonly Subscriber[] = [
  // ownershipChanged: what goes with a domain or a provider's account to its new owner.
  moveSubscriptions,
  movePayments,
  moveTerms,
  moveEvidence,
  foldMovedFacts,
  moveAccess,
  moveTags,
  reconcileRecordOwners,
  returnOccurrences,
  // sourcesPut, sourcesRemoved: what rests on a source.
  reconcileEvidence,
  dropRemovedEvidence,
  dropReadings,
  // rowsWritten: what customers come to by the work.
  snapshotChanges,
  // beforeCommit: the terms that subscriptions and won deals tell of, and how those of one customer end.
  followSubscriptions,
  followDeals,
  settleMovedTerms,
  // beforeCommit: whose signals and attention items are looked at again, and who is to be told of what was seen.
  moveOccurrences,
  dropMergedAssessments,
  queueChangedCustomers,
  matchOccurrences,
  resumeAfterAgent,
  // beforeCommit: the first customer has health be calculated from then on, and a notice is felt at once. Outcomes that change have the
  // probabilities of leaving be fitted anew.
  beginHealth,
  followNotice,
  followOutcomes,
  // beforeCommit: champions are found from the first customer on, and anew when a text tells of one or accounts are joined.
  beginChampions,
  followChampions,
  // beforeCommit: what lists show of customers, then who enters and leaves segments by it.
  followStandings,
  followMembers
]

/** All who follow changes inside of their transaction, in the order in which they run. */
export function subscribersOf({ embedder, model }: Pick<Settings, 'embedder' | 'model'>, hooks: KnownHooks): Subscriber[] {
  return [
    ...domainSubscribers,
    ...(embedder ? [embedWrittenTexts] : []),
    ...(model?.extracts ? [noteReadings, readByModel] : []),
    ...(model?.rephrases ? [rephraseItems] : []),
    // Entries of the audit log get their place among the commits.
    queueSealing,
    writeEndpointDeliveries,
    followEndpointMails,
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
export function listenersOf(runner: Runner, ...others: readonly { listener(): Listener }[]): Listener[] {
  return [wakeRunner(runner), ...others.map((other) => other.listener())]
}

/** A new job need not wait until the runner looks for jobs again. */
function wakeRunner(runner: Runner): Listener {
  return defineListener({
    kinds: ['jobEnqueued', 'jobWoken'],
    hear: ({ changes }) => runner.wake(Math.min(...changes.map(({ dueAt }) => dueAt)))
  })
}
