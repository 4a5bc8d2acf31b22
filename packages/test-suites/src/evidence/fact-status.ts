import { factStatuses } from '@rapport/core/src/facts/fact-kinds.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day } from '../list-tools/world.js'
import type { EvidenceWorlds } from './evidence-world.js'

/** The life of facts: what people set, how long it holds, and what is remembered of it. */
export function testFactStatus(newWorld: EvidenceWorlds): void {
  describe("a fact's status", () => {
    it('is what was set last, by whom and when, as its history tells', async () => {
      const world = await newWorld()
      const { facts } = world.workspace
      await world.putFacts({ externalId: 'f', status: 'CANDIDATE' })
      const start = world.iso()
      world.clock.advance(1000)
      expect(await facts.setStatus('f', 'ACKNOWLEDGED', { actor: 'm1' })).toMatchObject({ status: 'ACKNOWLEDGED' })
      world.clock.advance(1000)
      await facts.setStatus('f', 'ACKNOWLEDGED', { actor: 'm2' })
      const { id } = await facts.setStatus('f', 'RESOLVED')
      expect(await facts.history(id)).toEqual([
        { at: world.iso(), from: 'ACKNOWLEDGED', to: 'RESOLVED', until: null, cause: 'set', actorId: null },
        { at: world.iso(-1000), from: 'CANDIDATE', to: 'ACKNOWLEDGED', until: null, cause: 'set', actorId: 'm1' },
        { at: start, from: null, to: 'CANDIDATE', until: null, cause: 'put', actorId: null }
      ])
      expect((await world.fact('f')).status).toBe('RESOLVED')
    })

    it('is ACTIVE again when a snooze has ended, everywhere at once', async () => {
      const world = await newWorld()
      await world.putFacts({ externalId: 'f' })
      const until = world.iso(day)
      await world.workspace.facts.setStatus('f', 'SNOOZED', { until, actor: 'm1' })
      const seen = async () => [
        (await world.fact('f')).status,
        (await world.facts({ status: ['SNOOZED'] })).length,
        (await world.facts({ status: ['ACTIVE'] })).length
      ]
      world.clock.advance(day - 1)
      expect(await seen()).toEqual(['SNOOZED', 1, 0])
      world.clock.advance(1)
      expect(await seen()).toEqual(['ACTIVE', 0, 1])
      await world.workspace.facts.setStatus('f', 'RESOLVED')
      const [last, snooze] = await world.workspace.facts.history('f')
      expect([last?.from, snooze?.to, snooze?.until]).toEqual(['ACTIVE', 'SNOOZED', until])
    })

    it('stays snoozed for good without a time, and takes another time', async () => {
      const world = await newWorld()
      await world.putFacts({ externalId: 'f' })
      await world.workspace.facts.setStatus('f', 'SNOOZED')
      world.clock.advance(1000 * day)
      expect((await world.fact('f')).status).toBe('SNOOZED')
      await world.workspace.facts.setStatus('f', 'SNOOZED', { until: world.clock.now() + 5 })
      await world.workspace.facts.setStatus('f', 'SNOOZED', { until: world.clock.now() + 5 })
      expect((await world.workspace.facts.history('f')).length).toBe(3)
      world.clock.advance(5)
      expect((await world.fact('f')).status).toBe('ACTIVE')
    })

    it('that people set stays when the fact is put again, until a put says another status than the one before', async () => {
      const world = await newWorld()
      const status = async (said: object) => {
        await world.putFacts({ externalId: 'f', ...said })
        return (await world.fact('f')).status
      }
      expect(await status({ status: 'ACTIVE', occurredAt: 1 })).toBe('ACTIVE')
      await world.workspace.facts.setStatus('f', 'ACKNOWLEDGED')
      expect(await status({ status: 'ACTIVE', occurredAt: 1 })).toBe('ACKNOWLEDGED')
      expect(await status({ status: 'ACTIVE', occurredAt: 2 })).toBe('ACKNOWLEDGED')
      expect(await status({ occurredAt: 3 })).toBe('ACKNOWLEDGED')
      expect(await status({ status: 'RESOLVED', occurredAt: 3 })).toBe('RESOLVED')
      const history = await world.workspace.facts.history('f')
      expect(history.map(({ to, cause }) => `${cause} ${to}`)).toEqual(['put RESOLVED', 'set ACKNOWLEDGED', 'put ACTIVE'])
    })

    it.each([
      ['g', 'ACTIVE', {}, 'NOT_FOUND', 'There is no fact "g"'],
      ['f', 'DONE', {}, 'INVALID_TOOL_INPUT', 'setStatus.status must be one of ACTIVE'],
      ['f', 'SNOOZED', { until: 5 }, 'INVALID_TOOL_INPUT', 'setStatus.until must be in the future'],
      ['f', 'SNOOZED', { until: 'tomorrow' }, 'INVALID_TOOL_INPUT', 'setStatus.until must be'],
      ['f', 'RESOLVED', { until: '2099-01-01T00:00:00Z' }, 'INVALID_TOOL_INPUT', 'setStatus.until goes with the status SNOOZED only'],
      ['f', 'RESOLVED', { actor: '' }, 'INVALID_TOOL_INPUT', 'setStatus.actor must have at least 1 character'],
      ['f', 'RESOLVED', { actor: 'a\u0000' }, 'INVALID_TOOL_INPUT', 'setStatus.actor must not hold']
    ])('cannot be set of %j to %s with %j', async (factId, status, options, code, message) => {
      const world = await newWorld()
      await world.putFacts({ externalId: 'f' })
      const set: (id: string, status: never, options: object) => Promise<unknown> = world.workspace.facts.setStatus
      await expect(set(factId, status as never, options)).rejects.toMatchObject({ code, message: expect.stringContaining(message) })
      expect((await world.fact('f')).status).toBe('ACTIVE')
    })

    it('has a history only where there is a fact', async () => {
      const world = await newWorld()
      await expect(world.workspace.facts.history('f')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })

    it('is what a list of that status finds, whatever was set when', async () => {
      const world = await newWorld()
      const step = fc.record({
        status: fc.constantFrom(...factStatuses),
        snooze: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
        wait: fc.integer({ min: 0, max: 3 })
      })
      await fc.assert(
        fc.asyncProperty(
          fc.array(step, { minLength: 1, maxLength: 6 }),
          fc.string({ minLength: 1, unit: 'grapheme' }),
          async (steps, name) => {
            const externalId = `${name} ${world.clock.now()}`
            await world.putFacts({ externalId, assertion: externalId })
            let expected = { status: 'ACTIVE', until: Number.POSITIVE_INFINITY }
            for (const { status, snooze, wait } of steps) {
              const until = status === 'SNOOZED' && snooze !== undefined ? world.clock.now() + snooze : undefined
              await world.workspace.facts.setStatus(externalId, status, until === undefined ? {} : { until })
              expected = { status, until: until ?? Number.POSITIVE_INFINITY }
              world.clock.advance(wait)
              const isOver = expected.status === 'SNOOZED' && expected.until <= world.clock.now()
              const now = isOver ? 'ACTIVE' : expected.status
              expect((await world.fact(externalId)).status).toBe(now)
              for (const each of factStatuses) expect((await world.facts({ status: [each] })).includes(externalId)).toBe(each === now)
            }
            world.clock.advance(1)
            await world.putFacts({ externalId, customer: { customerId: 'elsewhere' }, assertion: externalId })
          }
        ),
        { numRuns: 12 }
      )
    })
  })
}
