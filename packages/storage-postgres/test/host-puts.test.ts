import { createRapport, type Rapport, type Workspace } from '@rapport/core'
import { type Store, tables } from '@rapport/core/storage'
import { recordingLogger } from '@rapport/core/testing'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hostLibraries } from './host-clients.js'
import { freshPgliteStore } from './pglite-stores.js'
import { freshPostgresStore, freshSchema, postgresUrl } from './stores.js'

const schema = freshSchema()
const pool = new pg.Pool({ connectionString: postgresUrl(), max: 4 })
const libraries = hostLibraries(pool)
const [library] = libraries
const logger = recordingLogger()
let store: Store
let rapport: Rapport
let workspace: Workspace

beforeAll(async () => {
  store = await freshPostgresStore(schema)
  rapport = createRapport({ store, logger })
  await pool.query(`create schema ${schema}_host; create table ${schema}_host.orders (id text primary key)`)
})

beforeEach(async () => {
  const { id } = await rapport.organizations.create({ name: 'Host' })
  workspace = rapport.organization(id)
})

afterAll(async () => {
  await rapport.close()
  await pool.query(`drop schema ${schema}_host cascade`)
  await pool.end()
})

const order = (id: string) => `insert into ${schema}_host.orders values ('${id}')`
const orders = async () => (await pool.query(`select id from ${schema}_host.orders`)).rows.map(({ id }) => id)
const rowsOf = () => store.organization(workspace.organizationId)
const waiting = () => rowsOf().count(tables.putInbox)
const names = async () => (await workspace.customers.list({ orderBy: 'name', orderDirection: 'asc' })).items.map(({ name }) => name)
const inTransaction: (typeof libraries)[0]['inTransaction'] = (work) => {
  if (!library) throw new Error('there is no library')
  return library.inTransaction(work)
}

/** One put of every noun, each with what the one before it has put. */
const puts: {
  [Noun in 'members' | 'customers' | 'users' | 'sources' | 'facts' | 'subscriptions' | 'contracts']: Parameters<Workspace[Noun]['put']>[0]
} = {
  members: [{ id: 'm_1', email: 'eve@host.test', name: 'Eve' }],
  customers: [{ customerId: 'acme', name: 'Acme', domain: 'acme.test', traits: { plan: 'Team' } }],
  users: [{ userId: 'u_1', email: 'ann@acme.test', name: 'Ann', customer: { customerId: 'acme' } }],
  sources: [
    {
      sourceType: 'EMAIL',
      externalId: 's_1',
      occurredAt: '2026-01-31T09:30:00Z',
      participants: [{ email: 'ann@acme.test', role: 'from' }],
      segments: [{ text: 'We want ten more seats.' }]
    }
  ],
  facts: [
    {
      externalId: 'f_1',
      customer: { customerId: 'acme' },
      factType: 'EXPANSION',
      assertion: 'Acme wants ten more seats.',
      evidence: [{ sourceType: 'EMAIL', sourceId: 's_1', quote: 'ten more seats' }]
    }
  ],
  subscriptions: [
    {
      externalId: 'sub_1',
      customer: { customerId: 'acme' },
      status: 'active',
      currency: 'usd',
      startedAt: '2026-01-31T09:30:00Z',
      items: [{ amountCents: 4900, quantity: 3, interval: 'month' }]
    }
  ],
  contracts: [{ externalId: 'c_1', customer: { customerId: 'acme' }, startsOn: '2026-01-01', endsOn: '2026-12-31' }]
}

/** Puts one of everything, and answers the answers. */
async function putAll(transaction: object): Promise<unknown[]> {
  const options = { transaction }
  return [
    await workspace.members.put(puts.members, options),
    await workspace.customers.put(puts.customers, options),
    await workspace.users.put(puts.users, options),
    await workspace.sources.put(puts.sources, options),
    await workspace.facts.put(puts.facts, options),
    await workspace.subscriptions.put(puts.subscriptions, options),
    await workspace.contracts.put(puts.contracts, options)
  ]
}

