import { endpointDeliveries, endpoints } from '@rapport/core/src/endpoints/tables/index.js'
import { hookTable } from '@rapport/core/src/hooks/hook-table.js'
import { checkOf } from '@rapport/core/src/validation/validation.js'
import { describe, expect, it } from 'vitest'
import { opened } from './receiver.js'
import type { EndpointWorlds } from './world.js'

const hour = 3_600_000
const day = 24 * hour

/** What endpoints are told, and how often. */
export function testDelivering(newWorld: EndpointWorlds): void {
  describe('messages to endpoints', () => {
    it('are signed, and go once to each endpoint that hears of the event', async () => {
      const { make, putFact, rapport, workspace, receiver, clock } = await newWorld()
      const { endpoint, secret } = await make()
      await make({ url: 'https://hooks.example.com/others', events: ['customer.churned'] })
      await make({ url: 'https://hooks.example.com/off', enabled: false })
      const at = new Date(clock.now()).toISOString()
      await putFact()
      await rapport.runDue()
      await rapport.runDue()
      const [got, ...others] = receiver.take()
      expect(others).toEqual([])
      if (!got) throw new Error('Nothing was sent')
      const payload = opened(got, secret, clock.now())
      expect(payload).toMatchObject({ type: 'fact.detected', timestamp: at, historical: false })
      expect(checkOf(hookTable['fact.detected'].data).accepts(payload.data)).toBe(true)
      expect(() => opened({ ...got, body: got.body.replace('BUDGET', 'PRICING') }, secret, clock.now())).toThrow('signature')
      expect(() => opened(got, secret, clock.now() + 301_000)).toThrow('too old')
      const { items } = await workspace.endpoints.deliveries(endpoint.id, {})
      expect(items).toMatchObject([{ id: got.id, type: 'fact.detected', status: 'DELIVERED', attempts: 1, responseCode: 200, error: null }])
      expect((await workspace.endpoints.get(endpoint.id)).lastDeliveredAt).toBe(at)
    })

    it('of a test say so', async () => {
      const { make, rapport, workspace, receiver, clock } = await newWorld()
      const { endpoint, secret } = await make()
      const { id, status } = await workspace.endpoints.test(endpoint.id)
      expect(status).toBe('PENDING')
      await rapport.runDue()
      const [got] = receiver.take()
      expect(got?.id).toBe(id)
      expect(got && opened(got, secret, clock.now()).type).toBe('endpoint.test')
    })

    it('are signed with the former secret too for a day after it was rotated, and also after the secret of the server was', async () => {
      const { make, rapport, workspace, receiver, clock, pass } = await newWorld()
      const { endpoint, secret: former } = await make()
      const { secret } = await workspace.endpoints.rotateSecret(endpoint.id)
      const check = async () => {
        await workspace.endpoints.test(endpoint.id)
        await rapport.runDue()
        const [got] = receiver.take()
        if (!got) throw new Error('Nothing was sent')
        return [secret, former].map((each) => {
          try {
            return opened(got, each, clock.now()).type
          } catch {
            return 'refused'
          }
        })
      }
      expect(await check()).toEqual(['endpoint.test', 'endpoint.test'])
      await rapport.rotateSecret('another secret of the server, just as long as the first')
      await pass(day - 1000)
      expect(await check()).toEqual(['endpoint.test', 'endpoint.test'])
      await pass(1000)
      expect(await check()).toEqual(['endpoint.test', 'refused'])
    })

    it('are tried again under the same id with growing pauses for about a day, then wait for a replay', async () => {
      const { make, putFact, settle, workspace, receiver, clock, log } = await newWorld()
      const { endpoint } = await make({ url: 'https://hooks.example.com/in?token=t0psecret' })
      receiver.answer = () => new Response('a body that nobody is shown', { status: 500 })
      const began = clock.now()
      await putFact()
      await settle(endpoint.id)
      const tried = receiver.take()
      expect(new Set(tried.map(({ id, body }) => `${id} ${body}`)).size).toBe(1)
      const [failed] = (await workspace.endpoints.deliveries(endpoint.id, {})).items
      expect(failed).toMatchObject({ status: 'FAILED', attempts: tried.length, responseCode: 500, error: 'The receiver answered 500' })
      expect(clock.now() - began).toBeGreaterThan(20 * hour)
      expect(clock.now() - began).toBeLessThan(30 * hour)
      const shown = JSON.stringify([failed, log])
      for (const hidden of ['t0psecret', 'nobody is shown']) expect(shown).not.toContain(hidden)

      receiver.answer = () => new Response('')
      await expect(workspace.endpoints.replay(endpoint.id, failed?.id ?? '')).resolves.toBe(1)
      await settle(endpoint.id)
      expect(receiver.take().map(({ id }) => id)).toEqual([failed?.id])
      await expect(workspace.endpoints.replay(endpoint.id, failed?.id ?? '')).rejects.toMatchObject({ code: 'CONFLICT' })
      await expect(workspace.endpoints.replayFailed(endpoint.id)).resolves.toBe(0)
    })

    it('come back when the receiver asks for it', async () => {
      const { make, putFact, pass, receiver } = await newWorld()
      await make()
      receiver.answer = () => new Response('', { status: 429, headers: { 'retry-after': '3600' } })
      await putFact()
      await pass(0)
      expect(receiver.take()).toHaveLength(1)
      receiver.answer = () => new Response('')
      await putFact()
      await pass(hour - 1000)
      expect(receiver.take()).toEqual([])
      await pass(1000)
      expect(receiver.take()).toHaveLength(2)
    })

    it('go to a new address at once, whatever the former receiver asked for', async () => {
      const { make, putFact, pass, workspace, receiver } = await newWorld()
      const { endpoint } = await make()
      receiver.answer = () => new Response('', { status: 503, headers: { 'retry-after': '86400' } })
      await putFact()
      await pass(0)
      receiver.take()
      receiver.answer = () => new Response('')
      await workspace.endpoints.update(endpoint.id, { url: 'https://hooks.example.com/new' })
      expect(await workspace.endpoints.get(endpoint.id)).toMatchObject({ failingSince: null })
      await pass(0)
      expect(receiver.take().map(({ url }) => url)).toEqual(['https://hooks.example.com/new'])
    })

    it('that wait are 10,000 at most: the oldest are dropped, also while the receiver asks for a pause', async () => {
      const { make, putFact, pass, workspace, receiver, rows } = await newWorld()
      const { endpoint } = await make()
      receiver.answer = () => new Response('', { status: 503, headers: { 'retry-after': '86400' } })
      await putFact()
      await pass(0)
      receiver.take()
      const [row] = await rows.find(endpointDeliveries)
      if (!row) throw new Error('Nothing waits')
      const more = Array.from({ length: 11_000 }, () => ({ ...row, id: crypto.randomUUID(), created_at: row.created_at + 1 }))
      await rows.insert(endpointDeliveries, more)
      await putFact()
      await pass(300_000)
      expect(receiver.take()).toEqual([])
      expect(await rows.count(endpointDeliveries, { endpoint_id: { eq: endpoint.id } })).toBe(10_000)
      expect(await rows.get(endpointDeliveries, [{ id: row.id }])).toEqual([undefined])
      expect((await workspace.endpoints.get(endpoint.id)).dropped).toBe(1_002)
    })

    it('do not follow redirects', async () => {
      const { make, putFact, pass, workspace, receiver } = await newWorld()
      const { endpoint } = await make()
      receiver.answer = () => new Response('', { status: 302, headers: { location: 'https://169.254.169.254/' } })
      await putFact()
      await pass(0)
      const [delivery] = (await workspace.endpoints.deliveries(endpoint.id, {})).items
      expect(delivery).toMatchObject({ status: 'PENDING', error: 'The receiver answered 302: redirects are not followed' })
      expect(receiver.take()).toHaveLength(1)
    })

    it('go at a pace', async () => {
      const { make, putFact, pass, receiver } = await newWorld()
      await make()
      for (let fact = 0; fact < 60; fact++) await putFact()
      const sent: number[] = []
      for (let turn = 0; turn < 4; turn++) {
        await pass(1000)
        sent.push(receiver.take().length)
      }
      expect(sent).toEqual([25, 25, 10, 0])
    })

    it('go at a pace also while more come', async () => {
      const { make, putFact, pass, receiver } = await newWorld()
      await make()
      for (let fact = 0; fact < 26; fact++) await putFact()
      await pass(0)
      expect(receiver.take()).toHaveLength(25)
      await putFact()
      await pass(999)
      expect(receiver.take()).toEqual([])
      await pass(1)
      expect(receiver.take()).toHaveLength(2)
    })

    it('end at once where the receiver is gone, and can be replayed once the endpoint is enabled', async () => {
      const { make, putFact, pass, settle, workspace, receiver } = await newWorld()
      const { endpoint } = await make()
      receiver.answer = () => new Response('', { status: 410 })
      for (let fact = 0; fact < 3; fact++) await putFact()
      await pass(0)
      expect(receiver.take()).toHaveLength(1)
      const off = await workspace.endpoints.get(endpoint.id)
      expect(off).toMatchObject({ enabled: false, disabledReason: 'The receiver answered 410: it takes no more messages' })
      await putFact()
      await pass(day)
      expect(receiver.take()).toEqual([])
      const refused = { code: 'CONFLICT', message: 'The endpoint is disabled: enable it first' }
      await expect(workspace.endpoints.replayFailed(endpoint.id)).rejects.toMatchObject(refused)
      await expect(workspace.endpoints.test(endpoint.id)).rejects.toMatchObject(refused)

      receiver.answer = () => new Response('')
      expect(await workspace.endpoints.update(endpoint.id, { enabled: true })).toMatchObject({ disabledReason: null, failingSince: null })
      await expect(workspace.endpoints.replayFailed(endpoint.id)).resolves.toBe(3)
      await settle(endpoint.id)
      expect(new Set(receiver.take().map(({ id }) => id)).size).toBe(3)
    })

    it('that only fail for 5 days disable the endpoint, and say why', async () => {
      const { make, putFact, pass, workspace, receiver, rows, log } = await newWorld()
      const { endpoint } = await make()
      receiver.answer = () => {
        throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ENOTFOUND', hostname: 'hooks.example.com' } })
      }
      for (let hours = 0; hours < 5 * 24; hours += 4) {
        await putFact()
        for (let turn = 0; turn < 4; turn++) await pass(hour)
      }
      await pass(hour)
      const reason = 'Every message failed for 5 days. The last time: The name of the receiver is not known'
      expect(await workspace.endpoints.get(endpoint.id)).toMatchObject({ enabled: false, disabledReason: reason })
      expect((await workspace.endpoints.deliveries(endpoint.id, { status: 'PENDING' })).items).toEqual([])
      expect(log.filter(({ message }) => message === 'An endpoint was disabled')).toHaveLength(1)
      expect(rows.organizationId).toBeTruthy()
    })

    it('of a commit that came too late for the end of the endpoint end with it', async () => {
      const { make, putFact, pass, workspace, receiver, rows } = await newWorld()
      const { endpoint: off } = await make()
      const { endpoint: gone } = await make()
      await putFact()
      await rows.update(endpoints, { id: { eq: off.id } }, { enabled: false })
      await rows.remove(endpoints, { id: { eq: gone.id } })
      await pass(0)
      expect(receiver.take()).toEqual([])
      const { items } = await workspace.endpoints.deliveries(off.id, {})
      expect(items).toMatchObject([{ status: 'FAILED', error: 'The endpoint was disabled' }])
      expect(await rows.count(endpointDeliveries, { endpoint_id: { eq: gone.id } })).toBe(0)
    })

    it('of a secret that is lost disable the endpoint until it has another one', async () => {
      const { make, putFact, pass, workspace, receiver, rows } = await newWorld()
      const { integrationCredentials } = await import('@rapport/core/src/registry/tables.js')
      const { endpoint } = await make()
      await rows.update(integrationCredentials, { owner_id: { eq: endpoint.id } }, { key_id: 'of another secret' })
      await putFact()
      await pass(0)
      expect((await workspace.endpoints.get(endpoint.id)).disabledReason).toContain('Rotate the secret of the endpoint')
      const rotated = await workspace.endpoints.rotateSecret(endpoint.id)
      expect(rotated.endpoint.previousSecretUntil).toBeNull()
      await workspace.endpoints.update(endpoint.id, { enabled: true })
      await workspace.endpoints.replayFailed(endpoint.id)
      await pass(hour)
      expect(receiver.take()).toHaveLength(1)
    })

    it('are kept for 30 days', async () => {
      const { make, putFact, pass, workspace } = await newWorld()
      const { endpoint } = await make()
      await putFact()
      for (let days = 0; days < 30; days++) await pass(day)
      expect((await workspace.endpoints.deliveries(endpoint.id, {})).items).toHaveLength(1)
      for (let days = 0; days < 2; days++) await pass(day)
      expect((await workspace.endpoints.deliveries(endpoint.id, {})).items).toEqual([])
    })
  })
}
