import type { Operation } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { type Fields, fieldsAt, fieldsOf, listOf, numberOf, requiredNumber, requiredText, textOf } from '../json-fields.js'
import { type Change, changeOf, eventObject, eventTime, eventWindow, nameOf, whyNothing, withObjectsAt } from './events.js'
import { subscriptionOf } from './ever-paid.js'
import { idOf } from './expandable.js'
import { nextPage, pageLimit, recordsOf } from './list-pages.js'

const paymentFailed = 'invoice.payment_failed'

/** Invoices: what was paid, and that a payment failed. Those of nothing, as of a trial, are no payment. */
export const invoicesStream = defineStream({
  name: 'invoices',
  summary: 'Paid invoices, and payments that failed',
  becomes:
    'A payment for each invoice. Lifetime revenue is the sum of the payments. Paid invoices and failed payments are entries of the timeline',
  gone: 'Stripe says that it was voided, deleted or given up',
  everySeconds: 300,
  walk: {
    first: () => ({ path: '/v1/invoices', query: { limit: pageLimit, status: 'paid' } }),
    next: nextPage,
    records: recordsOf
  },
  changes: eventWindow([
    'invoice.paid',
    'invoice.payment_succeeded',
    paymentFailed,
    'invoice.voided',
    'invoice.marked_uncollectible',
    'invoice.deleted'
  ]),
  // A paid invoice stays what it is.
  reconcileSeconds: null,
  deletes: 'said',
  recordId: nameOf,

  complete: withObjectsAt('/v1/invoices'),

  map(record) {
    const change = changeOf(record)
    if (!change) return paidOperations(fieldsOf(record))
    const at = eventTime(change.event)
    const id = requiredText(eventObject(change.event), 'id')
    const removal: Operation = { kind: 'removal', of: 'payment', id, at }
    const now = change.now === null ? [removal] : listOf(change.now).flatMap((invoice) => stateOperations(invoice, removal))
    return [...now, ...failureOperations(change, at)]
  },
  leftOut: (record) => whyNothing(record) ?? (isUnpaid(record) ? 'by which nothing was paid' : undefined)
})

/** Of an invoice that was asked for: whether there is no payment in it. */
function isUnpaid(record: unknown): boolean {
  const change = changeOf(record)
  if (!change) return paidOperations(fieldsOf(record)).length === 0
  const isSettled = change.now === null || change.event.type === paymentFailed
  return !isSettled && listOf(change.now).every((invoice) => paidOperations(invoice).length === 0 && !isTakenBack(invoice))
}

function stateOperations(invoice: Fields, removal: Operation): Operation[] {
  const paid = paidOperations(invoice)
  return paid.length === 0 && isTakenBack(invoice) ? [removal] : paid
}

const isTakenBack = ({ status }: Fields) => status === 'void' || status === 'uncollectible'

/** The payment that an invoice is, and its entry on the timeline. */
function paidOperations(invoice: Fields | undefined): Operation[] {
  const id = requiredText(invoice, 'id')
  const amountCents = numberOf(invoice?.amount_paid) ?? 0
  const account = idOf(invoice?.customer)
  if (invoice?.status !== 'paid' || amountCents === 0) return []
  if (account === undefined) throw new Error('customer is missing')
  const currency = requiredText(invoice, 'currency').toUpperCase()
  const paidAt = (numberOf(fieldsAt(invoice, 'status_transitions')?.paid_at) ?? requiredNumber(invoice, 'created')) * 1000
  const subscription = subscriptionOf(invoice)
  const number = textOf(invoice.number)
  return [
    { kind: 'payment', id, at: paidAt, account, subscription, amountCents, currency, paidAt },
    {
      kind: 'activity',
      id: `${id}:paid`,
      at: paidAt,
      type: 'INVOICE_PAID',
      channel: 'BILLING',
      occurredAt: paidAt,
      account,
      title: `Invoice ${number ?? id} was paid`,
      properties: { invoiceId: id, amountCents, currency, ...(number && { number }), ...(subscription && { subscriptionId: subscription }) }
    }
  ]
}

/** The entry that a payment failed: of each attempt once, however often it is told. */
function failureOperations({ event }: Change, at: number): Operation[] {
  if (event.type !== paymentFailed) return []
  const said = eventObject(event)
  const id = requiredText(said, 'id')
  const account = idOf(said.customer)
  if (account === undefined) throw new Error('customer is missing')
  const attempt = numberOf(said.attempt_count) ?? 0
  const number = textOf(said.number)
  const currency = textOf(said.currency)?.toUpperCase()
  const amountCents = numberOf(said.amount_due)
  return [
    {
      kind: 'activity',
      id: `${id}:failed:${attempt}`,
      at,
      type: 'INVOICE_PAYMENT_FAILED',
      channel: 'BILLING',
      occurredAt: at,
      account,
      title: `The payment of invoice ${number ?? id} failed`,
      properties: {
        invoiceId: id,
        attempt,
        ...(amountCents !== undefined && { amountCents }),
        ...(currency && { currency }),
        ...(number && { number })
      }
    }
  ]
}
