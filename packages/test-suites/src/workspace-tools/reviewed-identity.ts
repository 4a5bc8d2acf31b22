import { suggestionId } from '@rapport/core/src/identity/suggestions/suggestion-id.js'
import { mergeSuggestions, merges, users } from '@rapport/core/src/registry/tables.js'
import { describe, expect, it } from 'vitest'
import type { NewWorld } from '../list-tools/world.js'

/** What reviewers decide of merges and of suggestions, and what follows. */
export function testReviewedIdentity(newWorld: NewWorld): void {
  describe('reviewed identity', () => {
    const page = { type: 'pageview' as const, url: 'https://x.test/', path: '/' }

    /** A world in which things happen to people, and reviewers can look. */
    async function reviewed() {
      const world = await newWorld()
      const { workspace, rows, clock } = world
      await workspace.members.put([{ id: 'm1', email: 'm1@w.test', name: 'Mia' }])
      return {
        ...world,
        visit: (userIdentity: object, ago = 60_000, more: object = {}) =>
          workspace.ingest({ userIdentity, events: [{ ...page, timestamp: clock.now() - ago }], ...more }),
        user: async (where: { external_id: { eq: string } } | { email: { eq: string } }) => (await rows.find(users, { where }))[0],
        customerOf: async (name: string) => (await workspace.call('svc_get_customer', { customer: name })).customer,
        suggest: async (entity: 'user' | 'customer', duplicate: string, survivor: string) => {
          const keys = { duplicate_key: duplicate, survivor_key: survivor }
          const id = suggestionId(duplicate, survivor)
          const found = { confidence: 'HIGH', explanation: ['Told by a test.'], found_at: clock.now(), decided_at: null, decided_by: null }
          await rows.insert(mergeSuggestions, [{ id, entity, ...keys, status: 'suggested', ...found }])
          return id
        }
      }
    }

    describe('undoing', () => {
      it('a merge of a person gives the email its own user, events and id again, and it stays apart', async () => {
        const { workspace, visit, user, rows, call } = await reviewed()
        await visit({ email: 'ann@gmail.com' }, 90_000)
        const ann = await user({ email: { eq: 'ann@gmail.com' } })
        await visit({ userId: 'u1', email: 'ann@gmail.com' }, 80_000)
        const [merge] = (await workspace.identity.merges()).items
        expect(merge).toMatchObject({
          id: ann?.id,
          entity: 'user',
          reason: 'email_claimed',
          duplicate: { id: ann?.id, email: 'ann@gmail.com', externalId: null },
          survivor: { externalId: 'u1' }
        })
        const decided = await workspace.identity.undo(merge?.id ?? '', { actor: 'm1' })
        expect(decided).toMatchObject({ status: 'rejected', decidedById: 'm1', impact: null, duplicate: { email: 'ann@gmail.com' } })
        expect(await user({ email: { eq: 'ann@gmail.com' } })).toBeDefined()
        const both = await rows.find(users, { where: { email: { eq: 'ann@gmail.com' } } })
        expect(both.map(({ id }) => id)).toContain(ann?.id)
        expect(both).toHaveLength(2)
        await visit({ userId: 'u1', email: 'ann@gmail.com' }, 10_000)
        await visit({ email: 'ann@gmail.com' }, 5_000)
        expect((await workspace.identity.merges()).items).toEqual([])
        const own = await user({ external_id: { eq: 'u1' } })
        const now = await rows.get(users, [{ id: ann?.id ?? '' }])
        expect(now[0]?.last_activity_at).toBeGreaterThan(own?.last_activity_at ?? 0)
        expect((await call('svc_list_users', {})).status).toBe(200)
        await expect(workspace.identity.undo(merge?.id ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' })
      })

      it('a merge lets the next claimant have the email', async () => {
        const { workspace, visit, user } = await reviewed()
        await visit({ email: 'ann@gmail.com' }, 90_000)
        const ann = await user({ email: { eq: 'ann@gmail.com' } })
        await visit({ userId: 'u1', email: 'ann@gmail.com' }, 80_000)
        await visit({ userId: 'u2', email: 'ann@gmail.com' }, 70_000)
        const [first] = (await workspace.identity.merges()).items
        expect(first?.survivor.externalId).toBe('u1')
        await workspace.identity.undo(ann?.id ?? '')
        const [second] = (await workspace.identity.merges()).items
        expect(second).toMatchObject({ id: ann?.id, survivor: { externalId: 'u2' } })
        await workspace.identity.undo(ann?.id ?? '')
        expect((await workspace.identity.merges()).items).toEqual([])
      })

      it('a merge of customers gives the domain a customer of its own again, with its people and what was said of it', async () => {
        const { workspace, visit, customerOf, clock } = await reviewed()
        await visit({ email: 'ann@acme.test' })
        const inferred = await customerOf('acme.test')
        const occurredAt = new Date(clock.now() - 60_000).toISOString()
        await workspace.sources.put([
          {
            sourceType: 'EMAIL',
            externalId: 'mail-1',
            occurredAt,
            customer: { domain: 'acme.test' },
            segments: [{ text: 'Ten more seats, please.' }]
          }
        ])
        await workspace.customers.put([{ customerId: 'A', domain: 'acme.test' }])
        const survivor = await customerOf('A')
        expect((await customerOf(inferred.id)).id).toBe(survivor.id)
        const sourcesOf = async (customer: string) => (await workspace.call('svc_list_sources', { customer })).items.length
        expect(await sourcesOf('A')).toBe(1)
        const [merge] = (await workspace.identity.merges()).items
        expect(merge).toMatchObject({ id: inferred.id, entity: 'customer', reason: 'domain_owned', duplicate: { domain: 'acme.test' } })
        await workspace.identity.undo(inferred.id)
        expect((await customerOf(inferred.id)).id).toBe(inferred.id)
        expect([await sourcesOf('A'), await sourcesOf(inferred.id)]).toEqual([0, 1])
        await workspace.customers.put([{ customerId: 'A', domain: 'acme.test', name: 'Acme' }])
        await visit({ email: 'bob@acme.test' })
        const { items } = await workspace.call('svc_list_users', { customerId: inferred.id })
        expect(items.map(({ email }) => email).sort()).toEqual(['ann@acme.test', 'bob@acme.test'])
      })
    })

    describe('a suggestion', () => {
      it('of people says what would move, is merged, and can be taken back', async () => {
        const { workspace, visit, user, suggest, rows } = await reviewed()
        await visit({ email: 'ann+news@gmail.com' }, 90_000)
        const ann = await user({ email: { eq: 'ann+news@gmail.com' } })
        await visit({ userId: 'u1', email: 'ann@gmail.com' }, 80_000)
        const id = await suggest('user', 'e:ann+news@gmail.com', 'u:u1')
        expect(await workspace.identity.suggestion(id)).toMatchObject({
          status: 'suggested',
          confidence: 'HIGH',
          impact: { users: 1, events: 1, sources: 0, facts: 0 },
          survivor: { externalId: 'u1', email: 'ann@gmail.com' },
          duplicate: { id: ann?.id, externalId: null, email: 'ann+news@gmail.com' },
          explanation: ['Told by a test.']
        })
        expect(await workspace.identity.merge(id, { actor: 'm1' })).toMatchObject({ status: 'merged', decidedById: 'm1', impact: null })
        expect(await workspace.identity.merge(id)).toMatchObject({ status: 'merged', decidedById: 'm1' })
        const u1 = await user({ external_id: { eq: 'u1' } })
        expect(u1?.email).toBe('ann@gmail.com')
        expect(await rows.get(users, [{ id: ann?.id ?? '' }])).toEqual([undefined])
        expect((await workspace.identity.merges()).items).toMatchObject([{ id: ann?.id, reason: 'reviewed' }])
        await visit({ userId: 'u2', email: 'ann+news@gmail.com' }, 70_000)
        expect((await workspace.identity.merges()).items).toMatchObject([{ id: ann?.id, survivor: { externalId: 'u1' } }])
        await expect(workspace.identity.reject(id)).rejects.toMatchObject({ code: 'CONFLICT' })
        await workspace.identity.undo(ann?.id ?? '')
        expect((await workspace.identity.suggestion(id)).status).toBe('rejected')
        const { items } = await workspace.audit.list()
        expect(items.map(({ tool, actorId }) => [tool, actorId]).filter(([tool]) => tool !== 'putMembers')).toEqual([
          ['identity_undo', null],
          ['identity_merge', 'm1']
        ])
      })

      it('of customers brings a second domain to a customer', async () => {
        const { workspace, visit, customerOf, suggest } = await reviewed()
        await visit({ email: 'ann@acme.test' })
        await workspace.customers.put([{ customerId: 'A', domain: 'acme.example', name: 'Acme' }])
        const id = await suggest('customer', 'd:acme.test', 'c:A')
        expect(await workspace.identity.suggestion(id)).toMatchObject({ impact: { users: 1, events: 1 } })
        await workspace.identity.merge(id)
        expect((await customerOf('acme.test')).id).toBe((await customerOf('A')).id)
        expect((await customerOf('A')).domain).toBe('acme.example')
        const { items } = await workspace.call('svc_list_users', { customerId: (await customerOf('A')).id })
        expect(items.map(({ email }) => email)).toEqual(['ann@acme.test'])
      })

      it('that is rejected outranks what events say later; it can still be merged', async () => {
        const { workspace, visit, suggest } = await reviewed()
        await visit({ email: 'ann@gmail.com' }, 90_000)
        await visit({ userId: 'u1' }, 80_000)
        const id = await suggest('user', 'e:ann@gmail.com', 'u:u1')
        expect((await workspace.identity.reject(id)).status).toBe('rejected')
        await visit({ userId: 'u1', email: 'ann@gmail.com' }, 70_000)
        expect((await workspace.identity.merges()).items).toEqual([])
        expect((await workspace.identity.merge(id)).status).toBe('merged')
        expect((await workspace.identity.merges()).items).toHaveLength(1)
      })

      it('whose duplicate belongs to somebody else by now cannot be merged', async () => {
        const { workspace, visit, suggest, rows } = await reviewed()
        await visit({ email: 'ann@gmail.com' }, 90_000)
        await visit({ userId: 'u1' }, 80_000)
        await visit({ userId: 'u2', email: 'ann@gmail.com' }, 70_000)
        const id = await suggest('user', 'e:ann@gmail.com', 'u:u1')
        await expect(workspace.identity.merge(id)).rejects.toMatchObject({ code: 'CONFLICT' })
        expect(await rows.count(merges)).toBe(1)
        const nobody = '00000000-0000-4000-8000-000000000001'
        for (const decide of ['merge', 'reject', 'undo', 'suggestion'] as const)
          await expect(workspace.identity[decide](nobody)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      })

      it('is found when the list is read, is surer when more speaks for it, and stays as it was decided', async () => {
        const { workspace, visit } = await reviewed()
        const visitorId = '00000000-0000-4000-8000-0000000000a1'
        await visit({ email: 'ann.lee@gmail.com' }, 90_000, { visitorId })
        await visit({ userId: 'u1' }, 80_000, { visitorId })
        const listed = async () => (await workspace.identity.suggestions()).items
        expect(await listed()).toMatchObject([{ confidence: 'MEDIUM', explanation: [expect.stringContaining('browser')] }])
        await visit({ userId: 'u1', email: 'annlee@gmail.com' }, 70_000)
        const [suggestion] = await listed()
        expect(suggestion).toMatchObject({ confidence: 'HIGH', survivor: { externalId: 'u1' }, duplicate: { email: 'ann.lee@gmail.com' } })
        expect(suggestion?.explanation).toHaveLength(2)
        await workspace.identity.reject(suggestion?.id ?? '')
        expect(await listed()).toMatchObject([{ id: suggestion?.id, status: 'rejected' }])
        expect((await workspace.identity.suggestions({ status: 'suggested' })).items).toEqual([])
      })

      it('is listed by status and confidence, page by page', async () => {
        const { workspace, visit, suggest, clock } = await reviewed()
        await visit({ userId: 'u1' })
        const ids: string[] = []
        for (const name of ['a', 'b', 'c']) {
          await visit({ email: `${name}@gmail.com` })
          clock.advance(1_000)
          ids.unshift(await suggest('user', `e:${name}@gmail.com`, 'u:u1'))
        }
        const first = await workspace.identity.suggestions({ limit: 2, status: 'suggested' })
        expect(first.pagination).toMatchObject({ hasMore: true, total: 3 })
        const cursor = first.pagination.nextCursor ?? ''
        const second = await workspace.identity.suggestions({ limit: 2, status: 'suggested', cursor })
        expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids)
        expect((await workspace.identity.suggestions({ confidence: 'LOW' })).items).toEqual([])
        await expect(workspace.identity.suggestions({ limit: 0 })).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT' })
        await expect(workspace.identity.suggestions({ cursor })).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT' })
        const merged = await workspace.identity.merge(ids[0] ?? '')
        expect((await workspace.identity.suggestions({ status: 'merged' })).items).toEqual([merged])
      })
    })
  })
}
