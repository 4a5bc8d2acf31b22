import { type Static, Type } from 'typebox'
import { customerLabel } from '../customers/index.js'
import { customers } from '../identity/index.js'
import { findPage, pageQuery, paginationShape, readPaging } from '../paging/index.js'
import { readSettings } from '../settings/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { invalidInput, strictObject } from '../validation/index.js'
import { isoTime, isUuid } from '../values/index.js'
import { assessCustomers } from './assess-customers.js'
import { assessedColumns } from './reading/assessed-customer.js'
import { customerStates } from './states.js'
import { customerAssessments } from './tables/customer-assessments.js'

const maxCustomers = 100

/** Which assessments are asked for. */
export const assessmentQuery = strictObject({
  states: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: `Only customers in these states, separated by commas: ${customerStates.join(', ')}.`
    })
  ),
  ids: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: maxCustomers * 37,
      description: `Only these customers, by Rapport's ids, separated by commas. At most ${maxCustomers}.`
    })
  ),
  ...pageQuery
})

/** Which assessments are asked for. */
export type AssessmentQuery = Static<typeof assessmentQuery>

export const assessmentPageShape = strictObject({
  items: Type.Array(
    strictObject({
      customerId: Type.String(),
      name: Type.String({ description: 'The name to show for the customer.' }),
      state: Type.Enum([...customerStates]),
      certainty: Type.Number({ minimum: 0, maximum: 1, description: 'How sure the state is.' }),
      headline: Type.String({ description: 'The state and its strongest reason, in a sentence or two.' }),
      since: Type.Union([Type.String(), Type.Null()], {
        description: 'Since when the customer has been in this state; null if it has just begun.'
      })
    })
  ),
  pagination: paginationShape
})

/** A page of assessments. */
export type AssessmentPage = Static<typeof assessmentPageShape>

/**
 * How customers stand. The customer whose state changed last comes first. `states` selects by the recorded state, which follows a change within seconds. Each
 * item says how the customer stands now. Throws INVALID_TOOL_INPUT for an unknown state, an id that is no UUID, or a cursor of another list.
 *
 * @example const { items } = await listAssessments(store, clock.now(), { states: 'leaving,at_risk' })
 */
export async function listAssessments(store: OrganizationStore, now: number, query: AssessmentQuery): Promise<AssessmentPage> {
  const states = listed(query.states)
  const ids = listed(query.ids)?.map((id) => id.toLowerCase())
  const unknown = states?.find((state) => !customerStates.some((each) => each === state))
  if (unknown !== undefined)
    throw invalidInput('states', `has ${JSON.stringify(unknown)}, which is not one of ${customerStates.join(', ')}`)
  if (ids && (ids.length > maxCustomers || !ids.every(isUuid)))
    throw invalidInput('ids', `must be UUIDs, separated by commas, at most ${maxCustomers}`)
  const paging = readPaging({ store, now }, 'assessments', { ...query }, { column: 'since', direction: 'desc' })
  const { rows, ...pagination } = await findPage(store, paging, {
    table: customerAssessments,
    where: { ...(states && { state: { in: states } }), ...(ids && { customer_id: { in: ids } }) },
    columns: ['customer_id', 'state', 'since'],
    place: ({ since, customer_id }) => ({ value: since, id: customer_id })
  })
  const found = await store.find(customers, {
    where: { id: { in: rows.map(({ customer_id }) => customer_id) } },
    columns: [...assessedColumns, 'external_id', 'name', 'domain']
  })
  const { default_timezone: timeZone } = await readSettings(store)
  const assessments = await assessCustomers(store, found, now, timeZone)
  const customerOf = new Map(found.map((row) => [row.id, row]))
  const items = rows.flatMap((row) => {
    const customer = customerOf.get(row.customer_id)
    const assessment = assessments.get(row.customer_id)
    if (!customer || !assessment) return []
    const { state, certainty, headline } = assessment
    const since = state === row.state ? isoTime(row.since) : null
    return [{ customerId: customer.id, name: customerLabel(customer, 500), state, certainty, headline, since }]
  })
  return { items, pagination }
}

const listed = (text: string | undefined) =>
  text
    ?.split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
