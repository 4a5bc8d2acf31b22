import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { vector } from '@electric-sql/pglite-pgvector'
import { createRapport } from '@rapport/core'
import { tables } from '@rapport/core/storage'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { migrate, pgliteStore, postgresStore, printMigrations } from '../src/index.js'
import { execute } from '../src/migrations/changes.js'
import { migrations } from '../src/migrations/index.js'
import { migrateSchema } from '../src/migrations/migrate.js'
import { freshPgliteDirectory } from './pglite-stores.js'
import { freshSchema, postgresUrl } from './stores.js'
import { dumpOfVersion1, renamedColumns } from './version-1.js'

const admin = new pg.Pool({ connectionString: postgresUrl(), max: 2 })
const opened: { close(): Promise<void> }[] = []

afterAll(async () => {
  for (const store of opened) await store.close()
  await admin.end()
})

function open(schema: string, options: { migrate?: boolean } = {}) {
  const store = postgresStore({ connectionString: postgresUrl(), maxConnections: 2 }, { schema, ...options })
  opened.push(store)
  return store
}

/** A schema of version 1 with rows. */
async function schemaOfVersion1(): Promise<string> {
  const schema = freshSchema()
  await admin.query(dumpOfVersion1(schema))
  return schema
}

/** The migrations that a database of version 1 lacks. */
const later = migrations.slice(1)
const laterNames = later.map(({ name }) => name)
const latest = migrations.length

type TableRows = { [table: string]: { [column: string]: unknown }[] }

/** The rows of all tables, as JSON. */
async function rowsOf(schema: string): Promise<TableRows> {
  const { rows: found } = await admin.query(
    `select table_name as name from information_schema.tables where table_schema = $1 and table_name <> 'migrations'`,
    [schema]
  )
  const all: TableRows = {}
  for (const { name } of found) {
    const { rows } = await admin.query(`select to_jsonb(t) as row from ${schema}.${name} as t order by t`)
    all[name] = rows.map(({ row }) => row)
  }
  return all
}

/** The rows under the names of version 2. */
function renamed({ automation_reaches: automation_cooldowns = [], ...rows }: TableRows): TableRows {
  const tables = Object.entries({ ...rows, automation_cooldowns }).map(([table, each]) => {
    const names = renamedColumns[table] ?? {}
    const row = (old: object) => Object.fromEntries(Object.entries(old).map(([column, value]) => [names[column] ?? column, value]))
    return [table, each.map(row)] as const
  })
  return Object.fromEntries(tables)
}

describe('a database of version 1', () => {
  it('is migrated with all of its rows, by one of several processes that start at once', async () => {
    const schema = await schemaOfVersion1()
    const before = renamed(await rowsOf(schema))
    const ran = await Promise.all(Array.from({ length: 3 }, () => migrate(open(schema))))
    expect(ran.flat()).toEqual(laterNames)
    // Later versions may have added columns and tables.
    expect(await rowsOf(schema)).toMatchObject(before)
    expect(before.automation_cooldowns).toHaveLength(2)
    const { rows } = await admin.query(`select version, fingerprint from ${schema}.migrations order by version`)
    expect(rows).toEqual([{ version: 1, fingerprint: null }, ...later.map(({ version, fingerprint }) => ({ version, fingerprint }))])
  })

  it('has the same indexes after it as a new database', async () => {
    const upgraded = await schemaOfVersion1()
    const fresh = freshSchema()
    await Promise.all([upgraded, fresh].map((schema) => migrate(open(schema))))
    const indexes = async (schema: string) => {
      const { rows } = await admin.query('select indexdef from pg_indexes where schemaname = $1 order by indexname', [schema])
      return rows.map(({ indexdef }) => String(indexdef).replaceAll(schema, 'rapport'))
    }
    expect(await indexes(upgraded)).toEqual(await indexes(fresh))
  })

  it('goes on where it was: an identity keeps its user, and new events join', async () => {
    const rapport = createRapport({ store: open(await schemaOfVersion1(), { migrate: true }) })
    opened.push(rapport)
    const [organization] = await rapport.organizations.list()
    const workspace = rapport.organization(organization?.id ?? '')
    const before = await workspace.call('svc_list_users', { search: 'ann@globex.com' })
    expect(before.items).toMatchObject([{ email: 'ann@globex.com' }])
    await workspace.ingest({ source: 'server', events: [{ type: 'identify', userId: 'u9', email: 'ann@globex.com' }] })
    const after = await workspace.call('svc_list_users', { search: 'globex.com' })
    expect(after.items.map(({ id }) => id)).toContain(before.items[0]?.id)
  })

  it('is refused where nobody lets the store migrate, in words that name the command', async () => {
    const schema = await schemaOfVersion1()
    const words = `The database has version 1 of Rapport's schema, not ${latest}: run "npx @rapport/cli migrate", or open the store with { migrate: true }`
    await expect(open(schema).open()).rejects.toMatchObject({ name: 'SchemaVersionError', message: words })
  })

  it('takes the printed SQL of what it lacks', async () => {
    const schema = await schemaOfVersion1()
    await admin.query(printMigrations({ schema, from: 1 }))
    const store = open(schema)
    await store.open()
    expect(await migrate(store)).toEqual([])
  })

  it('that has other columns is refused with the differences, and left as it was', async () => {
    const schema = await schemaOfVersion1()
    await admin.query(`alter table ${schema}.facts drop column severity`)
    await admin.query(`alter table ${schema}.facts add column mood text`)
    await admin.query(`alter table ${schema}.members alter column name drop not null`)
    await admin.query(`drop table ${schema}.model_usage`)
    const before = await rowsOf(schema)
    const words = 'facts.severity is missing; facts.mood is unknown; the table model_usage is missing'
    for (const attempt of [() => open(schema, { migrate: true }).open(), () => migrate(open(schema))]) {
      const refused: Error = await attempt().then(
        () => new Error('it opened'),
        (error) => error
      )
      expect(refused.name).toBe('SchemaVersionError')
      expect(refused.message).toContain('are not those of version 1 (')
      for (const part of words.split('; ')) expect(refused.message).toContain(part)
      expect(refused.message).toContain('members.name is text or null, not text')
    }
    expect(await rowsOf(schema)).toEqual(before)
  })
})

