import type { Operation, ProviderOptions, SendRequest } from '@rapport/core/connector'
import { type Fields, fieldsOf } from '../json-fields.js'
import { readById, readFieldNames } from './lookups.js'
import type { ObjectKind, Related, SalesforceRecord } from './object-stream.js'
import { personOf, withOwners } from './users.js'
import { emailIn, fieldIn, numberIn, textIn, timeOf } from './values.js'

/** Where hosts keep their own id of a customer, if they have not said it: custom fields end with `__c`, and names have no case. */
const usualProperties = ['customerId__c', 'customer_id__c', 'rapport_customer_id__c', 'rapportCustomerId__c']
/** Only organizations with person accounts have them. */
const ofPeople = ['IsPersonAccount', 'PersonEmail']

/** Accounts: an account each. A person account is a customer who is one person. */
export function accounts(options: ProviderOptions): ObjectKind {
  const { customerIdProperty } = options
  const hosts = customerIdProperty === undefined ? usualProperties : [customerIdProperty]
  return {
    name: 'accounts',
    summary: 'Accounts: names, domains, owners, industry, size, and your own id of them; person accounts as people, too',
    becomes:
      'A customer for each account: name, domain of the website, owner, industry, size, and your own id. A person account also becomes the person',
    object: 'Account',
    fields: ['Name', 'Website', 'OwnerId', 'Industry', 'NumberOfEmployees', 'CreatedDate', ...(customerIdProperty ? hosts : [])],
    async complete(records, lookup) {
      const wanted = customerIdProperty ? ofPeople : [...ofPeople, ...hosts]
      return withOwners(lookup, options, await withMore(lookup, options, 'Account', isOneOf(wanted), records))
    },
    map(record) {
      const { id, at, object } = record
      const isPerson = object.IsPersonAccount === true
      const email = isPerson ? emailIn(object, 'PersonEmail') : undefined
      const account = accountOf(record, hosts, email)
      if (!isPerson) return [account]
      if (email === undefined) return [account, { kind: 'removal', of: 'person', id, at }]
      return [account, { kind: 'person', id, at, email, name: textIn(object, 'Name'), account: id }]
    },
    removed: ({ id, at }) => [
      { kind: 'removal', of: 'account', id, at },
      { kind: 'removal', of: 'person', id, at }
    ]
  }
}

function accountOf({ id, at, object, owner }: SalesforceRecord, hosts: readonly string[], email: string | undefined): Operation {
  const website = textIn(object, 'Website')
  const industry = textIn(object, 'Industry')
  const size = numberIn(object, 'NumberOfEmployees')
  return {
    kind: 'account',
    id,
    at,
    name: textIn(object, 'Name'),
    domains: website === undefined ? [] : [website],
    ...(email !== undefined && { email }),
    customerId: hosts.map((name) => textIn({ value: fieldIn(object, name) }, 'value')).find((value) => value !== undefined),
    ownerEmail: personOf(owner).email,
    createdAt: timeOf(object.CreatedDate),
    traits: {
      ...(industry !== undefined && { industry }),
      ...(size !== undefined && { company_size: size }),
      ...(object.IsPersonAccount === true && { is_person_account: true })
    }
  }
}

/** Whether a field is one of these, whatever the case of its name. */
function isOneOf(names: readonly string[]): (name: string) => boolean {
  const wanted = new Set(names.map((name) => name.toLowerCase()))
  return (name) => wanted.has(name.toLowerCase())
}

/** Records with what they have in fields that not every organization has, and that a query for all would fail for. */
export async function withMore(
  lookup: SendRequest,
  options: ProviderOptions,
  object: string,
  isWanted: (name: string) => boolean,
  records: readonly unknown[]
): Promise<Related[]> {
  const names = (await readFieldNames(lookup, options, object)).filter(isWanted)
  const ids = records.map((record) => textIn(fieldsOf(record), 'Id'))
  const found = names.length === 0 ? new Map<string, Fields>() : await readById(lookup, options, { object, fields: names }, ids)
  return records.map((record, index) => ({ object: record, more: found.get(ids[index] ?? '') }))
}
