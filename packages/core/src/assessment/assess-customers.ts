import { emit } from '../changes/index.js'
import { customers } from '../identity/index.js'
import type { OrganizationStore, Transaction } from '../storage/index.js'
import { canonicalJson, type Ids } from '../values/index.js'
import { type Assessment, assess } from './assess.js'
import type { ActivityEvidence } from './evidence.js'
import type { AssessedCustomer } from './reading/assessed-customer.js'
import { readEvidence } from './reading/read-evidence.js'
import { assessmentChanges } from './tables/assessment-changes.js'
import { customerAssessments } from './tables/customer-assessments.js'

/** Assesses these customers by what is known now. Their activity is what was measured last, or the one that is given. It reads only. */
export async function assessCustomers(
  rows: OrganizationStore | Transaction,
  assessed: readonly AssessedCustomer[],
  now: number,
  timeZone: string,
  measuredNow?: ReadonlyMap<string, ActivityEvidence>
): Promise<Map<string, Assessment>> {
  if (assessed.length === 0) return new Map()
  const activityOf =
    measuredNow ??
    (await storedActivity(
      rows,
      assessed.map(({ id }) => id)
    ))
  const evidence = await readEvidence(rows, assessed, activityOf, now)
  return new Map([...evidence].map(([id, its]) => [id, assess(its, now, timeZone)]))
}

/** What was measured last of the activity of these customers. */
export async function storedActivity(
  rows: OrganizationStore | Transaction,
  customerIds: readonly string[]
): Promise<Map<string, ActivityEvidence>> {
  const found = await rows.find(customerAssessments, {
    where: { customer_id: { in: customerIds } },
    columns: ['customer_id', 'activity']
  })
  return new Map(found.flatMap(({ customer_id, activity }) => (activity ? [[customer_id, activity] as const] : [])))
}

/** Writes assessments, and how states changed. A change of points alone is none. */
export async function writeAssessments(
  transaction: Transaction,
  assessments: ReadonlyMap<string, Assessment>,
  ids: Ids,
  now: number
): Promise<void> {
  if (assessments.size === 0) return
  const { known, isThere } = await readKnown(transaction, [...assessments.keys()])
  const written = []
  const steps = []
  for (const [customerId, assessment] of assessments) {
    const before = known.get(customerId)
    if (!isThere.has(customerId) || (before && claimsOf(before) === claimsOf(assessment))) continue
    const { state, certainty, headline, reasons, missing } = assessment
    const isNewState = before?.state !== state
    if (isNewState) {
      steps.push({ id: ids.uuid(now), customer_id: customerId, at: now, from_state: before?.state ?? null, to_state: state, headline })
    }
    const since = isNewState ? now : before.since
    const activity = before?.activity ?? null
    written.push({ customer_id: customerId, state, certainty, headline, since, reasons, missing, activity, assessed_at: now })
  }
  if (written.length > 0) await transaction.upsert(customerAssessments, written)
  if (steps.length > 0) await transaction.insert(assessmentChanges, steps)
  for (const { customer_id: customerId, from_state: from, to_state: to } of steps) {
    emit(transaction, { kind: 'assessmentChanged', customerId, from, to, at: now })
  }
}

/**
 * Writes what was measured of customers' activity. Customers without an assessment get the one that is given. Answers the customers that have to be assessed
 * anew: by their activity they stand otherwise than what is stored says.
 */
export async function writeActivity(
  transaction: Transaction,
  assessments: ReadonlyMap<string, Assessment>,
  activityOf: ReadonlyMap<string, ActivityEvidence>,
  ids: Ids,
  now: number
): Promise<string[]> {
  const customerIds = [...activityOf.keys()]
  if (customerIds.length === 0) return []
  const { known } = await readKnown(transaction, customerIds)
  await writeAssessments(transaction, new Map([...assessments].filter(([id]) => !known.has(id))), ids, now)
  const rows = await transaction.find(customerAssessments, { where: { customer_id: { in: customerIds } } })
  const measured = rows.flatMap((row) => {
    const activity = activityOf.get(row.customer_id)
    return activity && canonicalJson(activity) !== canonicalJson(row.activity) ? [{ ...row, activity }] : []
  })
  if (measured.length > 0) await transaction.upsert(customerAssessments, measured)
  return customerIds.filter((id) => {
    const assessment = assessments.get(id)
    const before = known.get(id)
    return assessment !== undefined && (before === undefined || claimsOf(before) !== claimsOf(assessment))
  })
}

/** The stored assessments of these customers, and which of them are customers still: one may have been merged since it was read. */
async function readKnown(transaction: Transaction, customerIds: readonly string[]) {
  await transaction.lock('assessments')
  const present = await transaction.find(customers, { where: { id: { in: customerIds } }, columns: ['id'] })
  const found = await transaction.find(customerAssessments, { where: { customer_id: { in: customerIds } } })
  return { isThere: new Set(present.map(({ id }) => id)), known: new Map(found.map((row) => [row.customer_id, row])) }
}

/** What an assessment says to people. */
function claimsOf({ state, headline, reasons, missing }: Pick<Assessment, 'headline' | 'reasons' | 'missing'> & { state: string }): string {
  return canonicalJson({ state, headline, missing, reasons: reasons.map(({ text, direction }) => ({ text, direction })) })
}
