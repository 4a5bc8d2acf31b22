import { deliveries } from '@rapport/core/src/destinations/tables/deliveries.js'
import { hookDeliveries } from '@rapport/core/src/hooks/tables/hook-deliveries.js'
import type { IngestWarning } from '@rapport/core/src/ingest/answer.js'
import { idleColumns } from '@rapport/core/src/jobs/idle-columns.js'
import { jobs } from '@rapport/core/src/jobs/tables/jobs.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import type { TestRapport } from '@rapport/core/src/testing/create-test-rapport.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe, expect, it } from 'vitest'
import { worldsOn } from '../list-tools/world.js'

const event = (eventName: string, more: object = {}) => ({ type: 'custom' as const, eventName, ...more })
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/**
 * Registers tests with vitest: what arrived last, why events did not, and what of the work in the background failed, is told to those who may see it, of
 * their own organization alone, and can be tried again. `createStore` makes the store, its schema in place.
 *
 * @example
 * developerSuite('my store', async () => myStore({ connectionString }))
 */
export function developerSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`what a developer sees on ${name}`, () => {
    const makeWorld = worldsOn(openedStore(createStore))

    /** A world and another organization in the same store. */
    async function two() {
      const world = await makeWorld()
      const { id: otherId } = await world.rapport.organizations.create({ name: 'Other' })
      return { ...world, other: world.rapport.organization(otherId) }
    }

    const keyFor = async ({ workspace }: TestRapport, ...grants: ('data:write' | 'workspace_settings:read')[]) =>
      (await workspace.apiKeys.create({ name: 'k', grants })).key
    const status = async ({ send }: TestRapport, method: string, url: string, key: string) =>
      (await send({ method, url, headers: { authorization: `Bearer ${key}` }, ...(method === 'POST' && { body: '{}' }) })).status

    it('the newest events are those of people and of nobody, or all of one name', async () => {
      const { workspace, other, clock } = await two()
      await workspace.ingest({ events: [event('login', { userId: 'u1', customerId: 'acme' })] })
      clock.advance(1_000)
      await workspace.ingest({ events: [event('ping')] })
      await other.ingest({ events: [event('theirs', { userId: 'u1' })] })
      expect((await workspace.events.recent()).map((each) => [each.name, each.person?.key, each.customer?.key])).toEqual([
        ['ping', undefined, undefined],
        ['login', 'u1', 'acme']
      ])
      clock.advance(2 * 3_600_000)
      expect(await workspace.events.recent()).toEqual([])
      expect((await workspace.events.recent({ name: 'login' })).map((each) => each.name)).toEqual(['login'])
      expect(await workspace.events.recent({ name: 'theirs' })).toEqual([])
    })

    it('HTTP ingest says what it changed where it is asked to, and the issues say it afterwards', async () => {
      const world = await two()
      const { workspace, other, post, publicKey } = world
      const url = `/api/i/v1/${publicKey}/events`
      const batch = { events: [event('a', { user_id: 'u1' })] }
      const { warnings } = await other.ingest(batch)
      expect(warnings.length).toBeGreaterThan(0)
      expect((await post(url, batch)).body).toEqual({ success: true, processed: 1, errors: [] })
      expect((await post(`${url}?warnings=1`, batch)).body).toEqual({ success: true, processed: 1, errors: [], warnings })
      expect((await post(`${url}?warnings=1`, { events: [event('b')] })).body).toMatchObject({ warnings: [] })
      const found = await workspace.events.issues()
      expect(found.map(({ count, message }) => [count, message])).toEqual(warnings.map(({ message }) => [2, message]))
      expect(found.every(({ hint }) => hint.length > 0)).toBe(true)
      const paths = ['/api/ingest/issues', '/api/jobs', '/api/events/recent', '/api/hooks/dead-letters']
      const settings = await keyFor(world, 'workspace_settings:read')
      expect(await Promise.all(paths.map((path) => status(world, 'GET', path, settings)))).toEqual([200, 200, 403, 403])
      expect(await status(world, 'POST', '/api/jobs/retry', settings)).toBe(403)
    })

    it('an event that was stored before is named where warnings are asked for, and is no issue', async () => {
      const { workspace, post, publicKey, clock } = await two()
      const url = `/api/i/v1/${publicKey}/events`
      const own = event('own', { uuid: id(7) })
      const timed = event('timed', { timestamp: clock.now() - 60_000 })
      const batch = { events: [event('new'), event('wrong', { type: 'none' }), own, { ...own }, timed] }
      const places = (answer: unknown) => {
        const { warnings } = answer as { warnings: IngestWarning[] }
        return warnings.filter(({ message }) => message.includes('stored before')).map(({ index, field }) => [index, field])
      }
      expect(places((await post(`${url}?warnings=1`, batch)).body)).toEqual([[3, 'uuid']])
      const { body } = await post(`${url}?warnings=1`, batch)
      expect(body).toMatchObject({ processed: 4 })
      expect(places(body)).toEqual([
        [2, 'uuid'],
        [3, 'uuid'],
        [4, '']
      ])
      expect((await post(url, { events: [own] })).body).toEqual({ success: true, processed: 1, errors: [] })
      const together = await Promise.all(
        [event('one', { uuid: id(8) }), own, event('two')].map((each) => post(`${url}?warnings=1`, { events: [each] }))
      )
      expect(together.map((answer) => places(answer.body))).toEqual([[], [[0, 'uuid']], []])
      expect(await workspace.ingest({ events: [own] })).toEqual({ success: true, processed: 1, errors: [], warnings: [] })
      expect((await workspace.events.issues()).map(({ kind, sample }) => [kind, sample.eventName])).toEqual([['refused', 'wrong']])
      expect((await workspace.events.recent()).map(({ name }) => name).sort()).toEqual(['new', 'new', 'one', 'own', 'timed', 'two'])
    })

    it('an event whose person moved on has the key of its own customer', async () => {
      const { workspace, clock } = await two()
      await workspace.ingest({ events: [event('first', { userId: 'u1', customerId: 'acme' })] })
      clock.advance(60_000)
      await workspace.ingest({ events: [event('between', { userId: 'u1' })] })
      clock.advance(60_000)
      await workspace.ingest({ events: [event('moved', { userId: 'u1', customerId: 'globex' })] })
      const recent = await workspace.events.recent()
      const [acme, between, globex] = ['first', 'between', 'moved'].map((name) => recent.find((each) => each.name === name)?.customer)
      expect([acme?.key, globex?.key]).toEqual(['acme', 'globex'])
      expect(between).toEqual({ ...acme, decidedBy: 'person' })
    })

    it('jobs that were given up are told by kind and error, and tried again', async () => {
      const { workspace, other, store, organizationId, clock } = await two()
      const now = clock.now()
      const row = { payload: {}, unique_key: null, serial_key: null, trigger_count: 1, created_at: now, ...idleColumns }
      const dead = { ...row, kind: 'provider_sync', run_at: null, attempts: 20, last_error: 'the disk is full' }
      for (const [n, each] of [organizationId, organizationId, other.organizationId].entries())
        await store.organization(each).insert(jobs, [{ ...dead, id: id(n + 1) }])
      await store.organization(organizationId).insert(jobs, [{ ...row, id: id(9), kind: 'delivery', run_at: now - 5_000 }])
      const { lanes, failed } = await workspace.jobs.list()
      const [error] = failed
      expect(failed).toHaveLength(1)
      expect(error).toMatchObject({ kind: 'provider_sync', lane: 'network', count: 2, error: 'the disk is full' })
      const network = { lane: 'network', waiting: 1, running: 0, failed: 2, oldestAt: new Date(now - 5_000).toISOString() }
      expect(lanes.find(({ lane }) => lane === 'network')).toEqual(network)
      expect(await workspace.jobs.retry({ kind: 'delivery' })).toBe(0)
      expect(await workspace.jobs.retry({ kind: 'provider_sync' })).toBe(2)
      expect((await workspace.jobs.list()).failed).toEqual([])
      expect((await other.jobs.list()).failed).toMatchObject([{ count: 1 }])
    })

    it('dead letters of hooks are told and made due again', async () => {
      const { workspace, other, store, organizationId, clock } = await two()
      const at = clock.now()
      const letter = {
        subject_id: id(1),
        status: 'DEAD',
        event: { at, historical: false, data: { customerId: id(1) } },
        attempts: 20,
        due_at: at
      }
      const letters = [
        { n: 1, hook: 'customer.activated crm', of: organizationId },
        { n: 2, hook: 'customer.activated mail', of: organizationId },
        { n: 3, hook: 'customer.activated crm', of: other.organizationId }
      ]
      for (const { n, hook, of } of letters) {
        const row = { ...letter, id: id(n), hook, position: n, error: 'no such host', created_at: at + n }
        await store.organization(of).insert(hookDeliveries, [row])
      }
      expect(await workspace.hooks.deadLetters()).toMatchObject([
        { id: id(1), hookId: 'crm', name: 'customer.activated', error: 'no such host' },
        { id: id(2), hookId: 'mail' }
      ])
      expect(await workspace.hooks.retry({ id: id(3) })).toBe(0)
      expect(await workspace.hooks.retry({ hookId: 'crm' })).toBe(1)
      expect((await workspace.hooks.deadLetters()).map((each) => each.hookId)).toEqual(['mail'])
      expect(await other.hooks.deadLetters()).toHaveLength(1)
    })

    it('a message that did not arrive is sent again, and no other', async () => {
      const { workspace, other, store, organizationId, clock } = await two()
      const now = clock.now()
      const message = { header: 'News', period: null, items: [], more: 0 }
      const ends = { provider_message_id: null, created_at: now, started_at: now, ended_at: now }
      const row = {
        kind: 'test',
        run_id: null,
        automation_id: null,
        destination_id: id(1),
        provider: 'slack',
        channel_id: 'C1',
        position: 0
      }
      for (const [n, state] of ['FAILED', 'UNKNOWN'].entries()) {
        const made = { ...row, ...ends, id: id(n + 1), status: state, message, attempts: 3, error: 'no such channel' }
        await store.organization(organizationId).insert(deliveries, [made])
      }
      expect(await workspace.deliveries.failed()).toMatchObject([{ id: id(1), error: 'no such channel' }])
      expect(await other.deliveries.failed()).toEqual([])
      await expect(other.deliveries.retry(id(1))).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(workspace.deliveries.retry(id(2))).rejects.toMatchObject({ code: 'CONFLICT' })
      expect(await workspace.deliveries.retry(id(1))).toMatchObject({ status: 'PENDING', attempts: 0, error: null })
      expect(await workspace.deliveries.failed()).toEqual([])
      expect((await workspace.jobs.list()).lanes.find(({ lane }) => lane === 'network')).toMatchObject({ waiting: 1 })
    })
  })
}
