import { expect, it } from 'vitest'
import { consoleWorld } from './console-world.js'

/** Reads a stream as text, until it holds this or has ended. */
async function reading(answer: Response, until: string): Promise<string> {
  const reader = answer.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  while (!text.includes(until)) {
    const next = await reader?.read()
    if (!next || next.done) break
    text += decoder.decode(next.value, { stream: true })
  }
  return text
}

const event = { type: 'custom' as const, eventName: 'signup', userId: 'u1', properties: { plan: 'pro' } }

it('shows events as they arrive to a page that asks for them', async () => {
  const { get, handler, signedIn, workspace } = await consoleWorld()
  const plain = await get('/api/live', await signedIn())
  const answer = await get('/api/live?events=1', await signedIn())
  await workspace.ingest({ events: [event] })
  const text = await reading(answer, 'event: arrival\n')
  const more = text.includes('\n\n', text.indexOf('event: arrival')) ? text : text + (await reading(answer, '\n\n'))
  const [, json = ''] = /event: arrival\ndata: (.*)\n/.exec(more) ?? []
  expect(JSON.parse(json)).toMatchObject({
    more: 0,
    events: [{ name: 'signup', properties: { plan: 'pro' }, person: { userId: 'u1', decidedBy: 'userId', key: 'u1' } }]
  })
  handler.close()
  expect(await reading(plain, 'event: arrival')).not.toContain('arrival')
})

it('shows nothing more once the key does not hold any more', async () => {
  const { get, signedIn, workspace, apiKey } = await consoleWorld()
  const answer = await get('/api/live?events=1', await signedIn())
  await workspace.apiKeys.revoke(apiKey.id)
  await workspace.ingest({ events: [event] })
  expect(await reading(answer, 'event: arrival')).not.toContain('signup')
})
