/**
 * What Postgres's planner may use. A plan that the server keeps may have been made while a table was empty, when a scan looked cheapest; it must use an
 * index anyway (`kept`), and takes its rows from it in the order that is asked for, as it does not know how many it would have to sort (`keptInOrder`).
 * Any other statement is planned for its values, by whatever the planner likes.
 */
type Planning = 'any' | 'kept' | 'keptInOrder'

const avoided: Record<Planning, readonly string[]> = {
  any: [],
  kept: ['seqscan', 'hashjoin', 'mergejoin'],
  keptInOrder: ['seqscan', 'hashjoin', 'mergejoin', 'sort']
}

/** How the statements of a transaction are planned. */
export interface TransactionPlanning {
  /** As it is now; undefined before the first statement, which begins the transaction. */
  planning: Planning | undefined
  /** For plans that the server keeps. */
  readonly forKept: Planning
}

/** What the server has to be told before a statement of a transaction: that it begins, or that the planning changes. */
export function toSendBefore(transaction: TransactionPlanning, isKept: boolean): string | undefined {
  const { planning: from, forKept } = transaction
  const to = isKept ? forKept : 'any'
  transaction.planning = to
  if (!from) return ['begin isolation level read committed read write', ...settings(to, 'off')].join(';')
  if (from === to) return undefined
  // What was avoided is again as the host has set it.
  return (to === 'any' ? settings(from, 'default') : settings(to, 'off')).join(';')
}

function settings(planning: Planning, value: string): string[] {
  return avoided[planning].map((way) => `set local enable_${way} = ${value}`)
}
