import { hint } from '../../validation/index.js'
import { allowedCollations, allowedOperators, allowedValueFunctions, syntaxOperators } from '../lists/allowed-operators.js'
import { allowedTypes, typeNames } from '../lists/allowed-types.js'
import { Refusal } from '../refusal.js'
import type { SqlNode } from '../tree.js'
import { views } from '../views.js'
import { exponentOperator, maxDigits, maxPaddedLength, paddedTypes } from './argument-bounds.js'
import { constantOf } from './bound-of.js'
import { checkBound, checkCall } from './check-call.js'
import { checkPath } from './check-path.js'
import { checkPattern } from './check-pattern.js'

const maxRelations = 32

/** What is asked of nodes one by one: functions, operators, types, constants, and where rows come from. Names are looked up elsewhere. */
const checks: { readonly [type: string]: (node: SqlNode) => void } = {
  FuncCall: checkCall,
  A_Expr: checkOperation,
  SubLink: (node) => checkOperator(node, node.names('operName')),
  SortBy: (node) => checkOperator(node, node.names('useOp')),
  TypeName: checkType,
  A_Const: checkConstant,
  RangeVar: checkQualification,
  CommonTableExpr: checkCte,
  CollateClause(node) {
    const names = node.names('collname')
    const [name = ''] = names
    if (names.length !== 1 || !allowedCollations.has(name)) {
      throw new Refusal('QUERY_NOT_ALLOWED', `The collation ${names.join('.')} is not allowed${hint(name, allowedCollations)}`, node.at)
    }
  },
  SQLValueFunction(node) {
    if (allowedValueFunctions.has(node.text('op'))) return
    const name = node.text('op').replace('SVFOP_', '').toLowerCase()
    throw new Refusal('FUNCTION_NOT_ALLOWED', `${name} is not allowed`, node.at)
  }
}

/** Refuses a tree with a part that is not on the lists. */
export function checkParts(tree: SqlNode): void {
  let relations = 0
  for (const node of tree.all()) {
    if (Object.hasOwn(checks, node.type)) checks[node.type]?.(node)
    checkPath(node)
    checkPattern(node)
    if (node.type.startsWith('Range') && ++relations > maxRelations) {
      throw new Refusal('QUERY_NOT_ALLOWED', `A query reads from at most ${maxRelations} tables, subqueries and functions`, node.at)
    }
  }
}

function checkOperation(node: SqlNode): void {
  const names = node.names('name')
  if (!syntaxOperators.has(names.join())) checkOperator(node, names)
  if (node.text('kind') !== 'AEXPR_OP' || names.join() !== '^') return
  const left = node.node('lexpr')
  const right = node.node('rexpr')
  if (left && right) checkBound('^', exponentOperator, node, [left, right])
}

function checkOperator(node: SqlNode, names: readonly string[]): void {
  const [name] = names
  if (name === undefined) return
  if (names.length > 1) throw new Refusal('QUERY_NOT_ALLOWED', 'Operators are written without OPERATOR(schema.…)', node.at)
  if (!allowedOperators.has(name)) throw new Refusal('QUERY_NOT_ALLOWED', `The operator ${name} is not allowed`, node.at)
}

function checkType(node: SqlNode): void {
  const names = node.names('names')
  const name = names.at(-1) ?? ''
  const isPlain = names.length === 1 || (names.length === 2 && names[0] === 'pg_catalog')
  if (!isPlain || !allowedTypes.has(name) || node.flag('setof') || node.flag('pct_type')) {
    throw new Refusal(
      'QUERY_NOT_ALLOWED',
      `The type ${names.length === 2 && names[0] === 'pg_catalog' ? name : names.join('.')} is not allowed${hint(name, typeNames)}`,
      node.at
    )
  }
  for (const modifier of node.nodes('typmods')) {
    const value = constantOf(modifier)
    if (value === undefined) throw new Refusal('QUERY_NOT_ALLOWED', `The size of ${name} must be a number`, node.at)
    if (paddedTypes.has(name) && value > maxPaddedLength) {
      throw new Refusal('QUERY_NOT_ALLOWED', `char takes at most ${maxPaddedLength} characters; use text`, node.at)
    }
  }
}

/** A number of a few characters, such as 1e99999, may have very many digits. */
function checkConstant(node: SqlNode): void {
  const written = node.node('fval')?.text('fval')
  if (written === undefined) return
  const [digits = '', exponent = '0'] = written.toLowerCase().split('e')
  if (digits.length > maxDigits || Math.abs(Number(exponent.replaceAll('_', ''))) > maxDigits) {
    throw new Refusal('QUERY_NOT_ALLOWED', `A number has at most ${maxDigits} digits`, node.at)
  }
}

function checkQualification(node: SqlNode): void {
  const schema = [node.text('catalogname'), node.text('schemaname')].filter((part) => part !== '')
  if (schema.length === 0) return
  const table = node.text('relname')
  const name = [...schema, table].join('.')
  const known = Object.keys(views)
  const instead = known.includes(table) ? `write ${table}` : `the views are ${known.join(', ')}, and svc_schema describes them`
  throw new Refusal('TABLE_NOT_FOUND', `Tables are named without a schema: ${name} is not allowed; ${instead}`, node.at)
}

function checkCte(node: SqlNode): void {
  const query = node.node('ctequery')
  if (query?.type !== 'SelectStmt') throw new Refusal('QUERY_NOT_ALLOWED', 'WITH takes queries only', node.at)
}
