import type { Rows, Store } from '../../storage/contract.js'
import type { Table } from '../../storage/define-table.js'
import type { Find } from '../../storage/query.js'
import type { AnyRow } from './column-values.js'
import { tableOf, type VerbCall } from './random-calls.js'
import type { Operation } from './random-operations.js'

type Verbs = Rows<'organization'>

const FAILED = 'failed'

/** These may fail where a unique value is taken; any other verb that fails outside a transaction is a fault. */
const MAY_FAIL = new Set<VerbCall['verb']>(['upsert', 'merge', 'update', 'take'])

/** Does the operations one after the other; what each answered, and in the end the rows that there are. */
export async function applyOperations(
  store: Store,
  organizationIds: readonly string[],
  operations: readonly Operation[]
): Promise<unknown[]> {
  const answers: unknown[] = []
  for (const operation of operations) answers.push(await applyOperation(store, organizationIds, operation))
  const tables = new Set(operations.flatMap(({ calls }) => calls.map((call) => call.table)))
  for (const table of tables) for (const id of organizationIds) answers.push(await store.organization(id).find(tableOf(table)))
  return answers
}

async function applyOperation(store: Store, ids: readonly string[], { within, organization, calls, fails }: Operation): Promise<unknown> {
  const idOf = (number: number) => ids[number] ?? ''
  if (within === 'nothing') {
    const [call] = calls
    return call && answerOf(store.organization(idOf(organization)), call, MAY_FAIL.has(call.verb))
  }
  const work = async (verbsOf: (number: number) => readonly Verbs[]) => {
    const answers: unknown[] = []
    for (const call of calls) answers.push(await answerOfAll(verbsOf(call.organization), call))
    if (fails) throw new PlannedFailure(answers)
    return answers
  }
  const running =
    within === 'together'
      ? store.groupTransaction(ids, { settle: (of) => work((number) => (number === 0 ? [of(idOf(0))] : ids.map(of))) })
      : store.organization(idOf(organization)).transaction((transaction) => work(() => [transaction]))
  return running.catch((error: unknown) => (error instanceof PlannedFailure ? { threw: error.answers } : FAILED))
}

/** What a transaction's work throws when it is meant to. */
class PlannedFailure extends Error {
  readonly answers: unknown[]

  constructor(answers: unknown[]) {
    super('This work is meant to throw')
    this.answers = answers
  }
}

/** The answers of several organizations that are asked the same at the same time; when one fails, nobody can say what the others answer. */
async function answerOfAll(verbs: readonly Verbs[], call: VerbCall): Promise<unknown> {
  const answers = await Promise.all(verbs.map((each) => answerOf(each, call, true)))
  return answers.includes(FAILED) ? FAILED : answers
}

async function answerOf(verbs: Verbs, call: VerbCall, mayFail: boolean): Promise<unknown> {
  return mayFail ? perform(verbs, call).catch(() => FAILED) : perform(verbs, call)
}

function perform(verbs: Verbs, call: VerbCall): Promise<unknown> {
  const table = tableOf(call.table)
  switch (call.verb) {
    case 'get':
      return verbs.get(table, call.keys)
    case 'find':
      return verbs.find(table, call.query)
    case 'pages':
      return pages(verbs, table, call.query)
    case 'firstPage':
      return verbs.firstPage(table, call.query)
    case 'count':
      return verbs.count(table, call.where)
    case 'aggregate':
      return verbs.aggregate(table, call.query)
    case 'insert':
      return verbs.insert(table, call.rows)
    case 'upsert':
      return verbs.upsert(table, call.rows)
    case 'merge':
      return verbs.merge(table, call.rows)
    case 'update':
      return verbs.update(table, call.where, call.set)
    case 'remove':
      return verbs.remove(table, call.where)
    case 'increment':
      return verbs.increment(table, call.key, call.by)
    case 'take':
      return verbs.take(table, call.query)
  }
}

/** The keys of all rows, page by page. */
async function pages(verbs: Verbs, table: Table<'organization'>, query: Find<AnyRow>): Promise<unknown> {
  const { columns: _, after: __, ...whole } = query
  const limit = Math.max(1, query.limit ?? 3)
  const keys: unknown[][] = []
  let page = await verbs.find(table, { ...whole, limit })
  for (let last = page.at(-1); last; last = page.at(-1)) {
    keys.push(...page.map((row) => table.key.map((column) => row[column])))
    const key = keys.at(-1) ?? []
    const after = whole.orderBy ? { value: last[whole.orderBy.column], key } : { key }
    page = await verbs.find(table, { ...whole, limit, after })
  }
  return keys
}
