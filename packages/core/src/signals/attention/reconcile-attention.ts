import { type AssessedCustomer, assessCustomers, assessedColumns, writeAssessments } from '../../assessment/index.js'
import {
  type AccountImportance,
  attentionItems,
  loadImportance,
  raiseAttention,
  resolveItem,
  type StoredEvidence
} from '../../attention/index.js'
import { type Customer, customerLabel, customerPlan } from '../../customers/index.js'
import { customers, merges } from '../../identity/index.js'
import { amountOf } from '../../relationship/index.js'
import { readSettings } from '../../settings/index.js'
import type { Transaction } from '../../storage/index.js'
import type { Ids } from '../../values/index.js'
import { isOwnCause } from './causes.js'
import { decidedUndated, endDecisions, overBySelf, withNews } from './decided.js'
import { priorityOf } from './priority.js'
import type { WantedItem } from './wanted-item.js'
import { wantedItems } from './wanted-items.js'

/**
 * Assesses these customers by what is known of them now, and brings their attention items in line with it: opens, updates and reopens what presses, and resolves what does not
 * any more. What somebody has resolved stays so until there is news of it. The same again changes nothing. Items of the host's are left alone.
 */
export async function reconcileAttention(transaction: Transaction, customerIds: readonly string[], ids: Ids, now: number): Promise<void> {
  if (customerIds.length === 0) return
  const { default_timezone: timeZone } = await readSettings(transaction)
  const assessed = await assessedOf(transaction, customerIds)
  const assessments = await assessCustomers(transaction, assessed, now, timeZone)
  await writeAssessments(transaction, assessments, ids, now)
  const wanted = await wantedItems(transaction, customerIds, assessments, now)
  const names = await namesOf(transaction, customerIds)
  const open = await transaction.find(attentionItems, { where: { customer_id: { in: [...names.keys()] }, status: { eq: 'open' } } })
  const own = open.filter(({ cause }) => isOwnCause(cause))
  const isWanted = new Set(wanted.map(({ customerId, cause }) => `${customerId} ${cause}`))
  const over = (await decidedUndated(transaction, names)).filter(
    ({ customer_id, cause }) => !isWanted.has(`${names.get(customer_id)} ${cause}`)
  )
  if (wanted.length === 0 && own.length === 0 && over.length === 0) return
  await transaction.lock('attention')
  await endDecisions(transaction, over, ids, now)
  for (const item of own) {
    const current = names.get(item.customer_id) ?? item.customer_id
    if (!isWanted.has(`${current} ${item.cause}`)) await resolveItem(transaction, item, overBySelf, ids, now)
  }
  const news = await withNews(transaction, wanted, names)
  const accounts = await accountsOf(transaction, news)
  for (const item of news) {
    const account = accounts.get(item.customerId)
    if (!account) continue
    const signal = { ...said(item, account), customerId: item.customerId, cause: item.cause }
    await raiseAttention(transaction, signal, ids, now, item.raising)
  }
}

/** The columns of these customers that an assessment needs. */
export function assessedOf(transaction: Transaction, customerIds: readonly string[]): Promise<AssessedCustomer[]> {
  return transaction.find(customers, { where: { id: { in: customerIds } }, columns: [...assessedColumns] })
}

/** The customers, and those that were merged into them, each with the one that it is now. */
async function namesOf(transaction: Transaction, customerIds: readonly string[]): Promise<Map<string, string>> {
  const names = new Map(customerIds.map((id) => [id, id]))
  for (let latest = [...customerIds]; latest.length > 0; ) {
    const found = await transaction.find(merges, {
      where: { into_id: { in: latest }, entity: { eq: 'customer' } },
      columns: ['from_id', 'into_id']
    })
    latest = []
    for (const { from_id, into_id } of found) {
      if (names.has(from_id)) continue
      names.set(from_id, names.get(into_id) ?? into_id)
      latest.push(from_id)
    }
  }
  return names
}

interface Account {
  row: Customer
  importance: AccountImportance
}

async function accountsOf(transaction: Transaction, wanted: readonly WantedItem[]): Promise<Map<string, Account>> {
  const ids = [...new Set(wanted.map(({ customerId }) => customerId))]
  const found = await transaction.get(
    customers,
    ids.map((id) => ({ id }))
  )
  const rows = found.filter((row) => row !== undefined)
  const importance = await loadImportance(transaction, rows)
  return new Map(
    rows.flatMap((row) => {
      const its = importance.get(row.id)
      return its ? [[row.id, { row, importance: its }] as const] : []
    })
  )
}

/** The words of an item, each resting on its evidence. */
function said({ severity, title, whatChanged, uncertainty, timeline, evidence }: WantedItem, { row, importance }: Account) {
  const standing = standingOf(row)
  return {
    ...priorityOf(severity, importance),
    title,
    whatChanged,
    ...(uncertainty !== undefined && { uncertainty }),
    timeline,
    whyItMatters: standing,
    evidence: [
      ...evidence,
      { role: 'context', kind: 'record', title: standing, observedAt: null, window: null, sourceLabel: 'Billing' } as const
    ].map(({ observedAt, window, ...each }: StoredEvidence) => ({
      ...each,
      ...(observedAt !== null && { observedAt }),
      ...(window && { window })
    }))
  }
}

/** What a customer is to the workspace, in a sentence. */
function standingOf(row: Customer): string {
  const name = customerLabel(row, 100)
  const { billing_status, mrr_cents, mrr_status, currency } = row
  const plan = customerPlan(row)
  const amount = mrr_status === 'calculated' && mrr_cents !== null && mrr_cents > 0 ? amountOf(mrr_cents, currency) : undefined
  if (amount !== undefined) return `${name} pays ${amount} a month${plan ? ` on the plan ${plan}` : ''}.`
  if (billing_status === 'TRIALING') return `${name} is on trial.`
  if (billing_status === 'CHURNED') return `${name} was a paying customer.`
  if (billing_status === 'PAYING' || billing_status === 'PAST_DUE') return `${name} is a paying customer.`
  return `Nothing is known of what ${name} pays.`
}
