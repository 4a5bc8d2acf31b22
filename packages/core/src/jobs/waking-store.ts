import type { OrganizationStore, Store, Transaction, TransactionOf } from '../storage/contract.js'
import type { Table } from '../storage/define-table.js'
import { overlay } from '../storage/overlay.js'
import { jobs } from '../storage/tables/index.js'

/**
 * A store that wakes the job runner right after a commit that wrote jobs, so that they need not wait for the next poll. It watches `insert` only:
 * that is how `enqueueJobs` writes new jobs.
 */
export function wakingStore(store: Store, wake: () => void): Store {
  return overlay(store, {
    organization: (id) => wakingOrganization(store.organization(id), wake),
    together: (ids, work, prepare) =>
      wakingAfter((noting) => {
        const noted = (of: TransactionOf) => (id: string) => noting(of(id))
        return store.together(ids, (of) => work(noted(of)), prepare && ((of) => prepare(noted(of))))
      }, wake)
  })
}

function wakingOrganization(rows: OrganizationStore, wake: () => void): OrganizationStore {
  return overlay(rows, {
    async insert(table, added) {
      const isNew = await rows.insert(table, added)
      if (isJobs(table)) wake()
      return isNew
    },
    transaction: (work) => wakingAfter((noting) => rows.transaction((transaction) => work(noting(transaction))), wake)
  })
}

/** Runs work that opens and commits a transaction; `noting` watches that transaction, and if it wrote jobs the runner is woken after the commit. */
async function wakingAfter<R>(work: (noting: (transaction: Transaction) => Transaction) => Promise<R>, wake: () => void): Promise<R> {
  let wrote = false
  const result = await work((transaction) =>
    overlay(transaction, {
      insert(table, added) {
        wrote ||= isJobs(table)
        return transaction.insert(table, added)
      }
    })
  )
  if (wrote) wake()
  return result
}

function isJobs(table: Table): boolean {
  return table.name === jobs.name
}
