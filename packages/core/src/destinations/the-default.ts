import { type ChangeContext, recordChange } from '../audit/index.js'
import type { Transaction } from '../storage/index.js'
import { destinationOf } from './destination.js'
import { destinations } from './tables/destinations.js'

/** Makes this destination the only default, as far as the others are concerned. The lock `destinations` must be held. */
export async function unsetOtherDefault(transaction: Transaction, context: ChangeContext, id: string): Promise<void> {
  const { now } = context
  const others = await transaction.find(destinations, { where: { is_default: { eq: true }, id: { ne: id } } })
  for (const before of others) {
    const after = { ...before, is_default: false, updated_at: now }
    await transaction.upsert(destinations, [after])
    await recordChange(transaction, context, { subjectId: before.id, before: destinationOf(before), after: destinationOf(after) })
  }
}
