import type { RowOf, searchContents, Transaction } from '../storage/index.js'
import { searchCountChanges } from './tables/search-count-changes.js'
import { searchCounts } from './tables/search-counts.js'

/** Names of counts that no term can have. */
export const artifactCount = '#artifacts'
export const lengthCount = '#length'
export const passageCount = '#passages'

/** Changes wait in rows of their own until there are so many rows, or so many counts in them: a search reads them all. */
const maxRows = 32
const maxChanges = 6_000

/** Collects what one call changes about the counts of an organization's index. */
export class CountChanges {
  private readonly changes = new Map<string, number>()

  /** An artifact with these terms comes (1) or goes (-1). */
  add(artifact: Pick<RowOf<typeof searchContents>, 'length' | 'passage_count'>, terms: readonly string[], times: 1 | -1): void {
    for (const term of terms) this.change(term, times)
    this.change(artifactCount, times)
    this.change(lengthCount, times * artifact.length)
    this.change(passageCount, times * artifact.passage_count)
  }

  private change(name: string, by: number): void {
    const sum = (this.changes.get(name) ?? 0) + by
    if (sum === 0) this.changes.delete(name)
    else this.changes.set(name, sum)
  }

  /** Writes them under the name of an artifact that the transaction holds, and adds up what waits when it has become too much. */
  async write(transaction: Transaction, artifactId: string): Promise<void> {
    if (this.changes.size === 0) return
    const row = { artifact_id: artifactId, folding: false, size: this.changes.size, changes: Object.fromEntries(this.changes) }
    let ordinal = 0
    while (!(await transaction.insert(searchCountChanges, [{ ...row, ordinal }]))[0]) ordinal++
    const [waiting] = await transaction.aggregate(searchCountChanges, { measures: { rows: { count: true }, size: { sum: 'size' } } })
    if (waiting && (waiting.rows >= maxRows || (waiting.size ?? 0) >= maxChanges)) await fold(transaction)
  }
}

/** Adds changes that wait to the counts; those that another transaction is adding are left to it. */
async function fold(transaction: Transaction): Promise<void> {
  const taken = await transaction.take(searchCountChanges, {
    where: { folding: { eq: false } },
    set: { folding: true },
    limit: 4 * maxRows
  })
  const sums = addUp(taken)
  const rows = [...sums].filter(([, count]) => count !== 0).map(([name, count]) => ({ name, count }))
  const now = rows.length === 0 ? [] : await transaction.upsert(searchCounts, rows)
  const ended = now.filter(({ count }) => count === 0).map(({ name }) => name)
  if (ended.length > 0) await transaction.remove(searchCounts, { name: { in: ended }, count: { eq: 0 } })
  await transaction.remove(searchCountChanges, { folding: { eq: true } })
}

function addUp(rows: readonly { changes: { [name: string]: number } }[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { changes } of rows) {
    for (const [name, by] of Object.entries(changes)) sums.set(name, (sums.get(name) ?? 0) + by)
  }
  return sums
}
