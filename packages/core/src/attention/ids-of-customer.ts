import { currentId, merges } from '../identity/index.js'
import type { Rows } from '../storage/index.js'

/** Merges into one customer that are looked through. */
const maxIds = 1000

/** All ids that lead to the same customer as this one: the id that it has now first, then those of the customers that were merged into it. */
export async function idsOfCustomer(rows: Rows<'organization'>, customerId: string): Promise<string[]> {
  const ids = new Set([await currentId(rows, customerId.toLowerCase(), 'customer')])
  for (let latest = [...ids]; latest.length > 0 && ids.size < maxIds; ) {
    const into = { into_id: { in: latest }, entity: { eq: 'customer' } }
    const found = await rows.find(merges, { where: into, columns: ['from_id'], limit: maxIds })
    latest = found.map(({ from_id }) => from_id).filter((id) => !ids.has(id))
    for (const id of latest) ids.add(id)
  }
  return [...ids]
}
