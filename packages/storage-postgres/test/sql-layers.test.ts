import { createTestRapport } from '@rapport/core/testing'
import { fillOrganization } from '@rapport/test-suites'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PostgresStore } from '../src/index.js'
import { freshPgliteStore } from './pglite-stores.js'
import { freshPostgresStore, freshSchema } from './stores.js'

/** The rows of an organization as a query that no guard has seen gets them. */
type Run = (text: string) => Promise<unknown>

const schema = freshSchema()

/** What the database itself refuses, were the guard to let it pass. */
const refused = [
  'select * from SCHEMA.events',
  'select * from SCHEMA.api_keys',
  'delete from SCHEMA.events',
  'update users set name = null',
  'delete from users',
  "insert into SCHEMA.members (id) values ('x')",
  'create table pg_temp.x (a int)',
  'create table SCHEMA.x (a int)',
  'drop view users',
  'truncate SCHEMA.events',
  'select 1; select 2',
  'commit; select 1',
  'select 1; commit; drop schema SCHEMA cascade',
  "copy SCHEMA.events to '/tmp/rapport-test'",
  "select pg_read_file('/etc/passwd')",
  "select query_to_xml('select * from SCHEMA.events', true, true, '')",
  'select * from users for update',
  'select * from pg_authid',
  'do $$ begin delete from SCHEMA.events; end $$',
  'grant select on users to public',
  'lock table SCHEMA.events',
  'select lo_create(0)',
  "select nextval('x')"
]

describe.each([
  ['Postgres', () => freshPostgresStore(schema), schema],
  ['PGlite', async () => (await freshPgliteStore()).store, 'rapport']
] as const)('without the guard, %s', (name, createStore, itsSchema) => {
  let store: PostgresStore
  let run: Run
  let close: () => Promise<void>

  beforeAll(async () => {
    store = await createStore()
    const { rapport, organizationId, clock } = await createTestRapport({ store })
    await fillOrganization(store.organization(organizationId), 0)
    run = async (text) => {
      const { sql } = store.organization(organizationId)
      const reads = [{ view: 'users' as const, columns: ['name', 'email'] }]
      return sql?.({ text: text.replaceAll('SCHEMA', itsSchema), reads, maxRows: 10, maxBytes: 100_000, now: clock.now() })
    }
    close = () => rapport.close()
  })

  afterAll(() => close())

  it.each(refused)('still refuses: %s', async (text) => {
    await expect(run(text), text).rejects.toMatchObject({ name: 'SqlError' })
    expect(await run('select count(*) as n from users')).toMatchObject({ rows: [{ n: 8 }] })
  })

  it('undoes whatever a query changes of its session', async () => {
    await run("select set_config('statement_timeout', '1', false), set_config('search_path', 'public', false)").catch(() => 'refused')
    expect(await run('select count(*) as n from users')).toMatchObject({ rows: [{ n: 8 }] })
  })

  it('lets a query change its role only where the host may need that function', async () => {
    const changing = run("select set_config('role', 'none', true)").then(
      () => 'changed',
      () => 'refused'
    )
    expect(await changing).toBe(name === 'PGlite' ? 'refused' : 'changed')
    await expect(run('select * from SCHEMA.events')).rejects.toMatchObject({ name: 'SqlError' })
  })

  it('says nothing of its own names when it refuses', async () => {
    for (const text of refused) {
      const message = await run(text).then(
        () => '',
        (error: Error) => error.message
      )
      expect(message, text).not.toMatch(/pg_|rapport|permission|HINT|relation "users"/)
    }
  })
})
