import { jobs } from '@rapport/core/src/registry/tables.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { overlay } from '@rapport/core/src/storage/overlay.js'
import { storeWithClock } from '@rapport/core/src/storage/store-with-clock.js'
import { createTestRapport, type TestRapport } from '@rapport/core/src/testing/create-test-rapport.js'
import { TestClock } from '@rapport/core/src/testing/test-clock.js'
import { expect } from 'vitest'
import { expectAsSent } from '../identity/expect-as-sent.js'
import { pendingIngestJobs } from '../identity/pending-jobs.js'
import type { SentBatch } from '../identity/sent-batches.js'
import type { Fault } from './fault-injector.js'
import { type FaultDistances, faultyStore } from './faulty-store.js'

const clients = 4
/** More turns than this and the jobs will never be done. */
const maxTurns = 1_000

/**
 * Several clients send batches over a store that fails now and then, jobs run, and then the outcome is compared with what the clients were told and with
 * the plain function. Answers the faults that there were.
 */
export async function runWithFaults(real: Store, batches: readonly SentBatch[], distances: FaultDistances): Promise<Record<Fault, number>> {
  // The Rapport is closed at the end, the store goes on to the next run.
  const { store, arm, injected } = faultyStore(overlay(real, { close: async () => undefined }), distances)
  const clock = new TestClock()
  const world = await createTestRapport({
    store: storeWithClock(store, clock),
    clock,
    limits: { inlineMoves: 3, ingestRequestsPerSecond: 1_000_000 }
  })
  const rows = real.organization(world.organizationId)
  arm(true)
  const acknowledged = await sendAll(world, batches)
  for (let turn = 0; (await pendingIngestJobs(rows)) > 0; turn++) {
    if (turn === maxTurns) throw new Error(`Jobs are never done: ${JSON.stringify(await rows.find(jobs))}`)
    // While jobs still run no time passes: their leases would be over before they are done.
    if (await runsJobs(world)) world.clock.advance(3_600_000)
  }
  arm(false)
  await expectAsSent(rows, batches, acknowledged)
  await world.rapport.close()
  return injected()
}

/** Clients try again until they are heard, but one in four gives up at once. Answers the batches that were acknowledged. */
async function sendAll(world: TestRapport, batches: readonly SentBatch[]): Promise<Set<SentBatch>> {
  const acknowledged = new Set<SentBatch>()
  const queue = batches.map((batch, index) => ({ batch, tries: index % 4 === 3 ? 1 : 50 }))
  const client = async (isRunner: boolean) => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (await send(world, next.batch, next.tries)) acknowledged.add(next.batch)
      if (isRunner) await runsJobs(world)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index === 0)))
  return acknowledged
}

async function send({ post, publicKey }: TestRapport, batch: SentBatch, tries: number): Promise<boolean> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    const { status, headers, body } = await post(`/api/i/v1/${publicKey}/events`, batch)
    if (status === 200) return true
    expect([500, 503], JSON.stringify(body)).toContain(status)
    expect(headers['retry-after']).toBe(status === 503 ? '5' : undefined)
  }
  return false
}

/** Runs the jobs that are due; answers whether it came to an end, or met a fault. */
function runsJobs({ rapport }: TestRapport): Promise<boolean> {
  return rapport.runDue().then(
    () => true,
    () => false
  )
}
