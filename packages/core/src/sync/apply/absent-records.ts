import { providerRecords } from '../../identity/index.js'
import type { ApplyContext, OperationOf } from './apply-context.js'

/** The records that are stored in a place where an absence says that they are not. */
export async function absentRecords(
  { transaction, from }: ApplyContext,
  { of, from: first, to: last, except, at }: OperationOf<'absence'>
): Promise<OperationOf<'removal'>[]> {
  const { provider, account } = from
  const found = await transaction.find(providerRecords, {
    where: {
      provider: { eq: provider },
      account: { eq: account },
      kind: { eq: of },
      external_id: { gte: first, lte: last },
      removed: { eq: false }
    },
    columns: ['external_id']
  })
  const present = new Set(except)
  return found.filter((row) => !present.has(row.external_id)).map((row) => ({ kind: 'removal', of, id: row.external_id, at }))
}
