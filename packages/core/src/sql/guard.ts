import type { SqlQuery, ViewSize } from '../storage/index.js'
import { checkNames } from './checks/check-names.js'
import { checkParts } from './checks/check-parts.js'
import { checkGrowth } from './lists/growth.js'
import { needsOf } from './memory/needs.js'
import type { Reading } from './names.js'
import { parseSelect } from './parse.js'
import { Refusal, toRapportError } from './refusal.js'
import type { SqlNode } from './tree.js'
import { views } from './views.js'

/**
 * Lets a query pass that is one SELECT made of nothing but what the lists allow, over nothing but the views; answers what it reads. Throws UNPROCESSABLE,
 * whose message begins with why (SYNTAX_ERROR, TABLE_NOT_FOUND, FUNCTION_NOT_ALLOWED, QUERY_NOT_ALLOWED, EXECUTION_ERROR) and says where.
 *
 * The tree is that of Postgres 18's parser. An older server refuses the syntax that it does not know; what it does know it reads alike, and the role, the
 * views and the read-only transaction hold whatever it reads.
 */
export async function guard(text: string): Promise<SqlQuery['reads']> {
  return (await examine(text)).reads
}

/** The same; answers as well what the query needs of memory. */
export async function examine(text: string): Promise<Required<Pick<SqlQuery, 'reads' | 'needs'>>> {
  try {
    const tree = await parseSelect(text)
    if (tree.type !== 'SelectStmt') throw new Refusal('QUERY_NOT_ALLOWED', 'Only SELECT may run')
    checkParts(tree)
    const reading = checkNames(tree)
    checkGrowth(tree)
    const reads = readsOf(tree, reading)
    const { refusal, isOfHashing } = needsOf(tree, reads, noRows)
    if (refusal !== undefined && !isOfHashing) throw new Refusal('QUERY_NOT_ALLOWED', refusal)
    return { reads, needs: (sizes) => needsOf(tree, reads, sizes) }
  } catch (error) {
    throw error instanceof Refusal ? toRapportError(error, text) : error
  }
}

/** What is too much over views without rows is so over any. */
const noRows = Object.fromEntries(Object.entries(views).map(([view, { columns }]) => [view, { rows: 0, columns: emptyColumns(columns) }]))

function emptyColumns(columns: object): ViewSize['columns'] {
  return Object.fromEntries(Object.keys(columns).map((column) => [column, { most: 0, all: 0 }]))
}

/** Of each view the columns that the query names anywhere, or all of them. */
function readsOf(tree: SqlNode, { views: named, isWhole }: Reading): SqlQuery['reads'] {
  const words = new Set<string>()
  for (const node of tree.all()) if (node.type === 'String') words.add(node.text('sval'))
  return [...named].map((view) => {
    const columns = Object.keys(views[view].columns)
    return { view, columns: isWhole ? columns : columns.filter((column) => words.has(column)) }
  })
}
