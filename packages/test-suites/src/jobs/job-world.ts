import { defaultLimits } from '@rapport/core/src/context/settings.js'
import { type DefinedJob, defineJob } from '@rapport/core/src/jobs/define-job.js'
import { enqueueJob, type NewJob } from '@rapport/core/src/jobs/enqueue-job.js'
import { lanes } from '@rapport/core/src/jobs/lanes.js'
import { defaultRunnerOptions, JobRunner, type RunnerOptions } from '@rapport/core/src/jobs/runner.js'
import { readIntegrations } from '@rapport/core/src/providers/settings.js'
import { jobs } from '@rapport/core/src/registry/tables.js'
import type { OrganizationStore, Store } from '@rapport/core/src/storage/contract.js'
import { storeWithClock } from '@rapport/core/src/storage/store-with-clock.js'
import { type LogLine, recordingLogger } from '@rapport/core/src/testing/recording-logger.js'
import { TestClock } from '@rapport/core/src/testing/test-clock.js'
import { systemHttp } from '@rapport/core/src/values/http-client.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { type TObject, Type } from 'typebox'

/** Jobs of one kind in one organization, and processes that run them. */
export interface JobWorld {
  kind: string
  organization: OrganizationStore
  clock: TestClock
  log: readonly LogLine[]
  /** A process that runs this kind of job, on the world's clock or on one of its own. */
  runner(
    job: Partial<Omit<DefinedJob<typeof jobPayload>, 'kind'>>,
    options?: Partial<Omit<RunnerOptions, 'concurrency'>> & { concurrency?: number; clock?: TestClock }
  ): JobRunner
  /** Writes a job, due now unless it says otherwise. */
  enqueue(job?: Partial<NewJob>): Promise<void>
  /** The jobs that are there, oldest first. */
  rows(): ReturnType<typeof findJobs>
}

export const jobPayload = Type.Object({ n: Type.Number() })

const ids = systemIds()

/** A world of its own on a store that other tests use as well: its kind of job is new, and the store's clock is the world's. */
export function jobWorld(given: Store): JobWorld {
  const clock = new TestClock()
  const store = storeWithClock(given, clock)
  const logger = recordingLogger()
  const kind = `test ${ids.uuid(Date.now())}`
  const organization = store.organization(ids.uuid(Date.now()))
  return {
    kind,
    organization,
    clock,
    log: logger.lines,
    runner(job, { concurrency = 4, clock: own = clock, ...options } = {}) {
      const defined = defineJob<typeof jobPayload & TObject>({
        summary: 'A job of a test.',
        lane: 'maintenance',
        payload: jobPayload,
        run: async () => {},
        ...job,
        kind
      })
      const services = {
        store,
        clock: own,
        ids,
        logger,
        http: systemHttp,
        embedder: undefined,
        limits: defaultLimits,
        integrations: readIntegrations({})
      }
      return new JobRunner(
        services,
        { [kind]: defined },
        { ...defaultRunnerOptions, ...options, concurrency: { ...lanes, maintenance: concurrency } }
      )
    },
    enqueue: (job = {}) =>
      organization.transaction((transaction) => enqueueJob(transaction, { kind, payload: { n: 0 }, ...job }, ids, clock.now())),
    rows: () => findJobs(organization)
  }
}

function findJobs(organization: OrganizationStore) {
  return organization.find(jobs, { orderBy: { column: 'created_at', direction: 'asc' } })
}

/** A promise with the means to settle it. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
