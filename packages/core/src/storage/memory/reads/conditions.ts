import { canonicalJson } from '../../../values/index.js'
import type { Condition } from '../../index.js'
import { type ColumnType, checkValue } from '../column-type.js'
import { encodeValue } from '../level/key-encoding.js'
import type { Row } from '../row-encoder.js'
import type { TableLayout } from '../table-layout.js'

/** A `Where` of any table, seen from inside the store. */
export interface AnyWhere {
  readonly any?: readonly AnyWhere[]
  readonly all?: readonly AnyWhere[]
}

/** A `Condition` on a column of any type. */
export type AnyCondition = Condition<unknown>

type Test = (value: unknown) => boolean

/** The conditions on columns of this level, without `any` and `all`. */
export function columnConditions({ any, all, ...columns }: AnyWhere): [column: string, condition: AnyCondition][] {
  return Object.entries<AnyCondition | undefined>(columns).flatMap(([column, condition]) => (condition ? [[column, condition]] : []))
}

/** Compiles a `Where` to a test of rows; throws a TypeError where it does not fit the table. */
export function rowTest(layout: TableLayout, where: AnyWhere): (row: Row) => boolean {
  const tests = columnConditions(where).map(([column, condition]) => {
    const passes = valueTest(layout.column(column), condition)
    return (row: Row) => passes(row[column])
  })
  for (const part of where.all ?? []) tests.push(rowTest(layout, part))
  const { any } = where
  if (any) {
    const parts = any.map((part) => rowTest(layout, part))
    tests.push((row) => parts.some((passes) => passes(row)))
  }
  return (row) => tests.every((passes) => passes(row))
}

const operators: { [O in keyof Required<AnyCondition>]: true } = {
  eq: true,
  ne: true,
  in: true,
  lt: true,
  lte: true,
  gt: true,
  gte: true,
  isNull: true,
  contains: true,
  mentions: true,
  has: true,
  hasKeys: true,
  lacks: true,
  lacksKeys: true
}

function valueTest(type: ColumnType, condition: AnyCondition): Test {
  for (const operator of Object.keys(condition)) {
    if (!Object.hasOwn(operators, operator)) throw new TypeError(`${type.name}: there is no condition '${operator}'`)
  }
  const tests = [...equalityTests(type, condition), ...orderTests(type, condition), ...containmentTests(type, condition)]
  const { isNull } = condition
  const nullPasses = tests.length === 0 && isNull !== false
  return (value) => (value === null ? nullPasses : isNull !== true && tests.every((passes) => passes(value)))
}

function* equalityTests(type: ColumnType, { eq, ne, in: list }: AnyCondition): Generator<Test> {
  for (const value of [eq, ne, ...(list ?? [])]) if (value !== undefined) checkValue(type, value)
  const identity: (value: unknown) => unknown = type.kind === 'json' ? canonicalJson : (value) => value
  if (eq !== undefined) {
    const wanted = identity(eq)
    yield (value) => identity(value) === wanted
  }
  if (ne !== undefined) {
    const unwanted = identity(ne)
    yield (value) => identity(value) !== unwanted
  }
  if (list !== undefined) {
    const wanted = new Set(list.map(identity))
    yield (value) => wanted.has(identity(value))
  }
}

const orders = [
  ['lt', (value: string, bound: string) => value < bound],
  ['lte', (value: string, bound: string) => value <= bound],
  ['gt', (value: string, bound: string) => value > bound],
  ['gte', (value: string, bound: string) => value >= bound]
] as const

function* orderTests(type: ColumnType, condition: AnyCondition): Generator<Test> {
  for (const [operator, holds] of orders) {
    const value = condition[operator]
    if (value === undefined) continue
    checkValue(type, value)
    const bound = encodeValue(type.kind, value)
    yield (other) => holds(encodeValue(type.kind, other), bound)
  }
}

function* containmentTests({ name, kind }: ColumnType, condition: AnyCondition): Generator<Test> {
  const { contains, mentions, has, hasKeys, lacks, lacksKeys } = condition
  if (contains !== undefined) {
    if (kind !== 'text') throw new TypeError(`${name} is not text: 'contains' does not apply`)
    yield (value) => typeof value === 'string' && value.includes(contains)
  }
  if (mentions !== undefined) {
    if (kind !== 'text' && kind !== 'json') throw new TypeError(`${name} is not text or JSON: 'mentions' does not apply`)
    const wanted = mentions.map((text) => withoutCase(kind === 'json' ? JSON.stringify(text).slice(1, -1) : text))
    yield (value) => {
      const text = withoutCase(kind === 'json' ? JSON.stringify(value) : String(value))
      return wanted.some((one) => text.includes(one))
    }
  }
  if (has !== undefined) {
    if (kind !== 'json') throw new TypeError(`${name} is not JSON: 'has' does not apply`)
    const wanted = Object.entries(has)
    yield (value) => isObject(value) && wanted.every(([key, scalar]) => Object.hasOwn(value, key) && value[key] === scalar)
  }
  if (hasKeys !== undefined) {
    if (kind !== 'json') throw new TypeError(`${name} is not JSON: 'hasKeys' does not apply`)
    yield (value) => isObject(value) && hasKeys.every((key) => Object.hasOwn(value, key) && value[key] !== null)
  }
  if (lacks !== undefined || lacksKeys !== undefined) {
    if (kind !== 'json') throw new TypeError(`${name} is not JSON: 'lacks' and 'lacksKeys' do not apply`)
    const unwanted = Object.entries(lacks ?? {})
    const keys = lacksKeys ?? []
    yield (value) =>
      isObject(value) &&
      unwanted.every(([key, scalar]) => !Object.hasOwn(value, key) || value[key] !== scalar) &&
      keys.every((key) => !Object.hasOwn(value, key) || value[key] === null)
  }
}

const withoutCase = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

function isObject(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
