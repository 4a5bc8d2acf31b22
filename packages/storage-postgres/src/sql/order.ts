import type { Direction } from '@rapport/core/storage'
import { type RawBuilder, sql } from 'kysely'
import type { Column } from './shape.js'
import type { Target } from './target.js'

export interface OrderBy {
  column: string
  direction: Direction
}

/** What rows are ordered by: the column, then the key. */
export function orderColumns(target: Target, orderBy: OrderBy | undefined): Column[] {
  return orderBy ? [target.column(orderBy.column), ...target.key] : [...target.key]
}

/** `order by` in one direction; `nulls` says where the first column's nulls stand, when there can be any. */
export function orderSql(columns: readonly Column[], direction: Direction, nulls: 'last' | 'absent'): RawBuilder<unknown> {
  const way = direction === 'desc' ? sql`desc` : sql`asc`
  const parts = columns.map((column, position) => {
    const last = position === 0 && nulls === 'last' && column.nullable
    return last ? sql`${sql.id(column.name)} ${way} nulls last` : sql`${sql.id(column.name)} ${way}`
  })
  return sql`order by ${sql.join(parts)}`
}
