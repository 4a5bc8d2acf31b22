import { createTestRapport, TestClock } from '@rapport/core/testing'
import { expect, it, onTestFinished } from 'vitest'
import { postgresStore } from '../src/index.js'
import { freshPostgresStore, freshSchema, postgresUrl } from './stores.js'
import { TcpProxy } from './tcp-proxy.js'

/** Two processes on one database. The clock of the first stands still: what it remembers would hold for ever. */
async function twoProcesses(listen: string | boolean = true) {
  const schema = freshSchema()
  const direct = await freshPostgresStore(schema)
  const clock = new TestClock()
  const first = await createTestRapport({ store: postgresStore({ connectionString: postgresUrl(), listen }, { schema }), clock })
  onTestFinished(() => first.rapport.close())
  const second = await createTestRapport({ store: direct })
  onTestFinished(() => second.rapport.close())
  const workspace = second.rapport.organization(first.organizationId)
  const newKey = () => workspace.apiKeys.create({ name: 'k', grants: ['customer_intelligence:read'] })
  const status = async (key: string) => (await first.call('svc_list_users', {}, key)).status
  return { ...first, clock, workspace, newKey, status }
}

/** Has the first process hear of a key's end: it listens from then on. */
async function untilItHears({ workspace, newKey, status }: Awaited<ReturnType<typeof twoProcesses>>) {
  await expect
    .poll(async () => {
      const { key, apiKey } = await newKey()
      await status(key)
      await workspace.apiKeys.revoke(apiKey.id)
      return status(key)
    })
    .toBe(401)
}

it('a key that another process revokes or changes ends in this one at once', async () => {
  const world = await twoProcesses()
  const { workspace, newKey, status, post, publicKey } = world
  await untilItHears(world)
  const { key, apiKey } = await newKey()
  expect(await status(key)).toBe(200)
  await workspace.apiKeys.setGrants(apiKey.id, [])
  await expect.poll(() => status(key)).toBe(403)

  const batch = { source: 'server', events: [{ type: 'custom', eventName: 'a', url: 'server://a', path: '/' }] }
  const send = async () => (await post(`/api/i/v1/${publicKey}/events`, batch)).status
  expect(await send()).toBe(200)
  await workspace.publicKeys.revoke(publicKey)
  await expect.poll(send).toBe(403)
})

it('while it cannot listen keys are remembered for seconds only, and it listens again by itself', async () => {
  const proxy = new TcpProxy(postgresUrl())
  await proxy.open()
  onTestFinished(() => proxy.cut())
  const url = new URL(postgresUrl())
  url.port = String(proxy.port)
  const world = await twoProcesses(url.href)
  const { workspace, newKey, status, clock } = world
  await untilItHears(world)

  await proxy.cut()
  const { key, apiKey } = await newKey()
  expect(await status(key)).toBe(200)
  await workspace.apiKeys.revoke(apiKey.id)
  clock.advance(5_000)
  expect(await status(key)).toBe(401)

  await proxy.open()
  await untilItHears(world)
})

it('a process that does not listen learns of changes by the clock', async () => {
  const { workspace, newKey, status, clock } = await twoProcesses(false)
  const { key, apiKey } = await newKey()
  expect(await status(key)).toBe(200)
  await workspace.apiKeys.revoke(apiKey.id)
  expect(await status(key)).toBe(200)
  clock.advance(5_000)
  expect(await status(key)).toBe(401)
})
