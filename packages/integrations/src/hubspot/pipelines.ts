import type { CrmPipeline, CrmStage, ProviderOptions, SendRequest } from '@rapport/core/connector'
import { type Fields, fieldsAt, listOf, textOf } from '../json-fields.js'
import { allowed, idOf } from './batches.js'
import { resultsOf } from './object-pages.js'
import { pathsOf } from './paths.js'

type Kind = 'deals' | 'tickets'

/** The pipelines of deals or of tickets, with their stages, in HubSpot's order. */
export async function readPipelines(request: SendRequest, options: ProviderOptions, kind: Kind): Promise<CrmPipeline[]> {
  return pipelinesIn(resultsOf(await request({ path: pathsOf(options).pipelines(kind) })))
}

/** The same beside records that can be read without it: none where the permission is missing. */
export async function knownPipelines(request: SendRequest, options: ProviderOptions, kind: Kind): Promise<CrmPipeline[]> {
  const answer = await allowed(request, { path: pathsOf(options).pipelines(kind) })
  return answer ? pipelinesIn(resultsOf(answer)) : []
}

function pipelinesIn(results: readonly unknown[]): CrmPipeline[] {
  return inOrder(results).flatMap((pipeline) => {
    const id = idOf(pipeline.id)
    if (id === undefined) return []
    return [{ id, name: textOf(pipeline.label) ?? id, stages: inOrder(pipeline.stages).flatMap((stage) => stageOf(stage) ?? []) }]
  })
}

const inOrder = (said: unknown) =>
  listOf(said)
    .filter(({ archived }) => archived !== true)
    .sort((one, other) => Number(one.displayOrder ?? 0) - Number(other.displayOrder ?? 0))

function stageOf(stage: Fields): CrmStage | undefined {
  const id = idOf(stage.id)
  if (id === undefined) return undefined
  const metadata = fieldsAt(stage, 'metadata')
  const probability = probabilityOf(metadata?.probability)
  return { id, name: textOf(stage.label) ?? id, outcome: outcomeOf(metadata, probability), probability }
}

/** A stage that ends deals, or tickets. Of one that does not say whether it is closed, a certain probability does. */
function outcomeOf(metadata: Fields | undefined, probability: number | undefined): 'won' | 'lost' | undefined {
  const said = metadata?.isClosed
  const isTicketClosed = metadata?.ticketState === 'CLOSED'
  const isClosed = said === undefined ? isTicketClosed || probability === 0 || probability === 1 : String(said) === 'true'
  if (!isClosed) return undefined
  return probability === 1 || isTicketClosed ? 'won' : 'lost'
}

function probabilityOf(said: unknown): number | undefined {
  const number = Number(typeof said === 'string' && said.trim() === '' ? Number.NaN : (said ?? Number.NaN))
  return number >= 0 && number <= 1 ? number : undefined
}

/** A stage with its pipeline, by their ids: a stage of that pipeline, else of any. */
export function findStage(pipelines: readonly CrmPipeline[], pipelineId: string | undefined, stageId: string | undefined) {
  const pipeline = pipelines.find(({ id }) => id === pipelineId)
  const isIt = ({ id }: CrmStage) => id === stageId
  return { pipeline, stage: pipeline?.stages.find(isIt) ?? pipelines.flatMap(({ stages }) => stages).find(isIt) }
}
