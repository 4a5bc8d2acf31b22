import { followedStore } from '@rapport/core/src/changes/followed-store.js'
import { enqueueJob } from '@rapport/core/src/jobs/enqueue-job.js'
import { listFailedJobs, retryFailedJobs } from '@rapport/core/src/jobs/failed-jobs.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { overlay } from '@rapport/core/src/storage/overlay.js'
import { listenersOf } from '@rapport/core/src/subscribers.js'
import { recordingLogger } from '@rapport/core/src/testing/recording-logger.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { describe, expect, it } from 'vitest'
import { deferred, jobWorld } from './job-world.js'

/** When jobs run, and what becomes of those that fail. */
export function testRunning(context: { readonly store: Store }): void {
  describe('running jobs', () => {
    it('runs a job with its payload after the commit of its cause, and removes it', async () => {
      const { runner, enqueue, rows } = jobWorld(context.store)
      const ran: number[] = []
      const jobs = runner({ run: async ({ n }) => void ran.push(n) })
      await enqueue({ payload: { n: 7 } })
      await jobs.runDue()
      await jobs.runDue()
      expect(ran).toEqual([7])
      expect(await rows()).toEqual([])
    })

    it('runs no job whose cause was not committed', async () => {
      const { kind, organization, runner, rows } = jobWorld(context.store)
      const failing = organization.transaction(async (transaction) => {
        await enqueueJob(transaction, { kind, payload: { n: 1 } }, systemIds(), 0)
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
      expect(await rows()).toEqual([])
      await runner({ run: () => Promise.reject(new Error('ran')) }).runDue()
    })

    it('runs jobs when they are due, the longest due first, and those that jobs make', async () => {
      const { clock, runner, enqueue } = jobWorld(context.store)
      const ran: number[] = []
      const jobs = runner(
        {
          async run({ n }) {
            ran.push(n)
            if (n === 1) await enqueue({ payload: { n: 9 } })
          }
        },
        { concurrency: 1 }
      )
      await enqueue({ payload: { n: 3 }, runAt: clock.now() + 60_000 })
      await enqueue({ payload: { n: 2 }, runAt: clock.now() - 1 })
      await enqueue({ payload: { n: 1 }, runAt: clock.now() - 2 })
      await jobs.runDue()
      expect(ran).toEqual([1, 2, 9])
      clock.advance(60_000)
      await jobs.runDue()
      expect(ran).toEqual([1, 2, 9, 3])
    })

    it('runs what a job has made due that ended while the next look was going', async () => {
      const { acrossOrganizations } = context.store
      const goOn = deferred()
      const ended = deferred()
      let looks = 0
      const aggregate: typeof acrossOrganizations.aggregate = async (table, query) => {
        const seen = await acrossOrganizations.aggregate(table, query)
        if ('at' in query.measures && ++looks === 2) {
          goOn.resolve()
          await ended.promise
        }
        return seen
      }
      const late = overlay(context.store, { acrossOrganizations: overlay(acrossOrganizations, { aggregate }) })
      const { runner, enqueue } = jobWorld(late)
      const ran: number[] = []
      const jobs = runner({
        async run({ n }) {
          await goOn.promise
          if (n === 1) await enqueue({ payload: { n: 2 } })
          ran.push(n)
        }
      })
      jobs.wake = ended.resolve
      await enqueue({ payload: { n: 1 } })
      await jobs.runDue()
      expect(ran).toEqual([1, 2])
    })

    it('tries a job that fails again, after ever longer waits, and keeps the last error', async () => {
      const { clock, log, runner, enqueue, rows } = jobWorld(context.store)
      let attempts = 0
      const jobs = runner({
        async run() {
          if (++attempts < 4) throw new Error(`attempt ${attempts}\0`)
        }
      })
      await enqueue()
      for (const wait of [1_000, 2_000, 4_000]) {
        await jobs.runDue()
        expect(await rows()).toMatchObject([{ attempts, run_at: clock.now() + wait, last_error: `Error: attempt ${attempts}\uFFFD` }])
        clock.advance(wait - 1)
        await jobs.runDue()
        clock.advance(1)
      }
      await jobs.runDue()
      expect([attempts, await rows()]).toEqual([4, []])
      expect(log.filter(({ level }) => level === 'warn')).toHaveLength(3)
    })

    it('gives a job up after its last attempt: it stays to be seen, and makes room for another of its key', async () => {
      const { clock, log, runner, enqueue, rows } = jobWorld(context.store)
      let runs = 0
      const jobs = runner({
        attempts: 2,
        async run() {
          runs++
          throw new Error('never')
        }
      })
      await enqueue({ uniqueKey: 'one' })
      for (let turn = 0; turn < 4; turn++) {
        await jobs.runDue()
        clock.advance(3_600_000)
      }
      expect(runs).toBe(2)
      expect(await rows()).toMatchObject([{ run_at: null, attempts: 2, unique_key: null, last_error: 'Error: never' }])
      expect(log).toContainEqual(expect.objectContaining({ level: 'error' }))
      await enqueue({ uniqueKey: 'one' })
      expect(await rows()).toHaveLength(2)
    })

    it('shows what was given up and why, and tries it again when it is asked to', async () => {
      const { clock, kind, organization, runner, enqueue, rows } = jobWorld(context.store)
      let isMended = false
      const jobs = runner({
        attempts: 1,
        async run() {
          if (!isMended) throw new Error('broken')
        }
      })
      await enqueue()
      clock.advance(1_000)
      await enqueue()
      await jobs.runDue()
      const own = async () => (await listFailedJobs(context.store)).filter((failed) => failed.kind === kind)
      const since = new Date(clock.now() - 1_000).toISOString()
      expect(await own()).toEqual([{ organizationId: organization.organizationId, kind, error: 'Error: broken', count: 2, since }])
      isMended = true
      expect(await retryFailedJobs(context.store, clock)).toBeGreaterThanOrEqual(2)
      expect(await own()).toEqual([])
      await jobs.runDue()
      expect(await rows()).toEqual([])
    })

    it('does not run a payload that the kind does not know, nor rows of kinds that it does not have', async () => {
      const { clock, runner, enqueue, rows } = jobWorld(context.store)
      await enqueue({ payload: { n: 'seven' } })
      await enqueue({ kind: 'of a newer version' })
      const jobs = runner({ run: () => Promise.reject(new Error('ran')) })
      await jobs.runDue()
      const [bad, newer] = await rows()
      expect(bad).toMatchObject({ attempts: 1, last_error: 'TypeError: payload.n must be a number' })
      expect(newer).toMatchObject({ attempts: 0, last_error: null })
      clock.advance(7_000)
      expect((await jobs.status()).lagMs).toBeGreaterThanOrEqual(7_000)
    })

    it('once started, runs jobs as they come, at the wake of their commit, until it is closed', async () => {
      const { kind, organization, clock, runner, rows } = jobWorld(context.store)
      const done = [deferred(), deferred()]
      const jobs = runner({ run: async ({ n }) => done[n]?.resolve() }, { pollMs: 600_000 })
      const listeners = listenersOf({ wake: (dueAt) => jobs.wakeFor(dueAt) })
      const store = followedStore(context.store, { subscribers: [], listeners, ids: systemIds(), clock, logger: recordingLogger() })
      jobs.start()
      jobs.start()
      const enqueue = (n: number) =>
        store.groupTransaction([organization.organizationId], {
          settle: (of) => enqueueJob(of(organization.organizationId), { kind, payload: { n } }, systemIds(), 0)
        })
      await enqueue(0)
      await done[0]?.promise
      await enqueue(1)
      await done[1]?.promise
      await jobs.close()
      await enqueue(2)
      await jobs.runDue()
      expect(await rows()).toHaveLength(1)
    })
  })
}
