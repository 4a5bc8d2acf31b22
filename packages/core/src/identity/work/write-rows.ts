import { Phase, runSubscribers } from '../../changes/index.js'
import type { IdentityUnitOfWork } from './unit-of-work.js'

/** Where the changed rows of users and customers have been written: who follows reads them. */
export const rowsWritten = new Phase<IdentityUnitOfWork>('rowsWritten')

/** Writes all changed rows of the set, and whatever follows from them. Work with a set ends with this. */
export async function writeRows(set: IdentityUnitOfWork): Promise<void> {
  set.flush()
  await runSubscribers(set.transaction, rowsWritten, set)
}
