import { createRapportClient, createTracker } from '@rapport/client'
import { createTestRapport } from '@rapport/core/testing'
import { expect, it } from 'vitest'
import { createApp } from './fastify-app.js'

it('serves Rapport beside the routes of the app, and closes it with the app', async () => {
  const { rapport, organizationId, apiKey, publicKey } = await createTestRapport({ basePath: '/rapport' })
  const app = createApp(rapport, organizationId, 'a secret of at least thirty-two letters')
  const url = await app.listen({ port: 0, host: '127.0.0.1' })

  const tracker = createTracker({ baseUrl: `${url}/rapport`, publicKey })
  tracker.identify({ userId: 'u_ann', email: 'ann@globex.com' })
  expect(await tracker.shutdown()).toMatchObject({ acknowledged: 1 })

  const client = createRapportClient({ baseUrl: `${url}/rapport`, apiKey })
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
  const echo = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":1}' }
  expect(await (await fetch(`${url}/echo`, echo)).json()).toEqual({ a: 1 })

  let closed = 0
  const { close } = rapport
  rapport.close = () => {
    closed += 1
    return close()
  }
  await app.close()
  expect(closed).toBe(1)
})
