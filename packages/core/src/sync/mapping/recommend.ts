import type { CrmPipeline, CrmStage } from '../../providers/index.js'

/** The stages of deals here, in their order. */
export const dealStages = ['Created', 'Quoting', 'Negotiation', 'Won', 'Lost'] as const
export type DealStage = (typeof dealStages)[number]

/** A CRM's pipelines, each with its stages by what they mean. */
export type CrmMapping = {
  pipelineId: string
  pipelineName: string
  mappings: { outlitStage: DealStage; crmStages: { id: string; name: string }[] }[]
}[]

/** Words of a stage's name, in the order in which they decide. */
const words: readonly [DealStage, readonly string[]][] = [
  ['Lost', ['lost', 'dead', 'disqualified', 'churned']],
  ['Won', ['won', 'signed', 'customer']],
  ['Negotiation', ['negotiation', 'contract', 'legal', 'procurement', 'redline', 'verbal']],
  ['Quoting', ['quote', 'proposal', 'pricing', 'estimate']],
  ['Created', ['new', 'lead', 'created', 'qualification', 'discovery', 'demo']]
]

/** What a CRM's stages most likely mean: by the outcome that it says, else by their names, else by probability, else by their place. */
export function recommendMapping(pipelines: readonly CrmPipeline[]): CrmMapping {
  return pipelines
    .filter(({ stages }) => stages.length > 0)
    .map(({ id, name, stages }) => {
      const meant = stages.map((stage) => [stage, meaningOf(stage, stages)] as const)
      const groups = dealStages.map((outlitStage) => ({
        outlitStage,
        crmStages: meant.filter(([, meaning]) => meaning === outlitStage).map(([stage]) => ({ id: stage.id, name: stage.name }))
      }))
      return { pipelineId: id, pipelineName: name, mappings: groups.filter(({ crmStages }) => crmStages.length > 0) }
    })
}

function meaningOf(stage: CrmStage, stages: readonly CrmStage[]): DealStage {
  if (stage.outcome !== undefined) return stage.outcome === 'won' ? 'Won' : 'Lost'
  const spoken = new Set(stage.name.toLowerCase().split(/[^\p{L}\p{N}]+/u))
  const named = words.find(([, each]) => each.some((word) => spoken.has(word)))
  if (named) return named[0]
  const { probability } = stage
  if (probability !== undefined) return probability < 0.4 ? 'Created' : probability < 0.7 ? 'Quoting' : 'Negotiation'
  const open = stages.filter(({ outcome }) => outcome === undefined)
  const place = open.indexOf(stage) / open.length
  return place < 1 / 3 ? 'Created' : place < 2 / 3 ? 'Quoting' : 'Negotiation'
}