describe.each(libraries)("a put in a transaction of the host's, with $name", (library) => {
  it('is written when the host commits, whatever is put, and in the order of the puts', async () => {
    const answers = await library.inTransaction(async ({ transaction, run }) => {
      await run(order(`${library.name} committed`))
      const answers = await putAll(transaction)
      await rapport.runDue()
      expect(await workspace.customers.list()).toMatchObject({ items: [] })
      return answers
    })
    expect(answers).toEqual(Object.keys(puts).map(() => ({ accepted: 1 })))
    expect(await orders()).toContain(`${library.name} committed`)
    await rapport.runDue()
    expect(await workspace.customers.list()).toMatchObject({ items: [{ externalId: 'acme', name: 'Acme', currentMrr: 14_700 }] })
    expect(await workspace.members.list()).toMatchObject({ items: [{ id: 'm_1' }] })
    expect(await workspace.users.list()).toMatchObject({ items: [{ externalId: 'u_1', name: 'Ann' }] })
    expect(await workspace.sources.list()).toMatchObject({ items: [{ externalId: 's_1' }] })
    const facts = await workspace.facts.list({ customer: 'acme' })
    expect(facts.items.map(({ externalId }) => externalId)).toContain('f_1')
    expect(await workspace.subscriptions.list()).toMatchObject({ items: [{ externalId: 'sub_1' }] })
    expect(await workspace.contracts.list({ origin: 'CONTRACT' })).toMatchObject({ items: [{ externalId: 'c_1' }] })
    expect(await waiting()).toBe(0)
  })

  it('is never written when the host rolls back', async () => {
    const failing = library.inTransaction(async ({ transaction, run }) => {
      await run(order(`${library.name} rolled back`))
      await putAll(transaction)
      throw new Error('the host changes its mind')
    })
    await expect(failing).rejects.toThrow('changes its mind')
    await rapport.runDue()
    expect(await orders()).not.toContain(`${library.name} rolled back`)
    expect([await waiting(), await names()]).toEqual([0, []])
  })

  it('is refused at once when its input is wrong, and the transaction goes on', async () => {
    await library.inTransaction(async ({ transaction, run }) => {
      const refused = workspace.users.put([{ userId: 'u_1' }, { email: 'nobody' }], { transaction })
      await expect(refused).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT', message: expect.stringContaining('users[1].email') })
      const nowhere = rapport.organization(crypto.randomUUID()).users.put([{ userId: 'u_1' }], { transaction })
      await expect(nowhere).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await run(order(`${library.name} after a refusal`))
    })
    expect(await orders()).toContain(`${library.name} after a refusal`)
    expect(await waiting()).toBe(0)
  })

  it('goes on after a failure in the database, whose values get into no message', async () => {
    await library.inTransaction(async ({ transaction, run }) => {
      await run('set local transaction read only')
      const failure: unknown = await workspace.customers
        .put([{ customerId: 'secret-value' }], { transaction })
        .catch((error: unknown) => error)
      expect(failure).toMatchObject({ name: 'HostTransactionError', message: expect.stringContaining('the transaction is read-only') })
      for (let cause: unknown = failure; cause instanceof Error; cause = cause.cause) expect(cause.message).not.toContain('secret-value')
      await run('select 1')
    })
  })

  it('takes no root, and says what to pass', async () => {
    const put = workspace.customers.put([{ customerId: 'never' }], { transaction: library.root })
    await expect(put).rejects.toThrow(TypeError)
    await expect(workspace.customers.put([{ customerId: 'never' }], { transaction: library.root })).rejects.toThrow(library.advice)
    await expect(workspace.ingest({ events: [{ type: 'pageview' }] }, { transaction: library.root })).rejects.toThrow(library.advice)
    expect(await waiting()).toBe(0)
  })
})

const acme = (name: string) => [{ customerId: 'acme', name }]

describe('the order of puts', () => {
  it('of one record is that in which they were put, with other puts between them', async () => {
    await inTransaction(async ({ transaction }) => {
      await workspace.customers.put(acme('First'), { transaction })
      await workspace.users.put([{ userId: 'u_1', customer: { customerId: 'acme' } }], { transaction })
      await workspace.customers.put(acme('Second'), { transaction })
    })
    await inTransaction(({ transaction }) => workspace.customers.put(acme('Third'), { transaction }))
    await rapport.runDue()
    expect(await names()).toEqual(['Third'])
  })

  it('is kept by a put outside of a transaction, which comes after those that are committed', async () => {
    await inTransaction(({ transaction }) => workspace.customers.put(acme('Earlier'), { transaction }))
    expect(await workspace.customers.put(acme('Later'))).toMatchObject([{ externalId: 'acme', created: false }])
    await rapport.runDue()
    expect(await names()).toEqual(['Later'])
  })

  it('and one of a transaction that is not committed yet comes later', async () => {
    await inTransaction(async ({ transaction }) => {
      await workspace.customers.put(acme('Committed last'), { transaction })
      await workspace.customers.put(acme('Between'))
    })
    await rapport.runDue()
    expect(await names()).toEqual(['Committed last'])
  })

  it('is the same where two processes apply what waits', async () => {
    const other = createRapport({ store: await freshPostgresStore(schema), logger: recordingLogger() })
    for (let n = 0; n < 30; n++) {
      await inTransaction(async ({ transaction }) => {
        await workspace.customers.put(acme(`Name ${n}`), { transaction })
        await workspace.users.put([{ userId: `u_${n}`, customer: { customerId: 'acme' } }], { transaction })
      })
    }
    await Promise.all([rapport.runDue(), other.runDue(), rapport.runDue(), other.runDue()])
    expect([await names(), await waiting()]).toEqual([['Name 29'], 0])
    expect((await workspace.users.list({ limit: 100 })).items).toHaveLength(30)
    await other.close()
  })
})

