import { randomBytes } from 'node:crypto'
import { createTestRapport } from '@rapport/core/testing'
import { fillOrganization } from '@rapport/test-suites'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PostgresStore, postgresStore } from '../src/index.js'
import { freshSchema, postgresUrl } from './stores.js'

const name = `host_${randomBytes(6).toString('hex')}`
const login = `${name}_app`
const schema = freshSchema()
const admin = new pg.Client({ connectionString: postgresUrl() })
let inside: pg.Client

/** The database of a host, with its own tables, as the login or as an administrator. */
function urlOf(user?: string): string {
  const url = new URL(postgresUrl())
  url.pathname = name
  if (user) {
    url.username = user
    url.password = 'secret'
  }
  return url.href
}

/** Everything that anybody may do with what is in the database, and with roles. */
async function rights(): Promise<unknown[]> {
  const { rows } = await inside.query(
    `select 'table' as kind, relnamespace::regnamespace::text || '.' || relname as name, relacl::text as acl from pg_class
       where relnamespace::regnamespace::text not in ('${schema}', 'pg_toast')
     union all select 'function', proname || pronargs, proacl::text from pg_proc where proacl is not null
     union all select 'schema', nspname, nspacl::text from pg_namespace where nspname not like 'pg_temp%' and nspname not like 'pg_toast%' and nspname <> '${schema}'
     union all select 'database', datname, datacl::text from pg_database where datname = current_database()
     order by 1, 2, 3`
  )
  return rows
}

beforeAll(async () => {
  await admin.connect()
  await admin.query(`create role ${login} login password 'secret' nosuperuser nocreaterole`)
  await admin.query(`create database ${name} encoding 'UTF8' template template0`)
  await admin.query(`grant create on database ${name} to ${login}`)
  inside = new pg.Client({ connectionString: urlOf() })
  await inside.connect()
  await inside.query(`
    create table public.users (email text); insert into public.users values ('HOST-SECRET');
    create table public.customers (name text); insert into public.customers values ('HOST-SECRET');
    grant select on all tables in schema public to public;
    create function public.lower(text) returns text language sql as 'select ''HOST-SECRET''';
    create schema host; create table host.payments (card text); insert into host.payments values ('HOST-SECRET');
    grant usage on schema host to public; grant select on host.payments to public;
    alter role ${login} set search_path = host, public, pg_temp;`)
})

afterAll(async () => {
  await inside.end()
  await admin.query(`drop database ${name} with (force)`)
  await admin.query(`drop role ${login}`)
  await admin.end()
})

describe('a login that may make no roles, in the database of a host', () => {
  let store: PostgresStore

  beforeAll(async () => {
    store = postgresStore({ connectionString: urlOf(login) }, { schema, migrate: true })
  })

  afterAll(() => store.close())

  it('migrates without touching a right of the host, and says what an administrator has to run; until then queries are 503', async () => {
    const before = await rights()
    const { call, organizationId } = await createTestRapport({ store })
    expect(await rights()).toEqual(before)
    await fillOrganization(store.organization(organizationId), 0)
    const refused = await call('svc_query', { sql: 'SELECT count(*) FROM users' })
    expect(refused).toMatchObject({
      status: 503,
      body: { code: 'TOOL_UNAVAILABLE', message: expect.stringContaining('npx @rapport/cli migrate') }
    })
    expect((await call('svc_schema')).status).toBe(200)

    await admin.query(`revoke temporary on database ${name} from public`)
    const missing = await store.missingForSql()
    expect(missing).toContain(`grant rapport_reader to ${login};\ngrant temporary on database ${name} to ${login};`)
    await inside.query(missing ?? '')
    expect(await store.missingForSql()).toBeUndefined()
    const answered = await call('svc_query', { sql: 'SELECT count(*) AS n FROM users' })
    expect(answered).toMatchObject({ status: 200, body: { data: [{ n: 8 }] } })
  })

  it("reads none of the host's tables and calls none of its functions, whatever its search path", async () => {
    const { call, organizationId } = await createTestRapport({ store })
    await fillOrganization(store.organization(organizationId), 0)
    for (const sql of [
      'SELECT * FROM users',
      'SELECT * FROM customers',
      "SELECT lower('ABC') AS l",
      'SELECT * FROM payments',
      'SELECT * FROM host.payments'
    ]) {
      expect(JSON.stringify((await call('svc_query', { sql })).body), sql).not.toContain('HOST-SECRET')
    }
    expect((await call('svc_query', { sql: "SELECT lower('ABC') AS l" })).body).toMatchObject({ data: [{ l: 'abc' }] })
  })

  it('gives the role of readers nothing that lasts', async () => {
    const { rows } = await inside.query(
      `select relname from pg_class where relacl::text like '%rapport_reader%'
       union all select nspname from pg_namespace where nspacl::text like '%rapport_reader%' or nspowner::regrole::text = 'rapport_reader'
       union all select relname from pg_class where relname in ('activity', 'revenue')`
    )
    expect(rows).toEqual([])
    const { rows: roles } = await inside.query(
      "select rolcanlogin, rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = 'rapport_reader'"
    )
    expect(roles).toEqual([{ rolcanlogin: false, rolsuper: false, rolcreaterole: false, rolcreatedb: false }])
  })
})

it("a host's own pool serves queries, and afterwards nothing of them is left on its connections", async () => {
  const pool = new pg.Pool({ connectionString: postgresUrl(), max: 1 })
  const store = postgresStore({ pool }, { schema: freshSchema(), migrate: true })
  const { call } = await createTestRapport({ store })
  expect(await call('svc_query', { sql: 'SELECT count(*) AS n FROM users' })).toMatchObject({ status: 200, body: { data: [{ n: 0 }] } })
  expect(await call('svc_query', { sql: 'SELECT u.name FROM users u, customers c' })).toMatchObject({ status: 200 })
  expect(await call('svc_query', { sql: 'SELECT 1/0' })).toMatchObject({ status: 422 })
  const { rows } = await pool.query(
    "select current_user = session_user as same, current_setting('transaction_read_only') as read_only, to_regclass('pg_temp.users') as view, current_setting('search_path') as path, current_setting('statement_timeout') as timeout"
  )
  expect(rows).toEqual([{ same: true, read_only: 'off', view: null, path: '"$user", public', timeout: '0' }])
  await store.close()
  await pool.end()
})

it("a host's pool that pipelines cannot serve queries, and is told so", async () => {
  const pool = new pg.Pool({ connectionString: postgresUrl(), max: 2, pipeline: true })
  const store = postgresStore({ pool }, { schema: freshSchema(), migrate: true })
  const { call } = await createTestRapport({ store })
  expect(await call('svc_query', { sql: 'SELECT 1' })).toMatchObject({ status: 503, body: { message: expect.stringContaining('pipelin') } })
  await store.close()
  await pool.end()
})
