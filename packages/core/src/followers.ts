import { defineListener, type Follower, type Listener } from './domain/changes/follower.js'
import { embedWrittenTexts } from './domain/search/vectors/pending-embedding.js'
import type { Settings } from './options.js'

/** All who follow changes inside of their transaction, in the order in which they run. */
export function followersOf({ embedder }: Pick<Settings, 'embedder'>): Follower[] {
  return embedder ? [embedWrittenTexts] : []
}

/** Whoever runs jobs in this process. */
interface Runner {
  /** Says that there is a job that is due at that time. */
  wake(dueAt: number): void
}

/** All who hear of changes after the commit, in the order in which they are told. */
export function listenersOf(runner: Runner): Listener[] {
  return [wakeRunner(runner)]
}

/** A new job need not wait until the runner looks for jobs again. */
function wakeRunner(runner: Runner): Listener {
  return defineListener({
    kinds: ['jobEnqueued'],
    hear: ({ changes }) => runner.wake(Math.min(...changes.map(({ dueAt }) => dueAt)))
  })
}
