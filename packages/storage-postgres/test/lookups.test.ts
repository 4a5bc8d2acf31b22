import { randomUUID } from 'node:crypto'
import { tables } from '@rapport/core/storage'
import { sampleRows } from '@rapport/core/testing/suites'
import pg from 'pg'
import { expect, it } from 'vitest'
import { type PostgresStore, postgresStore } from '../src/index.js'
import { RecordingPool } from './recording-pool.js'
import { freshPostgresStore, freshSchema, postgresUrl } from './stores.js'

/** A migrated schema of its own. */
async function migrated(): Promise<string> {
  const schema = freshSchema()
  await (await freshPostgresStore(schema)).close()
  return schema
}

type Rows = ReturnType<PostgresStore['organization']>

const lookups = (rows: Rows) => [
  rows.get(tables.users, [{ id: randomUUID() }]),
  rows.find(tables.members, { where: { id: { in: ['a'] } } })
]
const page = { orderBy: { column: 'occurred_at', direction: 'desc' }, limit: 50 } as const

/** What is sent for what is asked at once: of each statement whether it has a name, and how it begins. */
async function sentFor(ask: (rows: Rows) => Promise<unknown>[], pipeline = true): Promise<string[]> {
  const pool = new RecordingPool(postgresUrl(), { pipeline })
  const store = postgresStore({ pool }, { schema: await migrated() })
  await store.open()
  const rows = store.organization(randomUUID())
  const sent = await pool.statementsOf(async () => {
    await Promise.all(ask(rows))
  })
  await store.close()
  await pool.end()
  return sent.map((statement) => `${'name' in statement ? 'named ' : ''}${statement.text.split(' ')[0]}`)
}

it('lookups that are asked at once share a transaction and have names, on connections that are pipelined', async () => {
  expect(await sentFor(lookups)).toEqual(['begin', 'named select', 'named select', 'commit'])
  expect(await sentFor(lookups, false)).toEqual(['select', 'select'])
})

it('so are pages to which an index leads', async () => {
  const where = { customer_id: { in: [randomUUID()] } }
  const asked = (rows: Rows) => [
    rows.find(tables.events, { ...page, where }),
    rows.find(tables.sources, { ...page, where: { all: [where, { occurred_at: { gte: 0 } }] } }),
    rows.firstPage(tables.users, { where, orderBy: { column: 'last_activity_at', direction: 'desc' }, limit: 50 })
  ]
  expect(await sentFor(asked)).toEqual(['begin', 'named select', 'named select', 'named select', 'commit'])
})

it('other pages are by themselves, as they may take long, and are planned for their values', async () => {
  const asked = (rows: Rows) => [
    rows.find(tables.events, { ...page, where: { customer_id: { in: [randomUUID(), randomUUID()] } } }),
    rows.find(tables.events, { ...page, where: { customer_id: { eq: randomUUID() }, type: { eq: 'CUSTOM' } } }),
    rows.find(tables.events, { orderBy: page.orderBy, where: { customer_id: { eq: randomUUID() } } })
  ]
  expect(await sentFor(asked)).toEqual(['select', 'select', 'select'])
})

it('a page within a transaction has no name: the plan that it would keep may sort', async () => {
  const where = { customer_id: { eq: randomUUID() } }
  const asked = (rows: Rows) => [rows.transaction((transaction) => transaction.find(tables.events, { ...page, where }))]
  expect(await sentFor(asked)).toEqual(['begin', 'select', 'commit'])
})

it('what one lookup fails by is not said of the others', async () => {
  const store = postgresStore({ connectionString: postgresUrl() }, { schema: await migrated() })
  const rows = store.organization(randomUUID())
  const wrong = { ...tables.users, name: 'nothing_of_this_name' }
  const own = () => rows.get(tables.users, [{ id: randomUUID() }])
  const ends = await Promise.allSettled([
    own(),
    rows.get(wrong, [{ id: randomUUID() }]),
    own(),
    rows.get(wrong, [{ id: randomUUID() }]),
    own()
  ])
  const [found, failed, foundAfter, failedAfter, foundLast] = ends
  for (const end of [found, foundAfter, foundLast]) expect(end).toEqual({ status: 'fulfilled', value: [undefined] })
  expect(failedAfter).toMatchObject({ status: 'rejected', reason: { code: '42P01' } })
  expect(failed).toMatchObject({ status: 'rejected', reason: { code: '42P01' } })
  await store.close()
})

it('goes on without names where the connection forgets them', async () => {
  const pool = new pg.Pool({ connectionString: postgresUrl(), max: 1, pipeline: true })
  const store = postgresStore({ pool }, { schema: await migrated() })
  const rows = store.organization(randomUUID())
  for (let time = 0; time < 3; time++) {
    expect(await rows.get(tables.users, [{ id: randomUUID() }])).toEqual([undefined])
    await pool.query('deallocate all')
  }
  await store.close()
  await pool.end()
})

it('many lookups at once are all answered', async () => {
  const store = postgresStore({ connectionString: postgresUrl() }, { schema: await migrated() })
  const rows = store.organization(randomUUID())
  const ids = Array.from({ length: 30 }, (_, index) => `m${index}`)
  await rows.insert(
    tables.members,
    ids.map((id) => sampleRows.member({ id, email: `${id}@a.test` }))
  )
  const found = await Promise.all(ids.map((id) => rows.get(tables.members, [{ id }])))
  expect(found.map(([row]) => row?.id)).toEqual(ids)
  await store.close()
})
