import { type RawBuilder, sql } from 'kysely'
import { isUuid, kinds } from './kinds.js'
import type { Column } from './shape.js'
import { isStorableJson, isStorableText } from './storable-text.js'
import { timestampText } from './timestamp.js'
import { nameOf, parameter, typed } from './values.js'

export type Operator = 'eq' | 'ne' | 'lt' | 'lte' | 'gt' | 'gte'

/** Two expressions that Postgres can compare. */
export interface Operands {
  column: RawBuilder<unknown>
  value: RawBuilder<unknown>
}

const largest = 2 ** 63

/**
 * A column and a value in a form that Postgres can compare, whatever the value: no cursor or filter of a caller may make the database fail. Text that
 * is no uuid is compared with the uuid column's text. A number or time outside of the column's range becomes the largest or smallest value.
 */
export function operands(column: Column, operator: Operator, value: unknown): Operands {
  const name = sql.id(column.name)
  if (column.kind === 'uuid' && typeof value === 'string' && !isUuid(value)) {
    const text = { ...column, kind: 'text' as const }
    return { column: sql`${name}::text collate "C"`, value: parameter(text, value) }
  }
  if ((column.kind === 'time' || column.kind === 'integer') && typeof value === 'number' && !Number.isNaN(value)) {
    return { column: name, value: typed(column, wholeBound(column, operator, value)) }
  }
  if (column.kind === 'number' && typeof value === 'number' && !Number.isNaN(value))
    return { column: name, value: typed(column, String(value)) }
  if (value === null || value === undefined) throw new TypeError(`${nameOf(column)} cannot be compared with ${value}; use isNull`)
  return { column: name, value: parameter(column, value) }
}

/** The whole number that can stand for this number in a comparison with whole numbers. */
function wholeBound({ kind }: Column, operator: Operator, value: number): string {
  const whole = operator === 'lt' || operator === 'gte' ? Math.ceil(value) : Math.floor(value)
  if (kind === 'time') return timestampText(whole)
  if (whole >= largest) return '9223372036854775807'
  return whole <= -largest ? '-9223372036854775808' : String(BigInt(whole))
}

/** Whether a value of the column can ever equal this one, which is of the right type. */
export function canEqual({ kind }: Column, value: unknown): boolean {
  if (kind === 'json') return value === null || typeof value !== 'object' || isStorableJson(JSON.stringify(value))
  if (kind === 'text') return typeof value !== 'string' || isStorableText(value)
  return typeof value !== kinds[kind].typeOf || kinds[kind].toText(value) !== undefined
}
