import type { Operation, Provider } from '../../providers/index.js'

const maxAccounts = 20_000

/**
 * The accounts that a run has stored of which nothing is told but what they are called. Streams of moments name the same few accounts again and again: each is
 * stored once in a run.
 */
export class NamedAccounts {
  private readonly stored = new Set<string>()
  private readonly streams: ReadonlySet<string>

  constructor({ streams, options }: Pick<Provider, 'streams' | 'options'>) {
    // Where only linked accounts are read, each batch of records tells which they are.
    const moments = options.accounts === 'linked' ? [] : streams.filter(({ keepsActivities }) => keepsActivities === false)
    this.streams = new Set(moments.map(({ name }) => name))
  }

  /** What a record of a stream says, without what is stored already. A record that says nothing else stays whole. */
  without(stream: string, operations: readonly Operation[]): readonly Operation[] {
    if (!this.streams.has(stream)) return operations
    const rest = operations.filter((operation) => !isName(operation) || !this.stored.has(keyOf(operation)))
    return rest.length > 0 ? rest : operations
  }

  /** Notes what was stored of a stream. */
  add(stream: string, operations: Iterable<Operation>): void {
    if (!this.streams.has(stream)) return
    for (const operation of operations) if (isName(operation) && this.stored.size < maxAccounts) this.stored.add(keyOf(operation))
  }
}

/** An account that says the same at all times. */
const isName = ({ kind, at }: Operation) => kind === 'account' && at === 0

const keyOf = (operation: Operation) => JSON.stringify(operation)
