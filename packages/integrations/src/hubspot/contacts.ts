import type { Operation } from '@rapport/core/connector'
import type { ObjectKind } from './object-stream.js'
import { emailsIn, listProperty, property } from './properties.js'
import { contactOf } from './related.js'

/** Contacts: a person each, at the company that is marked as primary. */
export const contacts: ObjectKind = {
  type: 'contacts',
  summary: 'Contacts: names, emails, and the company that they belong to',
  becomes:
    'People of the company that is marked as primary, else of the one with the smallest id. Further emails are a trait, and make no other people',
  modified: 'lastmodifieddate',
  properties: ['email', 'hs_additional_emails', 'firstname', 'lastname', 'hs_calculated_merged_vids'],
  companies: true,
  map({ id, at, object, company }) {
    // HubSpot knows a contact by one address; others are told, and make no other people.
    const [, ...alsoInIt] = emailsIn(property(object, 'email'))
    const others = [...new Set([...alsoInIt, ...emailsIn(listProperty(object, 'hs_additional_emails').join(';'))])]
    return [
      {
        kind: 'person',
        id,
        at,
        ...contactOf(object),
        account: company,
        ...(others.length > 0 && { traits: { additional_emails: others } })
      },
      // What was merged into this one is not there any more: ids, each perhaps with a time behind it.
      ...listProperty(object, 'hs_calculated_merged_vids').flatMap((said) => {
        const merged = said.split(':')[0] ?? ''
        return /^\d+$/.test(merged) && merged !== id ? removedContact(merged, at) : []
      })
    ]
  }
}

/** A contact that is gone. */
export const removedContact = (id: string, at: number): Operation[] => [{ kind: 'removal', of: 'person', id, at }]
