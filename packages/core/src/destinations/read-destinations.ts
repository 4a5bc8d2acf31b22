import { RapportError } from '../errors.js'
import type { Rows } from '../storage/index.js'
import { type Destination, type DestinationRow, destinationOf } from './destination.js'
import { destinations } from './tables/destinations.js'

/** The destinations that are not archived, oldest first. */
export async function liveDestinations(rows: Rows<'organization'>): Promise<Destination[]> {
  const live = await rows.find(destinations, {
    where: { archived_at: { isNull: true } },
    orderBy: { column: 'created_at', direction: 'asc' }
  })
  return live.map(destinationOf)
}

/** The destination of this id, also an archived one. Throws NOT_FOUND. */
export async function findDestination(rows: Rows<'organization'>, id: string): Promise<DestinationRow> {
  const [row] = await rows.get(destinations, [{ id: id.toLowerCase() }])
  if (!row) throw new RapportError('NOT_FOUND', `No destination has the id ${JSON.stringify(id)}`)
  return row
}
