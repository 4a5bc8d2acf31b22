import { type Static, Type } from 'typebox'
import { type CustomerName, customerNamed, customerNotFound } from '../customers/index.js'
import { customers } from '../identity/index.js'
import { readSettings } from '../settings/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { parseEnum, strictObject } from '../validation/index.js'
import { isoTime, isoTimeOrNull } from '../values/index.js'
import type { Assessment } from './assess.js'
import { assessCustomers } from './assess-customers.js'
import { assessedColumns } from './reading/assessed-customer.js'
import { customerStates, subjects } from './states.js'
import { assessmentChanges } from './tables/assessment-changes.js'
import { customerAssessments } from './tables/customer-assessments.js'

const textOrNull = (description?: string) => Type.Union([Type.String(), Type.Null()], description === undefined ? {} : { description })
const state = Type.Enum([...customerStates])
const part = (description: string) => Type.Number({ minimum: 0, maximum: 1, description })

/** A reason as callers see it. */
const reasonShape = strictObject({
  direction: Type.Enum(['for', 'against'], { description: 'Whether the reason supports the state, or speaks against it.' }),
  subject: Type.Enum([...subjects]),
  text: Type.String({ description: 'The reason in a sentence.' }),
  points: Type.Number({ minimum: 0, description: 'How much it counts today, 0 to 100.' }),
  probability: part('How likely it is that what it says is so.'),
  quote: textOrNull("The customer's own words; null for a number."),
  number: Type.Union([
    strictObject({ value: Type.Number(), comparedWith: Type.Union([Type.Number(), Type.Null()]), unit: Type.String() }),
    Type.Null()
  ]),
  observedAt: textOrNull('When it was said or measured.'),
  factId: textOrNull(),
  source: Type.Union([strictObject({ type: Type.String(), id: Type.String() }), Type.Null()], {
    description: 'The source of the quote, with the ids that it was put with.'
  })
})

/** The assessment of a customer as callers see it. */
export const assessmentShape = strictObject({
  customerId: Type.String(),
  state,
  certainty: part('How sure the state is.'),
  since: textOrNull('Since when the customer has been in this state; null until the state is first recorded, some seconds after it began.'),
  headline: Type.String({ description: 'The state and its strongest reason, in a sentence or two.' }),
  reasons: Type.Array(reasonShape, { description: 'The strongest first.' }),
  changes: Type.Array(
    strictObject({
      at: Type.String({ format: 'date-time' }),
      from: Type.Union([state, Type.Null()]),
      to: state,
      headline: Type.String()
    }),
    { description: 'The last 20 changes of the state, newest first.' }
  ),
  missing: Type.Array(Type.String(), { description: 'What is missing and would matter, in sentences.' })
})

/** How a customer stands, why, what changed, and what is not known. */
export type CustomerAssessment = Static<typeof assessmentShape>

const shownChanges = 20

/**
 * How a customer stands now, by everything that is known of it. Throws NOT_FOUND.
 *
 * @example const { state, headline, reasons } = await readCustomerAssessment(store, { customerId: 'acme' }, clock.now())
 */
export async function readCustomerAssessment(store: OrganizationStore, name: CustomerName, now: number): Promise<CustomerAssessment> {
  const { id } = await customerNamed(store, name)
  const [assessment, [stored], changes] = await Promise.all([
    readAssessment(store, id, now),
    store.get(customerAssessments, [{ customer_id: id }]),
    store.find(assessmentChanges, {
      where: { customer_id: { eq: id } },
      orderBy: { column: 'at', direction: 'desc' },
      limit: shownChanges
    })
  ])
  return {
    customerId: id,
    state: assessment.state,
    certainty: assessment.certainty,
    since: stored?.state === assessment.state ? isoTime(stored.since) : null,
    headline: assessment.headline,
    reasons: assessment.reasons.map((reason) => ({
      direction: reason.direction,
      subject: reason.subject,
      text: reason.text,
      points: Math.round(reason.points * 10) / 10,
      probability: Math.round(reason.probability * 100) / 100,
      quote: reason.quote,
      number: reason.number,
      observedAt: isoTimeOrNull(reason.at),
      factId: reason.factId,
      source: reason.sourceType !== null && reason.sourceId !== null ? { type: reason.sourceType, id: reason.sourceId } : null
    })),
    changes: changes.map(({ at, from_state, to_state, headline }) => ({
      at: isoTime(at),
      from: from_state === null ? null : stateNamed(from_state),
      to: stateNamed(to_state),
      headline
    })),
    missing: assessment.missing
  }
}

/** The assessment of the customer with this id, by what is known now. */
export async function readAssessment(store: OrganizationStore, customerId: string, now: number): Promise<Assessment> {
  const [{ default_timezone: timeZone }, assessed] = await Promise.all([
    readSettings(store),
    store.find(customers, { where: { id: { eq: customerId } }, columns: [...assessedColumns] })
  ])
  const assessment = (await assessCustomers(store, assessed, now, timeZone)).get(customerId)
  if (!assessment) throw customerNotFound(customerId)
  return assessment
}

const stateNamed = (text: string) => parseEnum(customerStates, text)
