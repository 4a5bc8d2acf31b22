import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryStore } from '../../memory.js'
import { events } from '../../registry/tables.js'
import { overlay } from '../../storage/index.js'
import { createTestRapport } from '../../testing/create-test-rapport.js'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

it('a request whose storing hangs gets 503 after 30 seconds, and its events are stored once however often they are sent', async () => {
  const stored = memoryStore()
  let begun = 0
  let goOn: () => void = () => undefined
  const hanging = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const store = overlay(stored, {
    groupTransaction(ids, work) {
      begun++
      return hanging.then(() => stored.groupTransaction(ids, work))
    }
  })
  const { post, publicKey, organizationId } = await createTestRapport({ store })
  const page = { type: 'pageview', url: 'https://app.example.com/a', path: '/a', uuid: '22222222-2222-4222-8222-222222222222' }
  const send = () => post(`/api/i/v1/${publicKey}/events`, { visitorId: '11111111-1111-4111-8111-111111111111', events: [page] })
  const answer = send()
  while (begun === 0) await new Promise((resolve) => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' }, body: { success: false, errors: [] } })
  goOn()
  expect((await send()).status).toBe(200)
  expect(await stored.organization(organizationId).count(events)).toBe(1)
})
