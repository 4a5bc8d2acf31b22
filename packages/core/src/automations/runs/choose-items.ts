import { customerLabel, loadOwners, ownerLabel } from '../../customers/index.js'
import { customers, merges } from '../../identity/index.js'
import type { OrganizationStore } from '../../storage/index.js'
import { parseUrl } from '../../validation/index.js'
import { cutCodePoints } from '../../values/index.js'
import { audienceNow, whyNotInAudience } from '../audience.js'
import type { AutomationRow } from '../automation.js'
import type { Candidate } from '../candidates.js'
import { automationCooldowns } from '../tables/automation-cooldowns.js'
import type { StoredExclusions, StoredRunItem } from '../tables/automation-runs.js'

/** A customer that is not told of, and why. */
export interface LeftOut {
  customerId: string
  customerName: string
  cause: keyof StoredExclusions
  why: string
}

/** Whom a run tells of, the most pressing first, and whom it leaves out. */
export interface Chosen {
  items: StoredRunItem[]
  leftOut: LeftOut[]
}

const hour = 3_600_000

/**
 * Of these candidates those whom an automation tells of: in its audience, not told of in its cooldown before `toldAt`, and at most as many as it may.
 */
export async function chooseItems(
  store: OrganizationStore,
  automation: AutomationRow,
  candidates: readonly Candidate[],
  toldAt: number
): Promise<Chosen> {
  const { cooldownHours, maxCustomersPerRun } = automation.definition
  const audience = await audienceNow(store, automation.definition.audienceFilter)
  const found = await store.get(
    customers,
    candidates.map(({ customerId }) => ({ id: customerId }))
  )
  const known = candidates.flatMap((candidate, index) => (found[index] ? [{ candidate, customer: found[index] }] : []))
  const reached =
    cooldownHours === 0
      ? new Map<string, number>()
      : await reachedAt(
          store,
          automation.id,
          known.map(({ customer }) => customer.id)
        )
  const chosen: Chosen = { items: [], leftOut: [] }
  const pressing = known.sort(
    (a, b) =>
      b.candidate.rank - a.candidate.rank ||
      (b.customer.mrr_cents ?? -1) - (a.customer.mrr_cents ?? -1) ||
      (a.customer.id < b.customer.id ? -1 : 1)
  )
  const owners = await loadOwners(
    store,
    pressing.map(({ customer }) => customer.owner_id)
  )
  for (const { candidate, customer } of pressing) {
    const customerName = customerLabel(customer)
    const leave = (cause: LeftOut['cause'], why: string) => chosen.leftOut.push({ customerId: customer.id, customerName, cause, why })
    const notIn = whyNotInAudience(customer, audience)
    const last = reached.get(customer.id)
    const owner = owners.get(customer.owner_id ?? '')
    if (notIn !== undefined) leave('audience', notIn)
    else if (last !== undefined && last > toldAt - cooldownHours * hour)
      leave('cooldown', `it was told of less than ${cooldownHours} hours ago`)
    else if (chosen.items.length >= maxCustomersPerRun) leave('cap', `a run tells of at most ${maxCustomersPerRun} customers`)
    else
      chosen.items.push({
        customerId: customer.id,
        customerName,
        title: cutCodePoints(candidate.title, 240),
        reason: cutCodePoints(candidate.reason, 500),
        signalIds: candidate.signalIds,
        occurrenceIds: candidate.occurrenceIds,
        mrrCents: customer.mrr_status === 'calculated' ? customer.mrr_cents : null,
        currency: customer.currency,
        ownerName: owner ? ownerLabel(owner) : null,
        link: candidate.link !== null && isWebAddress(candidate.link) ? candidate.link : null
      })
  }
  return chosen
}

function isWebAddress(text: string): boolean {
  const url = parseUrl(text)
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:')
}

/** When an automation last told of these customers, or of those that were merged into them. */
async function reachedAt(store: OrganizationStore, automationId: string, customerIds: readonly string[]): Promise<Map<string, number>> {
  const leadsTo = new Map(customerIds.map((id) => [id, id]))
  for (let latest = [...leadsTo.keys()]; latest.length > 0; ) {
    const into = await store.find(merges, {
      where: { into_id: { in: latest }, entity: { eq: 'customer' } },
      columns: ['from_id', 'into_id']
    })
    const fresh = into.filter(({ from_id }) => !leadsTo.has(from_id))
    for (const { from_id, into_id } of fresh) leadsTo.set(from_id, leadsTo.get(into_id) ?? into_id)
    latest = fresh.map(({ from_id }) => from_id)
  }
  const ids = [...leadsTo.keys()]
  const rows = await store.get(
    automationCooldowns,
    ids.map((customer_id) => ({ automation_id: automationId, customer_id }))
  )
  const last = new Map<string, number>()
  for (const row of rows) {
    const id = row && leadsTo.get(row.customer_id)
    if (id !== undefined && row) last.set(id, Math.max(row.at, last.get(id) ?? 0))
  }
  return last
}
