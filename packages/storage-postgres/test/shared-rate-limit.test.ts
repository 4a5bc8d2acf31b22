import { createRapport } from '@rapport/core'
import { tables } from '@rapport/core/storage'
import pg from 'pg'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { expect, it, onTestFinished } from 'vitest'
import { type PostgresStore, postgresStore } from '../src/index.js'
import { freshPostgresStore, freshSchema, postgresUrl } from './stores.js'

const batch = JSON.stringify({ source: 'server', events: [{ type: 'custom', eventName: 'synced', url: 'server://a', path: '/' }] })

it('two servers with limiters on one Postgres share the limit of a public key', async () => {
  const schema = freshSchema()
  const pool = new pg.Pool({ connectionString: postgresUrl() })
  onTestFinished(() => pool.end())

  /** A server process as a host would start it. */
  const start = async () => {
    const store = postgresStore({ pool }, { schema, migrate: true })
    await store.open()
    const rateLimiter = await new Promise<RateLimiterPostgres>((resolve, reject) => {
      const options = { storeClient: pool, schemaName: schema, tableName: 'request_rates', points: 3, duration: 60 }
      const made = new RateLimiterPostgres(options, (error) => (error ? reject(error) : resolve(made)))
    })
    const rapport = createRapport({ store, rateLimiter })
    onTestFinished(() => rapport.close())
    return rapport
  }
  const one = await start()
  const other = await start()
  const { id } = await one.organizations.create({ name: 'Acme' })
  const { publicKey } = await one.organization(id).publicKeys.create()
  const send = (rapport: typeof one) =>
    rapport.fetch(new Request(`http://127.0.0.1/api/i/v1/${publicKey}/events`, { method: 'POST', body: batch }))

  const answers = [await send(one), await send(other), await send(one), await send(other), await send(one)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
  expect(answers.map(({ headers }) => headers.get('x-ratelimit-remaining'))).toEqual(['2', '1', '0', '0', '0'])
})

it('two servers that count on the store share the limit, and a third request waits', async () => {
  const schema = freshSchema()
  const start = async () => {
    const store = await freshPostgresStore(schema)
    const rapport = createRapport({ store, rateLimiter: 'store', limits: { ingestRequestsPerSecond: 0.001 } })
    onTestFinished(() => rapport.close())
    return rapport
  }
  const one = await start()
  const other = await start()
  const { id } = await one.organizations.create({ name: 'Acme' })
  const { publicKey } = await one.organization(id).publicKeys.create()
  const send = (rapport: typeof one) =>
    rapport.fetch(new Request(`http://127.0.0.1/api/i/v1/${publicKey}/events`, { method: 'POST', body: batch }))
  expect([(await send(one)).status, (await send(other)).status]).toEqual([200, 429])
  expect(Number((await send(other)).headers.get('retry-after'))).toBeGreaterThan(900)
})

it('two processes together never take more tokens than a bucket holds; time puts them back, up to what it holds', async () => {
  const schema = freshSchema()
  const stores = [await freshPostgresStore(schema), await freshPostgresStore(schema)]
  onTestFinished(() => void Promise.all(stores.map((store) => store.close())))
  const [one] = stores
  const bucket = { capacity: 50, perSecond: 0.000_001 }
  const take = (store: PostgresStore | undefined, count: 0 | 1 = 1) => store?.rates?.take('key', bucket, count)
  const answers = await Promise.all(Array.from({ length: 120 }, (_, at) => take(stores[at % 2])))
  expect(answers.filter((answer) => answer?.taken).length).toBe(50)
  expect(await take(one)).toMatchObject({ taken: false })
  expect(await take(one, 0)).toMatchObject({ taken: true, tokens: expect.closeTo(0, 3) })

  const aYearAgo = ((await one?.directory.now()) ?? 0) - 365 * 86_400_000
  await one?.directory.update(tables.rateBuckets, {}, { refilled_at: aYearAgo })
  expect(await take(one)).toMatchObject({ taken: true, tokens: expect.closeTo(30.5, 1) })
  await one?.directory.update(tables.rateBuckets, {}, { refilled_at: aYearAgo - 9 * 365 * 86_400_000 })
  expect(await take(one, 0)).toMatchObject({ taken: true, tokens: 50 })
  // A clock that was set back takes nothing away.
  await one?.directory.update(tables.rateBuckets, {}, { tokens: 7, refilled_at: aYearAgo + 2 * 365 * 86_400_000 })
  expect(await take(one)).toMatchObject({ taken: true, tokens: 6 })
})
