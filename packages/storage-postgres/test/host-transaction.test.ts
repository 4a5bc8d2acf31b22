import { createRapport, type IngestBatch } from '@rapport/core'
import { type Store, tables } from '@rapport/core/storage'
import { recordingLogger } from '@rapport/core/testing'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { postgresStore } from '../src/index.js'
import { freshPgliteStore } from './pglite-stores.js'
import { freshPostgresStore, freshSchema, postgresUrl } from './stores.js'

const schema = freshSchema()
const pool = new pg.Pool({ connectionString: postgresUrl(), max: 4 })
const kysely = new Kysely<{ orders: { id: string } }>({ dialect: new PostgresDialect({ pool }) }).withSchema(`${schema}_host`)
let store: Store
let rapport: ReturnType<typeof createRapport>
let workspace: ReturnType<typeof rapport.organization>

beforeAll(async () => {
  await pool.query(`create role ${schema}_host`)
  await pool.query(`create database "${schema}"`)
  store = await freshPostgresStore(schema)
  rapport = createRapport({ store, logger: recordingLogger() })
  await pool.query(`create schema ${schema}_host; create table ${schema}_host.orders (id text primary key)`)
})

beforeEach(async () => {
  const { id } = await rapport.organizations.create({ name: 'Host' })
  workspace = rapport.organization(id)
})

afterAll(async () => {
  await rapport.close()
  await pool.query(`drop owned by ${schema}_host; drop role ${schema}_host`)
  await pool.query(`drop database "${schema}"`)
  await pool.end()
})

const batch = (eventName: string) => ({
  source: 'server' as const,
  events: [{ type: 'custom' as const, eventName, url: 'server://shop', userId: 'u1', email: 'ann@acme.test' }]
})
const rowsOf = () => store.organization(workspace.organizationId)
const stored = async () => (await rowsOf().find(tables.events)).map((event) => event.event_name)
const orders = async () => (await pool.query(`select id from ${schema}_host.orders`)).rows.map(({ id }) => id)

/** Runs work with a client of the host's pool. */
async function withClient<R>(work: (client: pg.PoolClient) => Promise<R>): Promise<R> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

