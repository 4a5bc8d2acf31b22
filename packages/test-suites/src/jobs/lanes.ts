import { defaultLimits } from '@rapport/core/src/context/settings.js'
import { defineJob } from '@rapport/core/src/jobs/define-job.js'
import { JobRunner } from '@rapport/core/src/jobs/runner.js'
import { readIntegrations } from '@rapport/core/src/providers/settings.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { overlay } from '@rapport/core/src/storage/overlay.js'
import { recordingLogger } from '@rapport/core/src/testing/recording-logger.js'
import { systemHttp } from '@rapport/core/src/values/http-client.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { deferred, jobWorld } from './job-world.js'

/** Slow work beside quick work, work that must not run beside its like, and progress without the ingest lock. */
export function testLanes(context: { readonly store: Store }): void {
  describe('lanes of jobs', () => {
    it('work that hangs keeps its own lane waiting, and no other', async () => {
      const { kind, clock, enqueue } = jobWorld(context.store)
      const started = deferred()
      const goOn = deferred()
      const ran = deferred()
      const job = { summary: 'A job of a test.', payload: Type.Object({}) }
      const registry = {
        [`${kind} slow`]: defineJob({
          ...job,
          kind: `${kind} slow`,
          lane: 'maintenance',
          run() {
            started.resolve()
            return goOn.promise
          }
        }),
        [`${kind} quick`]: defineJob({ ...job, kind: `${kind} quick`, lane: 'identity', run: async () => ran.resolve() })
      }
      const services = {
        store: context.store,
        clock,
        ids: systemIds(),
        logger: recordingLogger(),
        http: systemHttp,
        embedder: undefined,
        limits: defaultLimits,
        integrations: readIntegrations({})
      }
      const runner = new JobRunner(services, registry)
      for (let n = 0; n < 5; n++) await enqueue({ kind: `${kind} slow` })
      const running = runner.runDue()
      await started.promise
      await enqueue({ kind: `${kind} quick` })
      clock.advance(2_000)
      const { lanes } = await runner.status()
      expect(lanes).toMatchObject({
        maintenance: { pending: 5, running: 1, lagMs: 2_000 },
        identity: { pending: 1, running: 0, lagMs: 2_000 }
      })
      const second = runner.runDue()
      await ran.promise
      expect((await runner.status()).lanes.maintenance).toMatchObject({ pending: 5, running: 1 })
      goOn.resolve()
      await Promise.all([running, second])
      expect((await runner.status()).pendingByKind).not.toHaveProperty(`${kind} slow`)
    })

    it('jobs of one serial key run one at a time over all processes, beside those of other keys', async () => {
      const { runner, enqueue, rows } = jobWorld(context.store)
      const running = new Map<string, number>()
      const ran: number[] = []
      const run = async ({ n }: { n: number }) => {
        const key = n % 2 === 0 ? 'even' : 'odd'
        running.set(key, (running.get(key) ?? 0) + 1)
        expect(running.get(key)).toBe(1)
        await new Promise(setImmediate)
        running.set(key, 0)
        ran.push(n)
      }
      for (let n = 0; n < 12; n++) await enqueue({ payload: { n }, serialKey: n % 2 === 0 ? 'even' : 'odd' })
      const runners = [runner({ run }), runner({ run })]
      while ((await rows()).length > 0) await Promise.all(runners.map((jobs) => jobs.runDue()))
      expect(ran.sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, n) => n))
    })

    it('a serial key is free again when its process has died', async () => {
      const { clock, runner, enqueue, rows } = jobWorld(context.store)
      const started = deferred()
      const forever = deferred()
      await enqueue({ payload: { n: 1 }, serialKey: 'channel' })
      const dying = runner({
        run() {
          started.resolve()
          return forever.promise
        }
      }).runDue()
      await started.promise
      await enqueue({ payload: { n: 2 }, serialKey: 'channel' })
      const ran: number[] = []
      const other = runner({ run: async ({ n }) => void ran.push(n) })
      await other.runDue()
      expect([ran, (await rows()).length]).toEqual([[], 2])
      clock.advance(30_000)
      while ((await rows()).length > 0) await other.runDue()
      expect(ran.sort()).toEqual([1, 2])
      forever.resolve()
      await dying
    })

    it('what waits in a full lane is not gone through for each of its jobs, and a quick lane is filled meanwhile', async () => {
      const { kind, clock, enqueue, rows } = jobWorld(context.store)
      const ran = { slow: 0, quick: 0 }
      const job = { summary: 'A job of a test.', payload: Type.Object({}) }
      const slow = `${kind} slow`
      const quick = `${kind} quick`
      const registry = {
        [slow]: defineJob({
          ...job,
          kind: slow,
          lane: 'analysis',
          async run() {
            // Each finds the one that the job before it has written.
            await expect.poll(() => ran.quick).toBeGreaterThanOrEqual(ran.slow - 1)
            if (++ran.slow < 20) await enqueue({ kind: quick })
          }
        }),
        [quick]: defineJob({ ...job, kind: quick, lane: 'identity', run: async () => void ran.quick++ })
      }
      let looks = 0
      const aggregate: typeof context.store.acrossOrganizations.aggregate = (table, query) => {
        if (JSON.stringify(query.where ?? {}).includes(slow)) looks++
        return context.store.acrossOrganizations.aggregate(table, query)
      }
      const services = {
        store: overlay(context.store, { acrossOrganizations: overlay(context.store.acrossOrganizations, { aggregate }) }),
        clock,
        ids: systemIds(),
        logger: recordingLogger(),
        http: systemHttp,
        embedder: undefined,
        limits: defaultLimits,
        integrations: readIntegrations({})
      }
      for (let n = 0; n < 20; n++) await enqueue({ kind: slow })
      await new JobRunner(services, registry).runDue()
      expect([ran, await rows()]).toEqual([{ slow: 20, quick: 19 }, []])
      expect(looks).toBeLessThan(5)
    })

    it('`save` saves progress without the ingest lock, with what it did', async () => {
      const { kind, clock, enqueue, rows } = jobWorld(context.store)
      const store = overlay(context.store, { groupTransaction: () => Promise.reject(new Error('took the ingest lock')) })
      const seen: number[] = []
      const job = defineJob({
        kind,
        lane: 'network',
        summary: 'A job of a test.',
        payload: Type.Object({ n: Type.Number() }),
        async run(_, { save }) {
          while (
            await save(async (_, { n }) => {
              seen.push(n)
              return n < 2 ? { n: n + 1 } : undefined
            })
          );
        }
      })
      const services = {
        store,
        clock,
        ids: systemIds(),
        logger: recordingLogger(),
        http: systemHttp,
        embedder: undefined,
        limits: defaultLimits,
        integrations: readIntegrations({})
      }
      await enqueue()
      await new JobRunner(services, { [kind]: job }).runDue()
      expect([seen, await rows()]).toEqual([[0, 1, 2], []])
    })
  })
}
