import type { Assessment } from '../assessment/index.js'
import { type Customer, customerLabel, type Owner, ownerLabel } from '../customers/index.js'
import { dayOf } from './source-label.js'
import { fitting, type Statement } from './statement.js'

const maxSummaryLength = 240
const maxNameLength = 60
const maxHeadlineLength = 120

const standings: { readonly [billingStatus: string]: string } = {
  PAYING: 'is a paying customer',
  PAST_DUE: 'is past due with payments',
  TRIALING: 'is on trial',
  CHURNED: 'has churned'
}

/** An account with who owns it, and the plan that its billing status comes from, else the customer's. */
interface SummarizedAccount {
  customer: Customer
  owner: Owner | undefined
  plan: string | null
}

/** What is to be said of a customer in a line or two, out of what the statements say; null when there are none. */
export function summaryOf(
  { customer, owner, plan }: SummarizedAccount,
  { state, headline }: Assessment,
  statements: readonly Statement[]
): string | null {
  const [first] = statements
  if (!first) return null
  const standing = standings[customer.billing_status]
  const onPlan = plan ? ` on the plan ${fitting(plan, 40)}` : ''
  const contacts = statements.filter(({ category, observedAt }) => /^Last (?:meeting|email)$/.test(category) && observedAt !== null)
  const last = contacts.sort((a, b) => (b.observedAt ?? 0) - (a.observedAt ?? 0))[0]
  const sentences = [
    standing && `${fitting(customerLabel(customer), maxNameLength)} ${standing}${onPlan}.`,
    state !== 'unknown' && fitting(headline, maxHeadlineLength),
    owner && `Owned by ${fitting(ownerLabel(owner), maxNameLength)}.`,
    last && `${last.category} on ${dayOf(last.observedAt ?? 0)}.`
  ]
  const said = sentences.filter((sentence) => typeof sentence === 'string')
  return said.length === 0 ? fitting(first.text, maxSummaryLength) : joined(said)
}

/** As many of the sentences as fit, in order. */
function joined(sentences: readonly string[]): string {
  return sentences.reduce((text, sentence) => {
    const longer = text === '' ? sentence : `${text} ${sentence}`
    return longer.length <= maxSummaryLength ? longer : text
  }, '')
}
