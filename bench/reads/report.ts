import { median, quantile } from '../machine/statistics.js'
import type { ReadCase } from './cases.js'
import type { CustomerCase } from './customer-cases.js'
import type { CustomerResult, ReadResult } from './measure.js'

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
  return table(heading, lines)
}

export interface CustomerRow {
  customerCase: CustomerCase
  result: CustomerResult
}

const customerHeading = ['tool', 'customer', 'tool ms', 'fastest tenth ms', 'target ms', 'SQL ms', '**ratio**', 'of fastest tenths']

/** A Markdown table of medians, beside their targets and the same by hand. */
export function customersTable(rows: readonly CustomerRow[]): string {
  const lines = rows.map(({ customerCase: { tool: name, name: which, target }, result: { tool, sql } }) => {
    const ratio = (of: (times: readonly number[]) => number) => (of(tool) / of(sql)).toFixed(2)
    const times = [median(tool).toFixed(2), fastestTenth(tool).toFixed(2), `< ${target}`, median(sql).toFixed(2)]
    return [name, which, ...times, ratio(median), ratio(fastestTenth)]
  })
  return table(customerHeading, lines)
}

function table(heading: readonly string[], lines: readonly (readonly string[])[]): string {
  return [heading, heading.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
