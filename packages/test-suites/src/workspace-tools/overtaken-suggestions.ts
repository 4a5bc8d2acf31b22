import { identities, mergeSuggestions, users } from '@rapport/core/src/registry/tables.js'
import { describe, expect, it } from 'vitest'
import type { NewWorld } from '../list-tools/world.js'
import { searchWorld } from './duplicate-search-world.js'

/** Suggestions that events, or other decisions, have overtaken before a reviewer decides. */
export function testOvertakenSuggestions(newWorld: NewWorld): void {
  describe('overtaken suggestions', () => {
    /** Ann's address with a tag is suggested to be hers. */
    async function suggested() {
      const world = await searchWorld(newWorld)
      const { workspace, rows } = world
      await workspace.users.put([{ userId: 'ann', email: 'ann@acme.com' }, { email: 'ann+x@acme.com' }])
      const [suggestion] = (await workspace.identity.suggestions()).items
      return {
        ...world,
        id: suggestion?.id ?? '',
        claim: () => workspace.users.put([{ userId: 'ann', email: 'ann+x@acme.com' }]),
        row: async () => (await rows.get(mergeSuggestions, [{ id: suggestion?.id ?? '' }]))[0]
      }
    }

    it('merging the two that events have merged already says so for good', async () => {
      const { workspace, id, claim } = await suggested()
      await claim()
      expect(await workspace.identity.merge(id, { actor: 'm1' })).toMatchObject({ status: 'merged', decidedById: 'm1' })
      await workspace.users.put([{ userId: 'bob', email: 'ann+x@acme.com' }])
      const [merge] = (await workspace.identity.merges()).items
      expect(merge).toMatchObject({ survivor: { externalId: 'ann' }, duplicate: { email: 'ann+x@acme.com' } })
      expect(await workspace.identity.undo(merge?.id ?? '')).toMatchObject({ id, status: 'rejected' })
    })

    it('rejecting the two that events have merged already is a conflict, and tells to undo that merge', async () => {
      const { workspace, id, claim, row } = await suggested()
      await claim()
      await expect(workspace.identity.reject(id)).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('undo') })
      expect((await row())?.status).toBe('suggested')
      expect((await workspace.identity.merges()).items).toHaveLength(1)
      expect((await workspace.audit.list()).items).toEqual([])
    })

    it('one of somebody who is no more is not found, and nobody is made again', async () => {
      const { workspace, id, rows, row } = await suggested()
      await rows.remove(identities, { identity: { eq: 'e:ann+x@acme.com' } })
      await rows.remove(users, { email: { eq: 'ann+x@acme.com' } })
      for (const decide of ['suggestion', 'merge', 'reject'] as const)
        await expect(workspace.identity[decide](id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      expect((await row())?.status).toBe('suggested')
      expect(await rows.count(identities)).toBe(2)
    })

    it('of several reviewers at the same moment one decides; the others hear of it, or find it done', async () => {
      const { workspace, id, row } = await suggested()
      const audited = async () => (await workspace.audit.list()).items.map(({ tool }) => tool)
      const both = await Promise.all(['m1', 'm2'].map((actor) => workspace.identity.merge(id, { actor })))
      expect(both[0]).toEqual(both[1])
      expect(await audited()).toEqual(['identity_merge'])
      const [merge] = (await workspace.identity.merges()).items
      const undone = await Promise.allSettled([1, 2].map(() => workspace.identity.undo(merge?.id ?? '')))
      expect(undone.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(undone.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'NOT_FOUND' } })
      const [again, rejected] = await Promise.allSettled([workspace.identity.merge(id), workspace.identity.reject(id)])
      expect(again.status).toBe('fulfilled')
      expect(rejected.status === 'fulfilled' || rejected.reason.code === 'CONFLICT').toBe(true)
      expect((await row())?.status).toBe('merged')
      expect(await audited()).toEqual(['identity_merge', 'identity_undo', 'identity_merge'])
    })

    it('takes names of any length and script that are taken as ids', async () => {
      const { workspace, suggested: pairs, refresh } = await searchWorld(newWorld)
      const userId = '\u{1F600}'.repeat(255)
      const domain = `${'a'.repeat(60)}.com`
      const local = 'x'.repeat(180)
      await workspace.users.put([{ userId, email: `${local}@${domain}` }, { email: `${local}+t@${domain}` }])
      await refresh()
      expect(await pairs()).toEqual([[`e:${local}+t@${domain}`, `u:${userId}`, 'HIGH']])
      const [suggestion] = (await workspace.identity.suggestions()).items
      expect(await workspace.identity.merge(suggestion?.id ?? '')).toMatchObject({ status: 'merged', survivor: { externalId: userId } })
      const [merge] = (await workspace.identity.merges()).items
      expect((await workspace.identity.undo(merge?.id ?? '')).id).toBe(suggestion?.id)
    })

    it('once an email is merged it is suggested for nobody else, also while a search rests', async () => {
      const { workspace, id, refresh, rapport } = await suggested()
      const customer = { customerId: 'c' }
      await workspace.users.put([
        { userId: 'eve', name: 'Ann Xu', customer },
        { email: 'ann+x@acme.com', name: 'Ann Xu', customer }
      ])
      await refresh(1)
      await rapport.runDue()
      const open = async () => (await workspace.identity.suggestions({ status: 'suggested' })).items.map((each) => each.survivor.externalId)
      expect((await open()).sort()).toEqual(['ann', 'eve'])
      await workspace.identity.merge(id)
      expect(await open()).toEqual([])
    })
  })
}
