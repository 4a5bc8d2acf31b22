import { randomUUID } from 'node:crypto'
import { createRapport } from '@rapport/core'
import { type Transaction, tables } from '@rapport/core/storage'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PostgresClient, type PostgresPool, type PostgresStore, postgresStore } from '../src/index.js'
import { freshSchema, postgresUrl } from './stores.js'

const ways = ['seqscan', 'hashjoin', 'mergejoin', 'sort']
const question = `select ${ways.map((way) => `current_setting('enable_${way}') as ${way}`).join(', ')}`

interface Planned {
  text: string
  isNamed: boolean
  /** What the planner may not use. */
  avoided: string[]
}

/** A pool that asks the server, before each statement but those that begin or end transactions, what the planner may use for it. */
class AskingPool implements PostgresPool {
  readonly planned: Planned[] = []
  readonly #pool: pg.Pool

  constructor(options: pg.PoolConfig) {
    this.#pool = new pg.Pool({ ...options, connectionString: postgresUrl() })
  }

  async connect(): Promise<PostgresClient> {
    const client = await this.#pool.connect()
    return {
      pipeline: client.pipeline,
      query: async (query) => {
        if (/^(begin|commit|rollback|set) ?/.test(query.text)) return client.query(query)
        const asked = client.query(question).catch(() => undefined)
        if (!client.pipeline) await asked
        const answered = client.query(query)
        const [settings] = await Promise.all([asked, answered])
        const [row] = settings?.rows ?? []
        this.planned.push({ text: query.text, isNamed: query.name !== undefined, avoided: ways.filter((way) => row?.[way] === 'off') })
        return answered
      },
      on: (event, listener) => client.on(event, listener),
      off: (event, listener) => client.off(event, listener),
      release: (destroy) => client.release(destroy)
    }
  }

  on(event: 'error', listener: (error: Error) => void): unknown {
    return this.#pool.on(event, listener)
  }

  off(event: 'error', listener: (error: Error) => void): unknown {
    return this.#pool.off(event, listener)
  }

  async plannedBy(work: () => Promise<unknown>): Promise<Planned[]> {
    const before = this.planned.length
    await work()
    return this.planned.slice(before)
  }

  end(): Promise<void> {
    return this.#pool.end()
  }
}

const narrow = ['seqscan', 'hashjoin', 'mergejoin']

describe.each([true, false])('what the planner may use on connections that pipeline (%s)', (pipeline) => {
  const pool = new AskingPool({ pipeline, max: 4 })
  const schema = freshSchema()
  let store: PostgresStore
  beforeAll(async () => {
    store = postgresStore({ pool }, { schema, migrate: true })
    await store.open()
  })
  afterAll(async () => {
    await store.close()
    await pool.end()
  })

  const byKey = (transaction: Transaction) => transaction.get(tables.users, [{ id: randomUUID() }])
  const measured = (transaction: Transaction) => transaction.aggregate(tables.events, { measures: { all: { count: true } } })

  it('kept plans: no scan of a table, no hash and no merge join; all others in the same transaction: everything', async () => {
    const planned = await pool.plannedBy(() =>
      store.organization(randomUUID()).transaction(async (transaction) => {
        await byKey(transaction)
        await measured(transaction)
        await Promise.all([measured(transaction), byKey(transaction), byKey(transaction), measured(transaction)])
      })
    )
    const expected = [true, false, false, true, true, false].map((isNamed) => ({ isNamed, avoided: isNamed ? narrow : [] }))
    expect(planned.map(({ isNamed, avoided }) => ({ isNamed, avoided }))).toEqual(expected)
  })

  it('a transaction without kept plans: everything', async () => {
    const planned = await pool.plannedBy(() => store.organization(randomUUID()).transaction(measured))
    expect(planned.map(({ avoided }) => avoided)).toEqual([[]])
  })

  it('ingest, its jobs and reads: what is kept, and that alone, is narrow', async () => {
    const rapport = createRapport({ store })
    const { id } = await rapport.organizations.create({ name: 'Acme', slug: 'acme' })
    const event = { url: 'https://x.test/', path: '/' }
    const planned = await pool.plannedBy(async () => {
      for (const visitorId of [randomUUID(), randomUUID()]) {
        const events = [{ type: 'identify' as const, userId: 'u1', email: 'ann@acme.test', ...event }]
        await rapport.organization(id).ingest({ source: 'client', visitorId, events: [{ type: 'pageview', ...event }] })
        await rapport.organization(id).ingest({ source: 'client', visitorId, events })
      }
      await rapport.organization(id).call('svc_list_workspace_users', {})
    })
    const wrong = planned.filter(({ isNamed, avoided }) => isNamed !== narrow.every((way) => avoided.includes(way)))
    expect(wrong).toEqual([])
    expect(planned.filter(({ isNamed }) => isNamed).length).toBeGreaterThan(20)
    expect(planned.filter(({ isNamed }) => !isNamed).length).toBeGreaterThan(0)
    const sorted = planned.filter(({ avoided }) => avoided.includes('sort'))
    expect(sorted.length > 0).toBe(pipeline)
  })

  it('nothing is left behind on a connection', async () => {
    const client = await pool.connect()
    const asked = await client.query({ text: question, types: { getTypeParser: () => String } })
    expect([asked].flat()[0]?.rows).toEqual([Object.fromEntries(ways.map((way) => [way, 'on']))])
    client.release()
  })
})
