import { claimCustomers, domainKey, IdentityUnitOfWork, workDomain } from '../../identity/index.js'
import type { Transaction, Where } from '../../storage/index.js'
import { parseEnum } from '../../validation/index.js'
import { groupBy, type Ids } from '../../values/index.js'
import { eventTypeOf } from '../event-type.js'
import type { SourceRow } from '../find-source.js'
import { sourceTypes } from '../source-types.js'
import { storeSources } from '../store-sources.js'
import { sourceSegments, sources } from '../tables/index.js'
import { readColleagues } from './colleagues.js'
import { participantPart } from './participant-key.js'
import type { ParticipantNews } from './participant-news.js'
import { customersOfParticipants, followedColumns, unfollowed } from './participants-customer.js'

const pageSize = 200

/**
 * Looks at a page of the sources that news of participants concern: whose they are, and whether an email was sent or received. Answers what
 * is left.
 */
export async function reconcileParticipants(
  transaction: Transaction,
  news: ParticipantNews,
  ids: Ids,
  now: number
): Promise<ParticipantNews | undefined> {
  const { after } = news
  const page = await transaction.find(sources, {
    where: { any: concerned(news) },
    limit: pageSize,
    ...(after !== null && { after: { key: [after] } })
  })
  await reconcilePage(new IdentityUnitOfWork(transaction, ids, now), page)
  const last = page.at(-1)
  return last && page.length === pageSize ? { ...news, after: last.id } : undefined
}

function concerned({ emails, domains }: ParticipantNews): Where<SourceRow>[] {
  const own = [...new Set(emails.flatMap((email) => workDomain(email) ?? []))]
  return [
    { customer_key: { in: own.map(domainKey) }, names_customer: { eq: false } },
    ...emails.map((email) => ({ search_key: { contains: participantPart(email) } })),
    ...domains.map((domain) => ({ contested: { eq: true }, search_key: { contains: `${domain}\n` } }))
  ]
}

async function reconcilePage(set: IdentityUnitOfWork, page: readonly SourceRow[]): Promise<void> {
  const colleagues = await readColleagues(set.transaction)
  const lists = page.map(({ participants }) => participants)
  const found = await customersOfParticipants(set, lists, colleagues)
  const followed = page.map(({ names_customer, customer_key: key }, index) => {
    return names_customer ? { key, contested: false } : (found[index] ?? unfollowed)
  })
  await claimCustomers(
    set,
    followed.flatMap(({ key }) => key ?? [])
  )
  const stored = await set.transaction.find(sourceSegments, { where: { source_id: { in: page.map(({ id }) => id) } } })
  const segments = groupBy(stored, ({ source_id }) => source_id)
  const said = page.map((known, index) => {
    const event_type = eventTypeOf(parseEnum(sourceTypes, known.source_type), known.participants, colleagues)
    const row = { ...known, ...followedColumns(set, followed[index] ?? unfollowed), event_type, updated_at: set.now }
    const own = (segments.get(known.id) ?? []).map(({ source_id: _, ...segment }) => segment)
    return { row, known, segments: own }
  })
  await storeSources(set, said)
}
