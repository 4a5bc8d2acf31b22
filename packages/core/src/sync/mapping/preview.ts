import { companyDomain, customerIdentities, customerIdKey, domainKey, workDomain } from '../../identity/index.js'
import type { EventSample } from '../../providers/index.js'
import type { Rows } from '../../storage/index.js'
import { isoTime } from '../../values/index.js'

const maxCandidates = 10

/** What a sample of events tells about how their accounts could be named. */
export async function previewMapping(rows: Rows<'organization'>, sample: EventSample) {
  const { events } = sample
  const size = events.length
  const share = (count: number) => (size === 0 ? 0 : Math.round((count * 1000) / size) / 10)
  const counts = new Map<string, number>()
  for (const { keys } of events) for (const key of Object.keys(keys)) counts.set(key, (counts.get(key) ?? 0) + 1)
  const candidates = [...counts].map(([key, count]) => ({ key, count, coveragePct: share(count) }))
  candidates.sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
  const [best] = candidates
  const named = events.map(({ keys, email }) => ({ key: best && keys[best.key], domain: email === undefined ? null : workDomain(email) }))
  const unmapped = named.flatMap(({ key, domain }, index) => (key === undefined && domain === null ? [events[index]] : []))
  const matched = await matchedCustomers(rows, named)
  const withNobody = named.filter(({ key, domain }) => !matched.owns(key, domain)).length
  const reasons = [
    { reason: 'missing_account_key' as const, count: named.filter(({ key }) => key === undefined).length },
    { reason: 'missing_email_or_domain' as const, count: named.filter(({ domain }) => domain === null).length },
    { reason: 'no_matching_customer' as const, count: withNobody }
  ]
  return {
    sampleSize: size,
    sampleWindowStartAt: isoTime(sample.startAt),
    sampleWindowEndAt: isoTime(sample.endAt),
    accountKeyCoveragePct: best?.coveragePct ?? 0,
    emailOrDomainCoveragePct: share(named.filter(({ domain }) => domain !== null).length),
    unmappedPct: share(unmapped.length),
    matchedCustomerCount: matched.count,
    opaqueOnlyUnmappedCount: unmapped.filter((event) => event?.isIdentified === false).length,
    candidateAccountKeys: candidates.slice(0, maxCandidates),
    unmappedReasons: reasons.filter(({ count }) => count > 0),
    warnings: size === 0 ? ['The last complete day has no events: the preview says nothing of the others'] : []
  }
}

interface Named {
  key: string | undefined
  domain: string | null
}

/** The customers of ours that these names lead to. */
async function matchedCustomers(rows: Rows<'organization'>, named: readonly Named[]) {
  const keysOf = ({ key, domain }: Named) => {
    const company = key === undefined ? null : companyDomain(key)
    return [
      ...(key === undefined ? [] : [customerIdKey(key)]),
      ...(company === null ? [] : [domainKey(company)]),
      ...(domain === null ? [] : [domainKey(domain)])
    ]
  }
  const wanted = [...new Set(named.flatMap(keysOf))].map((customer_key) => ({ customer_key }))
  const found = wanted.length === 0 ? [] : await rows.get(customerIdentities, wanted)
  const ids = new Map(found.flatMap((row) => (row ? [[row.customer_key, row.customer_id] as const] : [])))
  return {
    count: new Set(ids.values()).size,
    owns: (key: string | undefined, domain: string | null) => keysOf({ key, domain }).some((each) => ids.has(each))
  }
}
