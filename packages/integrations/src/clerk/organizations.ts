import type { Operation, ProviderOptions, SendRequest, Stream } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { customerIdIn } from '../host-customer-id.js'
import { type Fields, fieldsAt, fieldsOf, listOf, requiredText, textOf } from '../json-fields.js'
import { dataOf, isUnseen, offsetPages, othersStay, pageLimit, timeOf } from './pages.js'

const path = '/v1/organizations'

/** Organizations: an account each, with the domains that were verified. */
export function organizationsStream(options: ProviderOptions): Stream {
  return defineStream({
    name: 'organizations',
    summary: 'Organizations: names, verified domains, and your own id of them from the public metadata',
    becomes: 'A customer for each organization, with its verified domains',
    gone: 'It is missing when Rapport reads everything. A webhook lets Rapport see that at once',
    everySeconds: 3_600,
    walk: offsetPages(path),
    deletes: 'absence',
    complete: (records, lookup) => withDomains(records, lookup),
    recordId: (record) => textOf(organizationIn(record)?.id),
    map: (record, { startedAt }) => [isUnseen(record) ? othersStay('account', startedAt) : accountOf(record, options, startedAt)]
  })
}

/** An organization with its domains beside it, which Clerk lists for each organization by itself. */
async function withDomains(records: readonly unknown[], lookup: SendRequest): Promise<unknown[]> {
  const completed: unknown[] = []
  for (const organization of records) {
    if (isUnseen(organization)) {
      completed.push(organization)
      continue
    }
    const id = textOf(fieldsOf(organization)?.id)
    completed.push({ organization, domains: id === undefined ? [] : await domainsOf(id, lookup) })
  }
  return completed
}

async function domainsOf(id: string, lookup: SendRequest): Promise<readonly unknown[]> {
  const query = { verified: 'true', limit: pageLimit }
  const answer = await lookup({ path: `${path}/${encodeURIComponent(id)}/domains`, query, optional: true })
  // An instance may have no domains of organizations, and an organization may be deleted meanwhile.
  return answer.status === 200 ? dataOf(answer) : []
}

const organizationIn = (record: unknown): Fields | undefined => fieldsOf(fieldsOf(record)?.organization)

function accountOf(record: unknown, options: ProviderOptions, startedAt: number): Operation {
  const organization = organizationIn(record)
  const id = requiredText(organization, 'id')
  const slug = textOf(organization?.slug)
  const own = options.organizationIsCustomer === true ? id : undefined
  return {
    kind: 'account',
    id,
    at: timeOf(organization?.updated_at) ?? startedAt,
    name: textOf(organization?.name) ?? slug,
    domains: listOf(fieldsOf(record)?.domains).flatMap((domain) => (isVerified(domain) ? (textOf(domain.name) ?? []) : [])),
    customerId: customerIdIn(fieldsOf(organization?.public_metadata), options) ?? own,
    createdAt: timeOf(organization?.created_at),
    ...(slug !== undefined && { traits: { slug } })
  }
}

/** Whether somebody has proven that the domain is theirs: by a mail at it, or in its DNS. */
function isVerified(domain: Fields): boolean {
  const proofs = ['affiliation_verification', 'ownership_verification', 'verification']
  return proofs.some((proof) => fieldsAt(domain, proof)?.status === 'verified')
}
