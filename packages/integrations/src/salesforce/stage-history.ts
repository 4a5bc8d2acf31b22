import type { Operation, StreamContext } from '@rapport/core/connector'
import { fieldsOf, listOf } from '../json-fields.js'
import { stageMapping } from '../stage-mapping.js'
import type { SalesforceRecord } from './object-stream.js'
import { findStage, pipelineId } from './stages.js'
import { textIn, timeOf } from './values.js'

/** So many of the latest changes are read with an opportunity; what those before them told stays. */
const most = 50
const relationship = 'OpportunityHistories'
export const historyField = `(SELECT Id, StageName, CreatedDate FROM ${relationship} ORDER BY CreatedDate DESC LIMIT ${most})`

/**
 * The stages that an opportunity has entered after its first one: a moment each. History has a row for each change of an amount or a date, too: only those
 * with another stage than the row before are told. Which kind of moment it is follows from what was before it alone, so that it stays the same.
 */
export function stageActivities(record: SalesforceRecord, context: StreamContext): Operation[] {
  const { id, object, stages } = record
  const rows = listOf(fieldsOf(object[relationship])?.records)
  const name = textIn(object, 'Name') ?? 'An opportunity'
  const mapping = stageMapping(context)
  const entered = rows
    .flatMap((row) => {
      const historyId = textIn(row, 'Id')
      const stageId = textIn(row, 'StageName')
      const changedAt = timeOf(row.CreatedDate)
      if (historyId === undefined || stageId === undefined || changedAt === undefined) return []
      const stage = findStage(stages, object, stageId)
      return [{ historyId, stageId, changedAt, stageName: stage?.name ?? stageId, meaning: mapping.meaning(pipelineId, stageId, stage) }]
    })
    .sort((one, other) => one.changedAt - other.changedAt || (one.historyId < other.historyId ? -1 : 1))
  return entered.flatMap(({ historyId, stageId, changedAt, stageName, meaning }, index): Operation[] => {
    const before = entered[index - 1]
    if (!before || before.stageId === stageId) return []
    const end = meaning === before.meaning ? undefined : meaning === 'Won' ? 'WON' : meaning === 'Lost' ? 'LOST' : undefined
    return [
      {
        kind: 'activity',
        id: `opportunity:${id}:${historyId}`,
        at: changedAt,
        type: end === undefined ? 'CRM_DEAL_STAGE_CHANGED' : `CRM_DEAL_${end}`,
        channel: 'CRM',
        occurredAt: changedAt,
        title: end === undefined ? `${name} moved to ${stageName}` : `${name} was ${end.toLowerCase()}`,
        account: textIn(object, 'AccountId'),
        properties: {
          opportunityId: id,
          stageId,
          stageName,
          stage: meaning ?? null,
          fromStageId: before.stageId,
          fromStageName: before.stageName
        }
      }
    ]
  })
}
