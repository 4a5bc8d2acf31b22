import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Transaction, tables } from '@rapport/core/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PostgresStore } from '../src/index.js'
import type { Engine } from '../src/pglite/engine.js'
import { openPglite } from '../src/pglite-store.js'

let store: PostgresStore
let engine: Engine

beforeAll(async () => {
  const opened = openPglite({})
  store = opened.store
  engine = opened.engine
  await store.open()
})

afterAll(() => store.close())

const nobody = { title: null, role: null, manager_email: null, territory: null, linkedin_url: null }
const counter = { id: 'counter', email: 'c', name: 'c', ...nobody, owned_customer_count: 0, search_key: '', created_at: 0 }
const claim = (at: number) => ({ visitor_id: randomUUID(), at, identity: 'user:a' })
const addOne = (rows: Pick<Transaction, 'increment'>) => rows.increment(tables.members, { id: 'counter' }, { owned_customer_count: 1 })

describe('when the PGlite worker ends', () => {
  it('in a transaction, the transaction runs again, and is done once', async () => {
    const rows = store.organization(randomUUID())
    await rows.insert(tables.members, [counter])
    let runs = 0
    const answer = await rows.transaction(async (transaction) => {
      runs++
      await addOne(transaction)
      if (runs === 1) await engine.restart()
      await transaction.insert(tables.visitorClaims, [claim(runs)])
      return 'done'
    })
    expect([answer, runs]).toEqual(['done', 2])
    expect((await rows.find(tables.members)).map((row) => row.owned_customer_count)).toEqual([1])
    expect((await rows.find(tables.visitorClaims)).map(({ at }) => at)).toEqual([2])
  })

  it('again and again, nothing acknowledged is lost and nothing is done twice', async () => {
    const rows = store.organization(randomUUID())
    await rows.insert(tables.members, [counter])
    let left = 60
    let restarts = 0
    const writers = Array.from({ length: 3 }, async () => {
      while (left-- > 0) {
        if (left % 2) await addOne(rows)
        else await rows.transaction(addOne)
      }
    })
    const ended = Promise.all(writers).then(() => 'ended')
    // After a different number of turns each time, so that it falls into every step of a transaction.
    const turns = async (count: number) => {
      for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve))
    }
    while ((await Promise.race([ended, turns(5 + restarts * 3)])) !== 'ended') {
      restarts++
      await engine.restart()
      await store.ping()
    }
    expect(restarts).toBeGreaterThan(2)
    expect((await rows.find(tables.members)).map((row) => row.owned_customer_count)).toEqual([60])
  })

  it('right after a commit was acknowledged, its row is there', async () => {
    const rows = store.organization(randomUUID())
    for (let turn = 1; turn <= 3; turn++) {
      await rows.insert(tables.visitorClaims, [claim(turn)])
      await engine.restart()
      expect(await rows.count(tables.visitorClaims)).toBe(turn)
    }
  })

  it('under a read, the read is answered by the next worker', async () => {
    const rows = store.organization(randomUUID())
    await rows.insert(tables.visitorClaims, [claim(1)])
    const [count] = await Promise.all([rows.count(tables.visitorClaims), engine.restart()])
    expect(count).toBe(1)
  })

  it('always, the transaction fails after some attempts', async () => {
    const rows = store.organization(randomUUID())
    const work = rows.transaction(async (transaction) => {
      await engine.restart()
      await transaction.insert(tables.visitorClaims, [claim(1)])
    })
    await expect(work).rejects.toMatchObject({ name: 'StoreUnavailableError' })
    expect(await rows.count(tables.visitorClaims)).toBe(0)
  })
})

it('transactions of one PGlite queue in the order of their calls', async () => {
  const rows = store.organization(randomUUID())
  const order: string[] = []
  const run = (name: string) =>
    rows.transaction(async (transaction) => {
      order.push(`${name} starts`)
      await transaction.count(tables.events)
      order.push(`${name} ends`)
    })
  await Promise.all(['a', 'b', 'c'].map(run))
  expect(order).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} starts`, `${name} ends`]))
})

it('an idle PGlite does not keep its process alive, nor does it print anything', async () => {
  const script = fileURLToPath(new URL('./idle-process.mjs', import.meta.url))
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [script], { timeout: 60_000 })
  expect([stdout, stderr]).toEqual(['1 organization\n', ''])
})
