import { day, groupBy } from '../../values/index.js'
import { patchCustomer } from '../profiles/patch-customer.js'
import type { Owners } from '../rules/attribution.js'
import type { CustomerRow, IdentityUnitOfWork, UserRow } from '../work/unit-of-work.js'
import { earliest, emptyRollup, foldEvents, latest, type Rollup, type RollupEvent } from './rollup.js'

/** Adds new events to the rows of their owners; users and customers must be loaded. */
export function addEvents(set: IdentityUnitOfWork, added: readonly (RollupEvent & Owners)[]): void {
  for (const [id, events] of groupBy(added, (event) => event.user_id)) {
    if (id !== null) putUserRollup(set, id, foldEvents(userRollup(set.user(id)), events))
  }
  for (const [id, events] of groupBy(added, (event) => event.customer_id)) {
    const customer = id === null ? undefined : set.customers.get(id)
    if (customer) putCustomerRollup(set, customer.id, foldEvents(customerRollup(customer), events))
  }
}

/** Writes a user's rollup into its loaded row. A stage event `inactive` holds until the next activity; the last activity may be that of a source. */
export function putUserRollup(set: IdentityUnitOfWork, id: string, rollup: Rollup): void {
  const { first_seen_at, last_activity_at, active_days, first_touch_at, first_source, first_channel } = rollup
  const { activated_at, stage_activated_at, engaged_at, inactive_at } = rollup
  const columns = { first_seen_at, active_days, first_touch_at, first_source, first_channel, engaged_at }
  const activatedAt = earliest(activated_at, stage_activated_at)
  set.users.patch(id, {
    ...columns,
    event_activity_at: last_activity_at,
    last_activity_at: latest(last_activity_at, set.user(id).source_activity_at),
    inactive_at: inactive_at !== null && inactive_at >= (last_activity_at ?? 0) ? inactive_at : null,
    reported_inactive_at: inactive_at,
    past_activated_at: pastActivatedAt(activatedAt, rollup),
    activated_at: activatedAt
  })
}

/** Writes a customer's rollup into its loaded row; its last activity may be that of a source, and a provider's record may know it longer. */
export function putCustomerRollup(set: IdentityUnitOfWork, id: string, rollup: Rollup): void {
  const { first_seen_at, last_activity_at, first_touch_at, first_source, first_channel, activated_at, billing_at, billing_status } = rollup
  const columns = { first_event_at: first_seen_at, first_touch_at, first_source, first_channel, activated_at, billing_at }
  const customer = set.customers.get(id)
  const activity = latest(last_activity_at, customer?.source_activity_at ?? null)
  const seen = earliest(first_seen_at, customer?.first_record_at ?? null)
  patchCustomer(set, id, { ...columns, first_seen_at: seen, last_activity_at: activity, event_billing_status: billing_status })
}

function userRollup(row: UserRow): Rollup {
  const { active_days, engaged_at } = row
  return {
    ...emptyRollup,
    ...pick(row),
    last_activity_at: row.event_activity_at,
    active_days,
    engaged_at,
    inactive_at: row.reported_inactive_at
  }
}

function customerRollup(row: CustomerRow): Rollup {
  return {
    ...emptyRollup,
    ...pick(row),
    first_seen_at: row.first_event_at,
    billing_at: row.billing_at,
    billing_status: row.event_billing_status
  }
}

function pick(row: UserRow | CustomerRow) {
  const { first_seen_at, last_activity_at, first_touch_at, first_source, first_channel, activated_at } = row
  return { first_seen_at, last_activity_at, first_touch_at, first_source, first_channel, activated_at }
}

/** The columns of a rollup that tell whether somebody got past ACTIVATED. */
type Facts = Pick<Rollup, 'active_days' | 'engaged_at' | 'inactive_at'>

/**
 * Since when an activated person is known to have got past ACTIVATED, so that the stage never goes back to it (rule 8); null when nothing tells so.
 * It depends on nothing but what the fold keeps, so that the order of arrival cannot matter.
 */
export function pastActivatedAt(activatedAt: number | null, { active_days, engaged_at, inactive_at }: Facts): number | null {
  if (activatedAt === null) return null
  const activatedDay = Math.floor(activatedAt / day)
  const [newest, , third] = active_days
  const since: number[] = []
  if (engaged_at !== null) since.push(engaged_at)
  if (inactive_at !== null && inactive_at >= activatedAt) since.push(inactive_at)
  if (newest !== undefined && third !== undefined && third >= Math.max(activatedDay, newest) - 29) since.push(third * day)
  for (const [index, older] of active_days.slice(1).entries()) {
    const newer = active_days[index] ?? older
    if (newer - Math.max(older, activatedDay) > 30) since.push(newer * day)
  }
  return since.length === 0 ? null : Math.max(activatedAt, Math.min(...since))
}
