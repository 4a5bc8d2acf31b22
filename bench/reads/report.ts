import { median, quantile } from '../machine/statistics.js'
import type { ReadCase } from './cases.js'
import type { ReadResult } from './measure.js'

export interface ReadRow {
  readCase: ReadCase
  result: ReadResult
}

const heading = ['tool', 'page', 'tool ms', 'SQL page + COUNT ms', '**ratio**', 'of fastest tenths', 'SQL page alone ms', 'ratio to it']
const fastestTenth = (times: readonly number[]) => quantile(times, 0.1)

/** A Markdown table of medians, and of their ratios. */
export function readsTable(rows: readonly ReadRow[]): string {
  const lines = rows.map(({ readCase, result: { tool, pageAndCount, page } }) => {
    const ratio = (a: readonly number[], b: readonly number[], of = median) => (of(a) / of(b)).toFixed(2)
    const beside = [median(pageAndCount).toFixed(2), ratio(tool, pageAndCount), ratio(tool, pageAndCount, fastestTenth)]
    return [readCase.tool, readCase.name, median(tool).toFixed(2), ...beside, median(page).toFixed(2), ratio(tool, page)]
  })
  return [heading, heading.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
