import type { CrmStage, StreamContext } from '@rapport/core/connector'
import { fieldsOf, listOf, textOf } from './json-fields.js'

/** What the stages of deals mean here, as a person has decided it. */
export interface StageMapping {
  /** Whether deals of a pipeline are read: of those that are named. Without a decision, and of a deal that is in none, there was nothing to decide. */
  reads(pipelineId: string | undefined): boolean
  /** Created, Quoting, Negotiation, Won or Lost; undefined for a stage that nothing is known of. */
  meaning(pipelineId: string | undefined, stageId: string | undefined, stage: CrmStage | undefined): string | undefined
}

/** The mapping that a connection was set up with. */
export function stageMapping({ configuration }: Pick<StreamContext, 'configuration'>): StageMapping {
  const pipelines = listOf(configuration?.mappings)
  const ofPipelines = new Map(
    pipelines.map((pipeline) => [
      textOf(pipeline.pipelineId) ?? '',
      new Map(
        listOf(pipeline.mappings).flatMap(({ outlitStage, crmStages }) =>
          listOf(crmStages).map((stage) => [textOf(fieldsOf(stage)?.id) ?? '', textOf(outlitStage) ?? ''] as const)
        )
      )
    ])
  )
  // A deal's former stages may be of another pipeline.
  const ofAll = new Map([...ofPipelines.values()].flatMap((stages) => [...stages]))
  return {
    reads: (pipelineId) => ofPipelines.size === 0 || pipelineId === undefined || ofPipelines.has(pipelineId),
    meaning(pipelineId, stageId = '', stage) {
      const decided = ofPipelines.get(pipelineId ?? '')?.get(stageId) ?? ofAll.get(stageId)
      // A stage that came later: what HubSpot itself says that it means.
      return decided ?? (stage?.outcome && (stage.outcome === 'won' ? 'Won' : 'Lost'))
    }
  }
}
