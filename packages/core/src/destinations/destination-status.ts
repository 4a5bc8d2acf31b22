import type { Rows } from '../storage/index.js'
import { type Delivery, recentDeliveries } from './deliveries.js'
import { type Destination, type DestinationRow, destinationOf } from './destination.js'
import { findDestination } from './read-destinations.js'
import { destinations } from './tables/destinations.js'

/** A destination with what is wrong with it, and the last messages to it. */
export interface DestinationStatus extends Destination {
  syncReason: string | null
  recentDeliveries: Delivery[]
}

/** The destinations that are not archived, oldest first, each with how it does. */
export async function destinationStatuses(rows: Rows<'organization'>): Promise<DestinationStatus[]> {
  const live = await rows.find(destinations, {
    where: { archived_at: { isNull: true } },
    orderBy: { column: 'created_at', direction: 'asc' }
  })
  return Promise.all(live.map((row) => statusOf(rows, row)))
}

/** One destination, also an archived one, with how it does. Throws NOT_FOUND. */
export async function destinationStatus(rows: Rows<'organization'>, id: string): Promise<DestinationStatus> {
  return statusOf(rows, await findDestination(rows, id))
}

async function statusOf(rows: Rows<'organization'>, row: DestinationRow): Promise<DestinationStatus> {
  return { ...destinationOf(row), syncReason: row.sync_reason, recentDeliveries: await recentDeliveries(rows, row.id) }
}
