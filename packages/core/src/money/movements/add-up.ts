import { type Static, Type } from 'typebox'
import { rational, roundHalfUp } from '../../revenue/index.js'
import { orNull } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { type CustomerMonth, movements } from './movement.js'

const sum = (description: string) =>
  Type.Object(
    {
      amount: Type.Integer({ minimum: 0, description: 'In minor units of the currency.' }),
      customers: Type.Integer({ minimum: 0, description: 'The number of customers in it.' })
    },
    { additionalProperties: false, description }
  )

const retention = (description: string) => orNull(Type.Number({ minimum: 0, description }))

/** The figures of a month. `opening + new + reactivation + expansion - contraction - churn = closing`. */
export const figures = {
  opening: sum('MRR at the end of the month before.'),
  new: sum('MRR of customers that never had MRR before.'),
  reactivation: sum('MRR of customers that had MRR earlier, but none at the beginning of the month.'),
  expansion: sum('How much more customers pay than before, if they paid before.'),
  contraction: sum('How much less customers pay than before, if they still pay.'),
  churn: sum('What customers paid before, if they pay nothing at the end of the month.'),
  closing: sum('MRR at the end of the month. For the current month, the MRR now.'),
  netRetention: retention('(opening + expansion - contraction - churn) / opening, to four decimals; null where opening is 0.'),
  grossRetention: retention('(opening - contraction - churn) / opening, to four decimals; null where opening is 0.')
}

const figuresShape = strictObject(figures)

/** The movements of MRR in a month, and the retention. */
export type MonthFigures = Static<typeof figuresShape>

const names = ['opening', ...movements, 'closing'] as const
/** A figure whose customers can be listed. */
export type Figure = (typeof names)[number]
export const figureNames: readonly Figure[] = names

/** What a customer adds to a figure of its month; 0 where it is no part of it. */
export function partOf({ opening, closing, movement }: CustomerMonth, figure: Figure): number {
  if (figure === 'opening') return opening
  if (figure === 'closing') return closing
  return figure === movement ? Math.abs(closing - opening) : 0
}

/** The figures of these customers' months. */
export function addUp(months: readonly CustomerMonth[]): MonthFigures {
  const figure = (name: Figure) => {
    const parts = months.map((each) => partOf(each, name)).filter((part) => part > 0)
    return { amount: parts.reduce((all, part) => all + part, 0), customers: parts.length }
  }
  const opening = figure('opening')
  const expansion = figure('expansion')
  const contraction = figure('contraction')
  const churn = figure('churn')
  const kept = opening.amount - contraction.amount - churn.amount
  return {
    opening,
    new: figure('new'),
    reactivation: figure('reactivation'),
    expansion,
    contraction,
    churn,
    closing: figure('closing'),
    netRetention: ratio(kept + expansion.amount, opening.amount),
    grossRetention: ratio(kept, opening.amount)
  }
}

function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : Number(roundHalfUp(rational(BigInt(part) * 10_000n, whole))) / 10_000
}
