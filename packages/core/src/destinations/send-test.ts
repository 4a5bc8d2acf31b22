import type { ChangeContext } from '../audit/index.js'
import { RapportError } from '../errors.js'
import { addDeliveries, type Delivery, deliveryOf } from './deliveries.js'
import { findDestination } from './read-destinations.js'

/** Sends a message to a destination that says that it works. Throws NOT_FOUND, and CONFLICT when it is archived. */
export async function sendTest({ store, ids, now }: ChangeContext, id: string): Promise<Delivery> {
  return store.transaction(async (transaction) => {
    const destination = await findDestination(transaction, id)
    if (destination.archived_at !== null) throw new RapportError('CONFLICT', 'The destination is archived: nothing is sent there')
    const message = { header: 'Test message', period: null, items: [], more: 0 }
    const test = { kind: 'test' as const, destination, message, place: 0, runId: null, automationId: null }
    const [row] = await addDeliveries(transaction, [test], ids, now)
    if (!row) throw new Error('A message was not written')
    return deliveryOf(row)
  })
}
