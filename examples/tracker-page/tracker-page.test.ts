import { once } from 'node:events'
import type { Server } from 'node:http'
import { createRapportClient } from '@rapport/client'
import { createTestRapport } from '@rapport/core/testing'
import { expect, it, onTestFinished } from 'vitest'
import { createApp } from './tracker-page.js'

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

it('serves a page whose tracker finds its script and its Rapport', async () => {
  const { rapport, organizationId, apiKey, publicKey, clock } = await createTestRapport({ basePath: '/rapport' })
  onTestFinished(() => rapport.close())
  const url = await listen(createApp(rapport, organizationId, publicKey))

  const page = await (await fetch(url)).text()
  const [, src, key] = /<script defer src="(.+)" data-public-key="(.+)"><\/script>/.exec(page) ?? []
  for (const path of [src, src?.replace('.js', '-extras.js')]) {
    const script = await fetch(`${url}${path}`)
    expect(script.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(await script.text()).toContain('rapport')
  }

  // As the tracker of that page posts it.
  const event = {
    type: 'identify',
    uuid: '0195b3a0-0000-7000-8000-000000000003',
    timestamp: clock.now(),
    url: `${url}/`,
    path: '/',
    email: 'ann@globex.com'
  }
  const visit = { visitorId: '0195b3a0-0000-7000-8000-000000000001', sessionId: '0195b3a0-0000-7000-8000-000000000002' }
  const answer = await fetch(`${url}/rapport/api/i/v1/${key}/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost' },
    body: JSON.stringify({ source: 'client', ...visit, events: [event] })
  })
  expect(answer.status).toBe(200)

  const client = createRapportClient({ baseUrl: `${url}/rapport`, apiKey })
  expect((await client.call('svc_list_users', {})).items).toMatchObject([{ email: 'ann@globex.com' }])
  await client.close()
  expect(await (await fetch(`${url}/people`)).json()).toEqual(['ann@globex.com'])
  expect((await fetch(`${url}/elsewhere`)).status).toBe(404)
})
