import type { SqlQuery } from '../../storage/sql.js'
import { views } from '../../storage/views/index.js'
import { checkNames, type Reading } from './check-names.js'
import { checkParts } from './check-parts.js'
import { checkGrowth } from './growth.js'
import { parseSelect } from './parse.js'
import { Refusal, toRapportError } from './refusal.js'
import type { SqlNode } from './tree.js'

/**
 * Lets a query pass that is one SELECT made of nothing but what the lists allow, over nothing but the views; answers what it reads. Throws UNPROCESSABLE,
 * whose message begins with why (SYNTAX_ERROR, TABLE_NOT_FOUND, FUNCTION_NOT_ALLOWED, QUERY_NOT_ALLOWED, EXECUTION_ERROR) and says where.
 */
export async function guard(text: string): Promise<SqlQuery['reads']> {
  try {
    const tree = await parseSelect(text)
    if (tree.type !== 'SelectStmt') throw new Refusal('QUERY_NOT_ALLOWED', 'Only SELECT may run')
    checkParts(tree)
    const reading = checkNames(tree)
    checkGrowth(tree)
    return readsOf(tree, reading)
  } catch (error) {
    throw error instanceof Refusal ? toRapportError(error, text) : error
  }
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
