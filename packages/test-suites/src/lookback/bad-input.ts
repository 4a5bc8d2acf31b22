import type { SourceInput } from '@rapport/core/src/public-types/index.js'
import { TestClock } from '@rapport/core/src/testing/test-clock.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { day, minute, type NewWorld, type World } from '../list-tools/world.js'

/** A Wednesday, at midnight. */
const now = Date.UTC(2026, 6, 1)
const dateAgo = (daysAgo: number) => new Date(now - daysAgo * day).toISOString().slice(0, 10)

/** What is odd in a workspace leads to a clear state, in the assessment, in health and in a look-back. */
export function testBadInput(newWorld: NewWorld): void {
  describe('judgements of odd input', () => {
    let world: World
    beforeEach(async () => {
      world = await newWorld({ clock: new TestClock(now) })
    })

    const settle = async () => {
      for (let round = 0; round < 4; round++) {
        await world.rapport.runDue()
        world.clock.advance(minute)
      }
    }
    const term = (customerId: string, from: number, to: number, more: object = {}) => ({
      externalId: `${customerId} ${from}`,
      customer: { customerId },
      startsOn: dateAgo(from),
      endsOn: dateAgo(to),
      amountCents: 1_200_000,
      currency: 'usd',
      ...more
    })
    const mail = (externalId: string, customer: NonNullable<SourceInput['customer']>, daysAgo: number, text: string) => ({
      sourceType: 'EMAIL' as const,
      externalId,
      customer,
      occurredAt: now - daysAgo * day + 15 * 60 * minute,
      segments: [{ text }]
    })
    const work = async (customerId: string, each: number, from: number, to: number) => {
      const days = Array.from({ length: from - to }, (_, index) => from - index)
      const events = days.flatMap((daysAgo) =>
        Array.from({ length: each }, (_, index) => ({
          type: 'custom' as const,
          eventName: `did_${index % 3}`,
          timestamp: now - daysAgo * day + (index + 1) * minute,
          customerId,
          userId: `${customerId} ${index % 3}`
        }))
      )
      for (let at = 0; at < events.length; at += 100) await world.workspace.ingest({ source: 'server', events: events.slice(at, at + 100) })
    }
    const look = async () => {
      await settle()
      const { id } = await world.workspace.lookback.run({ months: 6 })
      await settle()
      const { result } = await world.workspace.lookback.get(id)
      if (!result) throw new Error('There is no result')
      return result
    }

    it('without events, words and terms is unknown, says what is missing, and has no number', async () => {
      await world.workspace.customers.put([{ customerId: 'acme' }])
      await settle()
      const { state, missing, reasons } = await world.workspace.customers.assessment({ customerId: 'acme' })
      expect({ state, reasons }).toEqual({ state: 'unknown', reasons: [] })
      expect(missing.length).toBeGreaterThan(2)
      expect(await world.workspace.customers.health({ customerId: 'acme' })).toMatchObject({ score: null, rank: null, probabilities: null })
      expect(await look()).toMatchObject({ state: 'no_departures', assessment: { medianLeadDays: null } })
    })

    it('refuses a term that ends before it starts, and stores the others of no such put', async () => {
      const put = world.workspace.contracts.put([term('acme', 400, 41), term('bolt', 41, 400)])
      await expect(put).rejects.toThrow(/endsOn/)
      expect((await world.workspace.contracts.list({})).items).toEqual([])
    })

    it('follows a merge and its undoing: each time those leave who then belong to a customer', async () => {
      await world.workspace.customers.put([{ customerId: 'acme' }])
      await world.workspace.contracts.put([term('acme', 400, 41)])
      await world.workspace.sources.put([mail('m', { domain: 'acme.test' }, 70, 'We will not renew the contract in May.')])
      expect((await look()).left).toMatchObject([{ firstSaid: null }])
      await world.workspace.customers.put([{ customerId: 'acme', domain: 'acme.test' }])
      expect((await look()).left).toMatchObject([{ firstSaid: { leadDays: 29, quote: 'We will not renew the contract in May.' } }])
      const [merge] = (await world.workspace.identity.merges()).items
      await world.workspace.identity.undo(merge?.id ?? '')
      expect((await look()).left).toMatchObject([{ firstSaid: null }])
    })

    it('judges by an outcome that was corrected later, and forgets a leaving that was none', async () => {
      await world.workspace.contracts.put([term('acme', 400, 41)])
      await world.workspace.sources.put([mail('m', { customerId: 'acme' }, 81, 'We will not renew the contract in May.')])
      expect(await look()).toMatchObject({ departures: 1, assessment: { said: 1 } })
      const [contract] = (await world.workspace.contracts.list({ customer: 'acme' })).items
      await world.workspace.contracts.setOutcome(contract?.id ?? '', { outcome: 'renewed' }, { actor: 'm_1' })
      expect(await look()).toMatchObject({ state: 'no_departures', departures: 0, left: [] })
    })

    it('has one score a day, the same state, and the same leads when the zone of the workspace changes', async () => {
      await world.workspace.contracts.put([term('acme', 400, 41), term('bolt', 400, -100)])
      await world.workspace.sources.put([mail('m', { customerId: 'acme' }, 81, 'We will not renew the contract in May.')])
      await work('bolt', 2, 60, 1)
      await look()
      const before = await world.workspace.customers.assessment({ customerId: 'bolt' })
      await world.workspace.call('svc_update_workspace_settings', { defaultTimezone: 'Pacific/Auckland' })
      world.clock.advance(day)
      const { left } = await look()
      // The day there begins half a day earlier: the mail of the afternoon is known at the start of the same next day.
      expect(left).toMatchObject([{ firstSaid: { leadDays: expect.any(Number) } }])
      expect(Math.abs((left[0]?.firstSaid?.leadDays ?? 0) - 40)).toBeLessThanOrEqual(1)
      const { history, score } = await world.workspace.customers.health({ customerId: 'bolt' })
      expect(score).not.toBeNull()
      const days = history.map((each) => each.day.slice(0, 10))
      expect(new Set(days).size).toBe(days.length)
      expect((await world.workspace.customers.assessment({ customerId: 'bolt' })).state).toBe(before.state)
    })

    it('keeps small accounts calm beside one with 90 % of all events, which falls silent', async () => {
      const small = ['a', 'b', 'c']
      await world.workspace.contracts.put([...small, 'big'].map((customerId) => term(customerId, 400, -100)))
      for (const customerId of small) {
        await work(customerId, 1, 70, 0)
        await world.workspace.sources.put([mail(`${customerId} m`, { customerId }, 5, 'The new report works well for our team.')])
      }
      await work('big', 27, 70, 15)
      const { falseAlarms } = await look()
      expect(falseAlarms).toEqual([])
      world.clock.advance(5 * minute)
      await settle()
      const stateOf = async (customerId: string) => (await world.workspace.customers.assessment({ customerId })).state
      expect(await Promise.all(small.map(stateOf))).toEqual(['calm', 'calm', 'calm'])
      expect(await stateOf('big')).toBe('at_risk')
    })
  })
}
