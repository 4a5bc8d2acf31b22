import { describe, expect, it } from 'vitest'
import { day } from '../../values/index.js'
import { onePerHappening, type SeenItem } from './one-happening.js'
import type { WantedItem } from './wanted-item.js'

const silence = { detection: 'event_absence' }
const drop = { detection: 'customer_activity_drop' }
const person = { detection: 'related_user_inactivity' }

let count = 0

/** What a signal of this pattern sees, so many days after the first day. */
function seen(
  definition: Record<string, string | string[]>,
  { at = 10, customerId = 'acme', severity = 'MEDIUM' as 'LOW' | 'MEDIUM' | 'HIGH', key = null as string | null } = {}
): SeenItem<WantedItem> {
  count += 1
  const title = `${definition.detection ?? key} ${at}`
  return {
    signal: { kind: 'EVENT_PATTERN', built_in_key: key, definition },
    occurrence: { occurred_at: at * day, detected_at: at * day },
    item: {
      customerId,
      cause: `signal:${count}`,
      severity,
      learntAt: at * day,
      title,
      whatChanged: title,
      timeline: [{ title, explanation: title, observedAt: at * day }],
      evidence: [{ role: 'supporting', kind: 'metric', title, observedAt: null, window: null, sourceLabel: 'Signal' }]
    }
  }
}

const summary = (items: readonly WantedItem[]) => items.map(({ title, evidence }) => [title, evidence.length])

describe('one happening', () => {
  it('has the words of the strongest, the cause of the first, and the severity of the worst', () => {
    const its = [seen(person, { at: 10, severity: 'LOW' }), seen(drop, { at: 6, severity: 'HIGH' }), seen(silence, { at: 9 })]
    const [item, ...others] = onePerHappening(its)
    expect(others).toEqual([])
    expect(item).toMatchObject({ title: 'event_absence 9', severity: 'HIGH', cause: its[1]?.item.cause, learntAt: 9 * day })
    expect(item?.evidence.length).toBe(3)
    expect(item?.timeline.map(({ observedAt }) => observedAt / day)).toEqual([10, 9, 6])
  })

  it('is a drop with the person who left it behind, where no silence explains both', () => {
    expect(summary(onePerHappening([seen(person, { at: 10 }), seen(drop, { at: 8 })]))).toEqual([['customer_activity_drop 8', 2]])
  })

  it('is of one customer', () => {
    expect(onePerHappening([seen(silence), seen(drop, { customerId: 'globex' })]).length).toBe(2)
  })

  it('is not what a person did long before, what some events did, or what no activity tells', () => {
    const its = [
      seen(drop, { at: 60 }),
      seen(person, { at: 45 }),
      seen({ ...silence, eventNames: ['exported'] }, { at: 60 }),
      seen({ detection: 'customer_activity_threshold' }, { at: 60 })
    ]
    expect(onePerHappening(its).length).toBe(4)
    expect(onePerHappening(its.slice(1)).length).toBe(3)
  })

  it('knows the patterns of the built-in signals, and leaves conditions and matches alone', () => {
    expect(
      onePerHappening([seen({}, { key: 'quiet_account' }), seen({}, { key: 'usage_drop' }), seen({}, { key: 'champion_quiet' })]).length
    ).toBe(1)
    const match: SeenItem<WantedItem> = {
      ...seen(drop),
      signal: { kind: 'EVENT_MATCH', built_in_key: null, definition: { eventNames: ['exported'] } }
    }
    expect(onePerHappening([match, seen(silence)]).length).toBe(2)
  })
})
