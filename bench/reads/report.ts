import type { ReadCase } from './cases.js'
import type { ReadResult } from './measure.js'

export interface ReadRow {
  readCase: ReadCase
  result: ReadResult
}

const heading = ['tool', 'page', 'tool ms', 'SQL page + COUNT ms', '**ratio**', 'SQL page alone ms', 'ratio to it']

/** A Markdown table. */
export function readsTable(rows: readonly ReadRow[]): string {
  const lines = rows.map(({ readCase, result: { tool, pageAndCount, page } }) => {
    const times = [tool.toFixed(2), pageAndCount.toFixed(2), (tool / pageAndCount).toFixed(2), page.toFixed(2), (tool / page).toFixed(2)]
    return [readCase.tool, readCase.name, ...times]
  })
  return [heading, heading.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
