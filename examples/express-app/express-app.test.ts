import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { createRapportClient, createTracker } from '@rapport/client'
import { createTestRapport } from '@rapport/core/testing'
import express from 'express'
import { expect, it, onTestFinished } from 'vitest'
import { createApp, partsOf } from './express-app.js'

/** Listens on a free port, closes after the test, and answers where. */
async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(async () => {
    await once(server.close(), 'close')
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error(`No port: ${address}`)
  return `http://127.0.0.1:${address.port}`
}

it.each(['before', 'behind'])('serves Rapport %s a body parser, beside the routes of the app', async (place) => {
  const { rapport, organizationId, apiKey, publicKey } = await createTestRapport({ basePath: '/rapport' })
  onTestFinished(() => rapport.close())
  const app = createApp(rapport, organizationId, partsOf(rapport, 'a secret of at least thirty-two letters'))
  const url = await listen(createServer(place === 'before' ? app : express().use(express.json(), app)))

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
})
