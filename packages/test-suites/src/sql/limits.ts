import { runningBombs } from '@rapport/core/src/testing/sql/attacks/index.js'
import { describe, expect, it } from 'vitest'
import type { SqlWorld } from './sql-world.js'

const endless = 'WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT count(*) FROM r'

/** `bombs`: how many of those that only time ends are run; each takes the store's time-out. */
export function testLimits(world: () => SqlWorld, bombs: number): void {
  describe('bounds', () => {
    it.each(runningBombs.slice(0, bombs))('the time and memory of %s', async (sql) => {
      const { rapport } = world()
      const page = { type: 'pageview', url: 'https://app.example.com/a', path: '/a' }
      const visitorId = '11111111-1111-4111-8111-111111111111'
      const ingesting = () => rapport.post(`/api/i/v1/${rapport.publicKey}/events`, { visitorId, events: [page] })
      const [refusal, ingested] = await Promise.all([world().refusal(sql), ingesting()])
      expect(refusal, sql).toMatchObject({ status: 422, code: 'UNPROCESSABLE' })
      expect(refusal.message, sql).toMatch(/^(TIMEOUT|QUERY_NOT_ALLOWED|EXECUTION_ERROR): /)
      expect(ingested.status).toBe(200)
      const [[stored]] = (await world().values(`SELECT count(*) FROM activity WHERE visitor_id = '${visitorId}'`)) as [[number]]
      expect(stored).toBeGreaterThan(0)
    })

    it('the queries that an organization has running, and says when to come back', async () => {
      const running = Array.from({ length: 6 }, () =>
        world().rapport.call('svc_query', { sql: 'SELECT count(*) FROM activity a, activity b' })
      )
      const answers = await Promise.all(running)
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429, 429])
      const refused = answers.find(({ status }) => status === 429)
      expect(refused).toMatchObject({ body: { code: 'RATE_LIMITED', retryable: true }, headers: { 'retry-after': '1' } })
      expect(await world().values('SELECT 1')).toEqual([[1]])
    })

    it('what a caller who has gone away leaves behind', async () => {
      const { rapport, apiKey } = world().rapport
      const controller = new AbortController()
      const body = Buffer.from(JSON.stringify({ tool: 'svc_query', input: { sql: endless } }))
      const headers: Record<string, string> = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
      async function* chunks() {
        yield body
      }
      const asked = rapport.handle({
        method: 'POST',
        url: '/api/tools/call',
        header: (name) => headers[name],
        body: chunks(),
        signal: controller.signal
      })
      setTimeout(() => controller.abort(), 100)
      expect((await asked).status).toBe(422)
      expect(await world().values('SELECT 1')).toEqual([[1]])
    })
  })
}
