import { createRapportClient, createTracker } from '@rapport/client'
import { createTestRapport } from '@rapport/core/testing'
import { expect, it, onTestFinished, vi } from 'vitest'

it('serves Rapport and an address of the app', async () => {
  const { rapport, organizationId, apiKey, publicKey } = await createTestRapport({ basePath: '/rapport' })
  onTestFinished(() => rapport.close())
  globalThis.sharedRapport = rapport
  vi.stubEnv('RAPPORT_ORGANIZATION_ID', organizationId)
  onTestFinished(() => {
    globalThis.sharedRapport = undefined
    vi.unstubAllEnvs()
  })
  const { GET, OPTIONS, POST } = await import('./route.js')
  const url = 'http://app.test'
  const fetch = (input: string, init: RequestInit) => POST(new Request(input, init))

  const tracker = createTracker({ baseUrl: `${url}/rapport`, publicKey, fetch })
  tracker.identify({ userId: 'u_ann', email: 'ann@globex.com' })
  expect(await tracker.shutdown()).toMatchObject({ acknowledged: 1 })

  const client = createRapportClient({ baseUrl: `${url}/rapport`, allowInsecureHttp: true, apiKey, fetch })
  const { items } = await client.call('svc_list_users', {})
  expect(items).toMatchObject([{ email: 'ann@globex.com' }])
  await client.close()

  expect((await GET(new Request(`${url}/rapport/console`))).status).toBe(200)
  const mcp = {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  }
  const listed = await fetch(`${url}/rapport/mcp`, { ...mcp, body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' })
  expect(await listed.json()).toMatchObject({ id: 1, result: { tools: expect.any(Array) } })

  expect(await (await GET(new Request(`${url}/rapport/people`))).json()).toEqual(['ann@globex.com'])
  expect((await GET(new Request(`${url}/rapport/api/settings/api-keys`))).status).toBe(401)

  const headers = { origin: 'https://app.example.com', 'access-control-request-method': 'POST' }
  const preflight = new Request(`${url}/rapport/api/i/v1/${publicKey}/events`, { method: 'OPTIONS', headers })
  expect((await OPTIONS(preflight)).headers.get('access-control-allow-origin')).toBe('https://app.example.com')
})
