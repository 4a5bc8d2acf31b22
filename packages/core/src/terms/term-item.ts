import { type Static, Type } from 'typebox'
import { instant, orNull } from '../runtime/index.js'
import { parseEnum, strictObject } from '../validation/index.js'
import { isoTime } from '../values/index.js'
import { rollsOn } from './outcomes/derive-outcomes.js'
import { origins, outcomeShape, outcomes } from './outcomes/term-outcome.js'
import type { TermRow } from './term-row.js'

const date = (description: string) => Type.String({ format: 'date', description })

/** A term as callers see it. */
export const termItem = strictObject({
  id: Type.String(),
  externalId: Type.String(),
  customerId: Type.String({ description: "Rapport's id of the customer that it belongs to now." }),
  origin: Type.Enum([...origins], { description: 'Its origin: a contract that was put, a subscription, or a won deal.' }),
  source: Type.String({
    description: 'The source of the origin: api, csv or console; for others, subscription or the type of the source.'
  }),
  startsOn: date('Its first day, in UTC.'),
  endsOn: orNull(date('Its last day, in UTC; for a rolling term, that of the billing period. Null if unknown.')),
  noticeOn: orNull(date('The last day on which notice may be given.')),
  amountCents: orNull(Type.Integer({ description: 'Its worth: of a month for a rolling term, else of the whole term.' })),
  currency: orNull(Type.String()),
  autoRenews: Type.Boolean(),
  isRolling: Type.Boolean({ description: 'Whether it continues from billing period to billing period.' }),
  outcome: orNull(outcomeShape),
  reason: orNull(Type.String({ description: 'The reason of the outcome.' })),
  outcomeBy: orNull(
    Type.Enum(['person', 'host', 'derived'], { description: "Where the outcome comes from; derived: from the customer's other terms." })
  ),
  outcomeAt: orNull(instant()),
  outcomeLearnedAt: orNull(instant())
})

/** A term of a customer. */
export type Term = Static<typeof termItem>

/** A stored term as callers see it. */
export function itemOf(row: TermRow): Term {
  return {
    id: row.id,
    externalId: row.external_id,
    customerId: row.customer_id,
    origin: parseEnum(origins, row.origin),
    source: row.source,
    startsOn: dateOf(row.starts_at),
    endsOn: row.ends_at === null ? null : dateOf(row.ends_at - 1),
    noticeOn: row.notice_at === null ? null : dateOf(row.notice_at),
    amountCents: row.amount_cents,
    currency: row.currency,
    autoRenews: row.auto_renews,
    isRolling: rollsOn(row),
    outcome: row.outcome === null ? null : parseEnum(outcomes, row.outcome),
    reason: row.outcome_reason,
    outcomeBy: row.outcome_by === null ? null : parseEnum(['person', 'host', 'derived'], row.outcome_by),
    outcomeAt: row.outcome_at === null ? null : isoTime(row.outcome_at),
    outcomeLearnedAt: row.outcome_learned_at === null ? null : isoTime(row.outcome_learned_at)
  }
}

const dateOf = (at: number) => isoTime(at).slice(0, 10)
