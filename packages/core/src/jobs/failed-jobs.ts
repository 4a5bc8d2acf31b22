import type { Store } from '../storage/index.js'
import { type Clock, isoTime } from '../values/index.js'
import { jobs } from './tables/jobs.js'

/** Jobs that were given up after their last attempt: those of one organization and kind that ended with the same error. */
export interface FailedJobs {
  organizationId: string
  kind: string
  /** What the last attempt failed with. */
  error: string | null
  count: number
  /** When the oldest of them was asked for, ISO 8601 in UTC. */
  since: string | null
}

const maxListed = 100
const retriedAtOnce = 1_000

const givenUp = { run_at: { isNull: true } } as const

/** The jobs that were given up, of all organizations, by organization, kind and error; at most 100 such groups. */
export async function listFailedJobs(store: Store): Promise<FailedJobs[]> {
  const groups = await store.acrossOrganizations.aggregate(jobs, {
    where: givenUp,
    by: ['organization_id', 'kind', 'last_error'],
    measures: { count: { count: true }, since: { min: 'created_at' } },
    limit: maxListed
  })
  return groups.map(({ organization_id: organizationId, kind, last_error: error, count, since }) => {
    return { organizationId, kind, error, count, since: since === null ? null : isoTime(since) }
  })
}

/** Makes all jobs due that were given up, with all their attempts before them; answers how many there were. */
export async function retryFailedJobs(store: Store, clock: Clock): Promise<number> {
  const now = clock.now()
  for (let retried = 0; ; ) {
    const taken = await store.acrossOrganizations.take(jobs, { where: givenUp, set: { run_at: now, attempts: 0 }, limit: retriedAtOnce })
    retried += taken.length
    if (taken.length < retriedAtOnce) return retried
  }
}
