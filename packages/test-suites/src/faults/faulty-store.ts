import type { Store, TransactionOf } from '@rapport/core/src/storage/contract.js'
import { overlay } from '@rapport/core/src/storage/overlay.js'
import { type Fault, FaultInjector, faults } from './fault-injector.js'

export interface FaultDistances {
  /** How many calls of the store lie between two that meet a fault: a verb by itself, or a transaction as a whole. */
  calls: number
  /** The same among the verbs inside of transactions. */
  verbs: number
}

/** A store that fails now and then, while it is armed. */
export interface FaultyStore {
  store: Store
  arm(isArmed: boolean): void
  /** How many faults there were, by kind. */
  injected(): Record<Fault, number>
}

const verbs = new Set<PropertyKey>([
  'get',
  'find',
  'firstPage',
  'count',
  'aggregate',
  'insert',
  'upsert',
  'merge',
  'update',
  'remove',
  'increment',
  'take',
  'now'
])

/**
 * Wraps a store so that every n-th call meets a fault.
 *
 * @example
 * const { store, arm } = faultyStore(memoryStore(), { calls: 5, verbs: 100 })
 */
export function faultyStore(store: Store, distances: FaultDistances): FaultyStore {
  const calls = new FaultInjector(distances.calls)
  const inner = new FaultInjector(distances.verbs)
  const faulty = overlay(store, {
    directory: overlay(withFaults(store.directory, calls), {
      transaction: (work) => calls.call(() => store.directory.transaction((rows) => faulted(inner, (wrap) => work(wrap(rows)))))
    }),
    acrossOrganizations: withFaults(store.acrossOrganizations, calls),
    organization(id) {
      const rows = store.organization(id)
      return overlay(withFaults(rows, calls), {
        transaction: (work) => calls.call(() => rows.transaction((transaction) => faulted(inner, (wrap) => work(wrap(transaction))))),
        transactionWithDirectory: (work) =>
          calls.call(() =>
            rows.transactionWithDirectory((transaction, directory) => faulted(inner, (wrap) => work(wrap(transaction), wrap(directory))))
          )
      })
    },
    groupTransaction: (ids, { prepare, settle }) =>
      calls.call(() => {
        const withAll = <R>(of: TransactionOf, work: (of: TransactionOf) => Promise<R>) =>
          faulted(inner, (wrap) => work((id) => wrap(of(id))))
        return store.groupTransaction(ids, { prepare: prepare && ((of) => withAll(of, prepare)), settle: (of) => withAll(of, settle) })
      })
  })
  return {
    store: faulty,
    arm(isArmed) {
      for (const injector of [calls, inner]) injector.isArmed = isArmed
    },
    injected() {
      const sums = { ...calls.injected }
      for (const fault of faults) sums[fault] += inner.injected[fault]
      return sums
    }
  }
}

/**
 * Work on transactions whose verbs meet faults, one after the other: what is asked after a delayed one comes after it. As the contract has it, the work
 * ends when all its verbs have, and fails when one of them did.
 */
async function faulted<R>(injector: FaultInjector, work: (wrap: <T extends object>(transaction: T) => T) => Promise<R>): Promise<R> {
  let last: Promise<unknown> = Promise.resolve()
  let failure: { error: unknown } | undefined
  const inOrder = {
    call<A>(run: () => Promise<A>) {
      const called = last.then(() => injector.call(run))
      last = called.catch((error) => {
        failure ??= { error }
      })
      return called
    }
  }
  const result = await work((transaction) => withFaults(transaction, inOrder)).finally(() => last)
  if (failure) throw failure.error
  return result
}

/** The same rows, whose verbs meet faults. */
function withFaults<T extends object>(rows: T, injector: Pick<FaultInjector, 'call'>): T {
  return new Proxy(rows, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      if (!verbs.has(name)) return member.bind(target)
      return (...input: unknown[]) => injector.call(() => Reflect.apply(member, target, input))
    }
  })
}
