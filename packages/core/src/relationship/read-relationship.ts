import { readAssessment } from '../assessment/index.js'
import { customerPlan, loadOwners, resolveCustomer } from '../customers/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { isoTimeOrNull } from '../values/index.js'
import { billingStatements } from './billing-statements.js'
import { contactStatements } from './contact-statements.js'
import { crmStatements } from './crm-statements.js'
import { decisiveSubscription } from './decisive-subscription.js'
import { factStatements } from './fact-statements.js'
import { selectStatements } from './statement.js'
import { summaryOf } from './summary.js'

/**
 * How things stand with a customer, for who is about to talk with it: put together from its facts, CRM records, billing and last contacts, each statement
 * with what it is traced to. The same rows give the same words. Throws NOT_FOUND, and CONFLICT for a name that several customers have.
 */
export async function readRelationship(store: OrganizationStore, named: string, now: number) {
  const customer = await resolveCustomer(store, named, { names: true })
  const owner = (await loadOwners(store, [customer.owner_id])).get(customer.owner_id ?? '')
  const assessment = await readAssessment(store, customer.id, now)
  const [statements, subscription, ...others] = await Promise.all([
    factStatements(store, customer.id, assessment, now),
    decisiveSubscription(store, customer, now),
    crmStatements(store, customer.id, now),
    contactStatements(store, customer, owner, now)
  ])
  const all = [...statements, ...billingStatements(customer, subscription, now), ...others.flat()]
  const told = selectStatements(all, now)
  const times = told.flatMap(({ observedAt }) => observedAt ?? [])
  return {
    customer: { id: customer.id, name: customer.name, domain: customer.domain },
    relationship: {
      summary: summaryOf({ customer, owner, plan: subscription?.plan || customerPlan(customer) }, assessment, told),
      items: told.map(({ category, text, observedAt, sourceLabels }) => ({
        category,
        statement: text,
        observedAt: isoTimeOrNull(observedAt),
        sourceLabels
      })),
      updatedAt: isoTimeOrNull(times.length === 0 ? null : Math.max(...times))
    }
  }
}
