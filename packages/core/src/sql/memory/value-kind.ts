import { functionGroups } from '../lists/allowed-functions.js'
import { textOf } from '../lists/growth-of.js'
import { outputName } from '../output-name.js'
import type { SqlNode } from '../tree.js'
import { short } from './collecting.js'
import type { Place } from './cost.js'
import { columnAt, columnIn } from './place-columns.js'
import type { ValueKind } from './size.js'

const numbers: ReadonlySet<string> = new Set('int2 int4 int8 float4 float8'.split(' '))
const plainTypes: ReadonlySet<string> = new Set(
  'bool numeric text varchar bpchar char name uuid date time timetz timestamp timestamptz interval'.split(' ')
)
const lists: ReadonlySet<string> = new Set(['regexp_match', 'regexp_matches', 'regexp_split_to_array', 'string_to_array'])
const plainFunctions: ReadonlySet<string> = new Set(
  [...functionGroups.text, ...functionGroups.number, ...functionGroups.time, ...short, 'sum', 'string_agg'].filter(
    (name) => !lists.has(name)
  )
)
const plainOperators: ReadonlySet<string> = new Set(
  '= <> != < <= > >= ~~ !~~ ~~* !~~* ~ ~* !~ !~* ^@ @> <@ && ? ?| ?& @? @@ ->> #>>'.split(' ')
)
/** What these make is of the kind of what they are given. */
const keeping: ReadonlySet<string> = new Set(['+', '-', '*', '/', '%', '||'])
const jsonMakers = /^(to_jsonb?|row_to_json|array_to_json|jsonb?_.*)$/

/** Whether an expression is a text, number, time or the like, or JSON, as far as it says so itself. */
export function kindOf(node: SqlNode | undefined, place: Place): ValueKind | undefined {
  switch (node?.type) {
    case 'A_Const':
      return textOf(node) === undefined ? 'number' : 'plain'
    case 'BoolExpr':
    case 'NullTest':
    case 'BooleanTest':
    case 'SQLValueFunction':
      return 'plain'
    case 'TypeCast':
      return kindOfType(node.node('typeName'))
    case 'ColumnRef':
      return kindOfColumn(node, place)
    case 'FuncCall':
      return kindOfCall(outputName(node))
    case 'A_Expr': {
      const operator = node.names('name').join()
      if (plainOperators.has(operator)) return 'plain'
      if (operator === '->' || operator === '#>') return 'json'
      return keeping.has(operator) ? kindOfBoth(node, place) : undefined
    }
    default:
      return undefined
  }
}

function kindOfType(type: SqlNode | undefined): ValueKind | undefined {
  if (!type || type.nodes('arrayBounds').length > 0) return undefined
  const name = type.names('names').at(-1) ?? ''
  if (numbers.has(name)) return 'number'
  if (plainTypes.has(name)) return 'plain'
  return name === 'json' || name === 'jsonb' ? 'json' : undefined
}

function kindOfColumn(node: SqlNode, place: Place): ValueKind | undefined {
  const [first = '', second] = node.names('fields')
  return (second === undefined ? columnIn(place, first) : columnAt(place, first, second))?.kind
}

function kindOfCall(name: string): ValueKind | undefined {
  if (plainFunctions.has(name)) return 'plain'
  return jsonMakers.test(name) ? 'json' : undefined
}

function kindOfBoth(node: SqlNode, place: Place): ValueKind | undefined {
  const right = kindOf(node.node('rexpr'), place)
  const left = node.node('lexpr')
  const other = left === undefined ? right : kindOf(left, place)
  if (other === right) return right
  return other === undefined || right === undefined || other === 'json' || right === 'json' ? undefined : 'plain'
}
