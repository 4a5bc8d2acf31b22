import { randomUUID } from 'node:crypto'
import { tables } from '@rapport/core/storage'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { Connections } from '../src/connection/connections.js'
import { Lookups } from '../src/connection/lookups.js'
import { postgresStore } from '../src/index.js'
import { RecordingPool } from './recording-pool.js'
import { freshPostgresStore, freshSchema, postgresUrl } from './stores.js'

const pool = new pg.Pool({ connectionString: postgresUrl(), max: 1, pipeline: true })
afterAll(() => pool.end())

const commits = { commit: (connection: { commit(): Promise<void> }) => connection.commit() }

/** What some promise came to: its value, or its error's SQLSTATE. */
const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => Object(error).code
  )

it('statements behind one that fails fail with its error, nothing is saved, and the connection goes on', async () => {
  const connections = new Connections(pool, commits)
  await pool.query('create temporary table kept (number int)')
  const outcomes: unknown[] = []
  const transaction = connections.transaction(async (send) => {
    const texts = ['insert into kept values (1)', 'select 1 / 0', 'insert into kept values (2)', 'select 2', 'rubbish']
    const sent = texts.map((text) => outcome(send(text)))
    const prepared = [1, 2].map((number) => outcome(send('select $1::int + 40', [String(number)], { prepared: true })))
    outcomes.push(...(await Promise.all([...sent, ...prepared])))
  })
  expect(await outcome(transaction)).toBe('22012')
  expect(outcomes).toEqual(['done', '22012', '22012', '22012', '42601', '22012', '22012'])
  expect((await pool.query('select * from kept')).rows).toEqual([])
  await connections.transaction((send) => send('insert into kept values ($1)', ['3'], { prepared: true }))
  expect((await pool.query('select * from kept')).rows).toEqual([{ number: 3 }])
})

it.each([
  ['begins and fails, pipelined', true, 'begin; select 1 / 0; begin'],
  ['begins and fails', false, 'begin; select 1 / 0; begin'],
  ['does not begin', false, 'select 1 / 0; begin']
])('a transaction that %s saves nothing', async (_, pipeline, beginning) => {
  const own = new pg.Pool({ connectionString: postgresUrl(), max: 1, pipeline })
  await own.query('create temporary table kept (number int)')
  const failing = {
    connect: async () => {
      const client = await own.connect()
      return {
        pipeline,
        query: (query: pg.QueryConfig) => client.query({ ...query, text: query.text.replace(/^begin/, beginning) }),
        on: client.on.bind(client),
        off: client.off.bind(client),
        release: client.release.bind(client)
      }
    },
    on: own.on.bind(own),
    off: own.off.bind(own)
  }
  const connections = new Connections(failing as never, commits)
  const transaction = connections.transaction((send) => Promise.all([1, 2].map((number) => send(`insert into kept values (${number})`))))
  expect(await outcome(transaction)).toBe('22012')
  expect((await own.query('select * from kept')).rows).toEqual([])
  await own.end()
})

it('statements whose names were to become known behind a deadlock have their names the next time', async () => {
  const schema = freshSchema()
  await (await freshPostgresStore(schema)).close()
  const own = new RecordingPool(postgresUrl(), { max: 2, pipeline: true })
  const store = postgresStore({ pool: own }, { schema })
  const rows = store.organization(randomUUID())
  const claim = (at: number) => ({ visitor_id: randomUUID(), at, identity: 'u:a' })
  let meet = () => {}
  const met = new Promise<void>((resolve) => {
    meet = resolve
  })
  let waiting = 0
  const attempts = { first: 0, second: 0 }
  const inOrder = (name: keyof typeof attempts, locks: [string, string]) =>
    rows.transaction(async (transaction) => {
      const isFirst = ++attempts[name] === 1
      await transaction.lock(locks[0])
      if (isFirst) {
        if (++waiting === 2) meet()
        await met
      }
      const locked = transaction.lock(locks[1])
      // Nobody has asked for these yet: the second of each is sent by a name that the first is to make known.
      const behind = [1, 2].flatMap((at) => [
        transaction.get(tables.customers, [{ id: randomUUID() }]),
        transaction.insert(tables.visitorClaims, [claim(at)])
      ])
      await Promise.all([locked, ...behind])
    })
  await Promise.all([inOrder('first', ['a', 'b']), inOrder('second', ['b', 'a'])])
  expect(attempts.first + attempts.second).toBe(3)
  expect(await rows.count(tables.visitorClaims)).toBe(4)
  const later = await own.statementsOf(() => rows.transaction((transaction) => transaction.get(tables.customers, [{ id: randomUUID() }])))
  expect(later.map((statement) => 'name' in statement)).toEqual([false, true, false])
  await store.close()
  await own.end()
})

it('a lookup that fails takes none of those beside it along, also where they share a name', async () => {
  const connections = new Connections(pool, commits)
  await connections.use((connection) => connection.send('select 1'))
  const lookups = new Lookups(connections)
  const divide = (by: string) => outcome(lookups.send('select 10 / $1::int as tenth, $1::int as by', [by]))
  expect(await Promise.all([outcome(lookups.send('rubbish', [])), divide('1'), divide('0'), divide('2'), divide('3')])).toEqual([
    '42601',
    'done',
    '22012',
    'done',
    'done'
  ])
})
