import { tables, users } from '@rapport/core/src/registry/tables.js'
import { describe, expect, it } from 'vitest'
import type { NewWorld, World } from '../list-tools/world.js'
import { placesOf, said, spellings, sync, textsOf, workspaceOf } from './erased-world.js'
import { ada, everyRow, type StoredRow, settle } from './private-world.js'

/** The rows of a backup in place of those that are there, as a restore leaves them. */
async function restore({ rows }: World, backup: readonly StoredRow[]): Promise<void> {
  for (const table of Object.values(tables)) {
    if (table.scope !== 'organization') continue
    await rows.remove(table, {})
    const kept = backup.filter((each) => each.table === table.name).map(({ row }) => row)
    if (kept.length > 0) await rows.insert(table as typeof tables.users, kept as never[])
  }
}

const send = async ({ workspace, clock }: World, userId: string, email: string) => {
  const event = { type: 'custom' as const, eventName: 'came', userId, email, timestamp: clock.now() }
  await workspace.ingest({ events: [{ ...event, customerId: 'acme', customerTraits: { name: 'Acme' } }] })
}

const emailsOf = async ({ rows }: World) => (await rows.find(users)).flatMap(({ email }) => email ?? []).sort()

export function testErasureAgain(newWorld: NewWorld): void {
  describe('a restored backup', () => {
    it('catches up with a list that names nobody: the erased are in no column, and stay away', async () => {
      const world = await workspaceOf(newWorld)
      const { workspace, rows } = world
      const { id } = await workspace.users.get({ userId: ada.userId })
      const backup = await everyRow(world)
      const receipt = await workspace.privacy.erase({ email: ada.email })
      const { items, next } = await workspace.privacy.records()
      expect([items, next]).toMatchObject([[{ id: receipt.id, selectedBy: 'email' }], null])
      const list = JSON.stringify(items).toLowerCase()
      expect([...spellings, id].filter((name) => list.includes(name))).toEqual([])

      await restore(world, backup)
      expect((await placesOf(world)).length).toBeGreaterThan(40)
      const { erasures, lifted } = await workspace.privacy.reapply(items)
      expect(lifted).toBe(0)
      expect(erasures).toMatchObject([{ id: receipt.id }])
      const again = await workspace.privacy.getErasure(receipt.id)
      expect(again).toMatchObject({ status: 'done', selectedBy: 'email', askedAt: receipt.askedAt })
      expect(erasures[0]?.removed).toEqual(receipt.removed)
      expect(await placesOf(world, [...spellings, id])).toEqual([])
      expect(await textsOf(world, 'call-1')).toEqual(['Talk to [erased] about the export.', 'The weather is fine.'])
      expect(await emailsOf(world)).toEqual(['bob@acme.test', 'cy@bolt.test'])

      await sync(world, said(world.clock.now()))
      await send(world, ada.userId, ada.email)
      await settle(world)
      expect(await placesOf(world)).toEqual([])
      const whole = await everyRow(world)
      expect(await workspace.privacy.reapply(items)).toEqual({ erasures: [], lifted: 0 })
      expect(await everyRow(world)).toEqual(whole)
      expect(await rows.count(tables.jobs, { kind: { eq: 'erasure' } })).toBe(0)
      await world.rapport.runDue()
      expect(await workspace.audit.verify({})).toMatchObject({ valid: true })
    })

    it('takes nobody whom the list does not name, and nothing of another organization', async () => {
      const world = await workspaceOf(newWorld)
      const other = await workspaceOf(newWorld)
      await world.workspace.privacy.erase({ email: ada.email })
      const { items } = await world.workspace.privacy.records()
      const before = await everyRow(other)
      expect(await other.workspace.privacy.reapply(items)).toEqual({ erasures: [], lifted: 0 })
      expect(await everyRow(other)).toEqual(before)
      const wrong = [{ ...items[0], id: 'x' }] as unknown as typeof items
      await expect(world.workspace.privacy.reapply(wrong)).rejects.toThrow('records[0].id')
    })

    it('knows who of an erased customer was let back since', async () => {
      const world = await workspaceOf(newWorld)
      const { workspace } = world
      const backup = await everyRow(world)
      await workspace.privacy.erase({ customerId: 'acme', confirmUsers: 2 })
      const { items: first } = await workspace.privacy.records()
      await restore(world, backup)
      await workspace.privacy.reapply(first)
      expect(await placesOf(world, [...spellings, 'bob@acme.test'])).toEqual([])
      const between = await everyRow(world)
      const { lifted } = await workspace.privacy.lift({ userId: ada.userId })
      const { items } = await workspace.privacy.records()

      await restore(world, between)
      expect(await workspace.privacy.reapply([...first, ...items])).toEqual({ erasures: [], lifted })
      await restore(world, backup)
      expect(await workspace.privacy.reapply([...first, ...items])).toMatchObject({ erasures: [{ removed: { users: 2, customers: 1 } }] })
      await send(world, ada.userId, ada.email)
      await send(world, 'bob-2290', 'bob@acme.test')
      expect(await emailsOf(world)).toEqual([ada.email, 'cy@bolt.test'])
    })
  })

  describe('a person of an erased customer', () => {
    it('is let back alone: the customer and its other people stay away', async () => {
      const world = await workspaceOf(newWorld)
      const { workspace, rows } = world
      await workspace.privacy.erase({ customerId: 'acme', confirmUsers: 2 })
      expect((await workspace.privacy.lift({ email: ada.email })).lifted).toBeGreaterThan(2)
      expect(await workspace.privacy.lift({ email: ada.email })).toEqual({ lifted: 0 })
      await send(world, ada.userId, ada.email)
      await send(world, 'bob-2290', 'bob@acme.test')
      await send(world, 'new-1', 'new@acme.test')
      await settle(world)
      expect(await emailsOf(world)).toEqual([ada.email, 'cy@bolt.test'])
      expect(await rows.count(tables.customers, { external_id: { eq: 'acme' } })).toBe(0)
      await expect(workspace.users.put([{ userId: 'bob-2290' }])).rejects.toMatchObject({ code: 'CONFLICT' })
      await workspace.users.put([{ userId: ada.userId, traits: { friend: 'Bob Byron', self: ada.name } }])
      const [user] = await rows.find(users, { where: { external_id: { eq: ada.userId } } })
      expect(user?.traits).toMatchObject({ friend: '[erased]', self: ada.name })

      // Whoever is erased again is away again, and comes back with the whole customer.
      await workspace.privacy.erase({ email: ada.email })
      await send(world, ada.userId, ada.email)
      expect(await emailsOf(world)).toEqual(['cy@bolt.test'])
      await workspace.privacy.lift({ email: ada.email })
      await workspace.privacy.lift({ customerId: 'acme' })
      await send(world, ada.userId, ada.email)
      await send(world, 'bob-2290', 'bob@acme.test')
      expect(await emailsOf(world)).toEqual([ada.email, 'bob@acme.test', 'cy@bolt.test'])
    })
  })
}
