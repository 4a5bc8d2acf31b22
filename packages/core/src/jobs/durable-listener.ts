import { beforeCommit, type ChangeKind, type ChangeOf, defineSubscriber, type Subscriber } from '../changes/index.js'
import { enqueueJob, type NewJob } from './enqueue-job.js'

/**
 * Makes a listener that misses nothing: a subscriber that writes a job in the commit of the changes. The job runs at least once, also when the process
 * ends right after the commit. Nothing is written when `job` answers undefined.
 *
 * @example durableListener({ kinds: ['customerMerged'], job: (changes) => ({ kind: 'crm_merge', payload: { ids: changes.map(({ fromId }) => fromId) } }) })
 */
export function durableListener<const K extends ChangeKind>({
  kinds,
  job
}: {
  kinds: readonly K[]
  job(changes: readonly ChangeOf<K>[]): NewJob | undefined
}): Subscriber {
  return defineSubscriber({
    at: beforeCommit,
    kinds,
    async follow(changes: readonly ChangeOf<K>[], { transaction, ids, now }) {
      const wanted = job(changes)
      if (wanted) await enqueueJob(transaction, wanted, ids, now)
    }
  })
}
