import { type AcrossOrganizations, type Table, withOrganization } from '../index.js'
import type { Changes } from './changes.js'
import { Keyspace } from './level/keyspace.js'
import type { Reader } from './level/level.js'
import { ownersOf } from './owners.js'
import { type AnyAggregate, measureRows } from './reads/aggregate.js'
import { RowOrder } from './reads/row-order.js'
import { matchingRows, type Selection, select } from './reads/select.js'
import type { Row } from './row-encoder.js'
import { layoutOf } from './table-layout.js'
import { take } from './write-verbs.js'

/** How the verbs across organizations reach the rows. */
export interface Owners {
  /** Runs work as running, so that closing waits for it. */
  running<R>(work: (reader: Reader) => Promise<R>): Promise<R>
  /** Reads one organization's rows, of one state. */
  read<R>(owner: string, work: () => Promise<R>): Promise<R>
  /** Changes one organization's rows. */
  write<R>(owner: string, work: (changes: Changes) => Promise<R>): Promise<R>
}

/** The verbs across organizations: each organization by itself, and the answers put together. */
export function makeAcrossOrganizations(owners: Owners): AcrossOrganizations {
  const verbs = {
    take: (table: Table, query: Selection & { set: Row; limit: number }) =>
      owners.running(async (reader) => {
        const order = new RowOrder(everybodys(table), query.orderBy)
        const candidates: Row[] = []
        for await (const owner of ownersOf(reader, layoutOf(table))) {
          const rows = await owners.read(owner, () => select(reader, new Keyspace(owner, layoutOf(table)), query))
          candidates.push(...rows.map(owned(owner)))
        }
        const first = order.sort(candidates).slice(0, query.limit)
        const shares = new Map<string, number>()
        for (const { organization_id: owner } of first) shares.set(String(owner), (shares.get(String(owner)) ?? 0) + 1)
        const taken: Row[] = []
        for (const [owner, limit] of shares) {
          const rows = await owners.write(owner, (changes) => take(changes, new Keyspace(owner, layoutOf(table)), { ...query, limit }))
          taken.push(...rows.map(owned(owner)))
        }
        return inOrderOf(order, first, taken)
      }),
    aggregate: (table: Table, query: AnyAggregate) =>
      owners.running((reader) => measureRows(everybodys(table), everybodysRows(owners, reader, table, query), query))
  }
  // As with the verbs on one organization's rows: one code for every table, whose rows outside have the type of their schema.
  return verbs as unknown as AcrossOrganizations
}

/** A table's rows with the organization as a column. */
function everybodys(table: Table): Keyspace {
  return new Keyspace('', layoutOf(withOrganization(table)))
}

const owned = (owner: string) => (row: Row) => ({ organization_id: owner, ...row })

async function* everybodysRows(owners: Owners, reader: Reader, table: Table, { where = {} }: AnyAggregate): AsyncGenerator<Row> {
  for await (const owner of ownersOf(reader, layoutOf(table))) {
    const keyspace = new Keyspace(owner, layoutOf(table))
    const rows = await owners.read(owner, async () => {
      const found: Row[] = []
      for await (const row of matchingRows(reader, keyspace, where)) found.push(owned(owner)(row))
      return found
    })
    yield* rows
  }
}

/** Taken rows in the order that they had before: what was set may have changed it. */
function inOrderOf(order: RowOrder, before: readonly Row[], taken: readonly Row[]): Row[] {
  const keyOf = (row: Row) => order.positionOf(row).key
  const places = new Map(before.map((row, place) => [keyOf(row), place]))
  const placeOf = (row: Row) => places.get(keyOf(row)) ?? places.size
  return [...taken].sort((a, b) => placeOf(a) - placeOf(b))
}
