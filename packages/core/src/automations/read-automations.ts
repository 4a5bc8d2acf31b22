import { type Static, Type } from 'typebox'
import { RapportError } from '../errors.js'
import { findPage, pageQuery, paginationShape, readPaging } from '../paging/index.js'
import type { OrganizationStore, Rows } from '../storage/index.js'
import { type Automation, type AutomationRow, automationOf, automationShape } from './automation.js'
import { automations } from './tables/automations.js'

export const automationQuery = Type.Object(
  { ...pageQuery, archived: Type.Optional(Type.Boolean({ description: 'True: lists the archived automations instead of the others.' })) },
  { additionalProperties: false }
)

/** What a list of automations can be asked for. */
export type AutomationQuery = Static<typeof automationQuery>

export const automationPageShape = Type.Object(
  { items: Type.Array(automationShape), pagination: paginationShape },
  { additionalProperties: false }
)

/** A page of automations, the newest first. */
export type AutomationPage = Static<typeof automationPageShape>

/** The automations, the newest first. Throws INVALID_TOOL_INPUT for a cursor of another list. */
export async function listAutomations(store: OrganizationStore, now: number, query: AutomationQuery): Promise<AutomationPage> {
  const paging = readPaging({ store, now }, 'automations', { ...query }, { column: 'created_at', direction: 'desc' })
  const { rows, ...pagination } = await findPage(store, paging, {
    table: automations,
    where: { archived_at: { isNull: query.archived !== true } },
    place: (row) => ({ value: row.created_at, id: row.id })
  })
  return { items: rows.map(automationOf), pagination }
}

/** One automation, also an archived one. Throws NOT_FOUND. */
export async function getAutomation(rows: Rows<'organization'>, id: string): Promise<Automation> {
  return automationOf(await findAutomation(rows, id))
}

/** The row of an automation, also of an archived one. Throws NOT_FOUND. */
export async function findAutomation(rows: Rows<'organization'>, id: string): Promise<AutomationRow> {
  const [row] = await rows.get(automations, [{ id: id.toLowerCase() }])
  if (!row) throw new RapportError('NOT_FOUND', `No automation has the id ${JSON.stringify(id)}`)
  return row
}
