import fc from 'fast-check'
import { rowOf } from './column-values.js'
import { readOf, type TableName, tableNames, tableOf, type VerbCall, writeOf } from './random-calls.js'

/** Verbs on their own, in a transaction of one organization, or in one of several; each call names its organization by number. */
export interface Operation {
  readonly within: 'nothing' | 'transaction' | 'together'
  readonly organization: number
  readonly calls: readonly (VerbCall & { readonly organization: number })[]
  /** Whether the transaction's work throws at its end. */
  readonly fails: boolean
}

/** How many organizations the operations of one sequence use. */
export const ORGANIZATIONS = 2

type OrganizationCall = Operation['calls'][number]

const organization = fc.integer({ min: 0, max: ORGANIZATIONS - 1 })

/** One verb, which is its own transaction. */
function aloneOf(call: fc.Arbitrary<OrganizationCall>): fc.Arbitrary<Operation> {
  return fc.record({ within: fc.constant('nothing'), organization, calls: fc.tuple(call), fails: fc.constant(false) })
}

/** Several verbs in one transaction, of which one in four throws in the end. */
function groupedOf(call: fc.Arbitrary<OrganizationCall>): fc.Arbitrary<Operation> {
  return fc.record({
    within: fc.constantFrom('transaction', 'together'),
    organization,
    calls: fc.array(call, { minLength: 1, maxLength: 4 }),
    fails: fc.nat(3).map((number) => number === 0)
  })
}

/** Rows to begin with. */
function fillOf(names: readonly TableName[]): fc.Arbitrary<Operation> {
  const inserts = names.map((name) =>
    fc
      .array(rowOf(tableOf(name)), { minLength: 3, maxLength: 8 })
      .map((rows): OrganizationCall => ({ table: name, verb: 'insert', rows, organization: 0 }))
  )
  return fc.tuple(...inserts).map((calls) => ({ within: 'together', organization: 0, calls, fails: false }))
}

/** Short sequences on one or two tables, so that operations meet each other's rows. */
export function operationSequence(): fc.Arbitrary<Operation[]> {
  const tables = tableNames.map((name) => {
    const verbCall = fc.oneof({ arbitrary: writeOf(name), weight: 3 }, { arbitrary: readOf(name), weight: 4 })
    return { name, call: fc.tuple(verbCall, organization).map(([verbCall, organization]) => ({ ...verbCall, organization })) }
  })
  return fc.shuffledSubarray(tables, { minLength: 1, maxLength: 2 }).chain((used) => {
    const call = fc.oneof(...used.map(({ call }) => call))
    const operation = fc.oneof({ arbitrary: aloneOf(call), weight: 3 }, { arbitrary: groupedOf(call), weight: 1 })
    const rest = fc.array(operation, { minLength: 1, maxLength: 10 })
    return fc.tuple(fillOf(used.map(({ name }) => name)), rest).map(([fill, rest]) => [fill, ...rest])
  })
}
