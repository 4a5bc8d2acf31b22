import type { Clock } from '../clock.js'
import { embedLater } from '../domain/search/vectors/pending-embedding.js'
import type { Ids } from '../ids.js'
import type { Store, Transaction } from '../storage/contract.js'
import { overlay } from '../storage/overlay.js'
import { searchContents } from '../storage/tables/index.js'

/**
 * A store for where an embeddings endpoint is configured: every transaction that writes texts for the search also writes a job that fetches their
 * vectors. Being a layer around the store, it misses no way of writing such texts.
 */
export function embeddingStore(store: Store, ids: Ids, clock: Clock): Store {
  const withJob = async <R>(transaction: Transaction, work: (transaction: Transaction) => Promise<R>) => {
    const { noting, changed } = notingContents(transaction)
    const result = await work(noting)
    await embedLater(transaction, [...changed], ids, clock.now())
    return result
  }
  return overlay(store, {
    organization(id) {
      const rows = store.organization(id)
      return overlay(rows, { transaction: (work) => rows.transaction((transaction) => withJob(transaction, work)) })
    },
    together: (organizationIds, work, ...rest) =>
      store.together(
        organizationIds,
        async (of) => {
          const noted = new Map(organizationIds.map((id) => [id, notingContents(of(id))]))
          const result = await work((id) => noted.get(id)?.noting ?? of(id))
          for (const [id, { changed }] of noted) await embedLater(of(id), [...changed], ids, clock.now())
          return result
        },
        ...rest
      )
  })
}

/** The transaction in a form that notes in `changed` which artifacts get new contents for the search. */
function notingContents(transaction: Transaction): { noting: Transaction; changed: Set<string> } {
  const changed = new Set<string>()
  const noting = overlay<Transaction>(transaction, {
    async upsert(table, rows) {
      const written = await transaction.upsert(table, rows)
      if (table.name === searchContents.name) for (const row of written) changed.add(String(Reflect.get(row, 'artifact_id')))
      return written
    }
  })
  return { noting, changed }
}
