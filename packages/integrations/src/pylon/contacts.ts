import { defineStream } from '@rapport/core/connector'
import { fieldsAt, fieldsOf, itemsOf, requiredText, textOf } from '../json-fields.js'
import { emailOf, listPages } from './pages.js'

/** Contacts: a person each, in the account that they belong to. */
export const contactsStream = defineStream({
  name: 'contacts',
  summary: 'Contacts: names, emails, and the account that they belong to',
  becomes: 'A person for each contact. A contact without an email is known by name, and only in issues',
  everySeconds: 21_600,
  walk: listPages('/contacts'),
  deletes: 'absence',
  recordId: (record) => textOf(fieldsOf(record)?.id),
  map(record, { startedAt }) {
    const contact = fieldsOf(record)
    const id = requiredText(contact, 'id')
    // Pylon knows a contact by one address; others are told, and make no other people.
    const emails = [...new Set([contact?.email, ...itemsOf(contact?.emails)].flatMap((told) => emailOf(told) ?? []))]
    const [email, ...others] = emails
    return [
      {
        kind: 'person',
        id,
        at: startedAt,
        email,
        name: textOf(contact?.name),
        account: textOf(fieldsAt(contact, 'account')?.id),
        ...(others.length > 0 && { traits: { additional_emails: others } })
      }
    ]
  }
})
