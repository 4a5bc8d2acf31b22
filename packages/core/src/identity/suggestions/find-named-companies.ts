import type { Transaction } from '../../storage/index.js'
import { customerIdKey, domainKey } from '../rules/keys.js'
import { customers } from '../tables/customers.js'
import { commonDomains } from './company-domain.js'
import { labelsOfName } from './company-name.js'
import { customerReasons } from './customer-reasons.js'
import { FoundPairs } from './found-pairs.js'
import { knownCompanies } from './known-companies.js'
import { rareNames } from './rare-names.js'

/**
 * Looks for duplicates from the other side: customers inferred from a domain that the name of a customer with a customerId makes. From a label such as
 * `acmerobotics` nobody can tell the words of the name, so that no index finds it. Answers the id behind which to go on, or null after the last page.
 */
export async function findNamedCompanies(
  transaction: Transaction,
  after: string | null,
  now: number,
  pageSize: number
): Promise<string | null> {
  if ((await transaction.count(customers, { external_id: { isNull: true } }, 1)) === 0) return null
  const rows = await transaction.find(customers, {
    where: { external_id: { isNull: false } },
    columns: ['id', 'external_id', 'domain', 'name', 'name_key'],
    limit: pageSize,
    ...(after !== null && { after: { key: [after] } })
  })
  const wanted = rows.flatMap((survivor) =>
    labelsOfName(survivor.name ?? '')
      .flatMap(commonDomains)
      .map((domain) => ({ survivor, domain }))
  )
  const owners = await knownCompanies(
    transaction,
    wanted.map(({ domain }) => domainKey(domain))
  )
  const met = wanted.flatMap(({ survivor, domain }) => {
    const { customer: company, isOwn } = owners.get(domainKey(domain)) ?? {}
    return isOwn && company?.external_id === null ? [{ survivor, company, domain }] : []
  })
  if (met.length > 0) {
    const found = new FoundPairs('customer')
    const rare = await rareNames(
      transaction,
      met.flatMap(({ survivor }) => survivor.name_key ?? [])
    )
    for (const { survivor, company, domain } of met) {
      if (!rare.has(survivor.name_key ?? '')) continue
      const known = { ...survivor, key: customerIdKey(survivor.external_id ?? '') }
      found.add(domainKey(domain), known.key, customerReasons({ ...company, key: domainKey(domain), domain }, known))
    }
    await found.suggest(transaction, now)
  }
  return rows.length === pageSize ? (rows.at(-1)?.id ?? null) : null
}
