import type { Condition, Where } from '@rapport/core/storage'
import { type RawBuilder, sql } from 'kysely'
import { list } from './list.js'
import { canEqual } from './operand.js'
import type { Column, Shape } from './shape.js'
import type { Row } from './values.js'

/** Fewer alternatives than these stay apart: an index may lead to each of them. */
const few = 200

/** A test that can be made with a list of values: the column equals, or contains, what an alternative says. */
interface ListedTest {
  column: Column
  test: 'eq' | 'contains'
  value: unknown
}

/** Alternatives as lists of values, and those that are left. */
export interface Listed {
  tests: RawBuilder<unknown>[]
  others: Where<Row>[]
}

/**
 * Very many alternatives as few tests: those that test the same columns in the same way become one look into lists of their values, since Postgres plans
 * each alternative by itself, and takes only so many parameters.
 */
export function listedAlternatives(shape: Shape, any: readonly Where<Row>[]): Listed {
  if (any.length < few) return { tests: [], others: [...any] }
  const groups = new Map<string, ListedTest[][]>()
  const others: Where<Row>[] = []
  for (const one of any) {
    const tests = listedTests(shape, one)
    if (!tests) others.push(one)
    else if (tests.every(({ column, value }) => canEqual(column, value))) {
      const form = tests.map(({ column, test }) => `${test} ${column.name}`).join()
      const group = groups.get(form)
      if (group) group.push(tests)
      else groups.set(form, [tests])
    }
  }
  return { tests: [...groups.values()].map(anyOfLists), others }
}

/** The tests of an alternative, if all of them can be made with lists. */
function listedTests(shape: Shape, { any, all, ...columns }: Where<Row>): ListedTest[] | undefined {
  if (any || all) return undefined
  const tests: ListedTest[] = []
  for (const [name, condition] of Object.entries(columns)) {
    for (const [test, value] of Object.entries((condition ?? {}) as Condition<unknown>)) {
      const column = shape.column(name)
      const isListed = test === 'eq' ? value !== null : test === 'contains' && column.kind === 'text' && typeof value === 'string'
      if (value === undefined) continue
      if (!isListed) return undefined
      tests.push({ column, test: test === 'eq' ? 'eq' : 'contains', value })
    }
  }
  return tests.length > 0 ? tests : undefined
}

function anyOfLists(alternatives: readonly ListedTest[][]): RawBuilder<unknown> {
  const [first = []] = alternatives
  const names = first.map((_, index) => sql.id('wanted', `value${index}`))
  const lists = first.map(({ column, test }, index) => {
    const values = alternatives.map((tests) => tests[index]?.value)
    return list(column, test === 'eq' ? values : values.map((value) => likeText(String(value))))
  })
  const tests = first.map(({ column, test }, index) => sql`${sql.id(column.name)} ${test === 'eq' ? sql`=` : sql`like`} ${names[index]}`)
  const wanted = sql`wanted(${sql.join(first.map((_, index) => sql.id(`value${index}`)))})`
  return sql`exists (select from unnest(${sql.join(lists)}) as ${wanted} where ${sql.join(tests, sql` and `)})`
}

/** A pattern of `like` for texts that contain this one. */
export function likeText(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
