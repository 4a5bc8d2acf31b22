import type { ApiRequest, ApiResponse, SendRequest } from '@rapport/core/connector'
import { type Fields, fieldsAt, fieldsOf, listOf, numberOf, textOf } from '../json-fields.js'
import { idOf } from './expandable.js'
import { nextPage, pageLimit } from './list-pages.js'

/** Whether a subscription has ended: only of these it matters whether they were ever paid. */
export function hasEnded({ status }: Fields): boolean {
  return status === 'canceled' || status === 'unpaid'
}

const paidInvoices: ApiRequest = { path: '/v1/invoices', query: { status: 'paid', limit: pageLimit }, optional: true }
/** Fewer subscriptions are asked about one by one. */
const minListed = 2
/** A page of the list, if it has to be read, stands for so many subscriptions that need not be asked about: beyond that the list is too long. */
const subscriptionsOfPage = 4

/**
 * Whether subscriptions that ended were ever paid, by their ids: churn is only what was. The newest invoice, which comes with a subscription, says it of most;
 * the list of paid invoices, which is read once a run, of the others; those that it is too long for are asked about one by one. Of very many invoices of one
 * subscription only the newest are read.
 */
export async function everPaid(subscriptions: readonly Fields[], lookup: SendRequest): Promise<ReadonlyMap<string, boolean | undefined>> {
  const known = new Map<string, boolean | undefined>()
  const open = new Set<string>()
  for (const subscription of subscriptions.filter(hasEnded)) {
    const id = textOf(subscription.id)
    if (id === undefined) continue
    if (isPayment(fieldsOf(subscription.latest_invoice))) known.set(id, true)
    else open.add(id)
  }
  if (open.size >= minListed) await readList(open, known, lookup)
  for (const id of open) known.set(id, await askedOf(id, lookup))
  return known
}

/** Takes what the list of paid invoices tells out of what is open. */
async function readList(open: Set<string>, known: Map<string, boolean | undefined>, lookup: SendRequest): Promise<void> {
  let left = Math.ceil(open.size / subscriptionsOfPage)
  const settle = (ids: Iterable<string>, isPaid: boolean | undefined) => {
    for (const id of ids) if (open.delete(id)) known.set(id, isPaid)
  }
  for (let asked: ApiRequest | null = paidInvoices; asked; ) {
    const answer: ApiResponse = await lookup(asked)
    if (answer.status === 403) settle([...open], undefined)
    if (answer.status !== 200 || !Array.isArray(fieldsOf(answer.body)?.data)) return
    if (!paidIn.has(answer)) left--
    settle(paidSubscriptions(answer), true)
    asked = nextPage(answer, asked)
    if (asked && (left <= 0 || open.size === 0)) return
  }
  settle([...open], false)
}

/** What a page says, which is looked up again for each page of subscriptions: it is the same answer then. */
const paidIn = new WeakMap<ApiResponse, ReadonlySet<string>>()

function paidSubscriptions(answer: ApiResponse): ReadonlySet<string> {
  const known = paidIn.get(answer)
  if (known) return known
  const invoices = listOf(fieldsOf(answer.body)?.data)
  const paid = new Set(invoices.flatMap((invoice) => (isPayment(invoice) ? (subscriptionOf(invoice) ?? []) : [])))
  paidIn.set(answer, paid)
  return paid
}

async function askedOf(id: string, lookup: SendRequest): Promise<boolean | undefined> {
  const query = { subscription: id, status: 'paid', limit: pageLimit }
  const { status, body } = await lookup({ path: '/v1/invoices', query, optional: true })
  const list = fieldsOf(body)
  if (status !== 200 || !Array.isArray(list?.data)) return undefined
  if (listOf(list.data).some((invoice) => subscriptionOf(invoice) === id && isPayment(invoice))) return true
  return list.has_more === true ? undefined : false
}

/** Whether an invoice was paid, with more than nothing. */
function isPayment(invoice: Fields | undefined): boolean {
  return invoice?.status === 'paid' && (numberOf(invoice.amount_paid) ?? 0) > 0
}

/** The subscription of an invoice: below `parent` since 2025, beside it before. */
export function subscriptionOf(invoice: Fields): string | undefined {
  return idOf(fieldsAt(invoice, 'parent', 'subscription_details')?.subscription) ?? idOf(invoice.subscription)
}
