import { createRapportClient, createTracker } from '@rapport/client'
import { createTestRapport } from '@rapport/core/testing'
import { expect, it, onTestFinished } from 'vitest'
import { createApp } from './hono-app.js'

it('serves Rapport beside the routes of the app', async () => {
  const { rapport, organizationId, apiKey, publicKey } = await createTestRapport({ basePath: '/rapport' })
  onTestFinished(() => rapport.close())
  const app = createApp(rapport, organizationId, 'a secret of at least thirty-two letters')
  const url = 'http://app.test'
  const fetch = async (input: string, init?: RequestInit) => app.request(input, init)

  const tracker = createTracker({ baseUrl: `${url}/rapport`, publicKey, fetch })
  tracker.identify({ userId: 'u_ann', email: 'ann@globex.com' })
  expect(await tracker.shutdown()).toMatchObject({ acknowledged: 1 })

  const client = createRapportClient({ baseUrl: `${url}/rapport`, allowInsecureHttp: true, apiKey, fetch })
  const { items } = await client.call('svc_list_users', {})
  expect(items).toMatchObject([{ email: 'ann@globex.com' }])
  await client.close()

  expect((await fetch(`${url}/rapport/console`)).status).toBe(200)
  const mcp = {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  }
  const listed = await fetch(`${url}/rapport/mcp`, { ...mcp, body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' })
  expect(await listed.json()).toMatchObject({ id: 1, result: { tools: expect.any(Array) } })

  expect(await (await fetch(`${url}/people`)).json()).toEqual(['ann@globex.com'])
  expect((await fetch(`${url}/elsewhere`)).status).toBe(404)
})
