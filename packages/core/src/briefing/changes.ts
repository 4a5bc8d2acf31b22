import { type Static, Type } from 'typebox'
import { assessmentChanges, customerStates } from '../assessment/index.js'
import { customerLabel, loadCustomerLabels } from '../customers/index.js'
import { customers } from '../identity/index.js'
import { instant, orNull } from '../runtime/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { outcomes } from '../terms/index.js'
import { terms } from '../terms/tables/index.js'
import { parseEnum, strictObject } from '../validation/index.js'
import { day as dayLength, isoTime, readInstant } from '../values/index.js'
import { ownedAmong } from './owned-among.js'
import { judgeCustomers } from './read-standings.js'

/** So many changes are told at most; how many more there are is counted. */
const shownChanges = 20
const maxRead = 500
const usualDays = 7
const maxDays = 90
/** An outcome of longer ago that was only learned now belongs to an import, and is no news. */
const newsDays = 45

const named = { customerId: Type.String(), name: Type.String({ description: 'The name to show for the customer.' }), at: instant() }

export const changesShape = strictObject({
  states: Type.Array(
    strictObject({
      ...named,
      from: orNull(Type.Enum([...customerStates])),
      to: Type.Enum([...customerStates], { description: 'The current state.' }),
      hasLeft: Type.Boolean(),
      headline: Type.String({ description: 'The current state and its strongest reason, in a sentence or two.' })
    }),
    { description: 'Customers whose state has changed, last change first. At most 20.' }
  ),
  moreStates: Type.Integer({ minimum: 0, description: 'How many more there are, among the last 500 changes.' }),
  outcomes: Type.Array(
    strictObject({
      ...named,
      outcome: Type.Enum([...outcomes]),
      reason: orNull(Type.String()),
      amountCents: orNull(Type.Integer({ description: 'What the term that ended was worth.' })),
      currency: orNull(Type.String())
    }),
    { description: 'Terms whose end became known, latest first. At most 20.' }
  ),
  newCustomers: strictObject({
    count: Type.Integer({ minimum: 0, description: 'How many customers were seen for the first time, 1,000 at most.' }),
    first: Type.Array(strictObject(named), { description: 'The last five of them.' })
  })
})

/** What changed since an instant. */
export type Changes = Static<typeof changesShape>

/** From when on changes are told. Throws INVALID_TOOL_INPUT for what is no date-time. */
export function sinceOf(since: string | undefined, now: number): number {
  const asked = since === undefined ? now - usualDays * dayLength : readInstant(since, 'input.since', { bound: 'lower' })
  return Math.min(now, Math.max(asked, now - maxDays * dayLength))
}

/**
 * What changed from an instant until now: states by the assessment of now, terms that ended, and who is new. With `ownerId` only at the customers of that
 * member.
 */
export async function readChanges(store: OrganizationStore, from: number, now: number, ownerId?: string): Promise<Changes> {
  const [states, ended, newCustomers] = await Promise.all([
    readStates(store, from, now, ownerId),
    readOutcomes(store, from, now, ownerId),
    readNew(store, from, ownerId)
  ])
  return { ...states, outcomes: ended, newCustomers }
}

async function readStates(
  store: OrganizationStore,
  from: number,
  now: number,
  ownerId: string | undefined
): Promise<Pick<Changes, 'states' | 'moreStates'>> {
  const steps = await store.find(assessmentChanges, {
    where: { at: { gt: from, lte: now } },
    orderBy: { column: 'at', direction: 'desc' },
    columns: ['customer_id', 'at', 'from_state', 'to_state'],
    limit: maxRead
  })
  const changed = new Map<string, { at: number; from: string | null; to: string }>()
  for (const { customer_id, at, from_state, to_state } of steps) {
    const known = changed.get(customer_id)
    if (known) known.from = from_state
    else changed.set(customer_id, { at, from: from_state, to: to_state })
  }
  // Who is as before is no news, nor that somebody new is not known yet.
  const isNews = ({ from: before, to }: { from: string | null; to: string }) =>
    before !== to && !(before === null && (to === 'unknown' || to === 'calm'))
  const news = await ownedAmong(
    store,
    [...changed].filter(([, its]) => isNews(its)),
    ([id]) => id,
    ownerId
  )
  const judged = await judgeCustomers(
    store,
    news.slice(0, shownChanges).map(([id]) => id),
    now
  )
  const states = judged.flatMap(({ customer, assessment: { state, headline }, hasLeft }) => {
    const its = changed.get(customer.id)
    if (!its || its.from === state) return []
    const before = its.from === null ? null : parseEnum(customerStates, its.from)
    return [
      { customerId: customer.id, name: customerLabel(customer, 500), at: isoTime(its.at), from: before, to: state, hasLeft, headline }
    ]
  })
  return { states, moreStates: Math.max(0, news.length - shownChanges) }
}

async function readOutcomes(
  store: OrganizationStore,
  from: number,
  now: number,
  ownerId: string | undefined
): Promise<Changes['outcomes']> {
  const all = await store.find(terms, {
    where: {
      outcome_learned_at: { gt: from, lte: now },
      outcome_at: { gt: from - newsDays * dayLength, lte: now },
      outcome: { isNull: false },
      removed_at: { isNull: true }
    },
    orderBy: { column: 'outcome_at', direction: 'desc' },
    columns: ['customer_id', 'outcome', 'outcome_at', 'outcome_reason', 'amount_cents', 'currency'],
    limit: ownerId === undefined ? shownChanges : maxRead
  })
  const found = (await ownedAmong(store, all, ({ customer_id }) => customer_id, ownerId)).slice(0, shownChanges)
  const names = await loadCustomerLabels(
    store,
    found.map(({ customer_id }) => customer_id)
  )
  return found.flatMap(({ customer_id, outcome, outcome_at, outcome_reason: reason, amount_cents: amountCents, currency }) => {
    const name = names.get(customer_id)
    if (name === undefined || outcome === null || outcome_at === null) return []
    // The end is the first instant after the last day.
    const at = isoTime(Math.min(now, outcome_at - 1))
    return [{ customerId: customer_id, name, at, outcome: parseEnum(outcomes, outcome), reason, amountCents, currency }]
  })
}

async function readNew(store: OrganizationStore, from: number, ownerId: string | undefined): Promise<Changes['newCustomers']> {
  const where = { first_seen_at: { gt: from }, ...(ownerId !== undefined && { owner_id: { eq: ownerId } }) }
  const [count, last] = await Promise.all([
    store.count(customers, where, 1_000),
    store.find(customers, {
      where,
      orderBy: { column: 'first_seen_at', direction: 'desc' },
      columns: ['id', 'external_id', 'name', 'domain', 'first_seen_at'],
      limit: 5
    })
  ])
  const first = last.map((row) => ({ customerId: row.id, name: customerLabel(row, 500), at: isoTime(row.first_seen_at ?? from) }))
  return { count, first }
}
