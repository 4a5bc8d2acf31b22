import type { Rows } from '../storage/index.js'
import { healthModels } from './tables/health-models.js'
import type { ModelRow } from './training/fit-model.js'

/** The model in force: the one that was fitted last. */
export async function newestModel(rows: Rows<'organization'>): Promise<ModelRow | undefined> {
  const [model] = await rows.find(healthModels, { where: {}, orderBy: { column: 'version', direction: 'desc' }, limit: 1 })
  return model
}
