import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gapAtEase, startHeartbeat } from '../heartbeat.js'
import { worldOn } from '../list-tools/world.js'
import { hostileCalls } from './calls.js'
import { hostileCursors } from './cursors.js'
import { hostileFacts } from './facts.js'
import { type HostileCase, maxCharacters } from './hostile-case.js'
import { hostileEvents } from './ingest.js'
import { hostilePeople } from './people.js'
import { hostileSources } from './sources.js'
import { hostileStatements } from './sql.js'

/** Every input of the table, by the entry that takes it. */
const hostileCases: readonly HostileCase[] = [
  ...hostileSources,
  ...hostileFacts,
  ...hostileEvents,
  ...hostilePeople,
  ...hostileCalls,
  ...hostileCursors,
  ...hostileStatements
]

interface HostileSuiteOptions {
  /** The longest time that an input may hold the event loop, in milliseconds. */
  maxGap: number
  /** All telling inputs, the worst of each kind at their full length, instead of the worst alone. */
  isWhole?: boolean
  /** The store keeps its rows in this process's memory: then each input gets a store of its own. */
  keepsRows?: boolean
}

/** Another process may hold this one up; the input itself does it every time. */
const attempts = 5
/** What is superlinear shows itself at this length; stores that are slow by themselves get less. */
const shorter = { memory: 100_000, others: 20_000 }
/** And at this one beyond doubt: the whole table at full length takes hours. */
const long = 300_000
const maxLeft = 100_000_000

/**
 * Registers tests with vitest: no input of at most a megabyte holds the event loop for long, at any entry, and none leaves memory behind. `createStore`
 * makes the store, its schema in place.
 */
export function hostileSuite(name: string, createStore: () => Promise<Store>, options: HostileSuiteOptions): void {
  const { maxGap, isWhole = false, keepsRows = false } = options
  describe(`hostile inputs on ${name}`, () => {
    const cases = hostileCases.filter(({ isWorst, isTriedAtLength }) => (isWhole ? isTriedAtLength : isWorst))
    const shortest = keepsRows ? shorter.memory : shorter.others
    const sizeOf = (isWorst: boolean) => (isWhole ? (isWorst ? maxCharacters : long) : shortest)
    let shared: Store | undefined
    let before = 0

    beforeAll(async () => {
      if (!keepsRows) shared = await createStore()
      // What every process loads once does not count.
      for (const { make } of cases) await measure(make, 500)
      before = memoryInUse()
    })
    afterAll(() => shared?.close())

    async function measure(make: HostileCase['make'], size: number): Promise<number> {
      const store = shared ?? (await createStore())
      const limits = { ingestRequestsPerSecond: 1_000_000 }
      const world = await worldOn(store, { limits })
      const run = make(size)
      const heartbeat = startHeartbeat()
      await run(world)
      heartbeat.stop()
      if (store !== shared) await store.close()
      return gapAtEase(heartbeat, maxGap)
    }

    it.each(cases.map((each) => [each.name, each] as const))('%s does not hold the process', async (input, { make, isWorst }) => {
      let gap = Number.POSITIVE_INFINITY
      for (let attempt = 0; attempt < attempts && gap >= maxGap; attempt++) {
        gap = Math.min(gap, await measure(make, sizeOf(isWorst)))
      }
      if (process.env.SHOW) console.log(`@@ ${Math.round(gap)} ms | ${name} | ${input}`)
      expect(gap).toBeLessThan(maxGap)
    })

    it('memory is back to what it was', () => {
      expect(memoryInUse() - before).toBeLessThan(maxLeft)
    })
  })
}

function memoryInUse(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
