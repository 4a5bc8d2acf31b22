import { readFileSync } from 'node:fs'
import { createRapport, type Rapport, type Workspace } from '@rapport/core'
import { recordingLogger } from '@rapport/core/testing'
import { drizzle } from 'drizzle-orm/node-postgres'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { transform } from 'esbuild'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prismaStandIn } from './host-clients.js'
import { freshPostgresStore, freshSchema, postgresUrl } from './stores.js'

const page = readFileSync(new URL('../../../docs/transactions.md', import.meta.url), 'utf8')
const blocks = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code)

const rollback = blocks.find((block) => block.includes('never_happened')) ?? ''

const schema = freshSchema()
const pool = new pg.Pool({ connectionString: postgresUrl(), max: 2, options: `-c search_path=${schema}_host` })
const prisma = prismaStandIn(pool)
let rapport: Rapport
let workspace: Workspace

beforeAll(async () => {
  rapport = createRapport({ store: await freshPostgresStore(schema), logger: recordingLogger() })
  const { id } = await rapport.organizations.create({ name: 'Page' })
  workspace = rapport.organization(id)
  await pool.query(`create schema ${schema}_host; create table ${schema}_host.accounts (id text primary key, name text)`)
})

afterAll(async () => {
  await rapport.close()
  await pool.query(`drop schema ${schema}_host cascade`)
  await pool.end()
})

/** What the blocks of the page name: the host's clients, with the model that its Prisma schema would have. */
function host(): Record<string, unknown> {
  const create = (client: Parameters<Parameters<typeof prisma.$transaction>[0]>[0]) => (query: { data: { id: string; name: string } }) =>
    client.$executeRawUnsafe('insert into accounts (id, name) values ($1::text, $2::text)', query.data.id, query.data.name)
  return {
    pool,
    rapport,
    workspace,
    kysely: new Kysely<{ accounts: { id: string; name: string } }>({ dialect: new PostgresDialect({ pool }) }),
    drizzle: drizzle({ client: pool }),
    accounts: pgTable('accounts', { id: text().primaryKey(), name: text() }),
    prisma: {
      $transaction: (work: (transaction: object) => Promise<unknown>) =>
        prisma.$transaction((transaction) => work({ ...transaction, account: { create: create(transaction) } }))
    }
  }
}

/** Runs a block, and answers what it printed. */
async function run(block: string): Promise<string[]> {
  const { code } = await transform(`async function block() {\n${block}\n}`, { loader: 'ts' })
  const printed: string[] = []
  const given = { ...host(), console: { log: (word: unknown) => printed.push(String(word)) } }
  await new Function(...Object.keys(given), `${code}\nreturn block()`)(...Object.values(given))
  return printed
}

describe('docs/transactions.md', () => {
  it('has blocks that run, and what they put is written with the rows of the host', async () => {
    expect(blocks).toHaveLength(6)
    for (const block of blocks.filter((block) => block !== rollback)) await run(block)
    await rapport.runDue()
    const { rows } = await pool.query<{ name: string }>('select name from accounts order by name')
    const names = rows.map(({ name }) => name)
    expect(names).toEqual(['Acme', 'Beta', 'Delta', 'Gamma'])
    const { items } = await workspace.customers.list({ orderBy: 'name', orderDirection: 'asc' })
    expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
    expect((await workspace.users.list()).items).toMatchObject([{ externalId: 'u1', email: 'ann@acme.com' }])
  })

  it('proves a rollback, which a commit would fail', async () => {
    expect(await run(rollback)).toEqual(['1', 'false'])
    expect(await run(rollback.replace('ROLLBACK', 'COMMIT'))).toEqual(['1', 'true'])
  })

  it('names every noun that can be put', () => {
    const nouns = Object.entries(workspace).flatMap(([noun, methods]) => (typeof Object(methods).put === 'function' ? [noun] : []))
    const settings = ['reading', 'retention']
    for (const noun of nouns.filter((noun) => !settings.includes(noun))) expect(page).toContain(`\`${noun}\``)
  })
})
