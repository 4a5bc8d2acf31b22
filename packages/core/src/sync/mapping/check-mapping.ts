import { RapportError } from '../../errors.js'
import type { CrmPipeline } from '../../providers/index.js'
import type { CrmMapping } from './recommend.js'

/** Throws UNPROCESSABLE, naming the path, for a mapping that does not fit the CRM's pipelines. Those that it does not name are not read. */
export function checkMapping(mapping: CrmMapping, pipelines: readonly CrmPipeline[]): void {
  const seen = new Set<string>()
  for (const [index, { pipelineId, mappings }] of mapping.entries()) {
    const at = `configuration.mappings[${index}]`
    const pipeline = pipelines.find(({ id }) => id === pipelineId)
    if (!pipeline) throw wrong(`${at}.pipelineId names no pipeline of the CRM`)
    if (seen.has(pipelineId)) throw wrong(`${at}.pipelineId names a pipeline that stands before`)
    seen.add(pipelineId)
    const named = new Set<string>()
    for (const [group, { crmStages }] of mappings.entries())
      for (const [place, { id }] of crmStages.entries()) {
        const path = `${at}.mappings[${group}].crmStages[${place}].id`
        if (!pipeline.stages.some((stage) => stage.id === id)) throw wrong(`${path} names no stage of the pipeline`)
        if (named.has(id)) throw wrong(`${path} names a stage that stands before`)
        named.add(id)
      }
    const left = pipeline.stages.find(({ id }) => !named.has(id))
    if (left) throw wrong(`${at}.mappings leaves out the stage ${JSON.stringify(left.id)} (${left.name.slice(0, 100)})`)
  }
}

const wrong = (message: string) => new RapportError('UNPROCESSABLE', `${message}; call without configuration to see the choices`)
