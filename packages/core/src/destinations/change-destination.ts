import { type ChangeContext, recordChange } from '../audit/index.js'
import { RapportError } from '../errors.js'
import { isoTime } from '../values/index.js'
import { type Destination, type DestinationRow, destinationOf } from './destination.js'
import { findDestination } from './read-destinations.js'
import { destinations } from './tables/destinations.js'
import { unsetOtherDefault } from './the-default.js'

type Columns = Partial<Omit<DestinationRow, 'id'>>

/** Renames a destination, or makes it the default. Throws CONFLICT when it is disabled or archived. */
export function reviseDestination(context: ChangeContext, id: string, { label, isDefault }: { label?: string; isDefault?: true }) {
  return changeDestination(context, id, ({ enabled }) => {
    if (isDefault && !enabled) throw new RapportError('CONFLICT', 'A disabled destination cannot be the default; enable it first')
    return { ...(label !== undefined && { label }), ...(isDefault && { is_default: true }) }
  })
}

/** Lets a destination get notifications, or no more. Throws CONFLICT when the default is to be disabled, and for an archived one. */
export function switchDestination(context: ChangeContext, id: string, enabled: boolean) {
  return changeDestination(context, id, ({ is_default }) => {
    if (is_default && !enabled) {
      throw new RapportError('CONFLICT', 'The default destination cannot be disabled; make another one the default first')
    }
    return { enabled }
  })
}

/** Puts a destination away for good; the default stops to be it, and the channel is free for another one. Throws CONFLICT when it was done before. */
export async function putAwayDestination(context: ChangeContext, id: string): Promise<{ id: string; archivedAt: string }> {
  const columns = { archived_at: context.now, is_default: false, live_channel_id: null }
  const { id: archived } = await changeDestination(context, id, () => columns)
  return { id: archived, archivedAt: isoTime(context.now) }
}

/** Changes a live destination. What stays as it is leaves no trace. Throws NOT_FOUND, and CONFLICT when it is archived. */
function changeDestination(context: ChangeContext, id: string, columnsFor: (row: DestinationRow) => Columns): Promise<Destination> {
  const { store, now } = context
  return store.transaction(async (transaction) => {
    await transaction.lock('destinations')
    const before = await findDestination(transaction, id)
    if (before.archived_at !== null) throw new RapportError('CONFLICT', 'The destination is archived and cannot be changed')
    const changed = { ...before, ...columnsFor(before) }
    if (JSON.stringify(changed) === JSON.stringify(before)) return destinationOf(before)
    if (changed.is_default) await unsetOtherDefault(transaction, context, before.id)
    const after = { ...changed, updated_at: now }
    await transaction.upsert(destinations, [after])
    await recordChange(transaction, context, { subjectId: before.id, before: destinationOf(before), after: destinationOf(after) })
    return destinationOf(after)
  })
}
