import { type FactRow, sourceOf, statusFilter } from '../../facts/index.js'
import { factEvidence, facts } from '../../facts/tables/index.js'
import { currentIds, emailKey, events, identities, users } from '../../identity/index.js'
import { activity, type Calendar, ordinaryBefore, workingDaysAfter } from '../../signals/index.js'
import type { Rows, Transaction } from '../../storage/index.js'
import { day as dayLength, groupBy, type Ids } from '../../values/index.js'
import { speakersOf } from '../speakers-of.js'
import { champions } from '../tables/champions.js'
import type { ChampionRow } from './champion.js'
import { type Account, type Judged, judgeChampions, type Loss, type People, type PersonActivity } from './judge-champions.js'
import { namedAs, namedIn } from './named-in.js'

type Reading = Rows<'organization'>

/** What texts tell of people who go. */
const lossTypes = ['CONTACT_DEPARTURE', 'CHAMPION_RISK']
/** A newcomer who doubts is no champion whom the account loses. */
const otherKinds: readonly (string | null)[] = ['sceptical newcomer']
const factsSince = 180 * dayLength
/** An account of more people has no champion that one could tell by a first name. */
const maxPeople = 5_000

/** Whether a fact may tell of a champion who goes. */
export const tellsOfLoss = (factType: string) => lossTypes.includes(factType)

/** Judges the champions of these customers anew. Answers what `writeChampions` writes. */
export async function judgeCustomers(rows: Reading, customerIds: readonly string[], calendar: Calendar, now: number, anew = false) {
  const [active, named, told, stored] = await Promise.all([
    activityOf(rows, customerIds, calendar, now),
    namedOf(rows, customerIds),
    lossesOf(rows, customerIds, now),
    rows.find(champions, { where: { customer_id: { in: customerIds } } })
  ])
  const known = anew ? [] : await underCurrentIds(rows, stored)
  const userIds = [
    ...[...active.values()].flat().map(({ userId }) => userId),
    ...[...named.values()].flat(),
    ...told.flatMap(({ loss }) => loss.userId ?? []),
    ...known.flatMap(({ user_id }) => user_id ?? [])
  ]
  const people = await peopleReader(rows, userIds, calendar, now)
  const accounts = customerIds.map((customerId): Account => {
    const losses = told.flatMap((each) => (each.customerId === customerId ? [each.loss] : []))
    const its = known.filter(({ customer_id }) => customer_id === customerId)
    return { customerId, people: active.get(customerId) ?? [], named: named.get(customerId) ?? [], losses, known: its }
  })
  return { customerIds, judged: accounts.flatMap((account) => judgeChampions(account, people)) }
}

/** Writes what was judged; champions whom nothing speaks for any more go. */
export async function writeChampions(
  transaction: Transaction,
  { customerIds, judged }: { customerIds: readonly string[]; judged: readonly Judged[] },
  ids: Ids,
  now: number
): Promise<void> {
  const stored = await underCurrentIds(transaction, await transaction.find(champions, { where: { customer_id: { in: customerIds } } }))
  const idOf = new Map(stored.map((row) => [keyOf(row), row.id]))
  const rows = judged.map((row) => ({ id: idOf.get(keyOf(row)) ?? ids.uuid(now), ...row }))
  const stay = new Set(rows.map(({ id }) => id))
  const gone = stored.flatMap(({ id }) => (stay.has(id) ? [] : id))
  if (gone.length > 0) await transaction.remove(champions, { id: { in: gone } })
  if (rows.length > 0) await transaction.merge(champions, rows)
}

const keyOf = ({ customer_id, user_id, fact_id }: Judged) => `${customer_id} ${user_id ?? fact_id}`

async function underCurrentIds(rows: Reading, stored: readonly ChampionRow[]): Promise<ChampionRow[]> {
  const current = await currentIds(
    rows,
    stored.map(({ user_id }) => user_id),
    'user'
  )
  return stored.map((row) => ({ ...row, user_id: row.user_id === null ? null : (current.get(row.user_id) ?? row.user_id) }))
}

/** So many windows of 28 days are looked at. */
const windows = 3

/** On how many days of each window people were active. */
async function activityOf(
  rows: Reading,
  customerIds: readonly string[],
  calendar: Calendar,
  now: number
): Promise<Map<string, PersonActivity[]>> {
  const today = calendar.dayStarts.length
  const [firstOfWindow = 0] = ordinaryBefore(now, calendar)
  const length = today - firstOfWindow
  const daysOf = (window: number) => calendar.dayStarts.slice(Math.max(0, today - (window + 1) * length), today - window * length)
  const daysIn = (window: number) => {
    const bounds = daysOf(window)
    const end = calendar.dayStarts[today - window * length]
    return {
      countRanges: { column: 'occurred_at', bounds },
      where: { occurred_at: { gte: bounds[0] ?? now, lt: end ?? now + dayLength } }
    } as const
  }
  const groups = await rows.aggregate(events, {
    where: {
      ...activity,
      customer_id: { in: customerIds },
      user_id: { isNull: false },
      occurred_at: { gte: daysOf(windows - 1)[0] ?? now, lte: now }
    },
    by: ['customer_id', 'user_id'],
    measures: { newest: daysIn(0), before: daysIn(1), first: daysIn(2), lastAt: { max: 'occurred_at' } }
  })
  const current = await currentIds(
    rows,
    groups.map(({ user_id }) => user_id),
    'user'
  )
  const byCustomer = groupBy(groups, ({ customer_id }) => customer_id ?? '')
  return new Map(
    [...byCustomer].map(([id, its]) => {
      return [
        id,
        its.map(({ user_id, newest, before, first, lastAt }) => {
          return { userId: current.get(user_id ?? '') ?? '', activeDays: [newest, before, first], lastAt: lastAt ?? 0 }
        })
      ]
    })
  )
}

