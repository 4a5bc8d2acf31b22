import { it } from 'vitest'
import { storesAgree } from '../../testing/store-suite/differential.js'
import type { Store } from '../contract.js'
import type { Table } from '../define-table.js'
import { memoryStore } from './memory-store.js'

const plainTables = new WeakMap<Table, Table>()

/** The same table without the indexes that only make it faster. */
function withoutIndexes(table: Table): Table {
  const plain = plainTables.get(table) ?? { ...table, indexes: table.indexes.filter((index) => index.unique) }
  plainTables.set(table, plain)
  return plain
}

/** The same verbs, which never meet an index: reads scan and sort. */
function scanning<V extends object>(verbs: V): V {
  return new Proxy(verbs, {
    get(target, name) {
      const verb: unknown = Reflect.get(target, name)
      if (typeof verb !== 'function') return verb
      if (name === 'transaction')
        return (work: (transaction: object) => unknown) =>
          Reflect.apply(verb, target, [(transaction: object) => work(scanning(transaction))])
      return (table: Table, ...rest: unknown[]) => Reflect.apply(verb, target, [withoutIndexes(table), ...rest])
    }
  })
}

/** A memory store whose plans never use an index. */
function scanningStore(): Store {
  const store = memoryStore()
  return {
    name: 'scanning',
    durable: false,
    supports: store.supports,
    directory: scanning(store.directory),
    acrossOrganizations: store.acrossOrganizations,
    organization: (id) => scanning(store.organization(id)),
    groupTransaction: (ids, { prepare, settle }) =>
      store.groupTransaction(ids, {
        prepare: prepare && ((of) => prepare((id) => scanning(of(id)))),
        settle: (of) => settle((id) => scanning(of(id)))
      }),
    open: () => store.open(),
    ping: () => store.ping(),
    close: () => store.close()
  }
}

it('indexes change no answer of 300 random sequences of operations', async () => {
  const stores = [
    { name: 'indexed', create: async () => memoryStore() },
    { name: 'scanning', create: async () => scanningStore() }
  ]
  await storesAgree(stores, { runs: 300 })
})
