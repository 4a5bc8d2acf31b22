import { type Static, Type } from 'typebox'
import { deliveries, deliveryOf, deliveryShape } from '../../destinations/index.js'
import { RapportError } from '../../errors.js'
import { findPage, pageQuery, paginationShape, readPaging } from '../../paging/index.js'
import type { OrganizationStore, RowOf } from '../../storage/index.js'
import { parseEnum } from '../../validation/index.js'
import { isoTime, isoTimeOrNull } from '../../values/index.js'
import { triggerTypes } from '../automation-input.js'
import { findAutomation } from '../read-automations.js'
import { automationRuns } from '../tables/automation-runs.js'

const runStatuses = ['PENDING', 'SKIPPED', 'RUNNING', 'READY_FOR_DELIVERY', 'DELIVERED', 'PARTIAL_FAILURE', 'FAILED'] as const

const exact = { additionalProperties: false }
const instant = () => Type.String({ format: 'date-time' })
const textOrNull = () => Type.Union([Type.String(), Type.Null()])
const uuid = () => Type.String({ format: 'uuid' })

/** A customer that a run tells of, as it was at the time. */
export const runItemShape = Type.Object(
  {
    customerId: uuid(),
    customerName: Type.String(),
    title: Type.String(),
    reason: Type.String(),
    signalIds: Type.Array(uuid()),
    occurrenceIds: Type.Array(uuid()),
    mrrCents: Type.Union([Type.Integer(), Type.Null()]),
    currency: textOrNull(),
    ownerName: textOrNull(),
    link: textOrNull()
  },
  exact
)

const runFields = {
  id: uuid(),
  automationId: uuid(),
  triggerType: Type.Enum([...triggerTypes]),
  status: Type.Enum([...runStatuses]),
  reason: textOrNull(),
  periodStart: instant(),
  periodEnd: instant(),
  missed: Type.Integer({ description: 'How many missed times of the schedule this run makes up for.' }),
  customerCount: Type.Integer(),
  excluded: Type.Object({ audience: Type.Integer(), cooldown: Type.Integer(), cap: Type.Integer() }, exact),
  createdAt: instant(),
  startedAt: Type.Union([instant(), Type.Null()]),
  endedAt: Type.Union([instant(), Type.Null()])
}

/** A run of an automation as lists show it. */
export const runShape = Type.Object(runFields, exact)

/** A run of an automation as lists show it. */
export type AutomationRun = Static<typeof runShape>

/** A run with whom it told of, and its messages. */
export const wholeRunShape = Type.Object({ ...runFields, items: Type.Array(runItemShape), deliveries: Type.Array(deliveryShape) }, exact)

/** A run with whom it told of, and its messages. */
export type WholeAutomationRun = Static<typeof wholeRunShape>

export const runPageShape = Type.Object({ items: Type.Array(runShape), pagination: paginationShape }, exact)

/** A page of runs, the newest first. */
export type AutomationRunPage = Static<typeof runPageShape>

export const runQuery = Type.Object(
  { ...pageQuery, status: Type.Optional(Type.Enum([...runStatuses], { description: 'Only runs of this status.' })) },
  exact
)

/** What a list of an automation's runs can be asked for. */
export type AutomationRunQuery = Static<typeof runQuery>

/** The runs of an automation, the newest first. Throws NOT_FOUND, and INVALID_TOOL_INPUT for a cursor of another list. */
export async function listAutomationRuns(
  store: OrganizationStore,
  now: number,
  automationId: string,
  query: AutomationRunQuery
): Promise<AutomationRunPage> {
  const { id } = await findAutomation(store, automationId)
  const { status, ...page } = query
  const filters = { id, ...(status !== undefined && { status }), ...page }
  const paging = readPaging({ store, now }, 'automation_runs', filters, { column: 'created_at', direction: 'desc' })
  const { rows, ...pagination } = await findPage(store, paging, {
    table: automationRuns,
    where: { automation_id: { eq: id }, ...(status !== undefined && { status: { eq: status } }) },
    place: (row) => ({ value: row.created_at, id: row.id })
  })
  return { items: rows.map(runOf), pagination }
}

/** One run with whom it told of, and its messages. Throws NOT_FOUND. */
export async function getAutomationRun(store: OrganizationStore, automationId: string, runId: string): Promise<WholeAutomationRun> {
  const { id } = await findAutomation(store, automationId)
  const [run] = await store.get(automationRuns, [{ id: runId.toLowerCase() }])
  if (run?.automation_id !== id) throw new RapportError('NOT_FOUND', `The automation has no run with the id ${JSON.stringify(runId)}`)
  const sent = await store.find(deliveries, { where: { run_id: { eq: run.id } }, orderBy: { column: 'created_at', direction: 'asc' } })
  return { ...runOf(run), items: run.items, deliveries: sent.map(deliveryOf) }
}

function runOf(row: RowOf<typeof automationRuns>): AutomationRun {
  return {
    id: row.id,
    automationId: row.automation_id,
    triggerType: parseEnum(triggerTypes, row.trigger_type),
    status: parseEnum(runStatuses, row.status),
    reason: row.reason,
    periodStart: isoTime(row.period_start),
    periodEnd: isoTime(row.period_end),
    missed: row.missed,
    customerCount: row.items.length,
    excluded: row.excluded,
    createdAt: isoTime(row.created_at),
    startedAt: isoTimeOrNull(row.started_at),
    endedAt: isoTimeOrNull(row.ended_at)
  }
}
