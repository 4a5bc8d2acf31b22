import type { Workspace } from '@rapport/core'
import { median } from '../machine/statistics.js'
import type { ListCase } from './cases.js'

/** Medians in milliseconds, and the median of the ratios of the pairs. */
export interface ListResult {
  read: number
  beside: number
  ratio: number
}

/** Measures a case: the list and what it is compared with in turn, so that both meet the same moments of the machine. */
export async function measureList(workspace: Workspace, { read, beside }: ListCase, rounds: number): Promise<ListResult> {
  const reads: number[] = []
  const others: number[] = []
  for (let round = -2; round < rounds; round++) {
    // Each goes first in half of the pairs.
    const isFirst = round % 2 === 0
    const before = isFirst ? undefined : await timed(() => beside(workspace))
    const took = await timed(() => read(workspace))
    const other = before ?? (await timed(() => beside(workspace)))
    if (round < 0) continue
    reads.push(took)
    others.push(other)
  }
  return { read: median(reads), beside: median(others), ratio: median(reads.map((ms, index) => ms / (others[index] ?? ms))) }
}

/** The milliseconds that some work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
