import { type Static, Type } from 'typebox'
import { RapportError } from '../errors.js'
import { findPage, pageQuery, paginationShape, readPaging } from '../paging/index.js'
import type { OrganizationStore, Rows } from '../storage/index.js'
import { strictObject } from '../validation/index.js'
import { type Agent, agentOf, agentShape } from './agent.js'
import type { AgentRow } from './agent-rows.js'
import { agents } from './tables/agents.js'

export const agentQuery = strictObject({ ...pageQuery })

/** What a list of agents can be asked for. */
export type AgentQuery = Static<typeof agentQuery>

export const agentPageShape = strictObject({ items: Type.Array(agentShape), pagination: paginationShape })

/** A page of agents, the newest first. */
export type AgentPage = Static<typeof agentPageShape>

/** The agents, the newest first. Throws INVALID_TOOL_INPUT for a cursor of another list. */
export async function listAgents(store: OrganizationStore, now: number, query: AgentQuery): Promise<AgentPage> {
  const paging = readPaging({ store, now }, 'agents', { ...query }, { column: 'created_at', direction: 'desc' })
  const { rows, ...pagination } = await findPage(store, paging, {
    table: agents,
    where: {},
    place: (row) => ({ value: row.created_at, id: row.id })
  })
  return { items: rows.map(agentOf), pagination }
}

/** One agent. Throws NOT_FOUND. */
export async function getAgent(rows: Rows<'organization'>, id: string): Promise<Agent> {
  return agentOf(await findAgent(rows, id))
}

/** The row of an agent. Throws NOT_FOUND. */
export async function findAgent(rows: Rows<'organization'>, id: string): Promise<AgentRow> {
  const [row] = await rows.get(agents, [{ id: id.toLowerCase() }])
  if (!row) throw new RapportError('NOT_FOUND', `No agent has the id ${JSON.stringify(id)}`)
  return row
}
