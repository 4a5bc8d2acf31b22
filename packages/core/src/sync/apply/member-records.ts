import { putMembersOf, removeMembers } from '../../members/index.js'
import { members } from '../../members/tables/index.js'
import type { RecordKind } from './apply-context.js'

const maxTextLength = 255

/** People of the workspace's own team. Whom the host has put stays as the host knows them. */
export const memberRecords: RecordKind<'member'> = {
  async put({ transaction, ids, now, from }, operations) {
    const batch = operations.map(({ email, name, title }) => {
      return { email, name: name.slice(0, maxTextLength), title: title?.slice(0, maxTextLength) ?? null }
    })
    const put = await putMembersOf(from.provider, transaction, batch, ids, now)
    const rows = await transaction.get(
      members,
      put.map(({ id }) => ({ id }))
    )
    return rows.map((row) => (row?.provider ? row.id : null))
  },
  remove: ({ transaction, ids, now }, targets) => removeMembers(transaction, targets, ids, now)
}
