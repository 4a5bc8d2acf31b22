import type { SqlNode } from '../tree.js'

/** The greatest that an expression can be, as far as the query itself says; undefined when only its data does. */
export function boundOf(node: SqlNode | undefined): number | undefined {
  if (!node) return undefined
  switch (node.type) {
    case 'A_Const':
      return constantOf(node)
    case 'TypeCast':
      return boundOf(node.node('arg'))
    case 'A_Expr':
      return boundOfOperation(node)
    case 'MinMaxExpr': {
      const bounds = node.nodes('args').map(boundOf)
      const known = bounds.filter((bound) => bound !== undefined)
      if (node.text('op') === 'IS_LEAST') return known.length > 0 ? Math.min(...known) : undefined
      return greatest(bounds)
    }
    case 'CoalesceExpr':
      return greatest(node.nodes('args').map(boundOf))
    case 'CaseExpr': {
      const results = node.nodes('args').map((when) => boundOf(when.node('result')))
      const otherwise = node.node('defresult')
      return greatest(otherwise ? [...results, boundOf(otherwise)] : results)
    }
    default:
      return undefined
  }
}

/** A number written out, also as text: Postgres reads `'5'` as one where it wants one. */
export function constantOf(node: SqlNode | undefined): number | undefined {
  if (node?.type === 'TypeCast') return constantOf(node.node('arg'))
  if (node?.type === 'A_Expr' && node.text('kind') === 'AEXPR_OP' && !node.node('lexpr') && node.names('name').join() === '-') {
    const value = constantOf(node.node('rexpr'))
    return value === undefined ? undefined : -value
  }
  if (node?.type !== 'A_Const') return undefined
  if (node.flag('isnull')) return 0
  const integer = node.node('ival')
  if (integer) return typeof integer.fields.ival === 'number' ? integer.fields.ival : 0
  const written = node.node('fval')?.text('fval') ?? node.node('sval')?.text('sval') ?? ''
  const value = Number(written.trim().replaceAll('_', ''))
  return written.trim() === '' || Number.isNaN(value) ? undefined : value
}

function boundOfOperation(node: SqlNode): number | undefined {
  const constant = constantOf(node)
  if (constant !== undefined) return constant
  const operator = node.names('name').join()
  const divisor = constantOf(node.node('rexpr'))
  if (operator === '%') return divisor === undefined ? undefined : Math.abs(divisor)
  const left = boundOf(node.node('lexpr'))
  const right = boundOf(node.node('rexpr'))
  if (left === undefined || right === undefined) return undefined
  if (operator === '+') return left + right
  // One factor has to be written out: of two that are bounded from above alone, both may be far below zero.
  const factor = constantOf(node.node('lexpr')) ?? divisor
  if (operator === '*') return factor !== undefined && factor >= 0 ? left * right : undefined
  if (operator === '/') return divisor !== undefined && divisor >= 1 ? Math.max(left, 0) : undefined
  return undefined
}

function greatest(bounds: readonly (number | undefined)[]): number | undefined {
  const known = bounds.filter((bound) => bound !== undefined)
  return known.length === bounds.length && known.length > 0 ? Math.max(...known) : undefined
}
