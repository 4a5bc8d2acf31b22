import { defineStream } from '@rapport/core/connector'
import { type Fields, fieldsOf, requiredText } from '../json-fields.js'
import { nameOf } from './members.js'
import { idIn, isUnseen, othersStay, recordPages } from './pages.js'
import { changedAt, emailIn, firstOf, referenceIn, textIn, valuesOf } from './values.js'

/** Somebody at a customer, as a record says it. */
export interface Person {
  email: string | undefined
  name: string | undefined
  /** The id of their company. */
  company: string | undefined
  /** Further addresses. */
  others: readonly string[]
}

/** Who the record of a person is. */
export function personOf(record: Fields | undefined): Person {
  const [email, ...others] = valuesOf(record, 'email_addresses').flatMap((value) => emailIn(value) ?? [])
  return {
    email,
    name: firstOf(record, ['name'], (value) => nameOf(value) ?? textIn(value)),
    company: firstOf(record, ['company'], referenceIn('companies')),
    others: [...new Set(others)]
  }
}

/** People: known by their first address. Others are told, and make no other people. */
export const peopleStream = defineStream({
  name: 'people',
  summary: 'People: names, emails, and the company that they belong to',
  becomes: 'People of their company, known by their first email',
  everySeconds: 21_600,
  walk: recordPages('people'),
  deletes: 'absence',
  gone: 'It is missing when Rapport reads everything. A webhook lets Rapport see that at once',
  recordId: (record) => idIn(record, 'record_id'),
  map(record, context) {
    if (isUnseen(record)) return [othersStay('person', context.startedAt)]
    const fields = fieldsOf(record)
    const { email, name, company, others } = personOf(fields)
    return [
      {
        kind: 'person',
        id: requiredText(fieldsOf(fields?.id), 'record_id'),
        at: changedAt(fields, ['name', 'email_addresses', 'company'], context),
        email,
        name,
        account: company,
        ...(others.length > 0 && { traits: { additional_emails: [...others] } })
      }
    ]
  }
})
