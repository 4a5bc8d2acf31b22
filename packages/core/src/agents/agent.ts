import { type Static, Type } from 'typebox'
import { scheduleShape } from '../settings/index.js'
import { strictObject } from '../validation/index.js'
import { isoTime, isoTimeOrNull } from '../values/index.js'
import type { AgentRow } from './agent-rows.js'

const instant = () => Type.String({ format: 'date-time' })
const orNull = <T extends Parameters<typeof Type.Optional>[0]>(schema: T) => Type.Union([schema, Type.Null()])

/** An agent as callers see it: everything that was left out has its default. */
export const agentShape = strictObject({
  id: Type.String({ format: 'uuid' }),
  displayName: Type.String(),
  instructions: Type.String(),
  maxItemsToSurface: Type.Integer(),
  schedule: orNull(scheduleShape),
  tools: Type.Array(Type.String()),
  enabled: Type.Boolean(),
  /** With whose grants its tools run. */
  savedBy: strictObject({ kind: Type.Enum(['host', 'session', 'api_key']), apiKeyId: orNull(Type.String({ format: 'uuid' })) }),
  /** Of an enabled one with a schedule. */
  nextRunAt: orNull(instant()),
  createdAt: instant(),
  updatedAt: instant()
})

/** An agent as callers see it. */
export type Agent = Static<typeof agentShape>

/** A row as callers see it. */
export function agentOf(row: AgentRow): Agent {
  const { saved_by: holder } = row
  return {
    id: row.id,
    displayName: row.display_name,
    instructions: row.instructions,
    maxItemsToSurface: row.max_items,
    schedule: row.schedule,
    tools: row.tools,
    enabled: row.enabled,
    savedBy: { kind: holder.kind, apiKeyId: holder.kind === 'api_key' ? holder.keyId : null },
    nextRunAt: isoTimeOrNull(row.next_run_at),
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at)
  }
}
