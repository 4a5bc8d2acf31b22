import { randomUUID } from 'node:crypto'
import { tables } from '@rapport/core/storage'
import { sampleRows } from '@rapport/core/testing'
import pg from 'pg'
import { expect, it } from 'vitest'
import { postgresStore } from '../src/index.js'
import { RecordingPool } from './recording-pool.js'
import { freshPostgresStore, freshSchema, postgresUrl } from './stores.js'

/** A migrated schema of its own. */
async function migrated(): Promise<string> {
  const schema = freshSchema()
  await (await freshPostgresStore(schema)).close()
  return schema
}

/** What is sent for lookups that are asked at once: of each statement whether it has a name, and how it begins. */
async function sentFor(pipeline: boolean): Promise<string[]> {
  const pool = new RecordingPool(postgresUrl(), { pipeline })
  const store = postgresStore({ pool }, { schema: await migrated() })
  await store.open()
  const rows = store.organization(randomUUID())
  const sent = await pool.statementsOf(async () => {
    const asked = [rows.get(tables.users, [{ id: randomUUID() }]), rows.find(tables.members, { where: { id: { in: ['a'] } } })]
    expect(await Promise.all(asked)).toEqual([[undefined], []])
  })
  await store.close()
  await pool.end()
  return sent.map((statement) => `${'name' in statement ? 'named ' : ''}${statement.text.split(' ')[0]}`)
}

it('lookups that are asked at once share a transaction and have names, on connections that are pipelined', async () => {
  expect(await sentFor(true)).toEqual(['begin', 'named select', 'named select', 'commit'])
  expect(await sentFor(false)).toEqual(['select', 'select'])
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
