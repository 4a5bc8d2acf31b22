import { randomUUID } from 'node:crypto'
import { StoreUnavailableError, tables } from '@rapport/core/storage'
import { createTestRapport } from '@rapport/core/testing'
import { sentBatches } from '@rapport/test-suites'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PostgresStore, postgresStore } from '../src/index.js'
import { freshPostgresStore, freshSchema, postgresUrl } from './stores.js'
import { TcpProxy } from './tcp-proxy.js'

const schema = freshSchema()
const admin = new pg.Pool({ connectionString: postgresUrl(), max: 2 })
let store: PostgresStore

beforeAll(async () => {
  store = await freshPostgresStore(schema)
})

afterAll(async () => {
  await store.close()
  await admin.end()
})

const claim = (at: number) => ({ visitor_id: randomUUID(), at, identity: 'user:a' })

/** Ends the server's side of all connections with this name. */
async function endConnections(name: string): Promise<number> {
  const { rows } = await admin.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = $1', [name])
  return rows.length
}

function named(name: string): string {
  const url = new URL(postgresUrl())
  url.searchParams.set('application_name', name)
  return url.href
}

describe('a connection that the server ends', () => {
  it('in a transaction: the transaction fails as unavailable and keeps nothing; the next one works', async () => {
    const name = freshSchema()
    const own = postgresStore({ connectionString: named(name) }, { schema })
    const rows = own.organization(randomUUID())
    const work = rows.transaction(async (transaction) => {
      await transaction.insert(tables.visitorClaims, [claim(1)])
      expect(await endConnections(name)).toBe(1)
      await transaction.insert(tables.visitorClaims, [claim(2)])
    })
    await expect(work).rejects.toBeInstanceOf(StoreUnavailableError)
    expect(await rows.count(tables.visitorClaims)).toBe(0)
    expect(await rows.insert(tables.visitorClaims, [claim(3)])).toEqual([true])
    await own.close()
  })

  it('between two statements of a transaction does not end the process', async () => {
    const name = freshSchema()
    const own = postgresStore({ connectionString: named(name) }, { schema })
    const work = own.organization(randomUUID()).transaction(async (transaction) => {
      await transaction.count(tables.events)
      await endConnections(name)
      await new Promise((resolve) => setTimeout(resolve, 20))
      return 'as if nothing had happened'
    })
    await expect(work).rejects.toBeInstanceOf(StoreUnavailableError)
    await own.close()
  })

  it('while idle is replaced', async () => {
    const name = freshSchema()
    const own = postgresStore({ connectionString: named(name) }, { schema })
    await own.ping()
    expect(await endConnections(name)).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 20))
    await own.ping()
    await own.close()
  })
})

describe('a server whose disk is full', () => {
  it('refuses writes in words, and takes them again once there is room', async () => {
    const full = freshSchema()
    const own = await freshPostgresStore(full)
    const { post, publicKey } = await createTestRapport({ store: own })
    const ingest = () => post(`/api/i/v1/${publicKey}/events`, sentBatches(1)[0])
    await admin.query(
      `create function ${full}.fill() returns trigger language plpgsql
        as 'begin raise sqlstate ''53100'' using message = ''could not extend file: No space left on device''; end';
      create trigger fill before insert on ${full}.events execute function ${full}.fill()`
    )
    const words = "The database's disk is full: nothing more is stored until there is room"
    const message = `The events could not be stored; send them again. ${words}`
    expect(await ingest()).toMatchObject({ status: 503, headers: { 'retry-after': '5' }, body: { success: false, message } })
    await admin.query(`drop trigger fill on ${full}.events`)
    expect((await ingest()).status).toBe(200)
    await own.close()
  })
})

describe('a server that cannot be reached', () => {
  it('is unavailable, and used again when it is back', async () => {
    const proxy = new TcpProxy(postgresUrl())
    await proxy.open()
    const url = new URL(postgresUrl())
    url.port = String(proxy.port)
    const own = postgresStore({ connectionString: url.href }, { schema })
    const rows = own.organization(randomUUID())
    await rows.insert(tables.visitorClaims, [claim(1)])
    await proxy.cut()
    await expect(own.ping()).rejects.toBeInstanceOf(StoreUnavailableError)
    await expect(rows.count(tables.visitorClaims)).rejects.toBeInstanceOf(StoreUnavailableError)
    await expect(rows.transaction(async (transaction) => transaction.count(tables.events))).rejects.toBeInstanceOf(StoreUnavailableError)
    await proxy.open()
    await own.ping()
    expect(await rows.count(tables.visitorClaims)).toBe(1)
    await own.close()
    await proxy.cut()
  })

  it('is named by the reason, never by the connection string', async () => {
    const own = postgresStore({ connectionString: 'postgres://app:hunter2@127.0.0.1:1/app' })
    const error = await own.ping().catch((error: unknown) => error)
    expect(error).toBeInstanceOf(StoreUnavailableError)
    expect(String(error)).toBe('StoreUnavailableError: Postgres cannot be reached (ECONNREFUSED)')
    expect(String(error instanceof Error ? error.cause : undefined)).not.toContain('hunter2')
    await own.close()
  })

  it('is unavailable when it does not let us in', async () => {
    const url = new URL(postgresUrl())
    url.username = 'nobody'
    url.password = 'hunter2'
    const own = postgresStore({ connectionString: url.href }, { schema })
    const error = await own.open().catch((error: unknown) => error)
    expect(error).toBeInstanceOf(StoreUnavailableError)
    expect(String(error)).not.toContain('hunter2')
    await own.close()
  })

  it('a connection string that is missing is refused at once: pg would connect to this machine', () => {
    for (const connectionString of [undefined, '']) expect(() => postgresStore({ connectionString })).toThrow('connectionString is missing')
  })

  it('a connection string that is none is refused at once, without being repeated', () => {
    const attempt = () => postgresStore({ connectionString: 'postgres://app:hunter2@local host:port/app' })
    expect(attempt).toThrow(TypeError)
    expect(attempt).not.toThrow('hunter2')
  })
})

it('transactions that wait for each other are both done: the one that the server gives up runs again', async () => {
  const rows = store.organization(randomUUID())
  const waiting: (() => void)[] = []
  /** Goes on when both have come, on the first run of each. */
  const meet = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve)
      if (waiting.length >= 2) for (const goOn of waiting) goOn()
    })
  let runs = 0
  const both = (first: string, second: string) =>
    rows.transaction(async (transaction) => {
      runs++
      await transaction.lock(first)
      await meet()
      await transaction.lock(second)
      await transaction.insert(tables.visitorClaims, [claim(runs)])
    })
  await Promise.all([both('a', 'b'), both('b', 'a')])
  expect(await rows.count(tables.visitorClaims)).toBe(2)
  expect(runs).toBe(3)
})
