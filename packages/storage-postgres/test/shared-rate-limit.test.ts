import { createRapport } from '@rapport/core'
import pg from 'pg'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { expect, it, onTestFinished } from 'vitest'
import { postgresStore } from '../src/index.js'
import { freshSchema, postgresUrl } from './stores.js'

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
