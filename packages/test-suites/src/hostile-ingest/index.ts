import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe, expect, it } from 'vitest'
import { gapAtEase, startHeartbeat } from '../heartbeat.js'
import { worldOn } from '../list-tools/world.js'
import { type HostileBatch, hostileBatches } from './hostile-batches.js'

/** A machine that does other work too makes gaps of its own: the shortest of so many attempts counts. */
const attempts = 5
const maxMemoryLeft = 100 * 2 ** 20

/**
 * Registers tests with vitest: batches of anybody who has a public key, which are allowed or small when they arrive and would be large in the store. Each is
 * answered as designed, what is left out of it is an ingest issue, it does not hold the event loop for `maxGapMs`, and no memory stays. `createStore`
 * makes the store, its schema in place.
 *
 * @example
 * hostileIngestSuite('my store', async () => myStore({ connectionString }), { longestGapMs: 200 })
 */
export function hostileIngestSuite(name: string, createStore: () => Promise<Store>, { maxGapMs }: { maxGapMs: number }): void {
  describe(`hostile batches on ${name}`, () => {
    const store = openedStore(createStore)
    const memory = new MemoryLeft()

    it.each(hostileBatches)('$name', async (batch) => {
      let shortest = Number.POSITIVE_INFINITY
      for (let attempt = 0; attempt < attempts && shortest >= maxGapMs; attempt++) {
        shortest = Math.min(shortest, await longestGapOf(store, batch, { maxGapMs, memory }))
      }
      if (process.env.SHOW) console.log(`@@ ${Math.round(shortest)} ms | ${name} | ${batch.name}`)
      expect(shortest).toBeLessThan(maxGapMs)
    })
  })
}

/** Sends the bodies to an organization of their own, checks what comes of them, and answers the longest gap meanwhile, as on a machine at ease. */
async function longestGapOf(
  store: () => Store,
  { bodies, status = 200, cut = [] }: HostileBatch,
  { maxGapMs, memory }: { maxGapMs: number; memory: MemoryLeft }
): Promise<number> {
  const { send, publicKey, workspace } = await worldOn(store(), { limits: { ingestRequestsPerSecond: 1_000 } })
  const sent = bodies.map((body) => gzipSync(JSON.stringify(body)))
  const heartbeat = startHeartbeat()
  const url = `/api/i/v1/${publicKey}/events`
  const answers = await Promise.all(sent.map((body) => send({ method: 'POST', url, headers: { 'content-encoding': 'gzip' }, body })))
  heartbeat.stop()
  expect(answers.map((answer) => answer.status)).toEqual(bodies.map(() => status))
  const issues = (await workspace.ingestIssues()).filter(({ kind }) => kind === 'cut')
  expect(issues.map(({ message }) => message).toSorted()).toEqual(cut.toSorted().map((text) => expect.stringContaining(text)))
  expect(memory.sinceLast()).toBeLessThan(maxMemoryLeft)
  return gapAtEase(heartbeat, maxGapMs)
}

/** What stays of a batch is measured from where the batch before left off: each measurement collects all garbage, which takes long in a large process. */
class MemoryLeft {
  #last = memoryInUse()

  sinceLast(): number {
    const before = this.#last
    this.#last = memoryInUse()
    return this.#last - before
  }
}

/** The bytes of all objects that are still reachable. */
function memoryInUse(): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
