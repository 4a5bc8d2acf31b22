import type { Operation, StreamContext } from '@rapport/core/connector'
import { type Fields, fieldsAt, fieldsOf, listOf, textOf } from '../json-fields.js'
import { stageMapping } from '../stage-mapping.js'
import { companyOfDeal } from './related.js'
import { outcomeOfName, pipeline } from './stages.js'
import { firstOf, textIn, timeOf, valuesOf } from './values.js'

/** A stage that a deal begins with is set together with it, if not in the very same instant. */
const atCreationMs = 5_000
const longest = { id: 100, name: 500 }

/** The stage that a deal is in. */
export interface EnteredStage {
  id: string
  name: string
  /** Created, Quoting, Negotiation, Won or Lost; undefined for a stage that nothing is known of. */
  meaning: string | undefined
  enteredAt: number | undefined
}

/** The stage that a deal is in: the value that holds now. One that is named by its title alone is found among all stages. */
export function stageOf(deal: Fields | undefined, stages: unknown, context: StreamContext): EnteredStage | undefined {
  const [value] = valuesOf(deal, 'stage')
  const status = fieldsOf(value?.status)
  const title = textOf(value?.status) ?? textOf(status?.title)
  const known = listOf(stages).find(({ name }) => title !== undefined && name === title)
  const id = (textOf(fieldsAt(status, 'id')?.status_id) ?? textOf(known?.id) ?? title)?.slice(0, longest.id)
  if (id === undefined) return undefined
  const name = title?.slice(0, longest.name) ?? id
  const meaning = stageMapping(context).meaning(pipeline.id, id, { id, name, outcome: outcomeOfName(name) })
  return { id, name, meaning, enteredAt: timeOf(value?.active_from) }
}

/** The moment at which a deal has entered its stage, if that was later than it was created. */
export function stageActivity(entered: {
  id: string
  deal: Fields | undefined
  stage: EnteredStage | undefined
  contacts: readonly { email?: string | null }[]
}): Operation[] {
  const { id, deal, stage, contacts } = entered
  const at = stage?.enteredAt
  const createdAt = timeOf(deal?.created_at)
  if (!stage || at === undefined || (createdAt !== undefined && at <= createdAt + atCreationMs)) return []
  const name = firstOf(deal, ['name'], textIn) ?? 'A deal'
  const end = stage.meaning === 'Won' ? 'WON' : stage.meaning === 'Lost' ? 'LOST' : undefined
  return [
    {
      kind: 'activity',
      id: `deal:${id}:${stage.id}:${at}`,
      at,
      type: end === undefined ? 'CRM_DEAL_STAGE_CHANGED' : `CRM_DEAL_${end}`,
      channel: 'CRM',
      occurredAt: at,
      title: end === undefined ? `${name} moved to ${stage.name}` : `${name} was ${end.toLowerCase()}`,
      account: companyOfDeal(deal),
      people: contacts.flatMap(({ email }) => (email ? [{ email }] : [])),
      properties: { dealId: id, stageId: stage.id, stageName: stage.name, stage: stage.meaning ?? null }
    }
  ]
}
