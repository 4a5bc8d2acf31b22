import { renamed } from './column-names.js'
import type { Relation } from './scope.js'
import type { SqlNode } from './tree.js'

/** An item of FROM under its alias, or else under a name, with the names of columns that the alias gives. */
export function aliased(item: SqlNode, name: string, columns: readonly string[]): Relation {
  const alias = item.node('alias')
  if (!alias) return { alias: name, columns, ofView: false }
  return { alias: alias.text('aliasname'), columns: renamed(columns, alias.names('colnames')), ofView: false }
}
