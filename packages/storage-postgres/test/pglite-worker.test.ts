import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as sleep, setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { SqlError, type Transaction, tables } from '@rapport/core/storage'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PostgresStore } from '../src/index.js'
import type { Engine } from '../src/pglite/engine.js'
import { askOnce } from '../src/pglite/pool.js'
import { freshPgliteDirectory, freshPgliteStore } from './pglite-stores.js'

let store: PostgresStore
let engine: Engine

beforeAll(async () => {
  const opened = await freshPgliteStore()
  store = opened.store
  engine = opened.engine
  await store.open()
})

afterAll(() => store.close())

const nobody = { title: null, role: null, manager_email: null, territory: null, linkedin_url: null }
const counter = {
  id: 'counter',
  email: 'c',
  name: 'c',
  ...nobody,
  owned_customer_count: 0,
  search_key: '',
  provider: null,
  console_role: null,
  created_at: 0
}
const claim = (at: number) => ({ visitor_id: randomUUID(), at, identity: 'user:a' })
const addOne = (rows: Pick<Transaction, 'increment'>) => rows.increment(tables.members, { id: 'counter' }, { owned_customer_count: 1 })

it('PGlite knows the size of its tables after some commits, so that it plans well', async () => {
  const rows = store.organization(randomUUID())
  // One table is looked at after each commit, from the 64th on: there are more tables than commits between the first two rounds.
  for (let at = 0; at < 256; at++) await rows.insert(tables.visitorClaims, [claim(at)])
  await engine.restart()
  const known = await askOnce(engine, `select reltuples > 0 as known from pg_class where oid = 'rapport.visitor_claims'::regclass`)
  expect(known).toEqual({ known: true })
})

it('statements of a transaction go to PGlite before those ahead are answered, and tenants query the same connection one at a time', async () => {
  const rows = store.organization(randomUUID())
  const worker = await engine.worker()
  let waiting = 0
  let most = 0
  const sent = vi.spyOn(worker, 'postMessage').mockImplementation((message, transfer) => {
    most = Math.max(most, ++waiting)
    Worker.prototype.postMessage.call(worker, message, transfer)
  })
  worker.prependListener('message', () => waiting--)
  const mostOf = async (work: () => Promise<unknown>) => {
    most = 0
    await work()
    return most
  }
  const write = () =>
    rows.transaction((transaction) => Promise.all([1, 2, 3, 4, 5].map((at) => transaction.insert(tables.visitorClaims, [claim(at)]))))
  const query = () => rows.sql?.({ text: 'select 1', reads: [], maxRows: 1, maxBytes: 1000, now: 0 }) ?? Promise.reject(new Error('no SQL'))
  expect([await mostOf(write), await mostOf(query), await mostOf(write)]).toEqual([6, 1, 6])
  expect(await rows.count(tables.visitorClaims)).toBe(10)
  sent.mockRestore()
})

it('transactions and queries of tenants that come at once take turns, also when the worker ends under them', async () => {
  const rows = store.organization(randomUUID())
  const query = (number: number) => rows.sql?.({ text: `select ${number} as n`, reads: [], maxRows: 1, maxBytes: 1000, now: 0 })
  const write = (at: number) =>
    rows.transaction(async (transaction) => {
      await transaction.get(tables.users, [{ id: randomUUID() }])
      return transaction.insert(tables.visitorClaims, [claim(at)])
    })
  const both = (number: number) => Promise.all([write(number), query(number)])
  for (const from of [1, 11]) {
    const numbers = Array.from({ length: 10 }, (_, index) => from + index)
    const answers = await Promise.all(numbers.map(both))
    expect(answers.map(([written, asked]) => [written, asked?.rows])).toEqual(numbers.map((number) => [[true], [{ n: number }]]))
    if (from === 1) await engine.restart()
  }
  expect(await rows.count(tables.visitorClaims)).toBe(20)
})

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

  it('again and again, at any step, nothing acknowledged is lost and nothing is done twice', async () => {
    const rows = store.organization(randomUUID())
    await rows.insert(tables.members, [counter])
    let acknowledged = 0
    const write = async (turn: number): Promise<void> => {
      await (turn % 2 ? addOne(rows) : rows.transaction(addOne))
      acknowledged++
      if (acknowledged < 40) await write(turn + 1)
    }
    const writing = Promise.all([write(0), write(1)])
    // Another number of turns after a commit each time, so that the end falls into different steps of a transaction.
    for (let restart = 0; restart < 4; restart++) {
      const reached = acknowledged + 4
      while (acknowledged < reached) await sleep(1)
      for (let turn = 0; turn < restart * 3; turn++) await turnOfTheLoop()
      await engine.restart()
    }
    await writing
    expect((await rows.find(tables.members)).map((row) => row.owned_customer_count)).toEqual([acknowledged])
  })

  it('right after a commit was acknowledged, its row is there', async () => {
    const rows = store.organization(randomUUID())
    await rows.insert(tables.visitorClaims, [claim(1)])
    await engine.restart()
    expect(await rows.count(tables.visitorClaims)).toBe(1)
  })

  it('under a read, the read is answered by the next worker', async () => {
    const rows = store.organization(randomUUID())
    await rows.insert(tables.visitorClaims, [claim(1)])
    const [count] = await Promise.all([rows.count(tables.visitorClaims), engine.restart()])
    expect(count).toBe(1)
  })
})

it('transactions of one PGlite begin their work at once, and are written in the order of their calls, each after the one before', async () => {
  const rows = store.organization(randomUUID())
  const order: string[] = []
  const run = (name: string, at: number) =>
    rows.transaction(async (transaction) => {
      order.push(`${name} begins`)
      const before = await transaction.count(tables.visitorClaims)
      await transaction.insert(tables.visitorClaims, [claim(at)])
      order.push(`${name} wrote after ${before}`)
    })
  await Promise.all(['a', 'b', 'c'].map(run))
  expect(order).toEqual(['a begins', 'b begins', 'c begins', 'a wrote after 0', 'b wrote after 1', 'c wrote after 2'])
})

it('an idle PGlite does not keep its process alive, nor does it print anything', async () => {
  const script = fileURLToPath(new URL('./idle-process.mjs', import.meta.url))
  const directory = await freshPgliteDirectory()
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, directory])
  expect([stdout, stderr]).toEqual(['1 organization\n', ''])
  rmSync(directory, { recursive: true })
})

it('a statement that PGlite breaks off at leaves it working for everybody', async () => {
  const rows = store.organization(randomUUID())
  await rows.insert(tables.visitorClaims, [claim(1)])
  // The guard refuses these patterns before they come here.
  for (const pattern of ["repeat('a{250}', 200)", "repeat('abcde', 20000)"]) {
    for (let run = 0; run < 4; run++) {
      const asked = rows.sql?.({ text: `select 'b' ~ ${pattern} as x`, reads: [], maxRows: 1, maxBytes: 1000, now: 0 })
      const answer = await asked?.catch((error: unknown) => error)
      expect(answer instanceof SqlError || Object(answer).rows?.length === 1, String(answer)).toBe(true)
      expect(await rows.count(tables.visitorClaims)).toBe(1)
    }
  }
})