describe("ingest in a transaction of the host's", () => {
  it('stores the events once that transaction is committed, and once only', async () => {
    await withClient(async (client) => {
      await client.query('begin')
      await client.query(`insert into ${schema}_host.orders values ('committed')`)
      expect(await workspace.ingest(batch('ordered'), { transaction: client })).toEqual({
        success: true,
        processed: 1,
        errors: [],
        warnings: []
      })
      await rapport.runDue()
      expect(await stored()).toEqual([])
      await client.query('commit')
    })
    expect(await rapport.status()).toMatchObject({ jobs: { pending: 1, pendingByKind: { inbox: 1 } } })
    await Promise.all([rapport.runDue(), rapport.runDue()])
    await rapport.runDue()
    expect(await stored()).toEqual(['ordered'])
    expect(await orders()).toContain('committed')
    expect(await rowsOf().count(tables.ingestInbox)).toBe(0)
    const { items } = await workspace.call('svc_list_users', {})
    expect(items).toMatchObject([{ email: 'ann@acme.test' }])
  })

  it('is refused when the plan does not include website tracking, and the transaction goes on', async () => {
    const plans = { apiCall: () => ({ allowed: true }) as const, websiteTracking: () => false }
    const strict = createRapport({ store, logger: recordingLogger(), plans }).organization(workspace.organizationId)
    await withClient(async (client) => {
      await client.query('begin')
      await expect(strict.ingest(batch('ordered'), { transaction: client })).rejects.toMatchObject({ name: 'IngestRefusal', status: 403 })
      await client.query(`insert into ${schema}_host.orders values ('refused events')`)
      await client.query('commit')
    })
    expect(await rowsOf().count(tables.ingestInbox)).toBe(0)
    expect(await orders()).toContain('refused events')
  })

  it('stores nothing when it is rolled back', async () => {
    await withClient(async (client) => {
      await client.query('begin')
      await client.query(`insert into ${schema}_host.orders values ('rolled back')`)
      await workspace.ingest(batch('ordered'), { transaction: client })
      await client.query('rollback')
    })
    await rapport.runDue()
    expect(await stored()).toEqual([])
    expect(await orders()).not.toContain('rolled back')
  })

  it('takes a Kysely transaction as well', async () => {
    await kysely.transaction().execute(async (transaction) => {
      await transaction.insertInto('orders').values({ id: 'kysely' }).execute()
      await workspace.ingest(batch('first'), { transaction })
    })
    const failing = kysely.transaction().execute(async (transaction) => {
      await workspace.ingest(batch('second'), { transaction })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await rapport.runDue()
    expect(await stored()).toEqual(['first'])
  })

  it('takes several batches of one transaction, also at the same time, and applies as many as there are', async () => {
    await withClient(async (client) => {
      await client.query('begin')
      await Promise.all(Array.from({ length: 50 }, (_, n) => workspace.ingest(batch(`event ${n}`), { transaction: client })))
      await client.query('commit')
    })
    await rapport.runDue()
    expect((await stored()).sort()).toEqual(Array.from({ length: 50 }, (_, n) => `event ${n}`).sort())
  })

  it('does not store an event again that came by itself meanwhile', async () => {
    const uuid = crypto.randomUUID()
    const same = { events: [{ ...batch('once').events[0], uuid }] }
    await withClient(async (client) => {
      await client.query('begin')
      await workspace.ingest(same as IngestBatch, { transaction: client })
      await workspace.ingest(same as IngestBatch)
      await client.query('commit')
    })
    await rapport.runDue()
    expect(await stored()).toEqual(['once'])
  })

  it('refuses at once what ingest refuses, with the same answer, and the transaction goes on', async () => {
    await withClient(async (client) => {
      await client.query('begin')
      const mixed = { events: [{ type: 'nonsense' }, batch('good').events[0]] }
      const answer = await workspace.ingest(mixed as IngestBatch, { transaction: client })
      expect(answer).toMatchObject({ processed: 1, errors: [{ index: 0 }] })
      await expect(workspace.ingest({ events: [] }, { transaction: client })).rejects.toMatchObject({ name: 'IngestRefusal', status: 400 })
      await client.query(`insert into ${schema}_host.orders values ('after a refusal')`)
      await client.query('commit')
    })
    await rapport.runDue()
    expect(await stored()).toEqual(['good'])
    expect(await orders()).toContain('after a refusal')
  })
})

describe('a transaction that cannot be used', () => {
  const attempt = (transaction: unknown) => workspace.ingest(batch('never'), { transaction })
  const refused = (message: string) => ({ name: 'HostTransactionError', message: expect.stringContaining(message) })

  it.each([[null], ['begin'], [7], [{}], [[]]])('%j is refused with what to pass', async (transaction) => {
    await expect(attempt(transaction)).rejects.toThrow(TypeError)
  })

  it('a Kysely that is no transaction, and connections outside of one, are refused and write nothing', async () => {
    await expect(attempt(kysely)).rejects.toThrow('db.transaction().execute')
    await expect(attempt(pool)).rejects.toThrow('a pool is none: take a client with pool.connect()')
    await withClient((client) => expect(attempt(client)).rejects.toMatchObject(refused('send BEGIN first')))
    expect(await rowsOf().count(tables.ingestInbox)).toBe(0)
  })

  it('one that has failed already says so, and can be rolled back', async () => {
    await withClient(async (client) => {
      await client.query('begin')
      await expect(client.query('select 1 / 0')).rejects.toThrow()
      await expect(attempt(client)).rejects.toMatchObject(refused('can only be rolled back'))
      await client.query('rollback')
      expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    })
  })

  it('a connection that has ended is named as the reason', async () => {
    const client = new pg.Client({ connectionString: postgresUrl() })
    await client.connect()
    await client.query('begin')
    await client.end()
    await expect(attempt(client)).rejects.toMatchObject(refused('closed'))
  })

  it("one whose role may not insert says what to grant, and the host's part can still be committed", async () => {
    const role = `${schema}_host`
    await pool.query(`grant all on schema ${schema}_host to ${role}; grant all on ${schema}_host.orders to ${role}`)
    await withClient(async (client) => {
      await client.query(`begin; set local role ${role}`)
      await expect(attempt(client)).rejects.toMatchObject(refused('grant'))
      await client.query(`insert into ${schema}_host.orders values ('without events')`)
      await client.query('commit')
    })
    expect(await orders()).toContain('without events')
  })

  it("one on a database without Rapport's tables says so", async () => {
    const other = createRapport({ store: await freshPostgresStore(), logger: recordingLogger() })
    const { id } = await other.organizations.create({ name: 'Elsewhere' })
    const url = new URL(postgresUrl())
    url.pathname = schema
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    await client.query('begin')
    const ingest = other.organization(id).ingest(batch('never'), { transaction: client })
    await expect(ingest).rejects.toMatchObject(refused('has no table'))
    expect((await client.query('commit')).command).toBe('COMMIT')
    await client.end()
    await expect(other.organization(id).ingest(batch('never'), { transaction: client })).rejects.toMatchObject({
      name: 'HostTransactionError'
    })
    await other.close()
  })

  it('the embedded store has none to offer, and says so', async () => {
    const embedded = createRapport({ store: (await freshPgliteStore()).store, logger: recordingLogger() })
    const { id } = await embedded.organizations.create({ name: 'Embedded' })
    await withClient((client) =>
      expect(embedded.organization(id).ingest(batch('never'), { transaction: client })).rejects.toThrow('only with the Postgres store')
    )
    await embedded.close()
  })
})

describe('a batch of the inbox that cannot be applied', () => {
  it('holds up no other, is tried again, and is seen when it is given up', async () => {
    const bad = [{ row: { event_id: 'no event' } }]
    await rowsOf().insert(tables.ingestInbox, [{ id: crypto.randomUUID(), events: bad, received_at: 1 }])
    await withClient(async (client) => {
      await client.query('begin')
      await workspace.ingest(batch('good'), { transaction: client })
      await client.query('commit')
    })
    await rapport.runDue()
    expect(await stored()).toEqual(['good'])
    const [job] = await rowsOf().find(tables.jobs)
    expect(job).toMatchObject({ kind: 'inbox_batch', attempts: 1, last_error: expect.stringContaining('payload.events') })
  })
})

describe("a pool of the host's that Rapport shares", () => {
  it('whose transactions hold every connection is not asked for another one', async () => {
    const shared = new pg.Pool({ connectionString: postgresUrl(), max: 2, connectionTimeoutMillis: 3_000 })
    const sharing = createRapport({ store: postgresStore({ pool: shared }, { schema }), logger: recordingLogger() })
    const { id } = await rapport.organizations.create({ name: 'Busy' })
    const clients = [await shared.connect(), await shared.connect()]
    for (const client of clients) await client.query('begin')
    await Promise.all(clients.map((transaction, n) => sharing.organization(id).ingest(batch(`busy ${n}`), { transaction })))
    const nobody = sharing.organization(crypto.randomUUID()).ingest(batch('never'), { transaction: clients[0] })
    await expect(nobody).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (const client of clients) await client.query('commit')
    for (const client of clients) client.release()
    await sharing.runDue()
    expect((await store.organization(id).find(tables.events)).map((event) => event.event_name).sort()).toEqual(['busy 0', 'busy 1'])
    await sharing.close()
    await shared.end()
  })
})
