import type { Personal } from '../../packages/core/src/storage/define-table.js'
import { code, table } from './markdown.js'

const begin = '<!-- Made by `npm run generate` from the tables. -->'
const end = '<!-- The end of what is made. -->'

/** What the page needs of a table. */
interface DeclaredTable {
  name: string
  personal: { readonly [column: string]: Personal }
}

const kinds: readonly [Personal, string][] = [
  ['person', 'Names people'],
  ['profile', 'Describes people'],
  ['content', 'Text that may name anybody'],
  ['company', 'Names or describes customers']
]

/**
 * The page on privacy with the personal columns of all tables in their place; the rest of the page is written by hand.
 *
 * @throws Error for a page without the place
 */
export function withPersonalColumns(page: string, tables: readonly DeclaredTable[]): string {
  const [before, rest, ...others] = page.split(begin)
  const [, after] = rest?.split(end) ?? []
  if (before === undefined || after === undefined || others.length > 0) throw new Error(`docs/privacy.md needs one "${begin}" and "${end}"`)
  const rows = tables
    .map(({ name, personal }) => [code(name), ...kinds.map(([kind]) => columnsOf(personal, kind))])
    .filter(([, ...cells]) => cells.some((cell) => cell !== ''))
  return `${before}${begin}\n\n${table(['Table', ...kinds.map(([, title]) => title)], rows)}\n\n${end}${after}`
}

function columnsOf(personal: DeclaredTable['personal'], kind: Personal): string {
  const columns = Object.keys(personal).filter((column) => personal[column] === kind)
  return columns.map(code).join(', ')
}
