import { erasures, jobs, tables } from '@rapport/core/src/registry/tables.js'
import { describe, expect, it } from 'vitest'
import { minute, type NewWorld } from '../list-tools/world.js'
import { ids, placesOf, said, spellings, sync, workspaceOf } from './erased-world.js'
import { ada, everyRow, privateWorld, settle } from './private-world.js'
import { fillEveryTable } from './rows-that-name.js'

export function testErasureOfMany(newWorld: NewWorld): void {
  describe('an erased customer', () => {
    it('is told of before, and goes with its people', async () => {
      const world = await workspaceOf(newWorld)
      const { workspace } = world
      const { id } = await workspace.customers.get({ customerId: 'acme' })
      const preview = await workspace.privacy.previewErasure({ customerId: 'acme' })
      expect(preview).toMatchObject({ users: 2, customers: 1, isJob: false })
      const erase = (confirmUsers?: number) =>
        workspace.privacy.erase({ customerId: 'acme', ...(confirmUsers !== undefined && { confirmUsers }) })
      await expect(erase()).rejects.toThrow('Ask again with confirmUsers: 2')
      await expect(erase(1)).rejects.toMatchObject({ code: 'CONFLICT' })
      expect(await workspace.privacy.previewErasure({ customerId: 'acme' })).toEqual(preview)
      const { removed } = await erase(2)
      expect(removed).toMatchObject({ customers: 1, users: 2, events: preview.events })
      expect(await placesOf(world, [...spellings, 'bob@acme.test', 'bob byron', id])).toEqual([])
      expect((await workspace.customers.list({})).items).toMatchObject([{ externalId: 'bolt' }])
      await expect(workspace.customers.put([{ customerId: 'acme', name: 'Acme' }])).rejects.toThrow('customers[0] names somebody')
      await sync(world, said(world.clock.now()))
      await workspace.ingest({ events: [{ type: 'custom', eventName: 'x', userId: 'new', email: 'new@acme.test' }] })
      await settle(world)
      expect((await workspace.customers.list({})).items).toHaveLength(1)
    })
  })

  describe('an erasure', () => {
    it('goes on in a job where its process ended', async () => {
      let left = Number.POSITIVE_INFINITY
      const uuid = (now: number) => {
        if (left-- === 0) throw new Error('The process ends')
        return ids.uuid(now)
      }
      const world = await privateWorld(newWorld, { ids: { ...ids, uuid } })
      const { workspace, rapport, rows, clock } = world
      // The erasure, its job and its audit entry have ids; then the first source is written.
      left = 4
      await expect(workspace.privacy.erase({ email: ada.email })).rejects.toThrow('The process ends')
      left = Number.POSITIVE_INFINITY
      const [erasure] = await rows.find(erasures)
      const get = () => workspace.privacy.getErasure(erasure?.id ?? '')
      expect(await get()).toMatchObject({ status: 'running', removed: { users: 1 }, erasedAt: null })
      expect((await placesOf(world)).length).toBeGreaterThan(0)
      clock.advance(10 * minute)
      await rapport.runDue()
      expect(await placesOf(world)).toEqual([])
      expect(await get()).toMatchObject({ status: 'done', removed: { users: 1, sources: 1 }, erasedAt: expect.any(String) })
      expect(await rows.find(erasures, { columns: ['pending'] })).toEqual([{ pending: null }])
      expect(await rows.count(jobs, { kind: { eq: 'erasure' } })).toBe(0)
      await expect(workspace.privacy.getErasure(ids.uuid(0))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })

    it('refuses selectors that name no one thing', async () => {
      const { workspace } = await newWorld()
      await expect(workspace.privacy.erase({})).rejects.toThrow('Give exactly one of')
      await expect(workspace.privacy.previewErasure({ email: 'a@b.test', userId: 'x' })).rejects.toThrow('2 are given')
      await expect(workspace.privacy.lift({ visitorId: 'me' })).rejects.toThrow('must be a UUID')
    })
  })
  describe('an organization that is deleted', () => {
    it('leaves no row in any table, and those of others as they were', async () => {
      const one = await workspaceOf(newWorld)
      const other = await workspaceOf(newWorld)
      await fillEveryTable(one)
      const before = await everyRow(other)
      const { slug } = (await one.rapport.organizations.get(one.organizationId)) ?? { slug: '' }
      await one.rapport.organizations.delete(one.organizationId, { slug })
      expect(await everyRow(one)).toEqual([])
      const { directory } = one.store
      for (const table of [tables.apiKeys, tables.publicKeys]) {
        expect(await directory.find(table, { where: { organization_id: { eq: one.organizationId } } })).toEqual([])
        expect(await directory.count(table, { organization_id: { eq: other.organizationId } })).toBeGreaterThan(0)
      }
      expect(await everyRow(other)).toEqual(before)
    })
  })
}
