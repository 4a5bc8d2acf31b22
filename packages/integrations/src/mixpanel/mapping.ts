import type { Operation, StreamContext } from '@rapport/core/connector'
import { type Fields, fieldsAt, fieldsOf, textOf } from '../json-fields.js'
import { accountNamed, addressIn, namedAccount } from '../product-events.js'

type Person = NonNullable<Extract<Operation, { kind: 'activity' }>['people']>[number]

/** A record of Mixpanel with the account that it names. */
export interface NamedRecord {
  record: Fields | undefined
  account: string | undefined
  /** Whether it is the first of its page that names the account. */
  isFirst: boolean
}

/** The property that names accounts, as a person has decided it; undefined where the domains of emails do. */
export function accountProperty(configuration: StreamContext['configuration']): string | undefined {
  const mapping = fieldsAt(fieldsOf(configuration), 'mapping')
  return textOf(mapping?.groupKey) ?? textOf(mapping?.propertyName)
}

/** Records with the accounts that they name. An account is told once a page, as most records of a page name the same few. */
export function withAccounts(
  records: readonly unknown[],
  propertiesOf: (record: Fields) => Fields | undefined,
  property: string | undefined
) {
  const told = new Set<string>()
  return records.map((each): NamedRecord => {
    const record = fieldsOf(each)
    const account = property === undefined ? undefined : accountNamed(record && propertiesOf(record)?.[property])
    const isFirst = account !== undefined && !told.has(account)
    if (isFirst) told.add(account)
    return { record, account, isFirst }
  })
}

/** What a record says of its account. */
export function accountsOf({ account, isFirst }: NamedRecord): Operation[] {
  return account !== undefined && isFirst ? [namedAccount(account)] : []
}

/** An email as Mixpanel has it: its own property, or that of the host. */
export function emailOf(properties: Fields): string | undefined {
  return addressIn(properties.$email) ?? addressIn(properties.email)
}

/**
 * Whom an event is of: the host's own id of the person, else the email; where emails tell the customer, the email first. It is one of the two, so that it does
 * not matter what is known already. A device's id is nobody's.
 */
export function personOf(properties: Fields, isByEmail: boolean): Person | undefined {
  const userId = textOf(properties.$user_id)
  const email = emailOf(properties) ?? addressIn(userId)
  if (email !== undefined && (isByEmail || userId === undefined)) return { email }
  return userId === undefined ? undefined : { userId }
}
