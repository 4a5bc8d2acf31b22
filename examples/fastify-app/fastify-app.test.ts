import { createRapportClient, createTracker } from '@rapport/client'
import { createTestRapport } from '@rapport/core/testing'
import { expect, it } from 'vitest'
import { createApp } from './fastify-app.js'

it('serves Rapport beside the routes of the app, and closes it with the app', async () => {
  const { rapport, organizationId, apiKey, publicKey } = await createTestRapport({ basePath: '/rapport' })
  const app = createApp(rapport, organizationId)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })

  const tracker = createTracker({ baseUrl: `${url}/rapport`, publicKey })
  tracker.identify({ userId: 'u_ann', email: 'ann@globex.com' })
  expect(await tracker.shutdown()).toMatchObject({ acknowledged: 1 })

  const client = createRapportClient({ baseUrl: `${url}/rapport`, apiKey })
  const { items } = await client.call('svc_list_users', {})
  expect(items).toMatchObject([{ email: 'ann@globex.com' }])
  await client.close()

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
