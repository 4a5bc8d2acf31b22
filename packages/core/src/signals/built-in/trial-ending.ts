import { customers as customerTable } from '../../identity/index.js'
import { subscriptions } from '../../revenue/tables/index.js'
import { readSettings } from '../../settings/index.js'
import type { Rows } from '../../storage/index.js'
import { dateIn, day as dayLength, groupBy } from '../../values/index.js'
import type { Finding } from '../detections/look.js'
import { counted } from '../patterns/words.js'
import { defineCondition, setting } from './define-built-in.js'

export const trialEnding = defineCondition({
  name: 'Trial ending without activation',
  description: 'A trial ends, and the account is not activated. Needs an activation event, or stages that the host sends.',
  severity: 'MEDIUM',
  settings: {
    trialDays: setting(1, 365, 14, 'How long your trials last, counted from the start of the subscription.'),
    daysBefore: setting(0, 60, 5, 'How many days before the end.')
  },
  evidence: 'The `subscription` on trial, or the `customer`. `observedAt` is the start of the trial. `value` is the number of its days.',
  raisesAttention: true,
  evaluate: async ({ trialDays, daysBefore }, { rows, customers, asOf, severity, calendar: { timeZone } }) => {
    const findings = new Map<string, Finding>()
    const waiting = customers.filter(({ billing_status, activated_at }) => billing_status === 'TRIALING' && activated_at === null)
    if (waiting.length === 0 || !(await hasActivation(rows))) return findings
    const ids = waiting.map(({ id }) => id)
    const trials = await rows.find(subscriptions, { where: { customer_id: { in: ids }, status: { eq: 'trialing' } } })
    const byCustomer = groupBy(trials, ({ customer_id }) => customer_id)
    for (const { id, billing_at } of waiting) {
      const trial = byCustomer.get(id)?.sort((a, b) => b.started_at - a.started_at)[0]
      const startedAt = trial?.started_at ?? billing_at
      if (startedAt === null || startedAt === undefined) continue
      const endsAt = startedAt + trialDays * dayLength
      if (asOf < endsAt - daysBefore * dayLength) continue
      const left = Math.ceil((endsAt - asOf) / dayLength)
      const title = left > 0 ? `The trial ends in ${counted(left, 'day')}, without activation` : 'The trial is over, without activation'
      findings.set(id, {
        severity,
        occurredAt: asOf,
        title,
        reason: `The trial began on ${dateIn(startedAt, timeZone)} and lasts ${counted(trialDays, 'day')}, until ${dateIn(endsAt, timeZone)}. Nobody of the account has reached activation.`,
        evidence: [
          {
            kind: trial ? 'subscription' : 'customer',
            id: trial?.id ?? id,
            title: `On trial from ${dateIn(startedAt, timeZone)} to ${dateIn(endsAt, timeZone)}`,
            observedAt: startedAt,
            window: { start: startedAt, end: endsAt },
            value: trialDays,
            comparedWith: null
          }
        ]
      })
    }
    return findings
  }
})

/** Whether any customer of the workspace could reach activation: otherwise the signal says nothing. */
async function hasActivation(rows: Rows<'organization'>): Promise<boolean> {
  if ((await readSettings(rows)).activation_event !== null) return true
  return (await rows.count(customerTable, { activated_at: { isNull: false } }, 1)) > 0
}
