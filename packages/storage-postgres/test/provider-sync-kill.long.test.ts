import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { tables } from '@rapport/core/storage'
import { SyncWorld } from '@rapport/core/testing/suites'
import { expect, test } from 'vitest'
import { pgliteStore } from '../src/index.js'
import type { SyncPlace } from './kill/sync-process.js'
import { freshPgliteDirectory } from './pglite-stores.js'

const program = fileURLToPath(new URL('kill/sync-process.ts', import.meta.url))
const records = 400

/** Reads in a process of its own, which is killed after so many milliseconds of it. Answers whether it was. */
async function readAndKill(place: SyncPlace, afterMs: number): Promise<boolean> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(place)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  await Promise.race([once(child.stdout, 'data'), exit])
  await Promise.race([sleep(afterMs), exit])
  child.kill('SIGKILL')
  await exit
  return child.signalCode === 'SIGKILL'
}

test('ten processes that are killed while they read lose and double nothing', { timeout: 900_000 }, async () => {
  const dataDir = await freshPgliteDirectory()
  const place = { dataDir, organizationId: randomUUID(), connectionId: randomUUID(), records }
  let kills = 0
  for (let run = 0; run < 10; run++) if (await readAndKill({ ...place, run }, 100 + Math.random() * 900)) kills++
  expect(kills).toBe(10)
  await readAndKill({ ...place, run: 10 }, 600_000)

  const store = pgliteStore({ dataDir })
  const { rows } = new SyncWorld(store, place)
  const { members, events, payments, subscriptions, providerRecords } = tables
  const counts = [members, events, payments, subscriptions].map((table) => rows.count(table))
  expect(await Promise.all(counts)).toEqual([records, records, records / 4, records / 4])
  expect(await rows.count(providerRecords, { removed: { eq: false } })).toBe(3 * records)
  // The run that was begun first is the one that all of them have gone on with.
  const [first, ...later] = await new SyncWorld(store, place).runs()
  expect(first).toMatchObject({ cause: 'connected', status: 'succeeded' })
  expect(first?.streams.map(({ added }) => added)).toEqual([records, records, records])
  for (const run of later) expect(run).toMatchObject({ status: 'succeeded' })
  await store.close()
})
