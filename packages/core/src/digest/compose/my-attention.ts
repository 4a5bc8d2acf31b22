import { type AttentionRow, attentionItems } from '../../attention/index.js'
import { loadCustomerLabels } from '../../customers/index.js'
import { counted } from '../../mail/index.js'
import type { Where } from '../../storage/index.js'
import { cutCodePoints } from '../../values/index.js'
import { maxName, type Part, type Reader } from './part.js'

/** More than a digest has room for. */
const maxItems = 20
const maxCount = 1_000

/**
 * The open attention items that are the member's, the most pressing first: those that the member has to look at, and those of nobody at the member's
 * customers. Where the digest is about all customers, also what came up at any customer since the last one. Snoozed ones are left out.
 */
export async function myAttention(reader: Reader): Promise<Part> {
  const { store, now } = reader
  const awake: Where<AttentionRow> = { any: [{ snoozed_until: { isNull: true } }, { snoozed_until: { lte: now } }] }
  const where: Where<AttentionRow> = { all: [{ status: { eq: 'open' } }, awake, whose(reader)] }
  const [items, count] = await Promise.all([
    store.find(attentionItems, {
      where,
      orderBy: { column: 'list_position', direction: 'desc' },
      columns: ['id', 'customer_id', 'title', 'what_changed'],
      limit: maxItems
    }),
    store.count(attentionItems, where, maxCount)
  ])
  const labels = await loadCustomerLabels(
    store,
    items.map(({ customer_id }) => customer_id)
  )
  const lines = items.map(({ id, customer_id, title, what_changed }) => {
    const name = labels.get(customer_id)
    return {
      text: `${name === undefined ? '' : `${cutCodePoints(name, maxName)}: `}${cutCodePoints(title, 200)}`,
      detail: cutCodePoints(what_changed, 300) || null,
      path: `/console/attention?item=${id}`
    }
  })
  const news = count === 0 ? null : `${counted(count, 'item')} ${count === 1 ? 'needs' : 'need'} you`
  return { lines, more: count - lines.length, news }
}

function whose({ memberId, scope, owned, from }: Reader): Where<AttentionRow> {
  const own: Where<AttentionRow>[] = [{ assignee_id: { eq: memberId } }, { assignee_id: { isNull: true }, customer_id: { in: owned } }]
  const fresh: Where<AttentionRow>[] = [{ created_at: { gt: from } }, { reopened_at: { gt: from } }, { material_update_at: { gt: from } }]
  return { any: scope === 'mine' ? own : [...own, ...fresh] }
}
