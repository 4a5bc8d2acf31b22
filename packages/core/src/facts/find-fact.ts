import { RapportError } from '../errors.js'
import type { Rows } from '../storage/index.js'
import { isUuid } from '../values/index.js'
import type { FactRow } from './fact-status.js'
import { facts } from './tables/index.js'

/** The fact that somebody names by its id, or by the host's external id. Throws NOT_FOUND when there is none. */
export async function findFact(rows: Rows<'organization'>, named: string): Promise<FactRow> {
  const id = named.toLowerCase()
  const [own] = isUuid(id) ? await rows.get(facts, [{ id }]) : []
  if (own) return own
  const [external] = await rows.find(facts, { where: { external_id: { eq: named } }, limit: 1 })
  if (external) return external
  throw new RapportError('NOT_FOUND', `There is no fact ${JSON.stringify(named)}`)
}
