import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Store } from '../../storage/contract.js'
import { canonicalJson } from '../../values/canonical-json.js'
import { applyOperations } from './apply-operations.js'
import { ORGANIZATIONS, operationSequence } from './random-operations.js'

/** A store to compare, and what to call it in a failure. */
export interface NamedStore {
  readonly name: string
  /** Makes a handle with the schema in place; it is closed at the end. */
  readonly create: () => Promise<Store>
}

export interface StoresAgreeOptions {
  /** How many random sequences of operations to compare. */
  readonly runs: number
  /** Repeats the sequences of an earlier failure, which names its seed. */
  readonly seed?: number
}

/**
 * Does random sequences of operations on all stores, each sequence in fresh organizations, and throws at the first whose answers differ, with the
 * shortest such sequence that it finds.
 *
 * @example
 * await storesAgree([{ name: 'memory', create: async () => memoryStore() }, { name: 'mine', create: myStore }], { runs: 500 })
 */
export async function storesAgree(stores: readonly NamedStore[], { runs, seed }: StoresAgreeOptions): Promise<void> {
  const opened: { name: string; store: Store }[] = []
  try {
    for (const { name, create } of stores) opened.push({ name, store: await create() })
    const property = fc.asyncProperty(operationSequence(), async (operations) => {
      const ids = Array.from({ length: ORGANIZATIONS }, () => randomUUID())
      const answers = await Promise.all(
        opened.map(async ({ name, store }) => ({ name, given: await applyOperations(store, ids, operations) }))
      )
      const [first, ...others] = answers
      for (const other of first ? others : []) compare(first, other)
    })
    await fc.assert(property, { numRuns: runs, ...(seed !== undefined && { seed }) })
  } finally {
    await Promise.all(opened.map(({ store }) => store.close()))
  }
}

interface Answers {
  readonly name: string
  readonly given: readonly unknown[]
}

/** Throws at the first answer that differs. Keys of objects may come in any order. */
function compare(one: Answers | undefined, other: Answers): void {
  for (const [index, answer] of (one?.given ?? []).entries()) {
    const expected = canonicalJson(answer)
    const actual = canonicalJson(other.given[index])
    if (expected !== actual) throw new Error(`Answer ${index} differs.\n${one?.name}: ${expected}\n${other.name}: ${actual}`)
  }
}
