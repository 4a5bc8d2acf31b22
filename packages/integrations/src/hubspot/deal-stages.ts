import type { Operation, StreamContext } from '@rapport/core/connector'
import { fieldsAt, listOf, textOf } from '../json-fields.js'
import { stageMapping } from '../stage-mapping.js'
import type { HubspotRecord } from './object-stream.js'
import { findStage } from './pipelines.js'
import { property, timeOf } from './properties.js'

/**
 * The stages that a deal has entered after its first one: a moment each. Which kind of moment it is follows from what was before it alone, so that it
 * stays the same whatever comes later.
 */
export function stageActivities(record: HubspotRecord, context: StreamContext): Operation[] {
  const { id, object, pipelines, company, contacts } = record
  const mapping = stageMapping(context)
  const pipelineId = property(object, 'pipeline')
  const name = property(object, 'dealname') ?? 'A deal'
  const people = contacts.flatMap(({ email }) => (email === undefined ? [] : [{ email }]))
  const entered = listOf(fieldsAt(object, 'propertiesWithHistory')?.dealstage)
    .flatMap(({ value, timestamp }) => {
      const stageId = textOf(value)
      const at = timeOf(timestamp)
      if (stageId === undefined || at === undefined) return []
      const { stage } = findStage(pipelines, pipelineId, stageId)
      return [{ stageId, at, stageName: stage?.name ?? stageId, meaning: mapping.meaning(pipelineId, stageId, stage) }]
    })
    .sort((one, other) => one.at - other.at)
  return entered.flatMap(({ stageId, at, stageName, meaning }, index): Operation[] => {
    const before = entered[index - 1]
    if (!before || before.stageId === stageId) return []
    const end = meaning === before.meaning ? undefined : meaning === 'Won' ? 'WON' : meaning === 'Lost' ? 'LOST' : undefined
    return [
      {
        kind: 'activity',
        id: `deal:${id}:${stageId}:${at}`,
        at,
        type: end === undefined ? 'CRM_DEAL_STAGE_CHANGED' : `CRM_DEAL_${end}`,
        channel: 'CRM',
        occurredAt: at,
        title: end === undefined ? `${name} moved to ${stageName}` : `${name} was ${end.toLowerCase()}`,
        account: company,
        people,
        properties: { dealId: id, stageId, stageName, stage: meaning ?? null, fromStageId: before.stageId, fromStageName: before.stageName }
      }
    ]
  })
}
