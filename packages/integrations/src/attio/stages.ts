import type { CrmPipeline, CrmStage, SendRequest } from '@rapport/core/connector'
import { fieldsAt, listOf, textOf } from '../json-fields.js'
import { dataOf } from './pages.js'
import { paths } from './paths.js'

/** Attio's deals have one row of stages. */
export const pipeline = { id: 'deals', name: 'Deals' } as const

/** The stages of deals, in Attio's order. */
export async function readPipelines(request: SendRequest): Promise<CrmPipeline[]> {
  return [{ ...pipeline, stages: stagesIn(dataOf(await request({ path: paths.stages }))) }]
}

/** The same beside deals that can be read without it: none where the permission is missing. A run asks once. */
export async function knownStages(lookup: SendRequest): Promise<CrmStage[]> {
  const answer = await lookup({ path: paths.stages, optional: true })
  return answer.status < 300 ? stagesIn(dataOf(answer)) : []
}

function stagesIn(data: readonly unknown[]): CrmStage[] {
  return listOf(data).flatMap((status) => {
    const id = textOf(fieldsAt(status, 'id')?.status_id)
    if (id === undefined || status.is_archived === true) return []
    return [{ id, name: textOf(status.title) ?? id }]
  })
}

/** What the name of a stage says, where nobody has decided what it means: Attio itself knows no outcome. */
export function outcomeOfName(name: string | undefined): 'won' | 'lost' | undefined {
  const words = (name ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return words.includes('lost') ? 'lost' : words.includes('won') ? 'won' : undefined
}
