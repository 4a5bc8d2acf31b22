import type { Direction } from '@rapport/core/storage'
import { type RawBuilder, sql } from 'kysely'
import type { Column } from './shape.js'
import type { Target } from './target.js'

export interface OrderBy {
  column: string
  direction: Direction
}

/** What rows are ordered by: the column, then the key's others. */
export function orderColumns(target: Target, orderBy: OrderBy | undefined): Column[] {
  return orderBy ? [...new Set([target.column(orderBy.column), ...target.key])] : [...target.key]
}

/**
 * `order by` in one direction; `nulls` says where the first column's nulls stand, when there can be any. The names are qualified: a bare one would mean
 * the answer's text.
 */
export function orderSql(from: string, columns: readonly Column[], direction: Direction, nulls: 'last' | 'absent'): RawBuilder<unknown> {
  const way = direction === 'desc' ? sql`desc` : sql`asc`
  const parts = columns.map((column, position) => {
    const last = position === 0 && nulls === 'last' && column.nullable
    const name = sql.id(from, column.name)
    return last ? sql`${name} ${way} nulls last` : sql`${name} ${way}`
  })
  return sql`order by ${sql.join(parts)}`
}
