import type { Condition, Where } from '@rapport/core/storage'
import { type RawBuilder, sql } from 'kysely'
import { likeText, listedAlternatives } from './alternatives.js'
import { list } from './list.js'
import { canEqual, type Operator, operands } from './operand.js'
import type { Column, Shape } from './shape.js'
import { nameOf, type Row } from './values.js'

type Test = RawBuilder<unknown>

const operators = { eq: sql`=`, ne: sql`<>`, lt: sql`<`, lte: sql`<=`, gt: sql`>`, gte: sql`>=` } satisfies Record<Operator, Test>

/** A `Where` as SQL. */
export function whereSql(shape: Shape, where: Where<Row> = {}): Test {
  const { any, all, ...columns } = where
  const tests = Object.entries(columns).flatMap(([name, condition]) => (condition ? conditionSql(shape.column(name), condition) : []))
  if (any) tests.push(anyOf(shape, any))
  for (const one of all ?? []) tests.push(whereSql(shape, one))
  return allOf(tests)
}

/** All of these hold. */
export function allOf(tests: readonly Test[]): Test {
  return tests.length === 0 ? sql`true` : sql.join(tests, sql` and `)
}

function anyOf(shape: Shape, any: readonly Where<Row>[]): Test {
  const { tests: listed, others } = listedAlternatives(shape, any)
  const tests = [...listed, ...others.map((one) => whereSql(shape, one))]
  return tests.length === 0
    ? sql`false`
    : sql`(${sql.join(
        tests.map((test) => sql`(${test})`),
        sql` or `
      )})`
}

function conditionSql(column: Column, condition: Condition<unknown>): Test[] {
  const tests: Test[] = []
  for (const [test, value] of Object.entries(condition)) {
    if (value !== undefined) tests.push(testSql(column, test, value))
  }
  return tests
}

function testSql(column: Column, test: string, value: unknown): Test {
  const name = sql.id(column.name)
  switch (test) {
    case 'eq':
      return canEqual(column, value) ? comparison(column, 'eq', value) : sql`false`
    case 'ne':
      return canEqual(column, value) ? comparison(column, 'ne', value) : sql`${name} is not null`
    case 'lt':
    case 'lte':
    case 'gt':
    case 'gte':
      if (column.kind === 'json') throw new TypeError(`${nameOf(column)} has no order: JSON columns take eq, ne, in, has and isNull`)
      return comparison(column, test, value)
    case 'in':
      return isIn(column, value)
    case 'isNull':
      return value ? sql`${name} is null` : sql`${name} is not null`
    case 'contains':
      return contains(column, value)
    case 'mentions':
      return mentions(column, value)
    case 'has':
      return has(column, value)
    case 'hasKeys':
      return hasKeys(column, value)
    case 'lacks':
      return lacks(column, value)
    case 'lacksKeys':
      return lacksKeys(column, value)
    default:
      throw new TypeError(`${nameOf(column)}: there is no test ${JSON.stringify(test)}`)
  }
}

function comparison(column: Column, operator: Operator, compared: unknown): Test {
  const { column: name, value } = operands(column, operator, compared)
  return sql`${name} ${operators[operator]} ${value}`
}

function isIn(column: Column, values: unknown): Test {
  if (!Array.isArray(values)) throw new TypeError(`${nameOf(column)}: "in" takes a list`)
  const possible = values.filter((value) => canEqual(column, value))
  if (possible.length === 0) return sql`false`
  // Rows of one value come from an index in the order of its next column; those of a list do not.
  if (possible.length === 1) return comparison(column, 'eq', possible[0])
  return sql`${sql.id(column.name)} = any(${list(column, possible)})`
}

function contains(column: Column, text: unknown): Test {
  if (column.kind !== 'text' || typeof text !== 'string') throw new TypeError(`${nameOf(column)}: "contains" takes text, on a text column`)
  return canEqual(column, text) ? sql`${sql.id(column.name)} like ${likeText(text)}` : sql`false`
}

/** The letters A to Z match in both cases under every collation of the database; under some of them others do too, so the column is compared as "C". */
function mentions(column: Column, texts: unknown): Test {
  const isSearchable = column.kind === 'text' || column.kind === 'json'
  if (!isSearchable || !Array.isArray(texts))
    throw new TypeError(`${nameOf(column)}: "mentions" takes a list of texts, on a text or JSON column`)
  const possible = texts.map(String).filter((text) => canEqual(column, text))
  if (possible.length === 0) return sql`false`
  const patterns = possible.map((text) => likeText(column.kind === 'json' ? JSON.stringify(text).slice(1, -1) : text))
  return sql`${sql.id(column.name)}::text collate "C" ilike any(${sql.val(patterns)}::text[])`
}

/** `->>` is NULL for a key that is missing or null, and for what is no object. */
function hasKeys(column: Column, keys: unknown): Test {
  if (column.kind !== 'json' || !Array.isArray(keys))
    throw new TypeError(`${nameOf(column)}: "hasKeys" takes a list of keys, on a JSON column`)
  const name = sql.id(column.name)
  const present = keys.map((key) => (canEqual(column, { [key]: 1 }) ? sql`(${name} ->> ${key}::text) is not null` : sql`false`))
  return allOf([sql`jsonb_typeof(${name}) = 'object'`, ...present])
}

/** Each key by itself: what is left out or another value passes. */
function lacks(column: Column, values: unknown): Test {
  if (column.kind !== 'json' || values === null || typeof values !== 'object') {
    throw new TypeError(`${nameOf(column)}: "lacks" takes an object of scalars, on a JSON column`)
  }
  const absent = Object.entries(values).map(([key, value]) => sql`not (${has(column, { [key]: value })})`)
  return allOf([sql`jsonb_typeof(${sql.id(column.name)}) = 'object'`, ...absent])
}

function lacksKeys(column: Column, keys: unknown): Test {
  if (column.kind !== 'json' || !Array.isArray(keys))
    throw new TypeError(`${nameOf(column)}: "lacksKeys" takes a list of keys, on a JSON column`)
  const name = sql.id(column.name)
  const absent = keys.flatMap((key) => (canEqual(column, { [key]: 1 }) ? [sql`(${name} ->> ${key}::text) is null`] : []))
  return allOf([sql`jsonb_typeof(${name}) = 'object'`, ...absent])
}

/** `@>` with scalars is equality per key: a scalar inside an object is contained only in an equal scalar, never in an array. */
function has(column: Column, values: unknown): Test {
  if (column.kind !== 'json' || values === null || typeof values !== 'object') {
    throw new TypeError(`${nameOf(column)}: "has" takes an object of scalars, on a JSON column`)
  }
  const scalars = Object.values(values).every((value) => ['string', 'number', 'boolean'].includes(typeof value))
  if (!scalars) throw new TypeError(`${nameOf(column)}: "has" compares with strings, numbers and booleans only`)
  return canEqual(column, values) ? sql`${sql.id(column.name)} @> ${JSON.stringify(values)}::jsonb` : sql`false`
}
