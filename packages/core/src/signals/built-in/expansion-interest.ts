import { isAwaited, statusFilter } from '../../facts/index.js'
import { facts } from '../../facts/tables/index.js'
import { cutCodePoints, dateIn, day as dayLength, groupBy } from '../../values/index.js'
import type { StoredOccurrenceEvidence } from '../tables/signal-occurrences.js'
import { defineCondition, setting } from './define-built-in.js'

export const expansionInterest = defineCondition({
  name: 'Expansion interest',
  description: 'Somebody at an account wants more: seats, teams, a larger plan.',
  severity: 'MEDIUM',
  settings: { days: setting(1, 180, 45, 'How many days back the signal looks.') },
  evidence: 'A `fact` for each fact that shows the interest. `title` is what the fact says.',
  raisesAttention: false,
  evaluate: async ({ days }, { rows, customers, asOf, severity, calendar: { timeZone } }) => {
    const ids = customers.map(({ id }) => id)
    const since = asOf - days * dayLength
    const found = await rows.find(facts, {
      where: { customer_id: { in: ids }, fact_type: { eq: 'EXPANSION' }, all: [statusFilter(['ACTIVE'], asOf)] },
      columns: ['id', 'customer_id', 'assertion', 'occurred_at', 'detected_at', 'check_due_at']
    })
    const recent = found
      .map((fact) => ({ ...fact, at: fact.occurred_at ?? fact.detected_at }))
      .filter((fact) => fact.at >= since && fact.at <= asOf && !isAwaited(fact, asOf))
      .sort((a, b) => b.at - a.at)
    return new Map(
      [...groupBy(recent, ({ customer_id }) => customer_id)].map(([id, its]) => {
        const [newest] = its
        const evidence = its.slice(0, 10).map(
          ({ id: fact, assertion, at }): StoredOccurrenceEvidence => ({
            kind: 'fact',
            id: fact,
            title: cutCodePoints(assertion, 500),
            observedAt: at,
            window: null,
            value: null,
            comparedWith: null
          })
        )
        const title = its.length === 1 ? 'Interest in more was told' : `Interest in more was told ${its.length} times`
        const reason = `On ${dateIn(newest?.at ?? asOf, timeZone)}: ${cutCodePoints(newest?.assertion ?? '', 1_000)}`
        return [id, { severity, occurredAt: newest?.at ?? asOf, title, reason, evidence }]
      })
    )
  }
})
