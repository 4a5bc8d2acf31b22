import type { DeliveryChannel } from '@rapport/core/src/providers/delivery-channel.js'
import { readIntegrations } from '@rapport/core/src/providers/settings.js'
import { deliveries, integrationConnections } from '@rapport/core/src/registry/tables.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { overlay } from '@rapport/core/src/storage/overlay.js'
import { storeWithClock } from '@rapport/core/src/storage/store-with-clock.js'
import { createTestRapport } from '@rapport/core/src/testing/create-test-rapport.js'
import { fakeProvider } from '@rapport/core/src/testing/integrations/fake-provider.js'
import { TestClock } from '@rapport/core/src/testing/test-clock.js'
import type { HttpClient } from '@rapport/core/src/values/http-client.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { putSecrets } from '@rapport/core/src/vault/vault.js'
import { describe, expect, it } from 'vitest'
import { deferred } from './job-world.js'
import { skews } from './skewed-clocks.js'

const secret = 'a secret of at least thirty-two letters'
const channelId = 'C0123456789'
const ids = systemIds()

/** A channel and the messages that have arrived there; `held` keeps a request from being answered. */
class FakeChannel {
  readonly arrived: string[] = []
  held: Promise<void> | undefined
  asked = () => {}

  readonly channel: DeliveryChannel = {
    minIntervalMs: 1_000,
    check: async () => ({ kind: 'open' }),
    post: ({ id }) => ({ method: 'POST', path: '/post', body: { id } }),
    read: () => ({ kind: 'posted', id: 'at the provider' }),
    find: async (_, { id }) => (this.arrived.includes(id) ? { kind: 'found', id: 'at the provider' } : { kind: 'absent' })
  }

  readonly http: HttpClient = async (_, { body }) => {
    this.asked()
    await this.held
    this.arrived.push(JSON.parse(String(body)).id)
    return new Response('{}', { headers: { 'content-type': 'application/json' } })
  }
}

/** A channel of an organization, and two processes that send to it, of which the second one's clock is ahead of the first one's. */
async function twoProcesses(given: Store, skew: number) {
  const clocks = [new TestClock(), new TestClock(new TestClock().now() + skew)] as const
  const store = storeWithClock(overlay(given, { close: async () => undefined }), clocks[0])
  const channel = new FakeChannel()
  const options = { store, ids, http: channel.http, secret, publicUrl: 'https://rapport.test' }
  const provider = () => fakeProvider({ baseUrl: 'https://slack.test' }, { id: 'slack', channel: channel.channel })
  const processes = [
    await createTestRapport({ ...options, clock: clocks[0], providers: [provider()] }),
    await createTestRapport({ ...options, clock: clocks[1], providers: [provider()] })
  ] as const
  const [{ organizationId, send, apiKey }] = processes
  const rows = store.organization(organizationId)
  const now = clocks[0].now()
  const connection = { id: ids.uuid(now), provider: 'slack', account: 'acct', account_name: 'Fake', auth: 'api_key', status: 'ready' }
  const by = { reason: null, configuration: null, counts: null, connected_by: null, connected_by_member: null }
  const times = { created_at: now, connected_at: now, disconnected_at: null, last_data_at: null }
  await rows.insert(integrationConnections, [{ ...connection, ...by, ...times }])
  const { secret: read } = readIntegrations({ secret })
  if (read === undefined) throw new Error('There is a secret')
  await putSecrets(rows, read, { organizationId, ownerId: connection.id }, { apiKey: { text: 'key', expiresAt: null } }, now)
  const post = async (url: string, body: unknown) => {
    const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
    const answer = await send({ method: 'POST', url, headers, body: JSON.stringify(body) })
    expect([200, 201, 202]).toContain(answer.status)
    return Object(answer.body)
  }
  const { destination } = await post('/api/destinations', { type: 'SLACK_CHANNEL', channelId, label: 'News' })
  return {
    channel,
    clocks,
    runs: processes.map(
      ({ rapport }) =>
        () =>
          rapport.runDue()
    ),
    message: () => post(`/api/destinations/${destination.id}/test`, {}),
    advance(milliseconds: number) {
      for (const clock of clocks) clock.advance(milliseconds)
    },
    statuses: async () => (await rows.find(deliveries)).map(({ status }) => status)
  }
}

/** Processes whose clocks differ send each message once, and none waits for a clock that is ahead. */
export function testSkewedDeliveries(context: { readonly store: Store }): void {
  describe('messages of processes whose clocks differ', () => {
    it.each(skews)('are sent once, where a process is %s', async (_, skew) => {
      const { channel, runs, message, advance, statuses } = await twoProcesses(context.store, skew)
      for (const order of [[0, 1] as const, [1, 0] as const]) {
        const [first, second] = order.map((index) => runs[index] ?? Promise.reject)
        for (let n = 0; n < 3; n++) await message()
        for (let turn = 0; turn < 12; turn++) {
          const asked = deferred()
          const askedBeside = deferred()
          const answer = deferred()
          channel.asked = asked.resolve
          channel.held = answer.promise
          const sending = first?.()
          // It has nothing to send, or its message is under way.
          await Promise.race([sending, asked.promise])
          channel.asked = askedBeside.resolve
          const beside = second?.()
          await Promise.race([beside, sending, askedBeside.promise])
          answer.resolve()
          await Promise.all([sending, beside])
          advance(20_000)
        }
      }
      expect(channel.arrived).toHaveLength(6)
      expect(new Set(channel.arrived).size).toBe(6)
      expect(new Set(await statuses())).toEqual(new Set(['DELIVERED']))
    })

    it('wait no longer than the interval after one that a clock 2 hours ahead has sent', async () => {
      const { channel, runs, message } = await twoProcesses(context.store, 7_200_000)
      const [behind, ahead] = runs
      await message()
      await ahead?.()
      await message()
      await behind?.()
      expect(channel.arrived).toHaveLength(2)
    })

    it('wait no longer than the interval when a process 2 hours ahead has put the channel off', async () => {
      const { channel, runs, message } = await twoProcesses(context.store, 7_200_000)
      const [behind, ahead] = runs
      await message()
      await message()
      await ahead?.()
      expect(channel.arrived).toHaveLength(1)
      await behind?.()
      expect(channel.arrived).toHaveLength(2)
    })
  })
}