describe('a crash', () => {
  it('of the host before its commit leaves nothing', async () => {
    const client = await pool.connect()
    client.on('error', () => undefined)
    await client.query('begin')
    await workspace.customers.put(acme('Lost'), { transaction: client })
    const { rows } = await client.query('select pg_backend_pid() as pid')
    await pool.query('select pg_terminate_backend($1)', [rows[0].pid])
    await expect(client.query('commit')).rejects.toThrow()
    client.release(true)
    await rapport.runDue()
    expect([await waiting(), await names()]).toEqual([0, []])
  })

  it('after the commit loses nothing: the next process applies what waits', async () => {
    const dying = createRapport({ store: await freshPostgresStore(schema), logger: recordingLogger() })
    const { organizationId } = workspace
    await inTransaction(({ transaction }) => dying.organization(organizationId).customers.put(acme('Kept'), { transaction }))
    await dying.close()
    expect(await waiting()).toBe(1)
    expect(await rapport.status()).toMatchObject({ jobs: { pendingByKind: { inbox: 1 } } })
    await rapport.runDue()
    expect([await waiting(), await names()]).toEqual([0, ['Kept']])
  })
})

describe('a put that cannot be written when it is applied', () => {
  it('holds up no other, is kept as a failed job, and is written when a person has it tried again', async () => {
    await workspace.members.put([{ id: 'm_1', email: 'eve@host.test', name: 'Eve' }])
    await inTransaction(async ({ transaction }) => {
      await workspace.members.put([{ id: 'm_2', email: 'eve@host.test', name: 'Eva' }], { transaction })
      await workspace.members.put([{ id: 'm_3', email: 'bob@host.test', name: 'Bob' }], { transaction })
    })
    await rapport.runDue()
    const members = async () => (await workspace.members.list()).items.map(({ id }) => id)
    expect(await members()).toEqual(['m_3', 'm_1'])
    const { failed } = await workspace.jobs.list()
    expect(failed).toMatchObject([{ kind: 'inbox_put', count: 1, error: expect.stringContaining('members[0].email') }])
    await workspace.members.put([{ id: 'm_1', email: 'eve-2@host.test', name: 'Eve' }])
    await workspace.jobs.retry({ kind: 'inbox_put' })
    await rapport.runDue()
    expect((await members()).sort()).toEqual(['m_1', 'm_2', 'm_3'])
  })

  it('is written without those whose data was erased meanwhile', async () => {
    await workspace.users.put([{ userId: 'u_gone', email: 'gone@acme.test', name: 'Gone' }])
    await workspace.privacy.erase({ userId: 'u_gone' })
    await rapport.runDue()
    await inTransaction(({ transaction }) =>
      workspace.users.put([{ userId: 'u_gone' }, { userId: 'u_here', name: 'Here' }], { transaction })
    )
    await rapport.runDue()
    expect((await workspace.users.list()).items.map(({ externalId }) => externalId)).toEqual(['u_here'])
    expect((await workspace.jobs.list()).failed).toEqual([])
  })
})

describe('options that are no transaction', () => {
  it('are refused: what was to roll back with the host is not written at once', async () => {
    const attempt = (options: object) => workspace.customers.put(acme('Never'), options as { transaction: object })
    await expect(attempt({ transaction: undefined })).rejects.toThrow('transaction is undefined')
    await expect(attempt({ tx: {} })).rejects.toThrow('tx is not allowed; did you mean transaction?')
    await expect(attempt({ transaction: {} })).rejects.toThrow('transaction must be a client of pg after BEGIN')
    expect(await names()).toEqual([])
  })

  it('are refused by a store that has no transactions of hosts', async () => {
    const embedded = createRapport({ store: (await freshPgliteStore()).store, logger: recordingLogger() })
    const { id } = await embedded.organizations.create({ name: 'Embedded' })
    await inTransaction(({ transaction }) =>
      expect(embedded.organization(id).customers.put(acme('Never'), { transaction })).rejects.toThrow(
        'customers.put takes a transaction only with the Postgres store: the store here is pglite'
      )
    )
    await embedded.close()
  })
})
