import { expect, it, onTestFinished } from 'vitest'
import { consoleWorld, secret } from './console-world.js'

/** Reads a stream as text, until it holds this or has ended. */
function reading(answer: Response) {
  const reader = answer.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  return async (until: string | undefined) => {
    while (until === undefined || !text.includes(until)) {
      const next = await reader?.read()
      if (!next || next.done) break
      text += decoder.decode(next.value, { stream: true })
    }
    return text
  }
}

const hints = (text: string) => [...text.matchAll(/^data: (.*)$/gm)].map(([, json = '']) => JSON.parse(json))

it('says what changed, joined to one hint, and ends when the console closes', async () => {
  const { get, handler, signedIn, workspace } = await consoleWorld()
  const answer = await get('/api/live', await signedIn())
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  const read = reading(answer)
  await read('hello')
  const made = [
    ...(await workspace.customers.put([{ customerId: 'acme', name: 'Acme' }])),
    ...(await workspace.customers.put([{ customerId: 'globex', name: 'Globex' }]))
  ]
  const [hint, ...others] = hints(await read('\ndata: '))
  expect(others).toEqual([])
  expect(hint.kinds).toContain('customerCreated')
  expect(hint.customerIds).toEqual(expect.arrayContaining(made.map(({ id }) => id)))
  handler.close()
  expect(hints(await read(undefined))).toHaveLength(1)
})

it('ends before the next hint once the key does not hold any more', async () => {
  const { get, signedIn, workspace, apiKey } = await consoleWorld()
  const read = reading(await get('/api/live', await signedIn()))
  await read('hello')
  await workspace.apiKeys.revoke(apiKey.id)
  await workspace.customers.put([{ customerId: 'acme', name: 'Acme' }])
  expect(hints(await read(undefined))).toEqual([])
})

it('is for who may read customers', async () => {
  const { get, signedIn } = await consoleWorld({ secret }, ['workspace_settings:read'])
  expect((await get('/api/live', await signedIn())).status).toBe(403)
  expect((await get('/api/live')).status).toBe(401)
})

it('keeps places for other keys when one has taken its share', async () => {
  const { get, handler, signedIn, workspace } = await consoleWorld()
  onTestFinished(() => handler.close())
  const first = await signedIn()
  const { key } = await workspace.apiKeys.create({ name: 'other', grants: ['customer_intelligence:read'] })
  const other = await signedIn(key)
  const streams: Response[] = []
  for (let stream = 0; stream < 100; stream++) streams.push(await get('/api/live', first))
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]))
  const refused = await get('/api/live', first)
  expect([refused.status, await refused.json()]).toMatchObject([503, { error: expect.stringContaining('with this key') }])
  expect((await get('/api/live', other)).status).toBe(200)
  await streams[0]?.body?.cancel()
  expect((await get('/api/live', first)).status).toBe(200)
})

it('is refused while the server stops, and the answer ends the connection', async () => {
  const { get, handler, signedIn } = await consoleWorld()
  const visitor = await signedIn()
  handler.close()
  const refused = await get('/api/live', visitor)
  expect([refused.status, refused.headers.get('connection')]).toEqual([503, 'close'])
  expect(await refused.json()).toMatchObject({ error: expect.stringContaining('stopping') })
  expect((await get('/api/session', visitor)).status).toBe(200)
})
