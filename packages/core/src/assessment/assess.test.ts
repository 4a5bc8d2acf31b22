import { describe, expect, it } from 'vitest'
import { assess } from './assess.js'
import type { Denial, Evidence, Statement } from './evidence.js'

const day = 86_400_000
const now = Date.UTC(2026, 2, 30)

const evidence = (known: Partial<Evidence> = {}): Evidence => ({
  statements: [],
  denials: [],
  conversations: 6,
  problems: [],
  billing: { status: 'PAYING', currency: 'usd', mrrCents: 10_000, mrrBefore: 10_000 },
  term: null,
  endedTerms: [],
  activity: null,
  ...known
})

const said = (factType: string, daysAgo: number, more: Partial<Statement> = {}): Statement => ({
  factId: `${factType} ${daysAgo}`,
  factType,
  kind: null,
  polarity: null,
  at: now - daysAgo * day,
  probability: 0.9,
  assertion: 'What was said',
  quote: 'the words',
  sourceType: 'EMAIL',
  sourceId: 'mail-1',
  reporter: null,
  isHandled: false,
  ...more
})

const denied = (factType: string, daysAgo: number, probability = 0.95): Denial => ({
  factType,
  at: now - daysAgo * day,
  probability,
  effect: 'ends',
  quote: 'we stay',
  sourceType: 'EMAIL',
  sourceId: 'mail-2'
})

const of = (known: Partial<Evidence>) => assess(evidence(known), now, 'UTC')

