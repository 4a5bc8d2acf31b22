import type { Operation, ProviderOptions, Stream } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { customerIdIn } from '../host-customer-id.js'
import { type Fields, fieldsOf, listOf, numberOf, requiredText, textOf } from '../json-fields.js'
import { changeOf, eventObject, eventTime, eventWindow, nameOf, walkTime, whyNothing, withObjectsAt } from './events.js'
import { nextPage, pageLimit, recordsOf } from './list-pages.js'

/** Stripe's customers: an account each, and a person where there is an email. */
export function customersStream(options: ProviderOptions): Stream {
  return defineStream({
    name: 'customers',
    summary: 'Customers: names, emails, and your own id of them from the metadata',
    becomes: 'A customer for each customer of Stripe, and a person if there is an email',
    everySeconds: 300,
    walk: {
      first: () => ({ path: '/v1/customers', query: { limit: pageLimit } }),
      next: nextPage,
      records: recordsOf
    },
    changes: eventWindow(['customer.created', 'customer.updated', 'customer.deleted']),
    deletes: 'absence',
    recordId: nameOf,

    complete: withObjectsAt('/v1/customers'),

    map(record, context) {
      const change = changeOf(record)
      if (!change) return customerOperations(fieldsOf(record), walkTime(context), options)
      const at = eventTime(change.event)
      if (change.now === null) return removals(requiredText(eventObject(change.event), 'id'), at)
      return listOf(change.now).flatMap((customer) => [
        ...customerOperations(customer, at, options),
        // An email may just have been taken away.
        ...(textOf(customer.email) === undefined ? [removal('person', requiredText(customer, 'id'), at)] : [])
      ])
    },
    leftOut: whyNothing
  })
}

function customerOperations(customer: Fields | undefined, at: number, options: ProviderOptions): Operation[] {
  const id = requiredText(customer, 'id')
  if (!customer || customer.deleted === true) return removals(id, at)
  const email = textOf(customer.email)
  const name = textOf(customer.name)
  const { currency, delinquent } = customer
  const created = numberOf(customer.created)
  const account: Operation = {
    kind: 'account',
    id,
    at,
    name: name ?? email,
    email,
    customerId: customerIdIn(fieldsOf(customer.metadata), options),
    ...(created !== undefined && { createdAt: created * 1000 }),
    traits: {
      stripeCustomerId: id,
      ...(typeof currency === 'string' && { currency }),
      ...(typeof delinquent === 'boolean' && { delinquent })
    }
  }
  return email === undefined ? [account] : [account, { kind: 'person', id, at, email, name, account: id }]
}

function removals(id: string, at: number): Operation[] {
  return [removal('account', id, at), removal('person', id, at)]
}

function removal(of: 'account' | 'person', id: string, at: number): Operation {
  return { kind: 'removal', of, id, at }
}
