import { textOf } from '../lists/growth-of.js'
import { patternCost } from '../lists/pattern-cost.js'
import { short } from '../memory/collecting.js'
import { outputName } from '../output-name.js'
import { Refusal } from '../refusal.js'
import type { SqlNode } from '../tree.js'

/** PGlite's stack ends somewhere beyond 10,000 states; a pattern of everyday work has some hundred. */
const maxStates = 4_000
const maxDepth = 50

const patternOperators = new Set(['~', '~*', '!~', '!~*'])

/** The functions of patterns, by where their flags stand. The pattern is the second argument of each. */
const flagsOf: { readonly [name: string]: number } = {
  regexp_count: 3,
  regexp_instr: 5,
  regexp_like: 2,
  regexp_match: 2,
  regexp_matches: 2,
  regexp_split_to_array: 2,
  regexp_split_to_table: 2,
  regexp_substr: 4
}

const numberOperators = new Set(['+', '-', '*', '/', '%'])
const numberTypes = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'])

/** Refuses a pattern that is not written out, or whose automaton would be large: a database builds it before any deadline is looked at. */
export function checkPattern(node: SqlNode): void {
  if (node.type === 'A_Expr') checkOperation(node)
  else if (node.type === 'SubLink' && patternOperators.has(node.names('operName').join())) throw notWritten(node)
  else if (node.type === 'FuncCall') checkCallOfPattern(node, outputName(node))
}

function checkOperation(node: SqlNode): void {
  const operator = node.names('name').join()
  const right = node.node('rexpr')
  // Without a left side `~` turns the bits of a number around.
  if (!right || !node.node('lexpr') || !patternOperators.has(operator)) return
  // The pattern of SIMILAR TO is in a call of its own.
  if (node.text('kind') === 'AEXPR_SIMILAR') return
  const isOne = node.text('kind') === 'AEXPR_OP'
  if (!isOne && right.type !== 'A_ArrayExpr') throw refused(node, 'Several patterns are written as ARRAY[…]')
  for (const pattern of isOne ? [right] : right.nodes('elements')) checkText(node, pattern)
}

function checkCallOfPattern(call: SqlNode, name: string): void {
  const given = call.nodes('args')
  const [, pattern] = given
  if (name === 'similar_to_escape') checkSimilar(call, given[0], pattern)
  else if (name === 'substring') checkSubstring(call)
  else if (name.startsWith('regexp_')) checkRegexp(call, name)
}

/** Its arguments are numbers, or a pattern and perhaps the escape of one of SIMILAR TO. */
function checkSubstring(call: SqlNode): void {
  const [, pattern, third] = call.nodes('args')
  if (!pattern || isNumber(pattern)) return
  if (third && !isNumber(third)) checkSimilar(call, pattern, third)
  else checkText(call, pattern)
}

function checkRegexp(call: SqlNode, name: string): void {
  const given = call.nodes('args')
  const [, pattern] = given
  if (given.some(({ type }) => type === 'NamedArgExpr')) throw refused(call, `${name} takes no named arguments here`)
  if (!pattern || call.flag('func_variadic')) throw notWritten(call)
  checkText(call, pattern)
  const flags = name === 'regexp_replace' ? (given[5] ?? given[3]) : given[flagsOf[name] ?? -1]
  if (!flags || (name === 'regexp_replace' && given.length < 6 && isNumber(flags))) return
  const written = textOf(flags)
  if (written === undefined) throw refused(call, `The flags of ${name} must be written out as a text`)
  checkOptions(call, written)
}

/** Only the advanced form is reckoned: the others read brackets, braces and spaces in ways of their own. */
function checkOptions(node: SqlNode, options: string): void {
  const [other] = /[bex]/.exec(options) ?? []
  if (other) throw refused(node, `Patterns are written in the advanced form; the option ${other} is not allowed`)
}

function checkText(node: SqlNode, pattern: SqlNode): void {
  const written = writtenOut(pattern)
  if (written === undefined) throw notWritten(node)
  checkWritten(node, written)
}

/** Refuses the text of a pattern that costs too much. */
export function checkWritten(node: SqlNode, pattern: string, plain?: string): void {
  const text = pattern.replace(/^\*\*\*[:=]/, '')
  const [, options = ''] = /^\(\?([a-z]+)\)/.exec(text) ?? []
  checkOptions(node, options)
  const { states, depth } = patternCost(text, plain)
  if (states > maxStates) {
    throw refused(node, `A pattern may have at most ${maxStates} characters after its repetitions are written out; repeat less`)
  }
  if (depth > maxDepth) throw refused(node, `A pattern may nest at most ${maxDepth} parentheses`)
}

function checkSimilar(node: SqlNode, pattern: SqlNode | undefined, plain: SqlNode | undefined): void {
  const written = writtenOut(pattern)
  const character = plain ? writtenOut(plain) : '\\'
  if (written === undefined || character === undefined) throw notWritten(node)
  checkWritten(node, written, character)
}

/** A text written out, in one piece or in several joined by `||`. */
function writtenOut(node: SqlNode | undefined): string | undefined {
  if (node?.type !== 'A_Expr' || node.names('name').join() !== '||') return textOf(node)
  const left = writtenOut(node.node('lexpr'))
  const right = writtenOut(node.node('rexpr'))
  return left === undefined || right === undefined ? undefined : left + right
}

/** Whether an expression is a number for certain, so that `substring` counts characters by it. */
function isNumber(node: SqlNode): boolean {
  switch (node.type) {
    case 'A_Const':
      return node.node('sval') === undefined
    case 'A_Expr':
      return numberOperators.has(node.names('name').join())
    case 'TypeCast':
      return numberTypes.has(node.node('typeName')?.names('names').at(-1) ?? '')
    case 'FuncCall':
      return short.has(outputName(node)) || outputName(node) === 'length'
    case 'MinMaxExpr':
    case 'CoalesceExpr':
      return node.nodes('args').every(isNumber)
    default:
      return false
  }
}

function notWritten(node: SqlNode): Refusal {
  return refused(
    node,
    'A pattern must be written out as a text, so that its cost is known before it runs; compare with other values by LIKE, strpos or starts_with, and cast the numbers of substring to int'
  )
}

function refused(node: SqlNode, message: string): Refusal {
  return new Refusal('QUERY_NOT_ALLOWED', message, node.at)
}
