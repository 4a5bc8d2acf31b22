import { events, jobs, members, providerRecords, users } from '@rapport/core/src/registry/tables.js'
import type { JsonObject } from '@rapport/core/src/storage/index.js'
import { canonicalJson } from '@rapport/core/src/values/canonical-json.js'
import { describe, expect, it } from 'vitest'
import type { NewWorld } from '../list-tools/world.js'
import { placesOf, said, spellings, sync, textsOf, workspaceOf } from './erased-world.js'
import { ada, everyRow, type StoredRow, settle } from './private-world.js'
import { fillEveryTable } from './rows-that-name.js'

/** Columns that count or copy what was erased, and rows that erasing writes. */
const moving: readonly string[] = [
  'jobs',
  'erasures',
  'erased_names',
  'audit_entries',
  'search_counts',
  'search_count_changes',
  'activity_days',
  'fact_changes'
]

const others = (rows: readonly StoredRow[], names: readonly string[]) =>
  rows.filter(({ table, row }) => {
    const text = JSON.stringify(row).toLowerCase()
    return (
      !moving.includes(table) &&
      !/^search_|^signal|^attention|^customer_/.test(table) &&
      table !== 'customers' &&
      !names.some((name) => text.includes(name))
    )
  })

/** A source is written anew where one of its segments names somebody. */
const lasting = (row: Record<string, unknown>) => canonicalJson({ ...row, updated_at: 0, content_digest: '' } as JsonObject)

