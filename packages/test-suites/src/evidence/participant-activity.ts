import { resources } from '@rapport/core/src/registry/resources.js'
import { participants, sourceParticipants, sources } from '@rapport/core/src/registry/tables.js'
import { removeSources } from '@rapport/core/src/sources/remove-sources.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { describe, expect, it } from 'vitest'
import { day, minute } from '../list-tools/world.js'
import type { EvidenceWorld, EvidenceWorlds } from './evidence-world.js'

/** When a user was active last, by the sources that their emails take part in and by events. */
export function testParticipantActivity(newWorld: EvidenceWorlds): void {
  describe("a user's last activity", () => {
    const ann = [{ email: 'Ann@Acme.test', role: 'to' }]
    const ago = (world: EvidenceWorld, days: number) => world.clock.now() - days * day
    const user = (world: EvidenceWorld, email = 'ann@acme.test') => world.workspace.users.get({ email })
    const lastActivity = async (world: EvidenceWorld, email?: string) => (await user(world, email))?.lastActivityAt
    const identify = (world: EvidenceWorld, ...people: { userId?: string; email?: string }[]) => world.workspace.users.put(people)

    async function remove(world: EvidenceWorld, ...externalIds: string[]): Promise<void> {
      const { organizationId } = world.rows
      const ids = (await world.rows.find(sources, { where: { external_id: { in: externalIds } } })).map(({ id }) => id)
      await world.groupTransaction([organizationId], {
        settle: (of) => removeSources(of(organizationId), ids, systemIds(), world.clock.now())
      })
    }

    it('is the last email, meeting or ticket that they took part in, whether that or they came first, and no record', async () => {
      const world = await newWorld()
      await world.putSources(
        { externalId: 'a', participants: ann, occurredAt: ago(world, 3) },
        { externalId: 'b', participants: ann, sourceType: 'CRM', occurredAt: ago(world, 1) }
      )
      await identify(world, { userId: 'u1', email: 'ann@acme.test' }, { email: 'bob@acme.test' })
      expect([await lastActivity(world), await lastActivity(world, 'bob@acme.test')]).toEqual([world.iso(-3 * day), null])
      await world.putSources({ externalId: 'c', participants: ann, sourceType: 'SUPPORT_TICKET', occurredAt: ago(world, 2) })
      expect(await lastActivity(world)).toBe(world.iso(-2 * day))
      expect(await world.world.ids('svc_list_users', { hasActivityInLast: '7d' })).toHaveLength(1)
    })

    it('follows a source that changes its time or participants, or is removed; events stay what they were', async () => {
      const world = await newWorld()
      const event = { type: 'custom' as const, eventName: 'x', timestamp: ago(world, 9), url: 'server://x', email: 'ann@acme.test' }
      await world.workspace.ingest({ source: 'server', events: [event] })
      await identify(world, { email: 'bob@acme.test' })
      const both = async () => [await lastActivity(world), await lastActivity(world, 'bob@acme.test')]
      await world.putSources(
        { externalId: 'a', participants: ann, occurredAt: ago(world, 1) },
        { externalId: 'b', participants: ann, occurredAt: ago(world, 4) }
      )
      expect(await both()).toEqual([world.iso(-day), null])
      await world.putSources({ externalId: 'a', participants: ann, occurredAt: ago(world, 2) })
      expect(await both()).toEqual([world.iso(-2 * day), null])
      await world.putSources({ externalId: 'a', participants: [{ email: 'bob@acme.test' }], occurredAt: ago(world, 2) })
      expect(await both()).toEqual([world.iso(-4 * day), world.iso(-2 * day)])
      await remove(world, 'a', 'b')
      expect(await both()).toEqual([world.iso(-9 * day), null])
      expect(await world.rows.count(participants)).toBe(0)
      expect(await world.rows.count(sourceParticipants)).toBe(0)
    })

    it.each([1, 6])('of many people is what is left, when they lose the last of %s mails more', async (others) => {
      const world = await newWorld()
      const people = Array.from({ length: 12 }, (_, n) => `p${n}@acme.test`)
      await identify(world, ...people.map((email) => ({ email })))
      const mails = (days: number) =>
        people.map((email, n) => ({ externalId: `${days} ${n}`, participants: [{ email }], occurredAt: ago(world, days + n) }))
      for (let mail = 1; mail <= others + 1; mail++) await world.putSources(...mails(mail * 20))
      const all = () => Promise.all(people.map((email) => lastActivity(world, email)))
      const since = (days: number) => people.map((_, n) => world.iso(-(days + n) * day))
      expect(await all()).toEqual(since(20))
      await world.putSources(...mails(20).map((mail) => ({ ...mail, occurredAt: ago(world, 300) })))
      expect(await all()).toEqual(since(40))
      await remove(world, ...mails(40).map(({ externalId }) => externalId))
      expect(await all()).toEqual(others === 1 ? people.map(() => world.iso(-300 * day)) : since(60))
    })

    it('goes with an email to the user who claims it, back when the merge is undone, and there again', async () => {
      const world = await newWorld()
      await identify(world, { email: 'ann@acme.test' }, { userId: 'u1', email: 'own@acme.test' })
      await world.putSources(
        { externalId: 'a', participants: ann, occurredAt: ago(world, 1) },
        { externalId: 'b', participants: [{ email: 'own@acme.test' }], occurredAt: ago(world, 5) }
      )
      const both = async () => [await lastActivity(world), await lastActivity(world, 'own@acme.test')]
      expect(await both()).toEqual([world.iso(-day), world.iso(-5 * day)])
      const { id = '' } = (await user(world)) ?? {}
      await identify(world, { userId: 'u1', email: 'ann@acme.test' })
      expect(await both()).toEqual([world.iso(-day), world.iso(-day)])
      const { id: undone } = await world.workspace.identity.undo(id)
      expect(await both()).toEqual([world.iso(-day), world.iso(-5 * day)])
      await world.workspace.identity.merge(undone)
      expect(await both()).toEqual([world.iso(-day), world.iso(-day)])
    })

    it('takes in a meeting when its time has come, also one of no customer', async () => {
      const world = await newWorld()
      const joe = 'joe@gmail.com'
      await identify(world, { email: joe })
      const meeting = { externalId: 'a', sourceType: 'CALENDAR_EVENT' as const, participants: [{ email: joe }] }
      await world.putSources({ ...meeting, occurredAt: world.clock.now() + day })
      await world.world.rapport.runDue()
      expect(await lastActivity(world, joe)).toBe(null)
      world.clock.advance(day)
      await world.world.rapport.runDue()
      expect(await lastActivity(world, joe)).toBe(world.iso())
    })

    it('takes in a meeting that a process whose clock is ahead has counted already, when another is removed meanwhile', async () => {
      const world = await newWorld()
      const { organizationId } = world.rows
      const said = (externalId: string, later: number) => {
        return { sourceType: 'EMAIL' as const, externalId, participants: ann, occurredAt: world.clock.now() + later }
      }
      await identify(world, { email: 'ann@acme.test' })
      const write = await resources.sources.put(world.rows, [said('a', 2 * minute), said('b', 3 * minute)])
      const ahead = world.clock.now() + 5 * minute
      await world.groupTransaction([organizationId], { settle: (of) => write(of(organizationId), systemIds(), ahead, 5_000) })
      expect(await lastActivity(world)).toBe(world.iso(3 * minute))
      await remove(world, 'b')
      expect(await lastActivity(world)).toBe(null)
      world.clock.advance(2 * minute)
      await world.world.rapport.runDue()
      expect(await lastActivity(world)).toBe(world.iso())
    })

    it('moves no journey stage: a mail does not bring back who is silent', async () => {
      const world = await newWorld()
      const event = (eventName: string, days: number) => {
        return { type: 'custom' as const, eventName, timestamp: ago(world, days), url: 'server://x', email: 'ann@acme.test' }
      }
      await world.workspace.ingest({
        source: 'server',
        events: [{ type: 'stage', stage: 'activated', email: 'ann@acme.test', timestamp: ago(world, 50) }, event('x', 50)]
      })
      await world.putSources({ externalId: 'a', participants: ann, occurredAt: ago(world, 1) })
      expect(await user(world)).toMatchObject({ journeyStage: 'INACTIVE', daysSinceActivity: 1 })
      await world.workspace.ingest({ source: 'server', events: [event('y', 2)] })
      expect(await user(world)).toMatchObject({ journeyStage: 'ENGAGED', daysSinceActivity: 1 })
    })
  })
}
