import { type Static, Type } from 'typebox'
import { emit } from '../changes/index.js'
import { defineOperation, instant, orNull, type Services } from '../runtime/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { strictObject } from '../validation/index.js'
import { isoTime, isoTimeOrNull } from '../values/index.js'
import { jobs } from './tables/jobs.js'

const laneShape = strictObject({
  lane: Type.String({ description: 'The lane, such as identity or network. `other` has hooks, and jobs of other versions of Rapport.' }),
  waiting: Type.Integer({ minimum: 0, description: 'Jobs that are due, or that wait for another try.' }),
  running: Type.Integer({ minimum: 0 }),
  failed: Type.Integer({ minimum: 0, description: 'Jobs that were given up.' }),
  oldestAt: orNull(Type.String({ format: 'date-time', description: 'Since when the oldest due job has been waiting.' }))
})

const failedShape = strictObject({
  kind: Type.String(),
  summary: Type.String({ description: 'What jobs of this kind do.' }),
  lane: Type.String(),
  error: orNull(Type.String({ description: 'The error of the last attempt.' })),
  count: Type.Integer({ minimum: 1 }),
  since: instant()
})

const jobsShape = strictObject({ lanes: Type.Array(laneShape), failed: Type.Array(failedShape) })

const maxFailed = 100
const maxErrorLength = 500
const retriedAtOnce = 1_000
const givenUp = { run_at: { isNull: true } } as const
const hookPrefix = 'hook '

/** The jobs of one organization by lane, and those that were given up by kind and error. */
async function jobsOf(store: OrganizationStore, now: number, kinds: Services['jobKinds']): Promise<Static<typeof jobsShape>> {
  const storeNow = await store.now()
  const isRunning = { leased_until: { gt: storeNow }, running: { eq: true } }
  const [found, failed] = await Promise.all([
    store.aggregate(jobs, {
      by: ['kind'],
      measures: {
        due: { count: true, where: { run_at: { isNull: false }, any: [{ run_at: { lte: now } }, { attempts: { gt: 0 } }] } },
        running: { count: true, where: isRunning },
        failed: { count: true, where: givenUp },
        oldestAt: { min: 'run_at', where: { run_at: { lte: now }, running: { eq: false } } }
      }
    }),
    store.aggregate(jobs, {
      where: givenUp,
      by: ['kind', 'last_error'],
      measures: { count: { count: true }, since: { min: 'created_at' } },
      limit: maxFailed
    })
  ])
  const laneOf = (kind: string) => (kind.startsWith(hookPrefix) ? 'other' : (kinds[kind]?.lane ?? 'other'))
  const lanes = new Map<string, Omit<Static<typeof laneShape>, 'oldestAt'> & { oldestAt: number | null }>()
  for (const { lane } of Object.values(kinds))
    if (!lane.startsWith(hookPrefix)) lanes.set(lane, { lane, waiting: 0, running: 0, failed: 0, oldestAt: null })
  for (const group of found) {
    const name = laneOf(group.kind)
    const lane = lanes.get(name) ?? { lane: name, waiting: 0, running: 0, failed: 0, oldestAt: null }
    lane.waiting += Math.max(0, group.due - group.running)
    lane.running += group.running
    lane.failed += group.failed
    lane.oldestAt = group.oldestAt === null ? lane.oldestAt : Math.min(group.oldestAt, lane.oldestAt ?? group.oldestAt)
    lanes.set(name, lane)
  }
  return {
    lanes: [...lanes.values()].map((lane) => ({ ...lane, oldestAt: isoTimeOrNull(lane.oldestAt) })),
    failed: failed.map(({ kind, last_error, count, since }) => ({
      kind,
      summary: kinds[kind]?.summary ?? '',
      lane: laneOf(kind),
      error: last_error?.slice(0, maxErrorLength) ?? null,
      count,
      since: isoTime(since ?? now)
    }))
  }
}

/** Makes jobs of one organization due that were given up, with all their attempts before them; answers how many there were. */
async function retryJobsOf(store: OrganizationStore, now: number, kind: string | undefined): Promise<number> {
  const where = { ...givenUp, ...(kind !== undefined && { kind: { eq: kind } }) }
  for (let retried = 0; ; ) {
    const taken = await store.transaction(async (transaction) => {
      const due = await transaction.take(jobs, { where, set: { run_at: now, attempts: 0 }, limit: retriedAtOnce })
      if (due.length > 0) emit(transaction, { kind: 'jobWoken', dueAt: now })
      return due.length
    })
    retried += taken
    if (taken < retriedAtOnce) return retried
  }
}

const list = defineOperation({
  operationId: 'listJobs',
  method: { name: 'jobs.list', example: 'const { lanes, failed } = await workspace.jobs.list()' },
  http: 'GET /api/jobs',
  tag: 'server',
  grants: ['workspace_settings:read'],
  reads: 'settings',
  summary: "Shows the state of the workspace's background jobs by lane, and the jobs that were given up, with their errors.",
  input: strictObject({}),
  output: jobsShape,
  answer: 'The lanes, and the jobs that were given up.',
  shapes: { output: 'Jobs' },
  example: {},
  handle: (_, { store, now, services }) => jobsOf(store, now, services.jobKinds)
})

const retry = defineOperation({
  operationId: 'retryJobs',
  method: { name: 'jobs.retry', answer: 'retried', example: "const retried = await workspace.jobs.retry({ kind: 'provider_sync' })" },
  http: 'POST /api/jobs/retry',
  tag: 'server',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: 'Retries jobs that were given up: all of them, or those of one kind. Their work is not lost.',
  input: strictObject({ kind: Type.Optional(Type.String({ minLength: 1, maxLength: 500, description: 'Only jobs of this kind.' })) }),
  output: strictObject({ retried: Type.Integer({ minimum: 0 }) }),
  answer: 'How many are tried again.',
  shapes: { input: 'JobsRetry', output: 'JobsRetried' },
  example: { kind: 'provider_sync' },
  handle: async ({ kind }, { store, now }) => ({ retried: await retryJobsOf(store, now, kind) })
})

/** What can be asked of a workspace's jobs. */
export const jobOperations = [list, retry]