export function testErasure(newWorld: NewWorld): void {
  describe('an erased person', () => {
    it('is found in no column of any table, and what is of others alone stays', async () => {
      const world = await workspaceOf(newWorld)
      const { id } = await world.workspace.users.get({ userId: ada.userId })
      const filled = await fillEveryTable(world)
      expect(filled.length).toBeGreaterThan(30)
      const before = others(await everyRow(world), [...spellings, id])
      expect((await placesOf(world)).length).toBeGreaterThan(100)

      const receipt = await world.workspace.privacy.erase({ email: ada.email })
      expect(await placesOf(world, [...spellings, id])).toEqual([])
      expect(receipt).toMatchObject({ status: 'done', selectedBy: 'email', removed: { users: 1, sources: 2 }, droppedEvents: 0 })
      expect(receipt.masked).toMatchObject({ sources: 1, agent_steps: 1 })

      const after = new Map((await everyRow(world)).map(({ table, key, row }) => [`${table} ${key}`, lasting(row)]))
      const lost = before.filter(({ table, key, row }) => after.get(`${table} ${key}`) !== lasting(row))
      expect(lost).toEqual([])
      expect(await world.rows.count(jobs, { kind: { eq: 'erasure' } })).toBe(0)
    })

    it('leaves the chain of the audit log whole, with the head that it had', async () => {
      const world = await workspaceOf(newWorld)
      await world.workspace.privacy.export({ email: ada.email })
      await world.rapport.runDue()
      const { head, entries } = await world.workspace.audit.verify({})
      expect(entries).toBeGreaterThan(0)
      const { masked } = await world.workspace.privacy.erase({ email: ada.email })
      expect(masked.audit_entries).toBeGreaterThan(0)
      await world.rapport.runDue()
      expect(await world.workspace.audit.verify({ head })).toMatchObject({
        valid: true,
        entries: entries + 1,
        erased: masked.audit_entries
      })
      expect(JSON.stringify(await world.workspace.audit.chain({}))).not.toContain(ada.email)
    })

    it('leaves others their own words, with what names the person masked', async () => {
      const world = await workspaceOf(newWorld)
      await world.workspace.privacy.erase({ userId: ada.userId })
      expect(await textsOf(world, 'call-1')).toEqual(['Talk to [erased] about the export.', 'The weather is fine.'])
      const invitations = await world.rows.find(events, { where: { event_name: { eq: 'invited' } } })
      expect(invitations.map(({ properties }) => properties.invited).sort()).toEqual(['[erased]', 'cy@bolt.test'])
      const [acme] = (await world.workspace.customers.list({ customerId: 'acme' })).items
      expect(acme).toMatchObject({ contactCount: 1 })
    })

    it('is erased once: the same again takes nothing', async () => {
      const world = await workspaceOf(newWorld)
      await world.workspace.privacy.erase({ visitorId: ada.visitorId })
      await world.rapport.runDue()
      const again = await world.workspace.privacy.erase({ email: ada.email })
      expect(again).toMatchObject({ status: 'done', removed: {}, masked: {} })
      const nobody = await world.workspace.privacy.erase({ email: 'nobody@nowhere.test' })
      expect(nobody).toMatchObject({ status: 'done', removed: {}, masked: {} })
      expect(await world.workspace.privacy.erase({ customerId: 'nowhere' })).toMatchObject({ removed: {}, masked: {} })
    })

    it('stays away, whatever is sent, put and synced later', async () => {
      const world = await workspaceOf(newWorld)
      const { workspace, clock, rows } = world
      const { id } = await workspace.privacy.erase({ email: ada.email })
      const at = clock.now()
      for (const identity of [{ visitorId: ada.visitorId }, {}]) {
        const named = { type: 'custom' as const, eventName: 'clicked', userId: ada.userId, email: ada.email, timestamp: at }
        const answer = await workspace.ingest({ ...identity, events: [{ type: 'pageview', path: '/x', timestamp: at }, named] })
        expect(answer).toMatchObject({ processed: 2 })
      }
      await workspace.ingest({
        events: [
          { type: 'custom', eventName: 'asked', userId: 'bob-2290', properties: { by: `${ada.name} <${ada.email}>` }, timestamp: at }
        ]
      })
      await workspace.users.put([{ userId: 'bob-2290', traits: { boss: ada.name, notes: [`Call ${ada.email}`], boss_id: ada.userId } }])
      await workspace.customers.put([{ customerId: 'acme', traits: { contact: ada.email } }])
      await sync(world, said(at))
      await sync(world, said(at + 1))
      await workspace.sources.put([
        {
          sourceType: 'CALL',
          externalId: 'call-2',
          occurredAt: at,
          customer: { customerId: 'acme' },
          participants: [
            { email: ada.email, name: ada.name, role: 'attendee' },
            { email: 'bob@acme.test', name: 'Bob Byron', role: 'attendee' }
          ],
          segments: [
            { text: ada.words, speaker: ada.name },
            { text: 'Thank you, ADA  LOVELACE.', speaker: 'Bob Byron' }
          ]
        }
      ])
      await settle(world)
      expect(await placesOf(world)).toEqual([])
      expect(await rows.count(providerRecords, { kind: { eq: 'person' }, removed: { eq: false } })).toBe(1)
      // The page view without a visitor is nobody's, and is kept.
      expect(await workspace.privacy.getErasure(id)).toMatchObject({ droppedEvents: 3 })
      expect(await textsOf(world, 'call-2')).toEqual(['[erased]', 'Thank you, [erased].'])
    })

    it('is refused in words where the host puts them, until they are let back', async () => {
      const world = await workspaceOf(newWorld)
      const { workspace, rows } = world
      await workspace.privacy.erase({ email: ada.email })
      const put = () => workspace.users.put([{ userId: 'cy-1' }, { userId: ada.userId, email: ada.email }])
      await expect(put()).rejects.toThrow('users[1] names somebody whose data was erased')
      await expect(put()).rejects.toMatchObject({ code: 'CONFLICT' })
      expect((await workspace.privacy.lift({ userId: ada.userId })).lifted).toBeGreaterThan(2)
      expect(await workspace.privacy.lift({ userId: ada.userId })).toEqual({ lifted: 0 })
      await put()
      expect(await rows.count(users, { email: { eq: ada.email } })).toBe(1)
    })

    it('takes the customer that is nobody else, and leaves a namesake the name', async () => {
      const world = await workspaceOf(newWorld)
      const { workspace, rows } = world
      await workspace.users.put([
        { userId: 'solo-4410', email: 'solo@gmail.com', name: 'Sol Lewitt', customer: { customerId: 'solo-4410' } },
        {
          userId: 'other-4411',
          email: 'sol@bolt.test',
          name: 'Sol LeWitt',
          traits: { friend: 'solo@gmail.com' },
          customer: { customerId: 'bolt' }
        }
      ])
      const preview = await workspace.privacy.previewErasure({ email: 'solo@gmail.com' })
      expect(preview).toMatchObject({ users: 1, customers: 1 })
      await workspace.privacy.erase({ email: 'solo@gmail.com' })
      expect(await placesOf(world, ['solo-4410', 'solo@gmail.com'])).toEqual([])
      const [namesake] = await rows.find(users, { where: { external_id: { eq: 'other-4411' } } })
      expect(namesake).toMatchObject({ name: 'Sol LeWitt', traits: { friend: '[erased]' } })
    })

    it('who is a member too owns nothing any more', async () => {
      const world = await workspaceOf(newWorld)
      const { workspace, rows } = world
      await workspace.members.put([
        { id: 'member-55', email: 'eve@own.test', name: 'Eve Adams' },
        { id: 'member-56', email: 'kim@own.test', name: 'Kim Lee', managerEmail: 'eve@own.test' }
      ])
      await workspace.privacy.erase({ email: 'eve@own.test' })
      expect(await placesOf(world, ['eve@own.test', 'member-55'])).toEqual([])
      expect(await rows.find(members)).toMatchObject([{ id: 'member-56', manager_email: null }])
    })

    it('takes nothing of another organization', async () => {
      const one = await workspaceOf(newWorld)
      const other = await workspaceOf(newWorld)
      const before = await everyRow(other)
      await one.workspace.privacy.erase({ email: ada.email })
      expect(await everyRow(other)).toEqual(before)
    })
  })
}
