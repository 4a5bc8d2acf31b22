import type { Where } from '@rapport/core/storage'
import type { Shape } from './shape.js'
import type { Row } from './values.js'

/** One test of a column. */
type Test = readonly [column: string, test: string, value: unknown]

const ranges = ['lt', 'lte', 'gt', 'gte']

/**
 * Whether an index leads to the rows that match, and then gives them in the order of the column `next`, if there is one: all conditions are equalities of
 * the index's first columns, but for a range of `next`. One plan is good for all values of such a query, as it never reads more than it answers.
 */
export function isInIndexOrder({ orders }: Shape, where: Where<Row> | undefined, next: string | undefined): boolean {
  const tests = testsOf(where)
  if (!tests) return false
  const equal = new Set(tests.filter(isEquality).map(([column]) => column))
  const others = tests.filter((test) => !isEquality(test))
  if (!others.every(([column, test]) => column === next && ranges.includes(test))) return false
  return orders.some((order) => {
    const leads = order.slice(0, equal.size).every((name) => equal.has(name))
    return leads && (next === undefined || order[equal.size] === next)
  })
}

/** All tests that have to hold; undefined when there are others, of which one is enough. */
function testsOf({ any, all = [], ...columns }: Where<Row> = {}): Test[] | undefined {
  if (any) return undefined
  const own = Object.entries(columns).flatMap(([column, condition]) =>
    Object.entries(condition ?? {}).flatMap(([test, value]): Test[] => (value === undefined ? [] : [[column, test, value]]))
  )
  const further = all.map(testsOf)
  return further.every((tests) => tests !== undefined) ? [...own, ...further.flat()] : undefined
}

function isEquality([, test, value]: Test): boolean {
  return test === 'eq' || (test === 'in' && Array.isArray(value) && value.length === 1)
}