describe('a schema of this version', () => {
  it('with another fingerprint is refused, with the differences if its columns show any', async () => {
    const schema = freshSchema()
    await migrate(open(schema))
    await admin.query(`update ${schema}.migrations set fingerprint = 'of other tables' where version = ${latest}`)
    const alike = {
      name: 'SchemaVersionError',
      message: expect.stringContaining('their columns are the same, their keys or indexes are not')
    }
    await expect(open(schema).open()).rejects.toMatchObject(alike)
    await admin.query(`alter table ${schema}.events drop column title`)
    const other = { name: 'SchemaVersionError', message: expect.stringContaining('(events.title is missing)') }
    await expect(open(schema).open()).rejects.toMatchObject(other)
    await expect(open(schema, { migrate: true }).open()).rejects.toMatchObject(other)
  })
})

describe('a migration that fails halfway', () => {
  it('leaves nothing of itself, nor of those before it', async () => {
    const schema = await schemaOfVersion1()
    const before = await rowsOf(schema)
    const broken = execute((name) => `create table ${name}.half_done ();\nselect 1 / 0;`)
    const list = [...migrations, { version: latest + 1, name: 'broken', fingerprint: 'never', changes: [broken] }]
    const client = await admin.connect()
    try {
      await client.query('begin')
      const send = (text: string, parameters: readonly unknown[] = []) =>
        parameters.length === 0 ? client.query(text) : client.query(text, [...parameters])
      await expect(migrateSchema({ schema, send }, list)).rejects.toThrow('division by zero')
    } finally {
      await client.query('rollback')
      client.release()
    }
    expect(await rowsOf(schema)).toEqual(before)
    expect(await migrate(open(schema))).toEqual(laterNames)
  })
})

describe('a process that runs while a newer Rapport migrates', () => {
  const newer = { name: 'SchemaVersionError', message: expect.stringContaining(`newer than this Rapport knows (${latest})`) }

  it.each([
    ['asks whether the store can serve', (store: ReturnType<typeof open>) => store.ping()],
    ['asks for the time before it looks for jobs', (store: ReturnType<typeof open>) => store.directory.now()],
    ['uses a column that is not there any more', (store: ReturnType<typeof open>) => store.directory.find(tables.organizations)]
  ])('stops in words once it %s', async (_, use) => {
    const schema = freshSchema()
    const store = open(schema, { migrate: true })
    await store.open()
    await admin.query(`alter table ${schema}.organizations rename column slug to handle`)
    await admin.query(`insert into ${schema}.migrations (version, name) values (${latest + 1}, 'of the future')`)
    await expect(use(store)).rejects.toMatchObject(newer)
    // From then on every call is refused.
    await expect(store.organization('00000000-0000-4000-8000-000000000000').count(tables.events)).rejects.toMatchObject(newer)
  })

  it('still gets the error of a statement that fails for another reason', async () => {
    const schema = freshSchema()
    const store = open(schema, { migrate: true })
    await store.open()
    await admin.query(`alter table ${schema}.organizations rename column slug to handle`)
    await expect(store.directory.find(tables.organizations)).rejects.toMatchObject({ code: '42703' })
  })
})

// Making a database takes PGlite some seconds of its own.
describe('a PGlite directory of version 1', () => {
  it('is migrated on opening, and refused when its columns are others', async () => {
    const dataDir = await freshPgliteDirectory()
    const inside = async (text: string) => {
      const database = await PGlite.create({ dataDir: join(dataDir, 'pgdata'), extensions: { pg_trgm, vector } })
      await database.exec(text)
      await database.close()
    }
    await inside(`${dumpOfVersion1()}\n${dumpOfVersion1('other')}\nalter table other.facts drop column severity;`)
    const other = pgliteStore({ dataDir, schema: 'other' })
    const refused = { name: 'SchemaVersionError', message: expect.stringContaining('(facts.severity is missing)') }
    await expect(other.open()).rejects.toMatchObject(refused)
    await other.close()
    const store = pgliteStore({ dataDir })
    const [organization] = await store.directory.find(tables.organizations)
    const people = await store.organization(organization?.id ?? '').find(tables.identities)
    expect(people.map(({ identity, original_id: id }) => [identity, id.length])).toContainEqual(['u:u1', 36])
    expect(await store.migrate()).toEqual([])
    await store.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
})
