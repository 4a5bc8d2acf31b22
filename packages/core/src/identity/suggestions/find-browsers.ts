import type { Transaction } from '../../storage/index.js'
import { groupBy } from '../../values/index.js'
import type { IdentityKey } from '../rules/keys.js'
import { visitorClaims } from '../tables/visitor-claims.js'
import { visitors } from '../tables/visitors.js'
import type { FoundPairs } from './found-pairs.js'
import { inChunks } from './in-chunks.js'
import { knownPeople } from './known-people.js'
import { maxCandidates, onlyFew } from './only-few.js'
import { browserReasons, type EmailPerson } from './user-reasons.js'

/** An address that was identified in more browsers is a test's or a whole team's. */
const maxBrowsers = 50

/** One person can have several names in a browser: a userId and some addresses. With more than this they are too many people, whoever they are. */
const maxNames = 4 * maxCandidates

interface BrowserName {
  visitor_id: string
  identity: IdentityKey
}

/** Finds userIds that were identified in the same browsers as these people. */
export async function findBrowsers(transaction: Transaction, people: readonly EmailPerson[], found: FoundPairs): Promise<void> {
  const named = await namesInBrowsers(transaction, await sharedBrowsers(transaction, people))
  const known = await knownPeople(
    transaction,
    named.map(({ identity }) => identity)
  )
  const meetings: { identity: IdentityKey; survivor: IdentityKey }[] = []
  for (const names of groupBy(named, ({ visitor_id }) => visitor_id).values()) {
    const everybody = names.flatMap(({ identity }) => known.get(identity) ?? [])
    if (onlyFew(everybody.map(({ id }) => id)).length === 0) continue
    const survivors = new Set(everybody.flatMap(({ userIdKey }) => userIdKey ?? []))
    for (const { identity } of names) for (const survivor of survivors) meetings.push({ identity, survivor })
  }
  const met = groupBy(meetings, ({ identity }) => identity)
  for (const person of people) {
    const browsers = groupBy(met.get(person.key) ?? [], ({ survivor }) => survivor)
    for (const survivor of onlyFew(browsers.keys()))
      found.add(person.key, survivor, browserReasons(person, survivor, browsers.get(survivor)?.length ?? 0))
  }
}

/** The browsers of these people in which others were identified, too. */
async function sharedBrowsers(transaction: Transaction, people: readonly EmailPerson[]): Promise<string[]> {
  const all = await transaction.aggregate(visitorClaims, {
    where: { identity: { in: people.map(({ key }) => key) } },
    by: ['identity'],
    measures: { browsers: { countDistinct: 'visitor_id' } }
  })
  const usual = all.filter(({ browsers }) => browsers <= maxBrowsers).map(({ identity }) => identity)
  if (usual.length === 0) return []
  const groups = await transaction.aggregate(visitorClaims, {
    where: { identity: { in: usual } },
    by: ['visitor_id'],
    measures: { claims: { count: true } }
  })
  const rows = await transaction.get(
    visitors,
    groups.map(({ visitor_id }) => ({ visitor_id }))
  )
  return rows.flatMap((row) => (row?.has_multiple_identities ? [row.visitor_id] : []))
}

/** All names that were said in these browsers; none of a browser that has too many. */
async function namesInBrowsers(transaction: Transaction, visitorIds: readonly string[]): Promise<BrowserName[]> {
  const counts = await inChunks(visitorIds, (some) =>
    transaction.aggregate(visitorClaims, {
      where: { visitor_id: { in: some } },
      by: ['visitor_id'],
      measures: { names: { countDistinct: 'identity' } }
    })
  )
  const few = counts.filter(({ names }) => names <= maxNames).map(({ visitor_id }) => visitor_id)
  return inChunks(few, (some) =>
    transaction.aggregate(visitorClaims, {
      where: { visitor_id: { in: some } },
      by: ['visitor_id', 'identity'],
      measures: { claims: { count: true } }
    })
  )
}
