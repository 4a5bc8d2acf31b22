import { boundOf, constantOf } from '../checks/bound-of.js'
import type { SqlNode } from '../tree.js'

/** What an expression's growth is measured by. */
export interface Measure {
  /** The growth of a column that is named. */
  column(node: SqlNode): number
  /** The growth of a query within the expression. */
  query(select: SqlNode): number
  /** What a value without columns counts as, where a call multiplies it. */
  least: 0 | 1
  /** Whether the digits of numbers count: they end at 131,072. */
  countsDigits: boolean
  /** Whether columns, and what operators make of them, are no arrays or rows, so that a cast to text quotes nothing. */
  isText: boolean
  /** What is told of a node instead; undefined leaves it to its type. */
  instead?(node: SqlNode): number | undefined
  /** The length of what is written out, where it counts. */
  constant?(node: SqlNode): number
  /** How often a text is put in, or how long one is, where only the data tells. */
  unknown?(node: SqlNode | undefined): number
  /** Hears of every value that is made on the way. */
  made?(node: SqlNode, growth: number): void
  /** Whether of several values the sum counts, as where each may stand for other rows. */
  isTotal?: boolean
}

/** Calls whose result is as long as all their arguments together. */
const joining = new Set('array_append array_cat array_prepend concat overlay jsonb_set jsonb_set_lax jsonb_insert'.split(' '))

/** The same, with quotes: each may become two characters. */
const joiningQuoted = new Set(
  'json_build_array json_build_object jsonb_build_array jsonb_build_object json_object jsonb_object JsonObjectConstructor JsonArrayConstructor'.split(
    ' '
  )
)

/** Calls that write each character as several. */
const widening: { readonly [name: string]: number } = {
  quote_literal: 2,
  quote_nullable: 2,
  to_json: 2,
  to_jsonb: 2,
  row_to_json: 2,
  array_to_json: 2,
  encode: 2,
  string_to_array: 4,
  regexp_split_to_array: 4,
  jsonb_pretty: 100
}

/** Calls whose result is short whatever they are given; what they are given is made all the same. */
const short = new Set(
  'md5 sha224 sha256 sha384 sha512 length char_length character_length octet_length ascii strpos position count'.split(' ')
)

/** An exponent, and how often a text is put in, when only the data tells. */
const unknownExponent = 100
const unknownTimes = 1_000

const textTypes = new Set(['text', 'varchar', 'bpchar'])

/** By how much an expression may be longer than the longest value that it is made of. */
export function growthOf(node: SqlNode, measure: Measure): number {
  const growth = measure.instead?.(node) ?? growthByType(node, measure)
  measure.made?.(node, growth)
  return growth
}

function growthByType(node: SqlNode, measure: Measure): number {
  const of = (inner: SqlNode) => growthOf(inner, measure)
  // What is written out is as long as it is, and no longer in the next level.
  const weightOf = (inner: SqlNode) => (!measure.constant && isWritten(inner) ? 0 : of(inner))
  const longest = (nodes: Iterable<SqlNode>) => (measure.isTotal ? together(nodes) : Math.max(measure.least, ...[...nodes].map(of)))
  const together = (nodes: Iterable<SqlNode>) =>
    Math.max(
      measure.least,
      [...nodes].reduce((sum, inner) => sum + weightOf(inner), 0)
    )
  const times = (factor: number, nodes: Iterable<SqlNode>) => factor * longest(nodes)

  switch (node.type) {
    case 'A_Const':
    case 'String':
      return measure.constant?.(node) ?? measure.least
    case 'ColumnRef':
      return measure.column(node)
    case 'SelectStmt':
      return measure.query(node)
    case 'A_ArrayExpr':
    case 'RowExpr':
      return together(node.children())
    case 'JsonObjectConstructor':
    case 'JsonArrayConstructor':
      return 2 * together(node.children())
    case 'TypeCast':
      return longest(node.children()) * (isQuoting(node, measure) ? 2 : 1)
    case 'A_Expr': {
      const operator = node.names('name').join()
      if (operator === '||' || (operator === '*' && measure.countsDigits)) return together(node.children())
      if (operator === '^' && measure.countsDigits) return times(exponentOf(node.node('rexpr')), node.children())
      return longest(node.children())
    }
    case 'FuncCall': {
      const name = node.names('funcname').at(-1) ?? ''
      const given = node.nodes('args')
      if (measure.least === 0 && short.has(name)) return 0
      if (joining.has(name) || isPlainFormat(node, name)) return together(given)
      if (name === 'concat_ws' && !node.flag('func_variadic')) {
        const [between, ...others] = given
        return together(others) + (between ? weightOf(between) * others.length : 0)
      }
      if (joiningQuoted.has(name)) return 2 * together(given)
      return times(factorOf(name, node, given, measure), given)
    }
    default:
      return longest(node.children())
  }
}

/** As often as a call may put in what it is given. */
function factorOf(name: string, call: SqlNode, given: readonly SqlNode[], measure: Measure): number {
  const [first, second, third] = given
  const lengthOf = (node: SqlNode | undefined) => textOf(node)?.length ?? measure.unknown?.(node) ?? unknownTimes
  switch (name) {
    case 'repeat':
      return Math.max(1, boundOf(second) ?? 1)
    case 'power':
    case 'pow':
      return measure.countsDigits ? exponentOf(second) : 1
    case 'replace':
    case 'regexp_replace':
    case 'array_replace':
      return Math.max(1, lengthOf(third))
    case 'array_to_string':
      return 1 + lengthOf(second)
    case 'concat_ws':
      return Math.max(1, measure.unknown?.(first) ?? unknownTimes)
    case 'format':
      return call.flag('func_variadic') ? unknownTimes : 2 * (textOf(first)?.split('%').length ?? unknownTimes)
    case 'regexp_match':
    case 'regexp_matches':
      return Math.max(1, textOf(second)?.split('(').length ?? unknownTimes)
    case 'jsonb_path_query':
    case 'jsonb_path_query_array':
    case 'jsonb_path_query_tz':
    case 'jsonb_path_query_array_tz':
      return textOf(second)?.includes('**') === false ? 1 : unknownTimes
    default:
      return Object.hasOwn(widening, name) ? (widening[name] ?? 1) : 1
  }
}

/** Whether a format puts each argument in once, and as it is. */
function isPlainFormat(call: SqlNode, name: string): boolean {
  return name === 'format' && !call.flag('func_variadic') && /^(%[s%]|[^%])*$/.test(textOf(call.nodes('args')[0]) ?? '%')
}

function isWritten({ type }: SqlNode): boolean {
  return type === 'A_Const' || type === 'String'
}

/** A text written out. */
export function textOf(node: SqlNode | undefined): string | undefined {
  return node?.type === 'TypeCast' ? textOf(node.node('arg')) : node?.node('sval')?.text('sval')
}

function exponentOf(node: SqlNode | undefined): number {
  return Math.max(1, Math.abs(constantOf(node) ?? unknownExponent))
}

/** Whether a cast writes an array, a row or JSON as text, with quotes. */
function isQuoting(cast: SqlNode, { isText }: Measure): boolean {
  const type = cast.node('typeName')
  if (!type || type.nodes('arrayBounds').length > 0 || !textTypes.has(type.names('names').at(-1) ?? '')) return false
  return !isText || !['ColumnRef', 'A_Expr', 'A_Const', 'TypeCast', 'CaseExpr', 'CoalesceExpr'].includes(cast.node('arg')?.type ?? '')
}
