import { randomUUID } from 'node:crypto'
import type { Change } from '@rapport/core/src/changes/change.js'
import { emit, isFollowed, runSubscribers } from '@rapport/core/src/changes/emit.js'
import {
  beforeCommit,
  type Committed,
  defineListener,
  defineSubscriber,
  type Listener,
  Phase
} from '@rapport/core/src/changes/subscriber.js'
import { durableListener } from '@rapport/core/src/jobs/durable-listener.js'
import { jobs, members } from '@rapport/core/src/registry/tables.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { recordingLogger } from '@rapport/core/src/testing/recording-logger.js'
import { member } from '@rapport/core/src/testing/store-suite/sample-rows.js'
import { describe, expect, it } from 'vitest'
import { followed, repeating } from './changes-world.js'

const created = (customerId: string): Change => ({ kind: 'customerCreated', customerId, at: 1 })
const activated = (customerId: string): Change => ({ kind: 'customerActivated', customerId, at: 2 })

/** A listener to everything, and what it heard. */
function hearing(): { listener: Listener; heard: Committed[] } {
  const heard: Committed[] = []
  return { heard, listener: { hear: (committed) => void heard.push(committed) } }
}

/** What becomes of changes that are noted: who follows, when, and in which order. */
export function testFollowing(context: { readonly store: Store }): void {
  describe('following changes', () => {
    it('listeners hear after the commit what each organization noted, in its order; of nothing else', async () => {
      const { listener, heard } = hearing()
      const store = followed(context.store, { listeners: [listener] })
      const one = randomUUID()
      const two = randomUUID()
      const still = randomUUID()
      await store.groupTransaction([one, two, still], {
        prepare: async (of) => emit(of(one), created('a')),
        settle: async (of) => {
          emit(of(two), created('b'))
          emit(of(one), activated('a'))
          expect(heard).toEqual([])
        }
      })
      expect(heard).toHaveLength(2)
      expect(heard).toContainEqual({ organizationId: one, changes: [created('a'), activated('a')] })
      expect(heard).toContainEqual({ organizationId: two, changes: [created('b')] })
    })

    it('of a transaction that fails nobody hears, also when only a subscriber failed', async () => {
      const { listener, heard } = hearing()
      const failing = defineSubscriber({ at: beforeCommit, kinds: ['customerCreated'], follow: () => Promise.reject(new Error('no')) })
      const store = followed(context.store, { subscribers: [failing], listeners: [listener] })
      const rows = store.organization(randomUUID())
      const follows = rows.transaction(async (transaction) => {
        await transaction.insert(members, [member({ id: 'm' })])
        emit(transaction, created('a'))
      })
      await expect(follows).rejects.toThrow('no')
      const works = rows.transaction(async (transaction) => {
        emit(transaction, activated('a'))
        throw new Error('nor this')
      })
      await expect(works).rejects.toThrow('nor this')
      expect([heard, await rows.count(members)]).toEqual([[], 0])
    })

    it('work that runs again notes once, and is followed once', async () => {
      const { listener, heard } = hearing()
      const job = durableListener({ kinds: ['customerCreated'], job: () => ({ kind: 'told', payload: {} }) })
      const store = followed(repeating(context.store), { subscribers: [job], listeners: [listener] })
      const id = randomUUID()
      const rows = store.organization(id)
      await rows.transaction(async (transaction) => emit(transaction, created('a')))
      await store.groupTransaction([id], {
        prepare: async (of) => emit(of(id), created('b')),
        settle: async (of) => emit(of(id), created('c'))
      })
      const noted = heard.flatMap(({ changes }) => changes).filter(({ kind }) => kind === 'customerCreated')
      expect(noted).toEqual([created('a'), created('b'), created('c')])
      expect(await rows.count(jobs)).toBe(2)
    })

    it('subscribers run in their order, each on its kinds; what they note those after them follow, and listeners hear', async () => {
      const { listener, heard } = hearing()
      const turns: unknown[] = []
      const subscriber = (name: string, kinds: readonly Change['kind'][], noted?: Change) =>
        defineSubscriber({
          at: beforeCommit,
          kinds,
          async follow(changes, { transaction }) {
            turns.push([name, changes.map(({ kind }) => kind)])
            if (noted) emit(transaction, noted)
          }
        })
      const subscribers = [
        subscriber('first', ['customerCreated', 'customerActivated']),
        subscriber('second', ['customerCreated'], activated('a')),
        subscriber('third', ['customerActivated']),
        subscriber('never', ['customerMerged'])
      ]
      const id = randomUUID()
      const store = followed(context.store, { subscribers, listeners: [listener] })
      await store.organization(id).transaction(async (transaction) => emit(transaction, created('a')))
      expect(turns).toEqual([
        ['first', ['customerCreated']],
        ['second', ['customerCreated']],
        ['third', ['customerActivated']]
      ])
      expect(heard).toEqual([{ organizationId: id, changes: [created('a'), activated('a')] }])
    })

    it('at a point within the work subscribers write before the work goes on, and see each change once', async () => {
      const point = new Phase<{ names: string[] }>('middle')
      const subscriber = defineSubscriber({
        at: point,
        kinds: ['customerCreated'],
        follow: async (changes, { names }) => void names.push(...changes.map(({ customerId }) => customerId))
      })
      const store = followed(context.store, { subscribers: [subscriber] })
      const rows = store.organization(randomUUID())
      const seen = await rows.transaction(async (transaction) => {
        const names: string[] = []
        emit(transaction, created('a'))
        await runSubscribers(transaction, point, { names })
        const atFirst = [...names]
        emit(transaction, activated('a'))
        await runSubscribers(transaction, point, { names })
        emit(transaction, created('b'))
        await runSubscribers(transaction, point, { names })
        return [atFirst, names]
      })
      expect(seen).toEqual([['a'], ['a', 'b']])
      const tooLate = rows.transaction(async (transaction) => {
        await runSubscribers(transaction, point, { names: [] })
        emit(transaction, created('c'))
      })
      await expect(tooLate).rejects.toThrow('customerCreated was noted, and middle, where it is followed, was not reached after it')
    })

    it('a durable listener is a job of the same commit, of which listeners hear too', async () => {
      const { listener, heard } = hearing()
      const job = durableListener({
        kinds: ['customerMerged', 'customerCreated'],
        job: (changes) => (changes.length > 1 ? { kind: 'told', payload: { changes: changes.length } } : undefined)
      })
      const store = followed(context.store, { subscribers: [job], listeners: [listener] })
      const rows = store.organization(randomUUID())
      await rows.transaction(async (transaction) => emit(transaction, created('a')))
      expect(await rows.count(jobs)).toBe(0)
      await rows.transaction(async (transaction) => {
        emit(transaction, created('b'))
        emit(transaction, created('c'))
      })
      expect(await rows.find(jobs)).toMatchObject([{ kind: 'told', payload: { changes: 2 } }])
      expect(heard.at(-1)?.changes).toContainEqual(expect.objectContaining({ kind: 'jobEnqueued', jobKind: 'told' }))
    })

    it('a listener that fails costs neither the caller nor other listeners anything, and is logged', async () => {
      const { listener, heard } = hearing()
      const logger = recordingLogger()
      const broken = defineListener({
        kinds: ['customerCreated'],
        hear() {
          throw new Error('broken')
        }
      })
      const rejecting = defineListener({ kinds: ['customerCreated'], hear: () => Promise.reject(new Error('rejected')) })
      const store = followed(context.store, { listeners: [broken, rejecting, listener], logger })
      const answer = store.organization(randomUUID()).transaction(async (transaction) => {
        emit(transaction, created('a'))
        return 'done'
      })
      expect(await answer).toBe('done')
      expect(heard).toHaveLength(1)
      await Promise.resolve()
      expect(logger.lines.map(({ level, fields }) => [level, fields?.error])).toEqual([
        ['error', 'Error: broken'],
        ['error', 'Error: rejected']
      ])
    })

    it('a store may be followed twice: both hear of everything, what the other’s subscribers note included', async () => {
      const below = hearing()
      const above = hearing()
      const point = new Phase<string[]>('middle')
      const middle = defineSubscriber({ at: point, kinds: ['customerCreated'], follow: async (_, turns) => void turns.push('below') })
      const noting = defineSubscriber({
        at: beforeCommit,
        kinds: ['customerCreated'],
        follow: async (_, { transaction }) => emit(transaction, activated('a'))
      })
      const inner = followed(context.store, { subscribers: [middle], listeners: [below.listener] })
      const store = followed(inner, { subscribers: [noting], listeners: [above.listener] })
      const turns: string[] = []
      await store.organization(randomUUID()).transaction(async (transaction) => {
        emit(transaction, created('a'))
        await runSubscribers(transaction, point, turns)
      })
      expect(turns).toEqual(['below'])
      expect(below.heard.flatMap(({ changes }) => changes)).toEqual([created('a'), activated('a')])
      expect(above.heard).toEqual(below.heard)
    })

    it('it is known what somebody follows or hears of, and what nobody does', async () => {
      const one = defineListener({ kinds: ['customerMerged'], hear: () => undefined })
      const kinds = ['customerCreated', 'customerMerged', 'sourcePut'] as const
      const followedOn = (store: Store) =>
        store.organization(randomUUID()).transaction(async (transaction) => kinds.filter((kind) => isFollowed(transaction, kind)))
      const job = durableListener({ kinds: ['sourcePut'], job: () => undefined })
      const inner = followed(context.store, { listeners: [one] })
      expect(await followedOn(context.store)).toEqual([])
      expect(await followedOn(inner)).toEqual(['customerMerged'])
      expect(await followedOn(followed(inner, { subscribers: [job] }))).toEqual(['customerMerged', 'sourcePut'])
      expect(await followedOn(followed(context.store, { listeners: [hearing().listener] }))).toEqual(kinds)
    })

    it('on a store that nobody follows notes are nothing', async () => {
      const done = context.store.organization(randomUUID()).transaction(async (transaction) => {
        emit(transaction, created('a'))
        return 'done'
      })
      expect(await done).toBe('done')
    })

    it('work that subscribers belong to fails on a store without them', async () => {
      const point = new Phase<string[]>('middle')
      const { listener } = hearing()
      const stores = [context.store, followed(context.store), followed(followed(context.store), { listeners: [listener] })]
      for (const store of stores) {
        const done = store.organization(randomUUID()).transaction((transaction) => runSubscribers(transaction, point, []))
        await expect(done).rejects.toThrow('Nobody follows at middle: wrap the store with followedStore and the subscribers of the domain')
      }
    })
  })
}
