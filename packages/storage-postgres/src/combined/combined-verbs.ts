import { type Find, type Table, type Where, withOrganization } from '@rapport/core/storage'
import type { Session } from '../session.js'
import { shapeOf } from '../sql/shape.js'
import { everybodysTargetOf, type Target, targetOf } from '../sql/target.js'
import type { Row } from '../sql/values.js'
import type { UnitOfWork } from '../unit-of-work.js'
import { find } from '../verbs/find.js'
import { get } from '../verbs/get.js'
import { insert } from '../verbs/insert.js'
import { upsert } from '../verbs/upsert.js'
import { type Asked, TurnQueue } from './turn-queue.js'

type Verb<I, O> = (session: Session, target: Target, input: I) => Promise<O>

/**
 * What several organizations ask of one table in one turn of the event loop, within one transaction, as one statement: each organization's batch is
 * small, and a statement costs more than its rows.
 */
export class CombinedVerbs {
  readonly #unit: UnitOfWork
  readonly #gets = new Map<string, TurnQueue<readonly Row[], (Row | undefined)[]>>()
  readonly #inserts = new Map<string, TurnQueue<readonly Row[], boolean[]>>()
  readonly #upserts = new Map<string, TurnQueue<readonly Row[], Row[]>>()
  readonly #finds = new Map<string, TurnQueue<Find<Row>, Row[]>>()

  constructor(unit: UnitOfWork) {
    this.#unit = unit
  }

  /** The verbs of one organization. */
  of(organizationId: string) {
    return {
      get: (table: Table, keys: readonly Row[]) =>
        queueOf(this.#gets, table.name, () => this.#queue(table, get, getOfAll)).ask(organizationId, keys),
      // Which of two rows comes first decides where they compete for a unique value: such tables' rows are written by each organization for itself.
      insert: (table: Table, rows: readonly Row[]) =>
        shapeOf(table).uniques.length > 0
          ? this.#alone(table, organizationId, insert, rows)
          : queueOf(this.#inserts, table.name, () => this.#queue(table, insert, insertOfAll)).ask(organizationId, rows),
      upsert: (table: Table, rows: readonly Row[]) =>
        queueOf(this.#upserts, table.name, () => this.#queue(table, upsert, upsertOfAll)).ask(organizationId, rows),
      find: (table: Table, query: Find<Row> = {}) =>
        isPage(query)
          ? this.#alone(table, organizationId, find, query)
          : queueOf(this.#finds, `${table.name} ${query.columns}`, () => this.#queue(table, find, findOfAll)).ask(organizationId, query)
    }
  }

  #alone<I, O>(table: Table, organizationId: string, verb: Verb<I, O>, input: I): Promise<O> {
    return this.#unit.verb((session) => verb(session, targetOf(table, session.schema, organizationId), input))
  }

  #queue<I, O>(table: Table, verb: Verb<I, O>, ofAll: Verb<readonly Asked<I>[], O[]>): TurnQueue<I, O> {
    return new TurnQueue(async (asked) => {
      const [only, ...more] = asked
      if (only && more.length === 0) return [await this.#alone(table, only.organizationId, verb, only.input)]
      return this.#unit.verb((session) => ofAll(session, everybodysTargetOf(withOrganization(table), session.schema), asked))
    })
  }
}

function queueOf<Q>(queues: Map<string, Q>, name: string, make: () => Q): Q {
  const queue = queues.get(name) ?? make()
  queues.set(name, queue)
  return queue
}

const getOfAll: Verb<readonly Asked<readonly Row[]>[], (Row | undefined)[][]> = async (session, target, asked) =>
  shares(asked, await get(session, target, ownedRows(asked)))

const insertOfAll: Verb<readonly Asked<readonly Row[]>[], boolean[][]> = async (session, target, asked) =>
  shares(asked, await insert(session, target, ownedRows(asked)))

const upsertOfAll: Verb<readonly Asked<readonly Row[]>[], Row[][]> = async (session, target, asked) =>
  shares(asked, await upsert(session, target, ownedRows(asked)))

const findOfAll: Verb<readonly Asked<Find<Row>>[], Row[][]> = async (session, target, asked) => {
  const any = asked.map(({ organizationId, input }) => ({ all: [{ organization_id: { eq: organizationId } }, input.where ?? {}] }))
  // `any` stands beside the columns, which a record of any row cannot say.
  const where = { any } as Where<Row>
  const columns = asked[0]?.input.columns
  const rows = await find(session, target, { where, ...(columns && { columns: ['organization_id', ...columns] }) })
  return asked.map(({ organizationId }) => rows.filter((row) => row.organization_id === organizationId).map(withoutOwner))
}

/** Whether order or number of the rows matters: then each organization asks for itself. */
function isPage({ orderBy, after, limit }: Find<Row>): boolean {
  return orderBy !== undefined || after !== undefined || limit !== undefined
}

function ownedRows(asked: readonly Asked<readonly Row[]>[]): Row[] {
  return asked.flatMap(({ organizationId, input }) => input.map((row) => ({ organization_id: organizationId, ...row })))
}

/** Each one's share of what was answered for all rows. */
function shares<T>(asked: readonly Asked<readonly Row[]>[], answers: readonly T[]): T[][] {
  let start = 0
  return asked.map(({ input }) => {
    const share = answers.slice(start, start + input.length).map(withoutOwner)
    start += input.length
    return share
  })
}

function withoutOwner<T>(answer: T): T {
  if (typeof answer === 'object' && answer !== null) Reflect.deleteProperty(answer, 'organization_id')
  return answer
}
