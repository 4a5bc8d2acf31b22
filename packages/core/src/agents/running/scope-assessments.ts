import { assessCustomers, assessedColumns } from '../../assessment/index.js'
import { customers } from '../../identity/index.js'
import { readSettings } from '../../settings/index.js'
import type { OrganizationStore } from '../../storage/index.js'
import type { StoredAgentScope } from '../tables/agent-runs.js'

/** An agent reads the others with a tool. */
const shownReasons = 5

/** The customers that a run is about, each with its assessment of now. A customer that is gone keeps what its automation said. */
export async function withAssessments(
  store: OrganizationStore,
  scope: StoredAgentScope | null,
  now: number
): Promise<StoredAgentScope | null> {
  if (!scope) return null
  const [{ default_timezone: timeZone }, found] = await Promise.all([
    readSettings(store),
    store.find(customers, {
      where: { id: { in: scope.customers.map(({ customerId }) => customerId) } },
      columns: [...assessedColumns]
    })
  ])
  const assessments = await assessCustomers(store, found, now, timeZone)
  return {
    customers: scope.customers.map((customer) => {
      const assessment = assessments.get(customer.customerId)
      if (!assessment) return customer
      const { state, headline, reasons, missing } = assessment
      const speaking = reasons.filter(({ points }) => points > 0).slice(0, shownReasons)
      return { ...customer, assessment: { state, headline, reasons: speaking.map(({ text }) => text), missing } }
    })
  }
}