/** Whom the host names as champions: the trait `champion`, or `buyingRole` with the word. */
async function namedOf(rows: Reading, customerIds: readonly string[]): Promise<Map<string, string[]>> {
  const found = await rows.find(users, {
    where: { customer_id: { in: customerIds }, any: [{ traits: { hasKeys: ['champion'] } }, { traits: { hasKeys: ['buyingRole'] } }] },
    columns: ['id', 'customer_id', 'traits']
  })
  const named = found.filter(({ traits: { champion, buyingRole } }) => {
    return /^(?:true|yes|1)$/i.test(String(champion)) || (typeof buyingRole === 'string' && /champion/i.test(buyingRole))
  })
  return new Map([...groupBy(named, ({ customer_id }) => customer_id ?? '')].map(([id, its]) => [id, its.map((user) => user.id)] as const))
}

/** What texts tell of people who go, with whom they speak of. */
async function lossesOf(rows: Reading, customerIds: readonly string[], now: number): Promise<{ customerId: string; loss: Loss }[]> {
  const told = await rows.find(facts, {
    where: {
      customer_id: { in: customerIds },
      fact_type: { in: lossTypes },
      all: [statusFilter(['ACTIVE', 'ACKNOWLEDGED'], now)],
      any: [{ occurred_at: { gte: now - factsSince } }, { occurred_at: { isNull: true }, detected_at: { gte: now - factsSince } }]
    }
  })
  const held = told.filter(({ kind, occurred_at }) => !otherKinds.includes(kind) && (occurred_at ?? 0) <= now)
  if (held.length === 0) return []
  const accounts = [...new Set(held.map(({ customer_id }) => customer_id))]
  const people = await rows.find(users, {
    where: { customer_id: { in: accounts } },
    columns: ['id', 'name', 'email', 'customer_id'],
    limit: maxPeople
  })
  const byCustomer = groupBy(people, ({ customer_id }) => customer_id ?? '')
  const speaker = await speakersOfFacts(rows, held)
  return held.map((fact) => {
    const its = byCustomer.get(fact.customer_id) ?? []
    const named = fact.subject === null ? namedIn(fact.assertion, its) : namedAs(fact.subject, its)
    const userId = named ?? (isOfSpeaker(fact) ? speaker.get(fact.id) : undefined)
    const loss = { factId: fact.id, userId: userId ?? null, at: fact.occurred_at ?? fact.detected_at }
    return { customerId: fact.customer_id, loss: { ...loss, tellsOfChampion: fact.fact_type === 'CHAMPION_RISK' } }
  })
}

/** Whether somebody speaks of "my last day" or the like: the text names nobody else. */
const isOfSpeaker = ({ subject, assertion }: FactRow) => subject === null && /\b(?:i|i'm|my|me)\b/i.test(assertion)

/** Who said these facts first, where that is somebody known. */
async function speakersOfFacts(rows: Reading, told: readonly FactRow[]): Promise<Map<string, string>> {
  const ids = told.filter(isOfSpeaker).map(({ id }) => id)
  const evidence = ids.length === 0 ? [] : await rows.find(factEvidence, { where: { fact_id: { in: ids }, position: { eq: 0 } } })
  const said = await speakersOf(
    rows,
    evidence.filter((each) => sourceOf(each) !== undefined)
  )
  const found = said.flatMap(({ evidence: { fact_id }, source, isBy }) => {
    const email = source.participants.find((one) => one.email !== null && isBy(new Set([one.email])))?.email
    return email ? [{ fact_id, key: emailKey(email) }] : []
  })
  const owners =
    found.length === 0
      ? []
      : await rows.get(
          identities,
          found.map(({ key }) => ({ identity: key }))
        )
  return new Map(found.flatMap(({ fact_id }, index) => (owners[index] ? [[fact_id, owners[index].user_id] as const] : [])))
}

async function peopleReader(rows: Reading, userIds: readonly string[], calendar: Calendar, now: number): Promise<People> {
  const asked = [...new Set(userIds)]
  const found = await rows.get(
    users,
    asked.map((id) => ({ id }))
  )
  const byId = new Map(
    found.flatMap((user) => (user ? [[user.id, { customerId: user.customer_id, lastAt: user.last_activity_at }] as const] : []))
  )
  return { of: (id) => byId.get(id), workingDaysSince: (at) => workingDaysAfter(at, calendar, now), now }
}
