import { type Static, Type } from 'typebox'
import { customerAssessments } from '../assessment/index.js'
import { type Exchange, readExchange } from '../money/index.js'
import { instant } from '../runtime/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { strictObject } from '../validation/index.js'
import { isoTime } from '../values/index.js'
import { changesShape, readChanges, sinceOf } from './changes.js'
import { type Judged, judgeCustomers, standingsOf } from './read-standings.js'
import { addUp, standingShape, worthShape } from './standing.js'

/** The first page shows so many accounts at most. */
const shownAccounts = 7
/** Of more customers in trouble, those that came to be so last are looked at. */
const maxJudged = 1_000
const judgedAtOnce = 250

export const briefingInput = strictObject({
  since: Type.Optional(
    Type.String({
      format: 'date-time',
      description: 'Shows changes since this time; 7 days ago by default, 90 days ago at most.'
    })
  )
})

export const briefingShape = strictObject({
  at: instant(),
  mayLeave: strictObject({
    customers: Type.Integer({ minimum: 0, description: 'How many customers are leaving or at risk, and have not left yet.' }),
    leaving: Type.Integer({ minimum: 0, description: 'How many of them said so, or have it in their contract.' }),
    isMore: Type.Boolean({ description: 'Whether there are more than the 1,000 that are looked at.' }),
    worth: Type.Array(worthShape, {
      description: "What they pay in a year, in the workspace's currency where there is a rate, else by currency."
    }),
    unknownWorth: Type.Integer({ minimum: 0, description: 'How many of them have no known payment.' })
  }),
  accounts: Type.Array(standingShape, { description: 'At most seven of them, those with the most at stake first.' }),
  since: instant(),
  changes: changesShape
})

/** What a morning begins with: who may leave, the accounts to look at first, and what changed. */
export type Briefing = Static<typeof briefingShape>

/**
 * Who may leave and what that is worth, the accounts with most at stake, and what changed since a time. All of it is read from the same assessments of
 * now, so that no part says otherwise than another one.
 *
 * @example const { mayLeave, accounts } = await readBriefing(store, {}, clock.now())
 */
export async function readBriefing(store: OrganizationStore, { since }: Static<typeof briefingInput>, now: number): Promise<Briefing> {
  const from = sinceOf(since, now)
  const [{ judged, isMore }, exchange] = await Promise.all([judgeTroubled(store, now), readExchange(store)])
  const accounts = byStakes(judged, exchange).slice(0, shownAccounts)
  const [shown, changes] = await Promise.all([standingsOf(store, accounts, now), readChanges(store, from, now)])
  return {
    at: isoTime(now),
    mayLeave: {
      customers: judged.length,
      leaving: judged.filter(({ assessment }) => assessment.state === 'leaving').length,
      isMore,
      worth: addUp(judged, exchange),
      unknownWorth: judged.filter(({ yearlyCents }) => yearlyCents === null).length
    },
    accounts: shown,
    since: isoTime(from),
    changes
  }
}

/** The customers that may leave by what is known now. The stored state, which follows within seconds, only says whom to look at. */
async function judgeTroubled(store: OrganizationStore, now: number): Promise<{ judged: Judged[]; isMore: boolean }> {
  const stored = await store.find(customerAssessments, {
    where: { state: { in: ['leaving', 'at_risk'] } },
    orderBy: { column: 'since', direction: 'desc' },
    columns: ['customer_id'],
    limit: maxJudged + 1
  })
  const ids = stored.slice(0, maxJudged).map(({ customer_id }) => customer_id)
  const judged: Judged[] = []
  for (let index = 0; index < ids.length; index += judgedAtOnce) {
    judged.push(...(await judgeCustomers(store, ids.slice(index, index + judgedAtOnce), now)))
  }
  return { judged: judged.filter(mayLeave), isMore: stored.length > maxJudged }
}

/** Whether a customer is in danger of going, and has not gone. */
const mayLeave = ({ assessment: { state }, hasLeft }: Pick<Judged, 'assessment' | 'hasLeft'>) =>
  (state === 'leaving' || state === 'at_risk') && !hasLeft

/** Most at stake first: how sure the state is, times the worth beside the largest in the same currency. Currencies without a rate are not compared. */
function byStakes(judged: readonly Judged[], exchange: Exchange): Judged[] {
  const worthOf = ({ currency, yearlyCents }: Judged) =>
    currency === null || yearlyCents === null ? null : exchange({ cents: yearlyCents, currency })
  const largest = new Map<string, number>()
  for (const each of judged) {
    const worth = worthOf(each)
    if (worth) largest.set(worth.currency, Math.max(largest.get(worth.currency) ?? 1, worth.cents))
  }
  const stakes = (each: Judged) => {
    const worth = worthOf(each)
    return worth ? each.assessment.certainty * (worth.cents / (largest.get(worth.currency) ?? 1)) : 0
  }
  return judged.toSorted(
    (a, b) => stakes(b) - stakes(a) || b.assessment.certainty - a.assessment.certainty || (a.customer.id < b.customer.id ? -1 : 1)
  )
}
