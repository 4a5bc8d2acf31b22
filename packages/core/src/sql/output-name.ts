import type { SqlNode } from './tree.js'

/** What Postgres calls a column of a result that has no alias. */
export function outputName(node: SqlNode | undefined): string {
  return nameOf(node)?.name ?? '?column?'
}

/** A name, and whether it may be given up for a better one further out. */
interface Figured {
  name: string
  isWeak?: boolean
}

function nameOf(node: SqlNode | undefined): Figured | undefined {
  if (!node) return undefined
  const fixed = fixedNames[node.type]
  if (fixed !== undefined) return { name: fixed }
  switch (node.type) {
    case 'ColumnRef':
      return last(node.names('fields'))
    case 'FuncCall':
      return last(node.names('funcname'))
    case 'A_Indirection':
      return last(node.names('indirection')) ?? nameOf(node.node('arg'))
    case 'CollateClause':
      return nameOf(node.node('arg'))
    case 'TypeCast': {
      const inner = nameOf(node.node('arg'))
      const type = node.node('typeName')?.names('names').at(-1)
      return inner && !inner.isWeak ? inner : type === undefined ? inner : { name: type, isWeak: true }
    }
    case 'CaseExpr': {
      const otherwise = nameOf(node.node('defresult'))
      return otherwise && !otherwise.isWeak ? otherwise : { name: 'case', isWeak: true }
    }
    case 'A_Expr':
      return node.text('kind') === 'AEXPR_NULLIF' ? { name: 'nullif' } : undefined
    case 'MinMaxExpr':
      return { name: node.text('op') === 'IS_LEAST' ? 'least' : 'greatest' }
    case 'SQLValueFunction':
      return {
        name: node
          .text('op')
          .replace(/^SVFOP_|_N$/g, '')
          .toLowerCase()
      }
    case 'JsonFuncExpr':
      return { name: node.text('op').replace(/_OP$/, '').toLowerCase() }
    case 'SubLink':
      return nameOfSubquery(node)
    default:
      return undefined
  }
}

const fixedNames: { readonly [type: string]: string } = {
  A_ArrayExpr: 'array',
  RowExpr: 'row',
  CoalesceExpr: 'coalesce',
  GroupingFunc: 'grouping',
  JsonObjectConstructor: 'json_object',
  JsonArrayConstructor: 'json_array',
  JsonObjectAgg: 'json_objectagg',
  JsonArrayAgg: 'json_arrayagg'
}

function nameOfSubquery(node: SqlNode): Figured | undefined {
  switch (node.text('subLinkType')) {
    case 'EXISTS_SUBLINK':
      return { name: 'exists' }
    case 'ARRAY_SUBLINK':
      return { name: 'array' }
    case 'EXPR_SUBLINK': {
      const [target] = firstSelect(node.node('subselect'))?.nodes('targetList') ?? []
      // It is called as the one column that the star stands for, which is not known here: by this name there is nothing to be called.
      if (isStar(target?.node('val'))) return { name: '?column?' }
      return target && { name: target.text('name') || outputName(target.node('val')) }
    }
    default:
      return undefined
  }
}

/** Whether a target stands for several columns: `*`, `a.*`, `(a).*`. */
export function isStar(value: SqlNode | undefined): boolean {
  return (value?.nodes('fields').at(-1) ?? value?.nodes('indirection').at(-1))?.type === 'A_Star'
}

/** Of a set operation, the SELECT that names its columns. */
function firstSelect(select: SqlNode | undefined): SqlNode | undefined {
  const left = select?.node('larg')
  return left ? firstSelect(left) : select
}

function last(names: readonly string[]): Figured | undefined {
  const name = names.at(-1)
  return name === undefined ? undefined : { name }
}
