import type { SqlNode } from '../tree.js'

/** What answers a value of the type that it is given, which may be a row. */
const passing: ReadonlySet<string> = new Set(['CoalesceExpr', 'MinMaxExpr'])

/** Functions whose arrays hold plain values. */
const plainArrays: ReadonlySet<string> = new Set([
  'string_to_array',
  'regexp_split_to_array',
  'regexp_match',
  'regexp_matches',
  'array_positions'
])

/** Whether a call in FROM may answer whole rows, so that its columns are those of the rows: `unnest(array_agg(users))`. */
export function mayMakeRows(call: SqlNode): boolean {
  if (call.type === 'FuncCall') return call.names('funcname').at(-1) === 'unnest' && call.nodes('args').some((array) => !isPlain(array))
  return (passing.has(call.type) || call.text('kind') === 'AEXPR_NULLIF') && [...call.all()].some(({ type }) => type === 'ColumnRef')
}

/** Whether an array is one of plain values for sure: by its type, by the function that makes it, or because it names nothing. */
function isPlain(array: SqlNode): boolean {
  if (array.type === 'TypeCast') return true
  if (array.type === 'FuncCall' && plainArrays.has(array.names('funcname').at(-1) ?? '')) return true
  return [...array.all()].every(({ type }) => type !== 'ColumnRef' && type !== 'SubLink' && type !== 'RowExpr')
}
