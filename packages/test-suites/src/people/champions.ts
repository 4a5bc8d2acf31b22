import { describe, expect, it } from 'vitest'
import { day, minute, type NewWorld, type World } from '../list-tools/world.js'

/** Events of a person on each working day from so many days ago on. */
async function work({ workspace, clock }: World, person: string, [from, to]: [number, number], account = 'acme'): Promise<void> {
  const days = Array.from({ length: from - to }, (_, index) => clock.now() - (from - index) * day)
  const events = days
    .filter((at) => ![0, 6].includes(new Date(at).getUTCDay()))
    .map((timestamp) => ({
      type: 'custom' as const,
      eventName: 'planned',
      timestamp,
      userId: person,
      email: `${person}@${account}.test`,
      customerId: account
    }))
  if (events.length > 0) await workspace.ingest({ source: 'server', events })
}

/** Has all that is due be done, some minutes later. */
async function settle({ clock, rapport }: World, ms = 10 * minute): Promise<void> {
  await rapport.runDue()
  clock.advance(ms)
  await rapport.runDue()
}

const gone = (assertion: string, factType: 'CHAMPION_RISK' | 'CONTACT_DEPARTURE') => ({
  externalId: `f ${assertion}`,
  customer: { customerId: 'acme' },
  assertion,
  factType,
  evidence: [{ sourceType: 'EMAIL' as const, sourceId: 'mail_1', quote: assertion }]
})

/** Who the champions are, and which account lost one. */
export function testChampions(newWorld: NewWorld): void {
  describe('champions', () => {
    const list = async ({ workspace }: World, query: Parameters<typeof workspace.people.champions>[0] = {}) =>
      (await workspace.people.champions(query)).items
    const told = async (world: World, query = {}) => (await list(world, query)).map(({ email, status, basis }) => [email, status, basis])

    it('are whoever was active most, and whom a trait names; others are not', async () => {
      const world = await newWorld()
      await work(world, 'ann', [28, 0])
      await work(world, 'bob', [20, 0])
      await work(world, 'cid', [5, 0], 'globex')
      await world.workspace.users.put([
        { userId: 'dan', email: 'dan@acme.test', name: 'Dan', traits: { champion: true }, customer: { customerId: 'acme' } }
      ])
      expect(await list(world)).toEqual([])
      await settle(world)
      expect((await told(world)).sort()).toEqual([
        ['ann@acme.test', 'present', 'most_active'],
        ['dan@acme.test', 'present', 'named']
      ])
      expect(await told(world, { status: 'lost' })).toEqual([])
      expect(await told(world, { customer: 'globex' })).toEqual([])
      const [ann] = await list(world, { customer: 'acme.test', status: 'present' })
      expect((await list(world)).map(({ reason }) => reason).sort()).toEqual([
        'Is named as champion by a trait.',
        'Was active on 19 of 28 days, more than anybody else of the account.'
      ])
      expect((await world.workspace.people.get(ann?.userId ?? '')).champions).toEqual([ann])
      expect(await list(await newWorld())).toEqual([])
    })

    it('are called one of the most active where somebody else of the account was as active', async () => {
      const world = await newWorld()
      await work(world, 'ann', [28, 0])
      await work(world, 'bob', [28, 0])
      await work(world, 'cid', [28, 0], 'globex')
      await settle(world)
      const found = await list(world)
      expect(found.map(({ email, isTied, reason }) => [email, isTied, reason]).sort()).toEqual([
        ['ann@acme.test', true, 'Was active on 19 of 28 days: one of the most active people of the account.'],
        ['bob@acme.test', true, 'Was active on 19 of 28 days: one of the most active people of the account.'],
        [expect.stringMatching(/^cid@/), false, 'Was active on 19 of 28 days, more than anybody else of the account.']
      ])
    })

    it('are lost when they go quiet, and back when they are active again', async () => {
      const world = await newWorld()
      await work(world, 'ann', [50, 14])
      await work(world, 'bob', [6, 0])
      await settle(world)
      const [lost] = await list(world, { status: 'lost' })
      expect(lost).toMatchObject({ email: 'ann@acme.test', status: 'quiet', customerDomain: 'acme.test', quote: null })
      expect(lost?.reason).toContain('Has been silent since 2026-02-17.')
      await work(world, 'ann', [2, 0])
      await settle(world, day)
      expect(await told(world)).toEqual([['ann@acme.test', 'present', 'most_active']])
    })

    it('are lost when a text says so, with the quote, until somebody resolves the fact', async () => {
      const world = await newWorld()
      await work(world, 'ann', [28, 0])
      await world.workspace.users.put([{ userId: 'ann', name: 'Ann Lee' }])
      await settle(world)
      await world.workspace.facts.put([
        gone('Ann Lee leaves us in April.', 'CONTACT_DEPARTURE'),
        gone('Our champion has left.', 'CHAMPION_RISK')
      ])
      await world.rapport.runDue()
      const lost = await list(world, { status: 'lost' })
      expect(lost.map(({ email, status, quote }) => [email, status, quote?.text]).sort()).toEqual([
        [null, 'left', 'Our champion has left.'],
        ['ann@acme.test', 'left', 'Ann Lee leaves us in April.']
      ])
      await world.workspace.facts.setStatus('f Ann Lee leaves us in April.', 'RESOLVED')
      await world.workspace.facts.setStatus('f Our champion has left.', 'RESOLVED')
      await world.rapport.runDue()
      expect(await told(world)).toEqual([['ann@acme.test', 'present', 'most_active']])
    })

    it('are those of the account that others joined, and nobody was removed', async () => {
      const world = await newWorld()
      const { workspace } = world
      await work(world, 'ann', [28, 0], 'globex')
      await workspace.customers.put([{ customerId: 'acme' }])
      await workspace.ingest({ source: 'server', events: [{ type: 'custom', eventName: 'planned', email: 'eve@side.test' }] })
      await work(world, 'bob', [28, 0], 'acme')
      await settle(world)
      await workspace.customers.put([{ customerId: 'acme', domain: 'side.test' }])
      const before = (await told(world)).sort()
      expect(before).toHaveLength(2)
      await settle(world)
      expect((await told(world)).sort()).toEqual(before)
    })

    it('are lost when they belong to another account', async () => {
      const world = await newWorld()
      await work(world, 'ann', [40, 2])
      await settle(world)
      await world.workspace.users.put([{ userId: 'ann', customer: { customerId: 'globex' } }])
      await settle(world, 9 * day)
      expect(await told(world, { customer: 'acme' })).toEqual([['ann@acme.test', 'removed', 'most_active']])
    })
  })
}
