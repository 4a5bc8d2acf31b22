import { defineStream, type ProviderOptions, type SendRequest, type Stream } from '@rapport/core/connector'
import { type Fields, fieldsOf, requiredText, textOf } from '../json-fields.js'
import { type Member, readMembers } from './members.js'
import { idIn, isUnseen, othersStay, recordPages } from './pages.js'
import { changedAt, firstOf, memberIn, textIn, timeOf, valuesOf } from './values.js'

/** Where hosts keep their own id of a customer, if they have not said it; slugs are in small letters, unless somebody wrote them otherwise. */
const usualSlugs = ['customer_id', 'customerId', 'customerid', 'rapport_customer_id']
const owner = 'owner'

/** Companies: an account each. */
export function companiesStream({ customerIdProperty }: ProviderOptions): Stream {
  const hosts = customerIdProperty === undefined ? usualSlugs : [customerIdProperty]
  return defineStream({
    name: 'companies',
    summary: 'Companies: names, domains, owners, and your own id of them',
    becomes: 'A customer for each company: name, domains in their order, owner, and your customerId',
    everySeconds: 21_600,
    walk: recordPages('companies'),
    deletes: 'absence',
    gone: 'It is missing when Rapport reads everything. A webhook lets Rapport see that at once',
    complete: (records, lookup) => withOwners(records, lookup),
    recordId: (record) => idIn(recordIn(record), 'record_id'),
    map(record, context) {
      if (isUnseen(record)) return [othersStay('account', context.startedAt)]
      const company = recordIn(record)
      return [
        {
          kind: 'account',
          id: requiredText(fieldsOf(company?.id), 'record_id'),
          at: changedAt(company, ['name', 'domains', owner, ...hosts], context),
          name: firstOf(company, ['name'], textIn),
          domains: valuesOf(company, 'domains').flatMap(({ domain, root_domain }) => textOf(domain) ?? textOf(root_domain) ?? []),
          customerId: firstOf(company, hosts, textIn),
          ownerEmail: ownerEmailIn(record),
          createdAt: timeOf(company?.created_at)
        }
      ]
    }
  })
}

/** Records with their owners beside them, as they name only an id. Members are asked for where an owner is named. */
export async function withOwners(records: readonly unknown[], lookup: SendRequest): Promise<{ record: unknown; owner: Member | null }[]> {
  const idOf = (record: unknown) => firstOf(fieldsOf(record), [owner], memberIn)
  const isNamed = records.some((record) => idOf(record) !== undefined)
  const members = isNamed ? await readMembers(lookup) : new Map<string, Member>()
  return records.map((record) => ({ record, owner: members.get(idOf(record) ?? '') ?? null, ...(isUnseen(record) && { unseen: true }) }))
}

/** The record itself, of one that was completed. */
export const recordIn = (completed: unknown): Fields | undefined => fieldsOf(fieldsOf(completed)?.record)

/** Whom a record belongs to; nobody who was suspended. */
export function ownerEmailIn(completed: unknown): string | undefined {
  const member = fieldsOf(fieldsOf(completed)?.owner)
  return member?.isActive === true ? textOf(member.email) : undefined
}
