import { sqlWorldOn } from '@rapport/test-suites'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { postgresStore } from '../src/index.js'
import { watchBackends } from './backend-memory.js'
import { freshSchema, postgresUrl } from './stores.js'

const megabyte = 1024 * 1024

/**
 * Registers tests: none of these queries makes a process of the Postgres server large, or keeps it busy for long. `areRefused`: none of them even begins to
 * run.
 */
export function testMemoryAttacks(attacks: readonly string[], { areRefused = false } = {}): void {
  const application = freshSchema()
  let world: Awaited<ReturnType<typeof sqlWorldOn>>
  let watching: pg.Client

  beforeAll(async () => {
    const url = new URL(postgresUrl())
    url.searchParams.set('application_name', application)
    const store = postgresStore({ connectionString: url.href }, { schema: application, migrate: true })
    await store.open()
    world = await sqlWorldOn(store)
    watching = new pg.Client({ connectionString: postgresUrl() })
    await watching.connect()
  })

  afterAll(async () => {
    await watching.end()
    await world.rapport.rapport.close()
  })

  it.each(attacks)('%s', async (sql) => {
    const answers: unknown[] = []
    const begun = performance.now()
    const { most, maxDelayMs } = await watchBackends(watching, application, async () => answers.push(await world.send(sql)))
    const { status, body } = Object(answers[0])
    if (process.env.SHOW) {
      const told = status === 200 ? 'answered' : String(Object(body).message).slice(0, 90)
      console.log(
        `@@ ${Math.round(most / megabyte)} MB ${Math.round(maxDelayMs)} ms ${Math.round(performance.now() - begun)} ms | ${told} | ${sql.slice(0, 110)}`
      )
    }
    expect([200, 422]).toContain(status)
    if (areRefused) expect(String(Object(body).message)).toMatch(/^QUERY_NOT_ALLOWED/)
    expect(most / megabyte).toBeLessThan(512)
    expect(maxDelayMs).toBeLessThan(6_500)
  })
}
