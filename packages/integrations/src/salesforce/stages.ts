import type { CrmPipeline, CrmStage, ProviderOptions, SendRequest } from '@rapport/core/connector'
import { type Fields, listOf } from '../json-fields.js'
import { readRows } from './lookups.js'
import { numberIn, textIn } from './values.js'

/** Salesforce has one list of stages: sales processes only choose from it. */
export const pipelineId = 'default'
export const pipelineName = 'Opportunities'

const object = 'OpportunityStage'
const fields = ['ApiName', 'MasterLabel', 'IsActive', 'IsClosed', 'IsWon', 'DefaultProbability', 'SortOrder']

/** The pipeline with the stages that are in use, in Salesforce's order. */
export async function readPipelines(request: SendRequest, options: ProviderOptions): Promise<CrmPipeline[]> {
  const rows = await readRows(request, options, { object, fields, where: 'IsActive = true' })
  const inUse = rows.filter(({ IsActive }) => IsActive !== false)
  const sorted = inUse.sort((one, other) => (numberIn(one, 'SortOrder') ?? 0) - (numberIn(other, 'SortOrder') ?? 0))
  return [{ id: pipelineId, name: pipelineName, stages: sorted.flatMap((row) => stageOf(row) ?? []) }]
}

/** All stages that there are and were, beside opportunities; none where they may not be read. A run asks once. */
export const readStages = (request: SendRequest, options: ProviderOptions): Promise<Fields[]> =>
  readRows(request, options, { object, fields })

/** A stage of an opportunity, by its name. Of one that nothing is known of any more, the opportunity that is in it tells how it ended. */
export function findStage(stages: unknown, opportunity: Fields, name: string | undefined): CrmStage | undefined {
  const known = listOf(stages)
    .flatMap((row) => stageOf(row) ?? [])
    .find(({ id }) => id === name)
  if (known || name === undefined || name !== textIn(opportunity, 'StageName')) return known
  return { id: name, name, outcome: outcomeOf(opportunity) }
}

function stageOf(row: Fields): CrmStage | undefined {
  const id = textIn(row, 'ApiName') ?? textIn(row, 'MasterLabel')
  if (id === undefined) return undefined
  return { id, name: textIn(row, 'MasterLabel') ?? id, outcome: outcomeOf(row), probability: probabilityOf(row, 'DefaultProbability') }
}

/** Whether a stage, or an opportunity, says that it has ended, and how. */
function outcomeOf({ IsClosed, IsWon }: Fields): 'won' | 'lost' | undefined {
  if (IsWon === true) return 'won'
  return IsClosed === true ? 'lost' : undefined
}

/** Salesforce has per cent. */
export function probabilityOf(row: Fields, name: string): number | undefined {
  const percent = numberIn(row, name)
  return percent !== undefined && percent >= 0 && percent <= 100 ? percent / 100 : undefined
}
