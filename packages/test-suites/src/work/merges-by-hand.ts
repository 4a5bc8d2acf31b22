import { beforeEach, describe, expect, it } from 'vitest'
import type { NewWorld, World } from '../list-tools/world.js'
import { ana, customerIdOf, logged, workWorld } from './work-world.js'

/** Customers and people that somebody says are one. */
export function testMergesByHand(newWorld: NewWorld): void {
  describe('merges by hand', () => {
    let world: World
    let survivorId: string
    let duplicateId: string
    const event = (customerId: string, userId: string) => ({
      source: 'server' as const,
      events: [{ type: 'custom' as const, eventName: 'exported', customerId, userId }]
    })
    beforeEach(async () => {
      world = await workWorld(newWorld)
      survivorId = await customerIdOf(world, 'acme')
      duplicateId = await customerIdOf(world, 'acme-2')
      await world.workspace.ingest(event('acme-2', 'u2'))
      await world.workspace.ingest({ userIdentity: { email: 'new@acme-gmbh.test' }, events: [{ type: 'identify' }] })
      await world.workspace.sources.put([
        { sourceType: 'EMAIL', externalId: 's', customer: { customerId: 'acme-2' }, occurredAt: '2026-03-01T00:00:00Z', title: 'Hello' }
      ])
    })
    const merge = (more: object = {}) => world.workspace.identity.mergeByHand({ entity: 'customer', survivorId, duplicateId, ...more }, ana)
    const people = async (customerId: string) => (await world.workspace.users.list({ customerId })).items.map(({ email }) => email).sort()
    /** What a customer has, by its id. */
    const state = async (id: string) => ({
      people: await people(id),
      sources: (await world.workspace.sources.list({ customer: id })).items.map(({ externalId }) => externalId),
      events: (await world.ask('svc_get_timeline', { customer: id })).events.length,
      counts: (await world.workspace.customers.get({ id })).externalId
    })

    it('move all that the duplicate has, and lead on from its id, customerId and domain', async () => {
      const preview = await world.workspace.identity.previewMerge({ entity: 'customer', survivorId, duplicateId })
      expect(preview).toMatchObject({
        survivor: { id: survivorId, externalId: 'acme', name: 'Acme' },
        duplicate: { id: duplicateId, externalId: 'acme-2', name: 'Acme GmbH' },
        moves: { users: 2, sources: 1 }
      })
      expect(preview.moves.events).toBeGreaterThan(0)
      expect(await merge()).toMatchObject({ status: 'merged', survivor: { id: survivorId }, decidedById: 'm_1' })
      expect(await people(survivorId)).toEqual(['kim@acme.test', 'lee@acme-gmbh.test', 'new@acme-gmbh.test'])
      for (const name of [{ id: duplicateId }, { customerId: 'acme-2' }, { domain: 'acme-gmbh.test' }])
        expect(await world.workspace.customers.get(name)).toMatchObject({ id: survivorId, externalId: 'acme' })
      expect((await state(survivorId)).sources).toEqual(['s'])
      expect(await world.ids('svc_list_customers')).toEqual([survivorId])
      expect((await world.workspace.identity.merges()).items).toMatchObject(
        expect.arrayContaining([expect.objectContaining({ id: duplicateId, reason: 'reviewed' })])
      )
    })

    it('outrank what comes later: events, people and traits of the duplicate are the survivor’s', async () => {
      await merge()
      await world.workspace.ingest(event('acme-2', 'u3'))
      await world.workspace.customers.put([{ customerId: 'acme-2', domain: 'acme-new.test' }])
      await world.workspace.ingest({ userIdentity: { email: 'ola@acme-new.test' }, events: [{ type: 'identify' }] })
      await world.rapport.runDue()
      expect(await world.ids('svc_list_customers')).toEqual([survivorId])
      expect(await people(survivorId)).toContain('ola@acme-new.test')
    })

    it('are undone as a whole, and made again', async () => {
      const before = [await state(survivorId), await state(duplicateId)]
      await merge()
      await world.workspace.identity.undo(duplicateId, ana)
      await world.rapport.runDue()
      expect([await state(survivorId), await state(duplicateId)]).toEqual(before)
      await world.workspace.ingest(event('acme-2', 'u2'))
      expect((await state(duplicateId)).events).toBe((before[1]?.events ?? 0) + 1)
      await merge()
      expect(await people(survivorId)).toHaveLength(3)
      expect(await logged(world, 'identity_merge_by_hand')).toHaveLength(2)
      expect(await logged(world, 'identity_undo')).toMatchObject([{ actor_id: 'm_1', after: null }])
    })

    it('lead on through several, and back from each', async () => {
      await world.workspace.customers.put([{ customerId: 'holding', name: 'Holding' }])
      const holding = await customerIdOf(world, 'holding')
      await merge()
      await merge({ survivorId: holding, duplicateId: survivorId })
      expect(await people(holding)).toHaveLength(3)
      expect(await world.workspace.customers.get({ id: duplicateId })).toMatchObject({ id: holding })
      await world.workspace.identity.undo(survivorId, ana)
      expect([await people(holding), await people(survivorId)]).toMatchObject([[], { length: 3 }])
      await world.workspace.identity.undo(duplicateId, ana)
      expect([await people(survivorId), await people(duplicateId)]).toMatchObject([{ length: 1 }, { length: 2 }])
    })

    it('take customers without a customerId as duplicates, and people who are an email alone', async () => {
      await world.workspace.ingest({ userIdentity: { email: 'zoe@zed.test' }, events: [{ type: 'identify' }] })
      const zed = (await world.workspace.customers.get({ domain: 'zed.test' })).id
      const zoe = (await world.workspace.users.get({ email: 'zoe@zed.test' })).id
      const kim = (await world.workspace.users.get({ userId: 'u1' })).id
      await merge({ duplicateId: zed })
      expect(await people(survivorId)).toContain('zoe@zed.test')
      await merge({ entity: 'user', survivorId: kim, duplicateId: zoe })
      expect((await world.workspace.users.get({ email: 'zoe@zed.test' })).id).toBe(kim)
      await expect(merge({ entity: 'user', survivorId: kim, duplicateId: zoe })).rejects.toMatchObject({ code: 'CONFLICT' })
      const lee = (await world.workspace.users.get({ userId: 'u2' })).id
      const refused = merge({ entity: 'user', survivorId: kim, duplicateId: lee })
      await expect(refused).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT', message: expect.stringContaining('different userIds') })
      const other = await world.workspace.ingest({ userIdentity: { email: 'x@why.test' }, events: [{ type: 'identify' }] })
      expect(other).toBeDefined()
      const why = (await world.workspace.customers.get({ domain: 'why.test' })).id
      const swapped = merge({ survivorId: why })
      await expect(swapped).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT', message: expect.stringContaining('swap the two') })
    })

    it('are of one organization, and of two that are there', async () => {
      await expect(merge({ duplicateId: survivorId })).rejects.toMatchObject({ code: 'CONFLICT' })
      const nobody = '00000000-0000-4000-8000-000000000001'
      await expect(merge({ duplicateId: nobody })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      const other = await workWorld(newWorld)
      await expect(merge({ duplicateId: await customerIdOf(other, 'acme-2') })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })
  })
}
