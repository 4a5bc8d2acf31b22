import type { Operation, ProviderOptions, SendRequest, Stream } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { customerIdIn } from '../host-customer-id.js'
import { type Fields, fieldsAt, fieldsOf, itemsOf, listOf, requiredText, textOf } from '../json-fields.js'
import { emailOf, listPages, timeOf } from './pages.js'
import { readUsers } from './users.js'

/** Accounts: a company each. */
export function accountsStream(options: ProviderOptions): Stream {
  return defineStream({
    name: 'accounts',
    summary: 'Accounts: names, domains, owners, and your own id of them',
    becomes: 'A customer for each account, with all its domains',
    everySeconds: 21_600,
    walk: listPages('/accounts'),
    deletes: 'absence',
    complete: (records, lookup) => withOwners(records, lookup),
    recordId: (record) => textOf(fieldsAt(fieldsOf(record), 'account')?.id),
    map: (record, { startedAt }) => [accountOf(fieldsOf(record), options, startedAt)]
  })
}

/** Each account with its owner's email beside it: some are named by an id alone. */
async function withOwners(accounts: readonly unknown[], lookup: SendRequest): Promise<unknown[]> {
  const isUnknown = accounts.some((account) => {
    const owner = fieldsAt(fieldsOf(account), 'owner')
    return textOf(owner?.id) !== undefined && emailOf(owner?.email) === undefined
  })
  const users = isUnknown ? await readUsers(lookup) : undefined
  return accounts.map((account) => {
    const owner = fieldsAt(fieldsOf(account), 'owner')
    return { account, ownerEmail: emailOf(owner?.email) ?? users?.get(textOf(owner?.id) ?? '')?.email ?? null }
  })
}

function accountOf(record: Fields | undefined, options: ProviderOptions, at: number): Operation {
  const account = fieldsAt(record, 'account')
  const domains = [account?.primary_domain, account?.domain, ...itemsOf(account?.domains)].flatMap((domain) => textOf(domain)?.trim() ?? [])
  return {
    kind: 'account',
    id: requiredText(account, 'id'),
    at,
    name: textOf(account?.name),
    domains: [...new Set(domains)],
    customerId: hostsId(account, options),
    ownerEmail: emailOf(record?.ownerEmail),
    createdAt: timeOf(account?.created_at)
  }
}

/**
 * The host's own id of an account: an external id, else a custom field. Where the host has named it, only what has that name; otherwise external ids with a
 * usual name come first, then any.
 */
function hostsId(account: Fields | undefined, options: ProviderOptions): string | undefined {
  const external = listOf(account?.external_ids).flatMap(({ label, external_id }): [string, string][] => {
    const id = textOf(external_id)
    return id === undefined ? [] : [[textOf(label) ?? '', id]]
  })
  const fields = Object.entries(fieldsOf(account?.custom_fields) ?? {}).map(([slug, field]) => [slug, fieldsOf(field)?.value ?? field])
  const named = customerIdIn(Object.fromEntries(external), options) ?? customerIdIn(Object.fromEntries(fields), options)
  return named ?? (options.customerIdProperty === undefined ? external[0]?.[1] : undefined)
}
