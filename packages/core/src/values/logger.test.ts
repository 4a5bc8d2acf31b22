import { describe, expect, it } from 'vitest'
import { createTestRapport } from '../testing/create-test-rapport.js'
import { jsonLogger } from './logger.js'

function written(level: 'info' | 'warn' | 'error') {
  const lines: string[] = []
  return { lines, logger: jsonLogger(level, (line) => lines.push(line)) }
}

describe('jsonLogger', () => {
  it('writes a line of JSON for each message: time, level, message, fields', () => {
    const { lines, logger } = written('info')
    logger.error('It failed', { requestId: 'r1', error: 'a\nb' })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^\{"time":"\d{4}-[^"]+Z","level":"error","message":"It failed","requestId":"r1","error":"a\\nb"\}\n$/)
  })

  it.each([
    ['info', 3],
    ['warn', 2],
    ['error', 1]
  ] as const)('of level %s writes what is as serious', (level, count) => {
    const { lines, logger } = written(level)
    logger.info('a')
    logger.warn('b')
    logger.error('c')
    expect(lines).toHaveLength(count)
  })

  it('writes the message of a line whose fields are no JSON', () => {
    const { lines, logger } = written('info')
    const round: Record<string, unknown> = {}
    round.self = round
    logger.warn('It goes on', round)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', message: 'It goes on' })
  })
})

describe('the access log', () => {
  const requests = [
    { method: 'GET', url: '/healthz?token=s3cret', headers: { 'x-request-id': 'mine-1' } },
    { method: 'GET', url: '/connect/s3cret-token-of-a-page', headers: { 'x-request-id': 'no id:\n' } },
    { method: 'GET', url: '/nowhere/s3cret' }
  ]

  it('has a line for each request, with the id of its answer, and nothing that the path holds', async () => {
    const { send, log } = await createTestRapport({ accessLog: true })
    const ids: unknown[] = []
    for (const request of requests) ids.push((await send(request)).headers['x-request-id'])
    expect(ids[0]).toBe('mine-1')
    expect(ids[1]).not.toContain('no id')
    expect(log.map(({ message, fields }) => [message, fields.requestId, fields.route, fields.status])).toEqual([
      ['Request', ids[0], '/healthz', 200],
      ['Request', ids[1], '/connect/{token}', expect.any(Number)],
      ['Request', ids[2], 'none', 404]
    ])
    expect(JSON.stringify(log)).not.toContain('s3cret')
  })

  it('is off by default', async () => {
    const { send, log } = await createTestRapport()
    for (const request of requests) await send(request)
    expect(log).toEqual([])
  })
})

it('what a tool logs carries the id of its request', async () => {
  const http = () => Promise.reject(new TypeError('away'))
  const { post, apiKey, workspace, log } = await createTestRapport({ http, embedder: { url: 'https://models.example', model: 'm' } })
  await workspace.customers.put([{ customerId: 'acme', name: 'Acme' }])
  const headers = { authorization: `Bearer ${apiKey}`, 'x-request-id': 'r-7' }
  await post('/api/tools/call', { tool: 'svc_search_customer_context', input: { query: 'invoices' } }, headers)
  await post('/api/search', { query: 'invoices' }, headers)
  const lines = log.filter(({ message }) => message.startsWith('The embeddings endpoint'))
  expect(lines.map(({ fields }) => fields.requestId)).toEqual(['r-7', 'r-7'])
})