describe('the assessment of a customer', () => {
  it('is calm where enough is known and nothing worries, and unknown where nothing is', () => {
    expect(of({})).toMatchObject({ state: 'calm', headline: 'No signs of trouble.', reasons: [] })
    const unknown = of({ conversations: 0, billing: { status: 'NONE', currency: null, mrrCents: null, mrrBefore: null } })
    expect(unknown).toMatchObject({ state: 'unknown', certainty: 1 })
    expect(unknown.missing).toContain('There are no conversations from the last 90 days.')
  })

  it('tells a decision to leave from a possibility', () => {
    expect(of({ statements: [said('CHURN_RISK', 2, { kind: 'cancels' })] }).state).toBe('leaving')
    expect(of({ statements: [said('CHURN_RISK', 2, { kind: 'considers leaving' })] }).state).toBe('at_risk')
    const quote = 'Unless the export works again, we cancel in May.'
    expect(of({ statements: [said('CHURN_RISK', 2, { kind: 'cancels', quote })] }).state).toBe('at_risk')
  })

  it('names the words that it rests on', () => {
    const { headline, reasons } = of({ statements: [said('CHURN_RISK', 2, { kind: 'cancels' })] })
    expect(headline).toBe('They are leaving. On 2026-03-28 it was said that they are leaving: “the words”')
    expect(reasons).toMatchObject([{ direction: 'for', subject: 'notice', quote: 'the words', factId: 'CHURN_RISK 2' }])
  })

  it('keeps its sentences short, and the quote whole', () => {
    const quote = 'We leave. '.repeat(200)
    const { headline, reasons } = of({ statements: [said('CHURN_RISK', 2, { kind: 'cancels', quote })] })
    expect(headline.length).toBeLessThan(400)
    expect(reasons[0]?.quote).toBe(quote)
  })

  it('forgets a possibility in time, and keeps a decision', () => {
    expect(of({ statements: [said('CHURN_RISK', 80)] }).state).toBe('calm')
    expect(of({ statements: [said('CHURN_RISK', 80, { kind: 'cancels' })] }).state).toBe('leaving')
  })

  it('is over when something later takes it back, and not when something earlier did', () => {
    // What was said of leaving itself has its status by the denial, and is no statement any more.
    const statements = [said('COMPETITIVE', 12)]
    const after = of({ statements, denials: [denied('CHURN_RISK', 5)] })
    expect(after.state).toBe('calm')
    expect(after.reasons[0]).toMatchObject({ subject: 'commitment', direction: 'for', quote: 'we stay' })
    expect(of({ statements, denials: [denied('CHURN_RISK', 20)] }).state).toBe('at_risk')
  })

  it('counts a candidate with its probability: one doubtful word is no state, several are', () => {
    const doubtful = { probability: 0.45 }
    expect(of({ statements: [said('COMPETITIVE', 1, doubtful)] }).state).toBe('calm')
    expect(
      of({ statements: [said('COMPETITIVE', 1, doubtful), said('CHAMPION_RISK', 2, { ...doubtful, sourceId: 'mail-3' })] }).state
    ).toBe('at_risk')
  })

  it('counts what one source says twice once', () => {
    const twice = of({ statements: [said('COMPETITIVE', 1), said('COMPETITIVE', 1, { factId: 'another' })] })
    expect(twice.reasons.map(({ points }) => points > 0)).toEqual([true, false])
  })

  it('puts trouble before growth, and keeps growth as a reason against', () => {
    const { state, reasons } = of({ statements: [said('CHURN_RISK', 1), said('EXPANSION', 1)] })
    expect(state).toBe('at_risk')
    expect(reasons.find(({ subject }) => subject === 'growth')).toMatchObject({ direction: 'against' })
    expect(of({ statements: [said('EXPANSION', 1)] }).state).toBe('growing')
  })

  it('sees silence, a drop and open tickets without a word', () => {
    const activity = {
      measuredAt: now,
      firstAt: 0,
      people: null,
      fall: null,
      eventsBeforeLast: 200,
      lastDay: '2026-03-10',
      silentWorkingDays: 12
    }
    const usage = { observed: 0, ordinary: 60, days: 7, share: 0.1 }
    expect(of({ activity: { ...activity, usage } })).toMatchObject({ state: 'at_risk', reasons: [{ subject: 'silence' }] })
    const there = { ...activity, lastDay: '2026-03-29', silentWorkingDays: 0 }
    expect(of({ activity: { ...there, usage, fall: { observed: 12, ordinary: 60, percent: 80, weeks: null } } })).toMatchObject({
      state: 'at_risk'
    })
    expect(of({ activity: { ...there, usage: { ...usage, observed: 55, share: 1 } } })).toMatchObject({ state: 'calm' })
    const problems = [{ sourceId: 't', title: 'Export fails', openedAt: now - 30 * day, openDays: 30 }]
    expect(of({ problems })).toMatchObject({ state: 'stuck', headline: expect.stringContaining('Export fails') })
  })

  it('follows contract terms: the last one, a renewal, and what was said before it', () => {
    const term = { endsOn: '2026-04-30', endsAt: now + 31 * day, autoRenews: false, isEnding: true }
    expect(of({ term })).toMatchObject({ state: 'leaving', headline: expect.stringContaining('2026-04-30') })
    expect(of({ term: { ...term, isEnding: false } }).state).toBe('calm')
    const renewed = { outcome: 'renewed' as const, at: now - 5 * day, reason: null, isSaid: true }
    expect(of({ statements: [said('CHURN_RISK', 10, { kind: 'cancels' })], endedTerms: [renewed] }).state).toBe('calm')
    const byItself = { ...renewed, isSaid: false }
    expect(of({ statements: [said('CHURN_RISK', 10, { kind: 'cancels' })], endedTerms: [byItself] }).state).toBe('leaving')
    const churned = { outcome: 'churned' as const, at: now - 5 * day, reason: 'Too expensive.', isSaid: true }
    expect(of({ endedTerms: [churned], billing: { status: 'NONE', currency: null, mrrCents: null, mrrBefore: null } }).state).toBe(
      'leaving'
    )
  })

  it('knows who has gone from the payments', () => {
    const billing = { status: 'CHURNED', currency: 'usd', mrrCents: 0, mrrBefore: 10_000 }
    expect(of({ billing }).state).toBe('leaving')
  })
})
