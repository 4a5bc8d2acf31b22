import { expect, it } from 'vitest'
import { createTestRapport } from '../testing/create-test-rapport.js'

it('a store without an SQL engine says so, and still describes the views', async () => {
  const { call } = await createTestRapport()
  const answer = await call('svc_query', { sql: 'SELECT 1' })
  expect(answer).toMatchObject({ status: 503, body: { code: 'TOOL_UNAVAILABLE', message: expect.stringContaining('no SQL engine') } })
  const { status, body } = await call('svc_schema', { table: 'revenue' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    name: 'revenue',
    columns: expect.arrayContaining([{ name: 'mrr_cents', type: 'bigint', description: expect.any(String) }]),
    exampleQueries: expect.arrayContaining([expect.stringContaining('SELECT')])
  })
  expect((await call('svc_schema', { table: 'events' })).status).toBe(400)
  expect((await call('svc_query', { sql: '', limit: 1 })).status).toBe(400)
  expect((await call('svc_query', { sql: 'SELECT 1', limit: 10_001 })).status).toBe(400)
})
