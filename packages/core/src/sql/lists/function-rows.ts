import { aliased } from '../aliased.js'
import { moreColumns } from '../column-names.js'
import type { Names } from '../names.js'
import { outputName } from '../output-name.js'
import type { Relation, Scope } from '../scope.js'
import type { SqlNode } from '../tree.js'
import { functionColumns } from './allowed-functions.js'
import { mayMakeRows } from './may-make-rows.js'

/** What functions in FROM bring: one, or several side by side. */
export function functionRows(check: Names, item: SqlNode, scope: Scope): Relation {
  const entries = item.nodes('functions')
  for (const entry of entries) check.expression(entry, scope)
  const definitions = item.nodes('coldeflist')
  const calls = entries.reduce((count, entry) => count + callsOf(entry), 0)
  const alias = calls === 1 ? item.node('alias')?.text('aliasname') : undefined
  const columns = entries.flatMap((entry) => columnsOf(entry, definitions, alias))
  const name = outputName(entries[0]?.nodes('items')[0])
  return { ...aliased(item, name, item.flag('ordinality') ? [...columns, 'ordinality'] : columns), ofFunction: true }
}

/** Of `unnest` with several arrays Postgres makes as many calls. */
function callsOf(entry: SqlNode): number {
  const [call] = entry.nodes('items')
  return call?.type === 'FuncCall' && outputName(call) === 'unnest' ? Math.max(1, call.nodes('args').length) : 1
}

/** The columns of one function: those it is given, those it has; the one column of a plain value goes by the alias, or by the function's name. */
function columnsOf(entry: SqlNode, definitions: readonly SqlNode[], alias: string | undefined): readonly string[] {
  const [call, own] = entry.nodes('items')
  const defined = [...(own?.nodes('items') ?? []), ...definitions].map((definition) => definition.text('colname'))
  if (defined.length > 0) return defined
  const name = outputName(call)
  const known = call?.type === 'FuncCall' && Object.hasOwn(functionColumns, name) ? functionColumns[name] : undefined
  if (known) return known
  if (call && mayMakeRows(call)) return [moreColumns]
  return Array.from({ length: callsOf(entry) }, () => alias ?? name)
}
