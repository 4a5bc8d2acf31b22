import fc from 'fast-check'
import type { Table } from '../../storage/define-table.js'
import type { Condition, Direction, Find, FirstPage, Measure, Ranges, Where } from '../../storage/query.js'
import { type AnyRow, columnsOf, keyOf, kindOf, nullableValueOf, perColumn, someValueOf } from './column-values.js'

const COMPARABLE = ['uuid', 'text', 'time', 'integer', 'number'] as const
const SORTABLE = [...COMPARABLE, 'boolean'] as const

/** Conditions of a column, sometimes two at once. */
function conditionOn(table: Table, column: string): fc.Arbitrary<Condition<unknown>> {
  const kind = kindOf(table, column)
  const value = someValueOf(table, column).filter((value): value is object => value !== null)
  const tests: fc.Arbitrary<Condition<unknown>>[] = [
    value.map((eq) => ({ eq })),
    value.map((ne) => ({ ne })),
    fc.array(value, { maxLength: 3 }).map((list) => ({ in: list })),
    fc.boolean().map((isNull) => ({ isNull }))
  ]
  if (COMPARABLE.some((comparable) => comparable === kind)) {
    const operator = fc.constantFrom('lt', 'lte', 'gt', 'gte')
    tests.push(fc.tuple(operator, value).map(([name, bound]) => ({ [name]: bound })))
  }
  if (kind === 'text') tests.push(fc.constantFrom('', '%', '_', '\\', 'a', 'é').map((contains) => ({ contains })))
  if (kind === 'json')
    tests.push(
      fc
        .tuple(fc.constantFrom('a', 'b', '10', '__proto__'), fc.constantFrom(1, '1', true, ''))
        .chain(([key, wanted]) => fc.constantFrom('has', 'lacks').map((test) => ({ [test]: Object.fromEntries([[key, wanted]]) }))),
      fc.subarray(['a', 'b', '10', '__proto__']).map((hasKeys) => ({ hasKeys })),
      fc.subarray(['a', 'b', '10', '__proto__']).map((lacksKeys) => ({ lacksKeys }))
    )
  return fc.oneof(
    ...tests,
    fc.tuple(fc.oneof(...tests), fc.oneof(...tests)).map(([one, other]) => ({ ...one, ...other }))
  )
}

/** Conditions on any columns, `any` and `all` among them. */
export function whereOf(table: Table): fc.Arbitrary<Where<AnyRow>> {
  const onColumn = perColumn(table, columnsOf(table), (column) =>
    conditionOn(table, column).map((condition) => [column, condition] as const)
  )
  const onColumns = fc.array(onColumn, { maxLength: 2 }).map((pairs): Where<AnyRow> => Object.fromEntries(pairs))
  const parts = fc.array(onColumns, { maxLength: 2 })
  const nested = fc
    .record({ outer: onColumns, parts, isAny: fc.boolean() })
    .map(({ outer, parts, isAny }): Where<AnyRow> => Object.assign({}, outer, isAny ? { any: parts } : { all: parts }))
  return fc.oneof({ arbitrary: onColumns, weight: 3 }, { arbitrary: nested, weight: 1 })
}

export function orderOf(table: Table): fc.Arbitrary<{ column: string; direction: Direction }> {
  return perColumn(table, columnsOf(table, ...SORTABLE), orderBy)
}

function orderBy(column: string): fc.Arbitrary<{ column: string; direction: Direction }> {
  return fc.record({ column: fc.constant(column), direction: fc.constantFrom('asc', 'desc') })
}

/** Pages of rows from anywhere in any order. */
export function findOf(table: Table): fc.Arbitrary<Find<AnyRow>> {
  const rest = fc.record(
    { limit: fc.integer({ min: 0, max: 4 }), columns: fc.subarray(columnsOf(table), { minLength: 1, maxLength: 3 }) },
    { requiredKeys: [] }
  )
  const key = keyOf(table).map((key) => table.key.map((column) => key[column]))
  const anywhere = whereOf(table)
  const ordered = perColumn(table, columnsOf(table, ...SORTABLE), (column) => {
    const place = table.key.indexOf(column)
    const after = fc
      .record({ value: nullableValueOf(table, column), key })
      .map(({ value, key }) => ({ value: place < 0 ? value : key[place], key }))
    // Conditions on the column of the order decide where the order begins and ends.
    const onColumn = conditionOn(table, column).map((condition): Where<AnyRow> => ({ [column]: condition }))
    const where = fc.oneof(anywhere, onColumn)
    return fc.record({ where, orderBy: orderBy(column), after }, { requiredKeys: ['where', 'orderBy'] })
  })
  const byKey = fc.record({ where: anywhere, after: fc.record({ key }) }, { requiredKeys: ['where'] })
  return fc
    .tuple(rest, fc.oneof({ arbitrary: ordered, weight: 3 }, { arbitrary: byKey, weight: 1 }))
    .map(([rest, order]) => ({ ...rest, ...order }))
}

/** The beginning of any order. */
export function firstPageOf(table: Table): fc.Arbitrary<FirstPage<AnyRow>> {
  return fc.tuple(findOf(table), fc.integer({ min: 0, max: 4 })).map(([{ after: _, ...query }, limit]) => ({ ...query, limit }))
}

export interface AnyAggregate {
  where: Where<AnyRow>
  by: string[]
  measures: Record<string, Measure<AnyRow>>
  limit?: number
  range?: Ranges<AnyRow>
}

/** Ranges of a column, their bounds among its values and beside them. */
function rangesOf(table: Table, columns: readonly string[]): fc.Arbitrary<Ranges<AnyRow>> {
  return perColumn(table, columns, (column) => {
    const bound = fc.oneof(someValueOf(table, column).map(Number), fc.integer({ min: -10, max: 10 }))
    const bounds = fc.uniqueArray(bound, { minLength: 1, maxLength: 4 }).map((list) => list.sort((a, b) => a - b))
    return bounds.map((bounds) => ({ column, bounds }))
  })
}

/** Groups by up to two columns and a range, with up to three measures. */
export function aggregateOf(table: Table): fc.Arbitrary<AnyAggregate> {
  const comparable = fc.constantFrom(...columnsOf(table, ...COMPARABLE))
  const whole = columnsOf(table, 'integer')
  const ranged = columnsOf(table, 'integer', 'time')
  const measures: fc.Arbitrary<Measure<AnyRow>>[] = [
    fc.constant({ count: true }),
    comparable.map((countDistinct) => ({ countDistinct })),
    comparable.map((min) => ({ min })),
    comparable.map((max) => ({ max }))
  ]
  if (whole.length > 0) measures.push(fc.constantFrom(...whole).map((sum) => ({ sum })))
  if (ranged.length > 0) measures.push(rangesOf(table, ranged).map((countRanges) => ({ countRanges })))
  return fc.record(
    {
      ...(ranged.length > 0 && { range: rangesOf(table, ranged) }),
      where: whereOf(table),
      by: fc.subarray(columnsOf(table, ...SORTABLE), { maxLength: 2 }),
      measures: fc
        .array(fc.tuple(fc.oneof(...measures), fc.option(whereOf(table), { nil: undefined })), { maxLength: 3 })
        .map((list) =>
          Object.fromEntries(list.map(([measure, where], index) => [`measure${index}`, { ...measure, ...(where && { where }) }]))
        ),
      limit: fc.integer({ min: 1, max: 3 })
    },
    { requiredKeys: ['where', 'by', 'measures'] }
  )
}
