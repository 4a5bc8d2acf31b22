import type { Direction } from '@rapport/core/storage'
import { type RawBuilder, sql } from 'kysely'
import type { Column } from './shape.js'
import type { Target } from './target.js'

export interface OrderBy {
  column: string
  direction: Direction
}

/** The columns that rows are ordered by: the given one, then those of the key. */
export function orderColumns(target: Target, orderBy: OrderBy | undefined): Column[] {
  return orderBy ? [...new Set([target.column(orderBy.column), ...target.key])] : [...target.key]
}

/**
 * `order by` in one direction; `nulls` says whether the first column can have nulls, which come last. The names are qualified, because a bare name
 * would mean the output column of that name, which is text.
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
