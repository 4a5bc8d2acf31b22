import { emit } from '../changes/index.js'
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
  const activityOf = measuredNow ?? (await storedActivity(rows, assessed))
  const evidence = await readEvidence(rows, assessed, activityOf, now, timeZone)
  return new Map([...evidence].map(([id, its]) => [id, assess(its, now, timeZone)]))
}

async function storedActivity(
  rows: OrganizationStore | Transaction,
  assessed: readonly AssessedCustomer[]
): Promise<Map<string, ActivityEvidence>> {
  const found = await rows.find(customerAssessments, {
    where: { customer_id: { in: assessed.map(({ id }) => id) } },
    columns: ['customer_id', 'activity']
  })
  return new Map(found.flatMap(({ customer_id, activity }) => (activity ? [[customer_id, activity] as const] : [])))
}

/**
 * Writes assessments, and how states changed. With `activityOf` also what was measured of the activity. Answers the customers whose assessment says
 * something else than before: a change of points alone is none.
 */
export async function writeAssessments(
  transaction: Transaction,
  assessments: ReadonlyMap<string, Assessment>,
  ids: Ids,
  now: number,
  activityOf?: ReadonlyMap<string, ActivityEvidence>
): Promise<string[]> {
  if (assessments.size === 0) return []
  await transaction.lock('assessments')
  const found = await transaction.find(customerAssessments, { where: { customer_id: { in: [...assessments.keys()] } } })
  const known = new Map(found.map((row) => [row.customer_id, row]))
  const changed: string[] = []
  const written = []
  const steps = []
  for (const [customerId, assessment] of assessments) {
    const before = known.get(customerId)
    const { state, certainty, headline, reasons, missing } = assessment
    const activity = activityOf?.get(customerId) ?? before?.activity ?? null
    const saysTheSame = before !== undefined && claimsOf(before) === claimsOf(assessment)
    if (!saysTheSame) changed.push(customerId)
    if (saysTheSame && canonicalJson(activity) === canonicalJson(before.activity)) continue
    const isNewState = before?.state !== state
    if (isNewState) {
      steps.push({ id: ids.uuid(now), customer_id: customerId, at: now, from_state: before?.state ?? null, to_state: state, headline })
    }
    const since = isNewState ? now : before.since
    written.push({ customer_id: customerId, state, certainty, headline, since, reasons, missing, activity, assessed_at: now })
  }
  if (written.length > 0) await transaction.upsert(customerAssessments, written)
  if (steps.length > 0) await transaction.insert(assessmentChanges, steps)
  for (const { customer_id: customerId, from_state: from, to_state: to } of steps) {
    emit(transaction, { kind: 'assessmentChanged', customerId, from, to, at: now })
  }
  return changed
}

/** What an assessment says to people. */
function claimsOf({ state, headline, reasons, missing }: Pick<Assessment, 'headline' | 'reasons' | 'missing'> & { state: string }): string {
  return canonicalJson({ state, headline, missing, reasons: reasons.map(({ text, direction }) => ({ text, direction })) })
}
