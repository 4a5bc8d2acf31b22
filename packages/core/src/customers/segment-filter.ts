import { segments } from '../segments/tables/index.js'
import type { Rows } from '../storage/index.js'
import { invalidInput } from '../validation/index.js'
import { foldText, isUuid } from '../values/index.js'

/** The id of a segment by its id or its name, in any case. Throws INVALID_TOOL_INPUT when there is none of these. */
export async function segmentNamed(
  rows: Rows<'organization'>,
  subject: 'customers' | 'people',
  named: string,
  path: string
): Promise<string> {
  const live = { subject: { eq: subject }, archived_at: { isNull: true } }
  const id = named.toLowerCase()
  const where = isUuid(id) ? { ...live, id: { eq: id } } : { ...live, name_key: { eq: foldText(named) } }
  const [found] = await rows.find(segments, { where, columns: ['id'], limit: 1 })
  if (!found)
    throw invalidInput(path, `must be the id or the name of a segment of ${subject}: there is none ${JSON.stringify(named.slice(0, 120))}`)
  return found.id
}

/** The condition on rows that are in a segment. */
export const inSegment = (id: string) => ({ segments: { has: { [id]: true } } })
