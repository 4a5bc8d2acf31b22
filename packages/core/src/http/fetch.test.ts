import { expect, it } from 'vitest'
import { createTestRapport } from '../testing/create-test-rapport.js'

it('serves a WHATWG request: method, path, headers, body', async () => {
  const { rapport, apiKey } = await createTestRapport()
  const response = await rapport.fetch(
    new Request('https://host.test/api/tools/call?x=1', {
      method: 'POST',
      headers: { Authorization: `Bearer ${apiKey}`, 'X-Request-Id': 'mine' },
      body: JSON.stringify({ tool: 'svc_list_users', input: { limit: 1 } })
    })
  )
  expect(response.status).toBe(200)
  expect(response.headers.get('x-request-id')).toBe('mine')
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await response.json()).toEqual({ items: [], pagination: { hasMore: false, nextCursor: null, total: 0 } })
})

it('serves requests without a body, and answers without one', async () => {
  const { rapport, publicKey } = await createTestRapport()
  expect(await (await rapport.fetch(new Request('http://host.test/healthz'))).json()).toEqual({ status: 'ok' })
  expect(await (await rapport.fetch(new Request('http://host.test/healthz', { method: 'HEAD' }))).text()).toBe('')
  const headers = { Origin: 'https://app.example.com' }
  const preflight = await rapport.fetch(new Request(`http://host.test/api/i/v1/${publicKey}/events`, { method: 'OPTIONS', headers }))
  expect(preflight.status).toBe(204)
})

it('reads a streamed body no further than the limit', async () => {
  const { rapport, apiKey } = await createTestRapport({ limits: { gatewayBodyBytes: 1000 } })
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      sent += 400
      controller.enqueue(new Uint8Array(400))
    }
  })
  const init = { method: 'POST', headers: { authorization: `Bearer ${apiKey}` }, body, duplex: 'half' } as const
  const response = await rapport.fetch(new Request('http://host.test/api/tools/call', init))
  expect(response.status).toBe(413)
  expect(sent).toBeLessThan(3000)
})

it('says so when the host has read the body already', async () => {
  const { rapport, publicKey, log } = await createTestRapport()
  const request = new Request(`http://host.test/api/i/v1/${publicKey}/events`, { method: 'POST', body: '{}' })
  await request.text()
  const response = await rapport.fetch(request)
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ error: expect.stringContaining('read before it reached Rapport') })
  expect(log.filter(({ level }) => level === 'error')).toHaveLength(1)
})
