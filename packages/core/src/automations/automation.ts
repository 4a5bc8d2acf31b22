import { type Static, Type } from 'typebox'
import { billingStatuses } from '../customers/index.js'
import { scheduleShape } from '../settings/index.js'
import type { RowOf } from '../storage/index.js'
import { parseEnum } from '../validation/index.js'
import { isoTime, isoTimeOrNull } from '../values/index.js'
import { matchModes, triggerTypes } from './automation-input.js'
import type { automations } from './tables/automations.js'
import { taskTemplateShape } from './task-template.js'

export type AutomationRow = RowOf<typeof automations>

const instant = () => Type.String({ format: 'date-time' })
const uuid = () => Type.String({ format: 'uuid' })
const orNull = <T extends Parameters<typeof Type.Optional>[0]>(schema: T) => Type.Union([schema, Type.Null()])
const exact = { additionalProperties: false }

/** An automation as callers see it: everything that was left out has its default. */
export const automationShape = Type.Object(
  {
    id: uuid(),
    name: Type.String(),
    description: orNull(Type.String()),
    enabled: Type.Boolean(),
    triggerType: Type.Enum([...triggerTypes]),
    signalIds: Type.Array(uuid()),
    matchMode: Type.Enum([...matchModes]),
    matchCount: orNull(Type.Integer()),
    schedule: orNull(scheduleShape),
    audienceFilter: orNull(
      Type.Object(
        {
          billingStatuses: Type.Array(Type.Enum([...billingStatuses])),
          customerIds: Type.Array(uuid()),
          revenue: orNull(
            Type.Object(
              {
                metric: Type.Enum(['ARR', 'MRR']),
                operator: Type.Enum(['gt', 'gte', 'lt', 'lte', 'eq']),
                value: Type.Number(),
                currency: Type.String()
              },
              exact
            )
          ),
          ownerUserIds: Type.Array(Type.String()),
          segments: Type.Optional(Type.Array(uuid()))
        },
        exact
      )
    ),
    cooldownHours: Type.Integer(),
    maxCustomersPerRun: Type.Integer(),
    agentId: orNull(uuid()),
    task: orNull(taskTemplateShape),
    destinationIds: Type.Array(uuid()),
    endpointIds: Type.Array(uuid()),
    /** Of an enabled one with a schedule. */
    nextRunAt: orNull(instant()),
    enabledAt: orNull(instant()),
    createdAt: instant(),
    updatedAt: instant(),
    archivedAt: orNull(instant())
  },
  exact
)

/** An automation as callers see it. */
export type Automation = Static<typeof automationShape>

/** A row as callers see it. */
export function automationOf(row: AutomationRow): Automation {
  const { audienceFilter, task = null, endpointIds = [], ...definition } = row.definition
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    enabled: row.enabled,
    triggerType: parseEnum(triggerTypes, row.trigger_type),
    ...definition,
    endpointIds,
    task,
    audienceFilter: audienceFilter && {
      ...audienceFilter,
      billingStatuses: audienceFilter.billingStatuses.map((status) => parseEnum(billingStatuses, status))
    },
    nextRunAt: row.enabled ? isoTimeOrNull(row.next_run_at) : null,
    enabledAt: isoTimeOrNull(row.enabled_at),
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
    archivedAt: isoTimeOrNull(row.archived_at)
  }
}
