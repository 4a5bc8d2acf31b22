import { type AttentionRow, attentionItems } from '../../attention/index.js'
import { loadCustomerLabels } from '../../customers/index.js'
import { customers } from '../../identity/index.js'
import type { Where } from '../../storage/index.js'
import { cutCodePoints } from '../../values/index.js'
import { maxName, type Part, type Reader } from './part.js'
import { counted } from './words.js'

const maxItems = 200

/**
 * The open attention items that are the member's, the most pressing first: those that the member has to look at, and those of nobody at the member's
 * customers. Where the digest is about all customers, also what came up at any customer since the last one. Snoozed ones are left out.
 */
export async function myAttention(reader: Reader): Promise<Part> {
  const { store, now } = reader
  const awake: Where<AttentionRow> = { any: [{ snoozed_until: { isNull: true } }, { snoozed_until: { lte: now } }] }
  const items = await store.find(attentionItems, {
    where: { all: [{ status: { eq: 'open' } }, awake, whose(reader)] },
    orderBy: { column: 'list_position', direction: 'desc' },
    columns: ['id', 'customer_id', 'title', 'what_changed', 'assignee_id'],
    limit: maxItems
  })
  const shown = await ofReader(reader, items)
  const labels = await loadCustomerLabels(
    store,
    shown.map(({ customer_id }) => customer_id)
  )
  const lines = shown.map(({ id, customer_id, title, what_changed }) => {
    const name = labels.get(customer_id)
    return {
      text: `${name === undefined ? '' : `${cutCodePoints(name, maxName)}: `}${cutCodePoints(title, 200)}`,
      detail: cutCodePoints(what_changed, 300) || null,
      path: `/console/attention?item=${id}`
    }
  })
  return {
    lines,
    more: 0,
    news: lines.length === 0 ? null : `${counted(lines.length, 'item')} ${lines.length === 1 ? 'needs' : 'need'} you`
  }
}

function whose({ memberId, scope, from }: Reader): Where<AttentionRow> {
  const mine = { assignee_id: { eq: memberId } }
  if (scope === 'mine') return { any: [mine, { assignee_id: { isNull: true } }] }
  return { any: [mine, { created_at: { gt: from } }, { reopened_at: { gt: from } }, { material_update_at: { gt: from } }] }
}

type Item = Pick<AttentionRow, 'id' | 'customer_id' | 'title' | 'what_changed' | 'assignee_id'>

async function ofReader({ store, memberId, scope }: Reader, items: readonly Item[]): Promise<readonly Item[]> {
  if (scope === 'all') return items
  const unassigned = items.filter(({ assignee_id }) => assignee_id === null).map(({ customer_id }) => customer_id)
  const where = { id: { in: [...new Set(unassigned)] }, owner_id: { eq: memberId } }
  const owned = new Set((await store.find(customers, { where, columns: ['id'] })).map(({ id }) => id))
  return items.filter(({ assignee_id, customer_id }) => assignee_id === memberId || owned.has(customer_id))
}
