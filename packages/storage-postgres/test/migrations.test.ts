import { randomUUID } from 'node:crypto'
import { createRapport } from '@rapport/core'
import { tables } from '@rapport/core/storage'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate, type PostgresStore, postgresStore, printMigrations } from '../src/index.js'
import { migrations } from '../src/migrations/index.js'
import { freshSchema, postgresUrl } from './stores.js'

const allNames = migrations.map(({ name }) => name)

const admin = new pg.Pool({ connectionString: postgresUrl(), max: 2 })
const opened: { close(): Promise<void> }[] = []

afterAll(async () => {
  for (const store of opened) await store.close()
  await admin.end()
})

function open(schema: string, options: { migrate?: boolean; connectionString?: string } = {}): PostgresStore {
  const { connectionString = postgresUrl(), ...rest } = options
  const store = postgresStore({ connectionString, maxConnections: 2 }, { schema, ...rest })
  opened.push(store)
  return store
}

describe('migrations', () => {
  it('are not run by opening a store, which says what to do instead', async () => {
    const schema = freshSchema()
    const store = open(schema)
    await expect(store.open()).rejects.toMatchObject({
      name: 'SchemaVersionError',
      message: expect.stringContaining('npx @rapport/cli migrate')
    })
    await expect(store.organization(randomUUID()).count(tables.events)).rejects.toMatchObject({ name: 'SchemaVersionError' })
    const { rows } = await admin.query('select 1 from pg_namespace where nspname = $1', [schema])
    expect(rows).toEqual([])
    expect(await migrate(store)).toEqual(allNames)
    await store.open()
    expect(await store.organization(randomUUID()).count(tables.events)).toBe(0)
  })

  it('run once: a second run finds nothing to do, and leaves the rows', async () => {
    const store = open(freshSchema(), { migrate: true })
    const row = { id: randomUUID(), name: 'Acme', slug: 'acme', domains: [], domains_revision: 0, demo: null, created_at: 1 }
    await store.directory.insert(tables.organizations, [row])
    expect(await migrate(store)).toEqual([])
    expect(await store.directory.find(tables.organizations)).toEqual([row])
  })

  it('run by several processes at once are run by one of them', async () => {
    const schema = freshSchema()
    const ran = await Promise.all(Array.from({ length: 5 }, () => migrate(open(schema))))
    expect(ran.flat()).toEqual(allNames)
    await open(schema).open()
  })

  it('run on opening, by one of several processes that start at once and make the same organization', async () => {
    const schema = freshSchema()
    const rapports = Array.from({ length: 4 }, () =>
      createRapport({ store: postgresStore({ connectionString: postgresUrl(), maxConnections: 2, schema, migrate: true }) })
    )
    opened.push(...rapports)
    const made = await Promise.all(rapports.map((rapport) => rapport.organizations.ensure({ slug: 'acme', name: 'Acme Inc' })))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(await rapports[0]?.organizations.list()).toEqual([made[0]])
  })

  it('refuse a schema that is newer than they are', async () => {
    const schema = freshSchema()
    await open(schema, { migrate: true }).open()
    await admin.query(`insert into ${schema}.migrations (version, name) values (1000, 'of the future')`)
    const newer = { name: 'SchemaVersionError', message: expect.stringContaining('update @rapport/storage-postgres') }
    await expect(open(schema).open()).rejects.toMatchObject(newer)
    await expect(open(schema, { migrate: true }).open()).rejects.toMatchObject(newer)
    await expect(migrate(open(schema))).rejects.toMatchObject(newer)
  })

  it('name the version of a schema that is older', async () => {
    const schema = freshSchema()
    await open(schema, { migrate: true }).open()
    await admin.query(`delete from ${schema}.migrations`)
    await expect(open(schema).open()).rejects.toMatchObject({ name: 'SchemaVersionError', message: expect.stringContaining('migrate') })
  })

  it('a store whose schema is made later opens then', async () => {
    const schema = freshSchema()
    const store = open(schema)
    await expect(store.ping()).rejects.toMatchObject({ name: 'SchemaVersionError' })
    await migrate(open(schema))
    await store.ping()
  })

  it('work in a schema of any name', async () => {
    const store = open(`It's "odd" $$ ${freshSchema()}`, { migrate: true })
    expect(await store.organization(randomUUID()).count(tables.members, { search_key: { contains: 'x' } })).toBe(0)
  })
})

describe('printed migrations', () => {
  it('run by hand make a schema that opens', async () => {
    const schema = freshSchema()
    await admin.query(printMigrations({ schema }))
    const store = open(schema)
    await store.open()
    expect(await migrate(store)).toEqual([])
  })

  it('start after the version that is there already', () => {
    expect(printMigrations({ from: 1 })).not.toContain('create table "rapport".events')
  })

  it('refuse a name that cannot be a schema', () => {
    expect(() => printMigrations({ schema: '' })).toThrow(TypeError)
    expect(() => postgresStore({ connectionString: postgresUrl() }, { schema: 'x'.repeat(64) })).toThrow(TypeError)
  })
})

it('a role that may neither create schemas nor extensions migrates a schema of its own, and contains works', async () => {
  const name = freshSchema()
  await admin.query(`create role ${name} login password 'secret'`)
  await admin.query(`create database ${name} template template0`)
  const url = new URL(postgresUrl())
  url.pathname = name
  const owner = new pg.Client({ connectionString: url.href })
  await owner.connect()
  await owner.query(`create schema rapport authorization ${name}`)
  await owner.end()
  url.username = name
  url.password = 'secret'
  const store = open('rapport', { connectionString: url.href, migrate: true })
  const member = { id: 'a', email: 'a', name: 'Ann', title: null, role: null, manager_email: null, territory: null, linkedin_url: null }
  const rows = store.organization(randomUUID())
  await rows.insert(tables.members, [
    { ...member, owned_customer_count: 0, search_key: 'ann', provider: null, console_role: null, created_at: 0 }
  ])
  expect(await rows.count(tables.members, { search_key: { contains: 'nn' } })).toBe(1)
  await store.close()
  await admin.query(`drop database ${name}`)
  await admin.query(`drop role ${name}`)
})

describe('a login that may not', () => {
  const name = freshSchema()
  const asLogin = () => {
    const url = new URL(postgresUrl())
    url.username = name
    url.password = 'secret'
    return url.href
  }
  beforeAll(() => admin.query(`create role ${name} login password 'secret'`))
  afterAll(() => admin.query(`drop role ${name}`))

  it('make the schema is told what an administrator runs', async () => {
    const refused = { name: 'SchemaVersionError', message: expect.stringMatching(/permission denied.*npx @rapport\/cli migrate --print/) }
    await expect(migrate(open(freshSchema(), { connectionString: asLogin() }))).rejects.toMatchObject(refused)
  })

  it('read the schema is told so', async () => {
    const schema = freshSchema()
    await open(schema, { migrate: true }).open()
    const refused = {
      name: 'SchemaVersionError',
      message: expect.stringMatching(new RegExp(`permission denied for schema ${schema}.*grant`))
    }
    await expect(open(schema, { connectionString: asLogin() }).open()).rejects.toMatchObject(refused)
  })
})

it('a database that is not there is named', async () => {
  const url = new URL(postgresUrl())
  url.pathname = '/of_nobody'
  const unreachable = { name: 'StoreUnavailableError', message: expect.stringContaining('database "of_nobody" does not exist') }
  await expect(open('rapport', { connectionString: url.href }).ping()).rejects.toMatchObject(unreachable)
})
