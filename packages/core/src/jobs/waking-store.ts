import type { OrganizationStore, Store, Transaction, TransactionOf } from '../storage/contract.js'
import type { Table } from '../storage/define-table.js'
import { overlay } from '../storage/overlay.js'
import { jobs } from '../storage/tables/index.js'

/** The store as everybody uses it: when jobs are written, the runner is woken right after the commit, whoever wrote them. */
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

/** Runs work that commits by itself; wakes when a transaction of it wrote jobs. */
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
