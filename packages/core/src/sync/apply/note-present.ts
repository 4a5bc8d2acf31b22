import { providerRecords } from '../../identity/index.js'
import type { ApplyContext, OperationOf } from './apply-context.js'

/** Has the walk count as one that has seen the records of a place: that it could not read them says nothing of them. */
export async function notePresent(
  { transaction, from }: ApplyContext,
  { of, from: first, to: last }: OperationOf<'presence'>
): Promise<void> {
  const { provider, account, stream, walk } = from
  const where = {
    provider: { eq: provider },
    account: { eq: account },
    stream: { eq: stream },
    kind: { eq: of },
    external_id: { gte: first, lte: last },
    removed: { eq: false }
  }
  await transaction.update(providerRecords, where, { full_sync: walk })
}
