import { type Static, Type } from 'typebox'
import { findCustomer, loadCustomerNames } from '../../customers/index.js'
import { sourceOf } from '../../facts/index.js'
import { factEvidence } from '../../facts/tables/index.js'
import { findPage, pageQuery, paginationShape, readPaging } from '../../paging/index.js'
import { loadContacts } from '../../people/index.js'
import { sourceTypes } from '../../sources/index.js'
import type { OrganizationStore } from '../../storage/index.js'
import { parseEnum, strictObject } from '../../validation/index.js'
import { groupBy, isoTime, isoTimeOrNull } from '../../values/index.js'
import { champions } from '../tables/champions.js'
import { bases, type Champion, type ChampionRow, championShape, championStatuses } from './champion.js'

/** Which champions are asked for. */
export const championQuery = strictObject({
  customer: Type.Optional(
    Type.String({ minLength: 1, maxLength: 500, description: "Only of this customer: Rapport's id, your customerId, or a domain." })
  ),
  status: Type.Optional(
    Type.Enum([...championStatuses, 'lost'], { description: '`lost` means quiet, left or removed. By default, all champions.' })
  ),
  ...pageQuery
})

/** Which champions are asked for. */
export type ChampionQuery = Static<typeof championQuery>

export const championPageShape = strictObject({
  items: Type.Array(championShape, { description: 'Lost champions come first, most recent first.' }),
  pagination: paginationShape
})

/** A page of champions. */
export type ChampionPage = Static<typeof championPageShape>

/** The champions of a customer, or of all. Throws INVALID_TOOL_INPUT for a cursor of another list. */
export async function listChampions(store: OrganizationStore, now: number, query: ChampionQuery): Promise<ChampionPage> {
  const { customer, status } = query
  const paging = readPaging({ store, now }, 'people.champions', { ...query }, { column: 'lost_at', direction: 'desc' })
  const id = customer === undefined ? undefined : (await findCustomer(store, customer))?.id
  const { rows, ...pagination } = await findPage(store, paging, {
    table: champions,
    where: {
      ...(customer !== undefined && { customer_id: { in: id === undefined ? [] : [id] } }),
      ...(status !== undefined && { status: status === 'lost' ? { ne: 'present' } : { eq: status } })
    },
    place: (row) => ({ value: row.lost_at, id: row.id })
  })
  return { items: await describeChampions(store, rows), pagination }
}

/** The accounts whose champion somebody is, or was; `userIds` are all of one person. */
export async function championsOfPerson(store: OrganizationStore, userIds: readonly string[]): Promise<Champion[]> {
  const orderBy = { column: 'lost_at', direction: 'desc' } as const
  return describeChampions(store, await store.find(champions, { where: { user_id: { in: userIds } }, orderBy, limit: 50 }))
}

async function describeChampions(store: OrganizationStore, rows: readonly ChampionRow[]): Promise<Champion[]> {
  const factIds = rows.flatMap(({ fact_id }) => fact_id ?? [])
  const [people, names, isTied, evidence] = await Promise.all([
    loadContacts(
      store,
      rows.map(({ user_id }) => user_id)
    ),
    loadCustomerNames(
      store,
      rows.map(({ customer_id }) => customer_id)
    ),
    tiesAmong(store, rows),
    factIds.length === 0 ? [] : store.find(factEvidence, { where: { fact_id: { in: factIds }, position: { eq: 0 } } })
  ])
  const quotes = new Map(
    evidence.flatMap((each) => {
      const source = sourceOf(each)
      if (!source || each.quote === null) return []
      const sourceType = parseEnum(sourceTypes, source.sourceType)
      return [[each.fact_id, { text: each.quote, sourceType, sourceId: source.sourceId, factId: each.fact_id }] as const]
    })
  )
  return rows.map((row) => {
    const { name = null, domain = null } = names.get(row.customer_id) ?? {}
    const person = people.get(row.user_id ?? '')
    const quote = quotes.get(row.fact_id ?? '') ?? null
    return {
      id: row.id,
      customerId: row.customer_id,
      customerName: name,
      customerDomain: domain,
      userId: person?.id ?? row.user_id,
      name: person?.name ?? null,
      email: person?.email ?? null,
      basis: parseEnum(bases, row.basis),
      activeDays: row.active_days,
      isTied: isTied(row),
      status: parseEnum(championStatuses, row.status),
      reason: [whyOf(row, isTied(row)), lossWords(row, quote?.text)].filter(Boolean).join(' '),
      lostAt: isoTimeOrNull(row.lost_at),
      lastActivityAt: isoTimeOrNull(row.last_active_at),
      quote
    }
  })
}

/** Tells of a champion by activity whether another one of the same account was active on as many days. */
async function tiesAmong(store: OrganizationStore, rows: readonly ChampionRow[]): Promise<(row: ChampionRow) => boolean> {
  const active = rows.filter(({ basis }) => basis === 'most_active')
  if (active.length === 0) return () => false
  const others = await store.find(champions, {
    where: { customer_id: { in: [...new Set(active.map(({ customer_id }) => customer_id))] }, active_days: { isNull: false } },
    columns: ['customer_id', 'active_days']
  })
  const placeOf = ({ customer_id, active_days }: Pick<ChampionRow, 'customer_id' | 'active_days'>) => `${customer_id} ${active_days}`
  const byPlace = groupBy(others, placeOf)
  return (row) => row.basis === 'most_active' && (byPlace.get(placeOf(row))?.length ?? 0) > 1
}

function whyOf({ basis, active_days }: ChampionRow, isTied: boolean): string {
  if (basis === 'named') return 'Is named as champion by a trait.'
  if (basis === 'told') return 'Is told of as champion in a text.'
  if (isTied) return `Was active on ${active_days} of 28 days: one of the most active people of the account.`
  return `Was active on ${active_days} of 28 days, more than anybody else of the account.`
}

function lossWords({ status, last_active_at }: ChampionRow, quote: string | undefined): string {
  if (status === 'quiet') return last_active_at === null ? 'Is silent.' : `Has been silent since ${isoTime(last_active_at).slice(0, 10)}.`
  if (status === 'left') return quote === undefined ? 'Leaves or steps back, as a text says.' : `Leaves or steps back: “${quote}”`
  return status === 'removed' ? 'Does not belong to the account any more.' : ''
}
