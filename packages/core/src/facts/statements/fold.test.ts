import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { factEffects } from './effects.js'
import { type FactStatement, foldStatements } from './fold.js'

const said = (effect: FactStatement['effect'], at: number, confidence = 0.9): FactStatement => {
  return { effect, at, confidence, isSure: confidence >= 0.8, key: `${effect} ${at}` }
}
const decided = (status: 'ACTIVE' | 'ACKNOWLEDGED' | 'RESOLVED', at: number, isDismissal = false) => ({
  status,
  until: null,
  at,
  isDismissal
})
const fold = (statements: readonly FactStatement[], decision?: ReturnType<typeof decided>) => foldStatements(statements, decision, 0.8)

describe('what statements make of a fact', () => {
  it('is nothing where none opens it', () => {
    expect(fold([said('ends', 1), said('confirms', 2)])).toBeUndefined()
  })

  it.each([
    ['an opening', [said('opens', 1)], { status: 'ACTIVE', confidence: 0.9, from: 1, endedAt: null }],
    ['an opening that is not sure', [said('opens', 1, 0.6)], { status: 'CANDIDATE', confidence: 0.6 }],
    ['several openings', [said('opens', 3, 0.6), said('opens', 1, 0.9)], { status: 'ACTIVE', confidence: 0.9, from: 1 }],
    ['an end', [said('opens', 1), said('ends', 2)], { status: 'RESOLVED', from: 1, endedAt: 2 }],
    ['an end that was said before', [said('opens', 3), said('ends', 2)], { status: 'ACTIVE', from: 3, endedAt: null }],
    [
      'an opening after the end',
      [said('opens', 1), said('ends', 2), said('opens', 3, 0.6)],
      { status: 'CANDIDATE', confidence: 0.6, from: 3 }
    ],
    ['a confirmation', [said('opens', 1, 0.6), said('confirms', 2, 0.7)], { status: 'CANDIDATE', confidence: 0.74 }],
    ['a sure confirmation', [said('opens', 1, 0.6), said('confirms', 2, 0.9)], { status: 'ACTIVE', confidence: 0.78 }],
    [
      'two confirmations',
      [said('opens', 1, 0.6), said('confirms', 2, 0.7), said('confirms', 3, 0.7)],
      { status: 'ACTIVE', confidence: 0.83 }
    ],
    ['a doubt', [said('opens', 1), said('weakens', 2, 0.6)], { status: 'CANDIDATE', confidence: 0.63 }]
  ])('by %s', (_, statements, expected) => {
    expect(fold(statements)).toMatchObject(expected)
    expect(fold([...statements].reverse())).toMatchObject(expected)
  })

  it('follows a decision from its time on', () => {
    const open = [said('opens', 1)]
    const over = [...open, said('ends', 5)]
    expect(fold(open, decided('ACKNOWLEDGED', 3))?.status).toBe('ACKNOWLEDGED')
    expect(fold([...open, said('opens', 4)], decided('RESOLVED', 3))?.status).toBe('RESOLVED')
    expect(fold(over, decided('ACKNOWLEDGED', 3))).toMatchObject({ status: 'RESOLVED', endedAt: 5 })
    expect(fold(over, decided('ACTIVE', 3))?.status).toBe('RESOLVED')
    expect(fold(over, decided('ACTIVE', 7))).toMatchObject({ status: 'ACTIVE', endedAt: null })
    expect(fold([...over, said('opens', 6)], decided('RESOLVED', 3, true))?.status).toBe('RESOLVED')
  })

  it('is the same in whatever order they are learned', () => {
    const statement = fc.record({ effect: fc.constantFrom(...factEffects), at: fc.nat(6), confidence: fc.integer({ min: 50, max: 99 }) })
    const statuses = fc.constantFrom('ACTIVE' as const, 'ACKNOWLEDGED' as const, 'RESOLVED' as const)
    const decision = fc.option(fc.tuple(statuses, fc.nat(6), fc.boolean()), { nil: undefined })
    fc.assert(
      fc.property(
        fc.uniqueArray(statement, { selector: JSON.stringify, maxLength: 10 }),
        decision,
        fc.infiniteStream(fc.nat()),
        (all, by, order) => {
          const statements = all.map(({ effect, at, confidence }) => ({
            effect,
            at,
            confidence: confidence / 100,
            isSure: confidence >= 80,
            key: `${confidence}`
          }))
          const shuffled = statements.map((each) => ({ each, place: order.next().value ?? 0 })).sort((a, b) => a.place - b.place)
          const last = by && decided(...by)
          const state = fold(statements, last)
          expect(
            fold(
              shuffled.map(({ each }) => each),
              last
            )
          ).toEqual(state)
          if (state) expect([state.confidence >= 0, state.confidence <= 1, (state.endedAt ?? 6) >= state.from]).toEqual([true, true, true])
        }
      )
    )
  })
})
