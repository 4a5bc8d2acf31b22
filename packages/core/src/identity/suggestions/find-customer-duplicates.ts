import type { Transaction } from '../../storage/index.js'
import { groupBy } from '../../values/index.js'
import { customerIdKey, domainKey, isDomainKey, keyValue } from '../rules/keys.js'
import { customerIdentities } from '../tables/customer-identities.js'
import { customers } from '../tables/customers.js'
import { commonDomains, companyLabel, hasCommonSuffix, readableLabel } from './company-domain.js'
import { nameSpellings } from './company-name.js'
import { customerReasons, type DomainCompany, type KnownCompany } from './customer-reasons.js'
import { FoundPairs } from './found-pairs.js'
import { inChunks } from './in-chunks.js'
import { knownCompanies } from './known-companies.js'
import { onlyFew } from './only-few.js'
import { rareNames } from './rare-names.js'

/** Looks for the duplicates among a page of customers inferred from domains, or known by a provider's account alone. Answers the id behind which to go on, or null after the last page. */
export async function findCustomerDuplicates(
  transaction: Transaction,
  after: string | null,
  now: number,
  pageSize: number
): Promise<string | null> {
  const rows = await transaction.find(customers, {
    where: { external_id: { isNull: true } },
    columns: ['id', 'name'],
    limit: pageSize,
    ...(after !== null && { after: { key: [after] } })
  })
  const companies = await withDomains(transaction, rows)
  if (companies.length > 0) {
    const found = new FoundPairs('customer')
    await Promise.all([findLabels(transaction, companies, found), findNames(transaction, companies, found)])
    await found.suggest(transaction, now)
  }
  return rows.length === pageSize ? (rows.at(-1)?.id ?? null) : null
}

/** Adds the domain that each was inferred from, which its row need not show: a trait may say another one. */
async function withDomains(transaction: Transaction, rows: readonly { id: string; name: string | null }[]): Promise<DomainCompany[]> {
  const keys = await transaction.find(customerIdentities, {
    where: { customer_id: { in: rows.map(({ id }) => id) } },
    columns: ['customer_key', 'customer_id', 'original_id']
  })
  const own = new Map(keys.flatMap((row) => (row.original_id === row.customer_id ? [[row.original_id, row.customer_key]] : [])))
  return rows.flatMap(({ id, name }) => {
    const key = own.get(id)
    return key === undefined ? [] : [{ id, key, domain: isDomainKey(key) ? keyValue(key) : null, name }]
  })
}

/** Finds customerIds that own the label of a company's domain under another common suffix. */
async function findLabels(transaction: Transaction, companies: readonly DomainCompany[], found: FoundPairs): Promise<void> {
  const wanted = companies.flatMap((company) =>
    commonDomains((company.domain && companyLabel(company.domain)) ?? '').map((domain) => ({ company, domain }))
  )
  const owners = await knownCompanies(
    transaction,
    wanted.map(({ domain }) => domainKey(domain))
  )
  for (const [company, own] of groupBy(wanted, (each) => each.company)) {
    const known = own.flatMap(({ domain }) => {
      const { external_id: id = null, name = null } = owners.get(domainKey(domain))?.customer ?? {}
      return id === null ? [] : [{ key: customerIdKey(id), domain, name }]
    })
    const survivors = new Set(onlyFew(known.map(({ key }) => key)))
    for (const each of known) if (survivors.has(each.key)) found.add(company.key, each.key, customerReasons(company, each))
  }
}

/** Finds customerIds whose name is a company's, or is the label of its domain. */
async function findNames(transaction: Transaction, companies: readonly DomainCompany[], found: FoundPairs): Promise<void> {
  const wanted = companies.flatMap((company) => spellingsFor(company).map((nameKey) => ({ company, nameKey })))
  const rare = await rareNames(
    transaction,
    wanted.map(({ nameKey }) => nameKey)
  )
  const rows = await inChunks([...rare], (some) =>
    transaction.find(customers, {
      where: { name_key: { in: some }, external_id: { isNull: false } },
      columns: ['external_id', 'domain', 'name', 'name_key']
    })
  )
  const named = groupBy(
    rows.flatMap(({ external_id: id, domain, name, name_key }) =>
      id === null ? [] : [{ key: customerIdKey(id), domain, name, name_key }]
    ),
    ({ name_key }) => name_key
  )
  for (const [company, own] of groupBy(wanted, (each) => each.company)) {
    const known: KnownCompany[] = onlyFew(own.flatMap(({ nameKey }) => named.get(nameKey) ?? []))
    for (const each of known) found.add(company.key, each.key, customerReasons(company, each))
  }
}

/** The names to look for. A label under a common suffix is found by `findNamedCompanies`, too, which knows where its words end. */
function spellingsFor({ domain, name }: DomainCompany): string[] {
  const label = domain === null ? null : companyLabel(domain)
  const spelled =
    domain === null || label === null ? [] : hasCommonSuffix(domain) ? [readableLabel(label)] : nameSpellings(readableLabel(label))
  return [...spelled, ...(name === null ? [] : nameSpellings(name))]
}
