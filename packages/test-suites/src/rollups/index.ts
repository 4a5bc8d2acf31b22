import { reattributionKind } from '@rapport/core/src/identity/events/pending-reattribution.js'
import { jobs } from '@rapport/core/src/registry/tables.js'
import { participantsKind } from '@rapport/core/src/sources/participants/participant-news.js'
import { activityKind } from '@rapport/core/src/sources/source-activity.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endOrganization, minute, type NewWorld, type World, worldsOn } from '../list-tools/world.js'
import { expectRollups } from './expect-rollups.js'
import { type RollupStep, scriptArbitrary } from './rollup-steps.js'
import { SnapshotLog } from './snapshot-log.js'
import { takeStep } from './take-step.js'

/**
 * Registers tests with vitest: whatever hosts, senders and reviewers do, in whatever order, every rollup is what a plain function makes of what was
 * said. `runs` is how many random scripts are tried each way.
 *
 * @example
 * rollupsSuite('my store', async () => myStore({ connectionString }), { runs: 10 })
 */
export function rollupsSuite(name: string, createStore: () => Promise<Store>, { runs, seed = 1 }: { runs: number; seed?: number }): void {
  describe(`rollups on ${name}`, () => {
    const newWorld = worldsOn(openedStore(createStore))

    it.each([
      ['at once', 5_000],
      ['by jobs', 1]
    ])(
      'are what was said, whatever was done in whatever order, when events move %s',
      async (_, inlineMoves) => {
        const run = fc.asyncProperty(scriptArbitrary, (script) => runScript(newWorld, script, inlineMoves))
        await fc.assert(run, { numRuns: runs, seed, endOnFailure: true })
      },
      1_800_000
    )
  })
}

async function runScript(newWorld: NewWorld, script: readonly RollupStep[], inlineMoves: number): Promise<void> {
  const world = await newWorld({ limits: { inlineMoves } })
  const snapshots = new SnapshotLog(world.rows)
  await world.workspace.members.put([{ id: 'm1', email: 'm1@w.test', name: 'M' }])
  for (const step of script) {
    await takeStep(world, step)
    await snapshots.note(world.clock.now())
    if (!(await hasDueJobs(world))) await expectRollups(world.rows, world.clock.now())
  }
  for (let turn = 0; turn < 3; turn++) {
    world.clock.advance(minute)
    await world.rapport.runDue()
    await snapshots.note(world.clock.now())
  }
  expect(await world.workspace.identity.pending()).toEqual({ jobs: 0, events: 0 })
  await expectRollups(world.rows, world.clock.now())
  await snapshots.expectKept(world.clock.now())
  await endOrganization(world.store, world.organizationId)
}

/** Whether anything is left to do that rollups follow from. */
async function hasDueJobs({ rows, clock }: World): Promise<boolean> {
  const kinds = [reattributionKind, participantsKind, activityKind]
  return (await rows.count(jobs, { kind: { in: kinds }, run_at: { lte: clock.now() } }, 1)) > 0
}
