import { loadCustomerLabels } from '../../customers/index.js'
import { listed } from '../../mail/index.js'
import { signalOccurrences, signals } from '../../signals/index.js'
import { cutCodePoints, groupBy } from '../../values/index.js'
import { maxName, type Part, type Reader } from './part.js'

const maxOccurrences = 1_000

/** Where signals were seen since the last digest: a line for each signal, the one that was seen at most customers first. */
export async function seenSignals({ store, scope, owned, from, now }: Reader): Promise<Part> {
  const seen = await store.find(signalOccurrences, {
    where: { detected_at: { gt: from, lte: now }, ...(scope === 'mine' && { customer_id: { in: owned } }) },
    orderBy: { column: 'detected_at', direction: 'desc' },
    columns: ['signal_id', 'customer_id'],
    limit: maxOccurrences
  })
  const bySignal = groupBy(seen, ({ signal_id }) => signal_id)
  const [known, labels] = await Promise.all([
    store.find(signals, { where: { id: { in: [...bySignal.keys()] }, archived_at: { isNull: true } }, columns: ['id', 'name'] }),
    loadCustomerLabels(
      store,
      seen.map(({ customer_id }) => customer_id)
    )
  ])
  const lines = known
    .map(({ id, name }) => ({ id, name, at: [...new Set((bySignal.get(id) ?? []).map(({ customer_id }) => customer_id))] }))
    .sort((a, b) => b.at.length - a.at.length || (a.id < b.id ? -1 : 1))
    .map(({ id, name, at }) => {
      const names = at.slice(0, 3).map((customer) => cutCodePoints(labels.get(customer) ?? 'a customer', maxName))
      return { text: `${cutCodePoints(name, maxName)}: ${listed(names, at.length)}`, detail: null, path: `/console/signals?signal=${id}` }
    })
  return { lines, more: 0, news: null }
}
