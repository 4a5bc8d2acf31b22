import { RapportError } from '../errors.js'
import type { Rows } from '../storage/index.js'
import { truncate } from '../values/index.js'
import { members } from './tables/index.js'

/** Checks that a member of this id exists; null names nobody. Throws NOT_FOUND naming the field. */
export async function requireMember(rows: Rows<'organization'>, id: string | null, path: string): Promise<void> {
  if (id === null) return
  const [member] = await rows.get(members, [{ id }])
  if (!member) throw new RapportError('NOT_FOUND', `${path} names no member of the workspace: ${truncate(id)}`)
}
