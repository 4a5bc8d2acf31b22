import { type Static, Type } from 'typebox'
import { customerStates, subjects } from '../assessment/index.js'
import { healthBands } from '../health/index.js'
import type { Exchange } from '../money/index.js'
import { instant, orNull } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { nextActions } from './next-action.js'

const date = (description: string) => Type.String({ format: 'date', description })
const currency = () => orNull(Type.String({ description: 'The currency, such as USD.' }))

/** Money of a year in one currency. Amounts with a rate are in the workspace's currency; the others stand beside it, and are never added up. */
export const worthShape = strictObject({
  currency: Type.String(),
  yearlyCents: Type.Integer({ description: 'The amount in a year, in minor units of the currency.' }),
  customers: Type.Integer({ minimum: 1, description: 'How many customers pay it.' })
})

/** The end of the term that runs, or that has just ended. */
export const renewalShape = strictObject({
  endsOn: date('The last day of the term, in UTC.'),
  noticeOn: orNull(date('The last day on which notice may be given.')),
  autoRenews: Type.Boolean(),
  isEnding: Type.Boolean({ description: 'Whether it is known that the term will not be renewed.' }),
  yearlyCents: orNull(Type.Integer({ description: 'What the term is worth in a year, in minor units.' })),
  currency: currency()
})

/** How a customer stands, in as much as a row of a list has room for. */
export const standingShape = strictObject({
  customerId: Type.String(),
  name: Type.String({ description: 'The name to show for the customer.' }),
  state: Type.Enum([...customerStates], { description: 'The state of the assessment.' }),
  hasLeft: Type.Boolean({ description: 'Whether the assessment says that the customer has left already.' }),
  certainty: Type.Number({ minimum: 0, maximum: 1, description: 'How sure the state is.' }),
  since: orNull(instant()),
  headline: Type.String({ description: 'The state and its strongest reason, in a sentence or two.' }),
  reason: orNull(
    strictObject({
      subject: Type.Enum([...subjects]),
      text: Type.String({ description: 'The reason that decides the state, in a sentence.' }),
      observedAt: orNull(instant())
    })
  ),
  quote: orNull(
    strictObject({
      text: Type.String({ description: "The customer's own words, from the strongest reason that has a quote." }),
      reporter: orNull(Type.String({ description: 'The colleague who reports it; null where the customer says it.' })),
      saidAt: orNull(instant()),
      source: orNull(strictObject({ type: Type.String(), id: Type.String() }))
    })
  ),
  yearlyCents: orNull(
    Type.Integer({ description: 'What the customer pays in a year, in minor units: by its subscriptions, else by its term.' })
  ),
  currency: currency(),
  health: orNull(
    strictObject({
      score: Type.Integer({ minimum: 0, maximum: 100 }),
      band: Type.Enum([...healthBands], {
        description: 'high from 75 points, medium from 50 points, else low. If the state says the opposite, the band follows the state.'
      }),
      change: orNull(
        strictObject({
          points: Type.Integer({ description: 'By how many points the score moved.' }),
          days: Type.Integer({ minimum: 1, description: 'Over how many days the score moved: 30, or fewer if fewer days are known.' })
        })
      ),
      reason: orNull(Type.String({ description: 'The sentence of the part that costs the most points.' }))
    })
  ),
  renewal: orNull(renewalShape),
  owner: orNull(strictObject({ id: Type.String(), name: Type.String(), email: Type.String() })),
  next: strictObject({
    action: Type.Enum([...nextActions], { description: 'What to do next, chosen by the reason that decides the state.' }),
    by: orNull(
      date(
        'Until when: the last day of notice, else that of the term; null where neither comes within 120 days, or the action has no such day.'
      )
    )
  })
})

/** How a customer stands, in as much as a row of a list has room for. */
export type Standing = Static<typeof standingShape>
export type Renewal = Static<typeof renewalShape>
export type Worth = Static<typeof worthShape>

/**
 * Adds up what customers pay in a year, in the workspace's currency where there is a rate, else by currency: the currency of most customers first. Who pays
 * nothing, or nobody knows what, is left out.
 */
export function addUp(paying: readonly { yearlyCents: number | null; currency: string | null }[], exchange: Exchange): Worth[] {
  const sums = new Map<string, Worth>()
  for (const { yearlyCents, currency: paidIn } of paying) {
    if (!yearlyCents || paidIn === null) continue
    const { cents, currency: its } = exchange({ cents: yearlyCents, currency: paidIn })
    const sum = sums.get(its) ?? { currency: its, yearlyCents: 0, customers: 0 }
    sums.set(its, { ...sum, yearlyCents: sum.yearlyCents + cents, customers: sum.customers + 1 })
  }
  return [...sums.values()].sort((a, b) => b.customers - a.customers || (a.currency < b.currency ? -1 : 1))
}
