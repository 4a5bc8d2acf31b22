import { type RawBuilder, sql } from 'kysely'
import type { Target } from './target.js'
import { nameOf, parameter, type Row } from './values.js'

/** `column = value` for each column to set. Throws TypeError for a column of the key. */
export function assignments(target: Target, set: Row): RawBuilder<unknown>[] {
  return Object.entries(set)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const column = target.column(name)
      if (target.key.includes(column)) throw new TypeError(`${nameOf(column)} is part of the key, and a key never changes`)
      return sql`${sql.id(name)} = ${parameter(column, value)}`
    })
}
