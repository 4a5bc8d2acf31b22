import { type Find, type Rows, type Table, withOrganization } from '@rapport/core/storage'
import { isPage, lookupOf } from '../sql/lookup.js'
import { shapeOf } from '../sql/shape.js'
import { targetOfAllOrganizations } from '../sql/target.js'
import type { Row } from '../sql/values.js'
import type { UnitOfWork } from '../unit-of-work.js'
import { mergesInSql } from '../verbs/upsert.js'
import { getOfAll, insertOfAll, lookUpOfAll, mergeOfAll, upsertOfAll, type VerbOfAll } from './of-all.js'
import { Kind, Turn } from './turn.js'

/** A verb in two forms: one call for several organizations (`ofAll`), and one call for a single one (`alone`). */
interface Combination<I, O> {
  kind: Kind<I, O>
  ofAll: VerbOfAll<I, O>
  alone: (table: Table, input: I) => Promise<O>
}

/**
 * Combines calls of the same verb on the same table, made by several organizations of one transaction in one turn of the event loop, into one
 * statement. Each organization's batch is small, and a statement costs more than its rows.
 */
export class CombinedVerbs {
  readonly #unit: UnitOfWork
  readonly #turn = new Turn()
  readonly #gets = new Kind<readonly Row[], (Row | undefined)[]>()
  readonly #inserts = new Kind<readonly Row[], boolean[]>()
  readonly #upserts = new Kind<readonly Row[], Row[]>()
  readonly #merges = new Kind<readonly Row[], void>()
  readonly #finds = new Kind<Find<Row>, Row[]>()

  constructor(unit: UnitOfWork) {
    this.#unit = unit
  }

  /** The verbs of one organization, combined where that is possible; `alone` has its verbs as single statements. */
  of(organizationId: string, alone: Rows<'organization'>): Rows<'organization'> {
    const turn = this.#turn
    const { get, find, insert, upsert, merge } = alone as UntypedRows
    const gets = { kind: this.#gets, ofAll: getOfAll, alone: get }
    const finds = { kind: this.#finds, ofAll: lookUpOfAll, alone: find }
    const inserts = { kind: this.#inserts, ofAll: insertOfAll, alone: insert }
    const upserts = { kind: this.#upserts, ofAll: upsertOfAll, alone: upsert }
    const merges = { kind: this.#merges, ofAll: mergeOfAll, alone: merge }
    const ask = <I, O>(combination: Combination<I, O>, table: Table, input: I, name = '') =>
      turn.ask(combination.kind, `${table.name} ${name}`, organizationId, input, async (asked) => {
        const [only, ...more] = asked
        if (only && more.length === 0) return [await combination.alone(table, input)]
        return this.#unit.verb((session) =>
          combination.ofAll(session, targetOfAllOrganizations(withOrganization(table), session.schema), asked)
        )
      })
    const inTurn = Object.entries(alone).map(([name, verb]) => {
      const call = (...input: unknown[]) => turn.askAlone<unknown>(organizationId, async () => Reflect.apply(verb, alone, input))
      return [name, call] as const
    })
    const verbs = {
      ...Object.fromEntries(inTurn),
      get: (table: Table, keys: readonly Row[]) => ask(gets, table, keys),
      find(table: Table, query: Find<Row> = {}) {
        const column = isPage(query) ? undefined : lookupOf(query.where)?.column
        if (column === undefined) return turn.askAlone(organizationId, () => find(table, query))
        return ask(finds, table, query, `${column} ${query.columns}`)
      },
      // In a table with unique indexes the order of the rows decides which of two competing rows is written, so each organization inserts its own.
      insert: (table: Table, rows: readonly Row[]) =>
        shapeOf(table).uniques.length > 0 ? turn.askAlone(organizationId, () => insert(table, rows)) : ask(inserts, table, rows),
      upsert: (table: Table, rows: readonly Row[]) =>
        mergesInSql(shapeOf(table)) ? ask(upserts, table, rows) : turn.askAlone(organizationId, () => upsert(table, rows)),
      merge: (table: Table, rows: readonly Row[]) =>
        mergesInSql(shapeOf(table)) ? ask(merges, table, rows) : turn.askAlone(organizationId, () => merge(table, rows))
    }
    // As with the verbs of one organization: what the rows hold follows from the table.
    return verbs as unknown as Rows<'organization'>
  }

  /** Sends the calls made so far, without waiting for the end of the turn. */
  endTurn(): void {
    this.#turn.end()
  }
}

/** The verbs for rows whose table is not known to the compiler. */
interface UntypedRows {
  get(table: Table, keys: readonly Row[]): Promise<(Row | undefined)[]>
  find(table: Table, query: Find<Row>): Promise<Row[]>
  insert(table: Table, rows: readonly Row[]): Promise<boolean[]>
  upsert(table: Table, rows: readonly Row[]): Promise<Row[]>
  merge(table: Table, rows: readonly Row[]): Promise<void>
}
