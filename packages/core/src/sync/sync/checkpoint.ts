import { type Static, Type } from 'typebox'
import type { JsonObject } from '../../storage/index.js'
import { checkOf } from '../../validation/index.js'

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** A request as it is kept between pages. */
const keptRequest = Type.Object({
  method: Type.Optional(Type.Enum(['GET', 'POST'])),
  path: Type.String({ maxLength: 20_000 }),
  query: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Array(Type.String())]))),
  site: Type.Optional(Type.String({ maxLength: 200 })),
  body: Type.Optional(Type.Unsafe<JsonObject>({ type: 'object' })),
  note: Type.Optional(Type.Unsafe<JsonObject>({ type: 'object' })),
  lines: Type.Optional(Type.Literal(true))
})

/** Finds requests that come back: the place of an earlier one, which is moved on ever more rarely (Brent), so that a circle of any length is found. */
const trail = Type.Object({ pages: Type.Integer(), empty: Type.Integer(), anchor: Type.String(), nextAnchor: Type.Integer() })

/** What is being read now, with its next request (null: the first is still to be made). A sweep removes what the walk before it has not seen. */
const reading = Type.Union([
  Type.Object({ kind: Type.Literal('walk'), startedAt: Type.Integer(), request: orNull(keptRequest), trail }),
  Type.Object({ kind: Type.Literal('sweep'), startedAt: Type.Integer(), isTrusted: Type.Boolean() }),
  Type.Object({ kind: Type.Literal('feed'), startedAt: Type.Integer(), place: Type.String(), request: orNull(keptRequest), trail }),
  Type.Object({
    kind: Type.Literal('window'),
    startedAt: Type.Integer(),
    from: Type.Integer(),
    to: Type.Integer(),
    request: orNull(keptRequest),
    trail
  })
])

const checkpointSchema = Type.Object({
  /** Where a feed goes on. */
  place: orNull(Type.String()),
  /** Until when windows have been read. */
  windowEnd: orNull(Type.Integer()),
  /** When the last walk that reached its end began. */
  walkedAt: orNull(Type.Integer()),
  /** Everything is to be walked again, because changes are not known any more. */
  walkAgain: Type.Boolean(),
  /** The last walk missed so many records that its absences were not believed. */
  hasShrunk: Type.Boolean(),
  /** The number of a walk that missed most of few records, which a second one has to miss too before they go. */
  doubtedWalk: Type.Optional(orNull(Type.Integer())),
  /** Accounts were left out since the last walk began, as they join no known customer (`accounts: "linked"`). */
  hasLeftOut: Type.Optional(Type.Boolean()),
  /** Records that were left out on purpose since the last walk began, and why. */
  leftOut: Type.Optional(
    Type.Object({ count: Type.Integer(), reasons: Type.Array(Type.Object({ reason: Type.String(), count: Type.Integer() })) })
  ),
  reading: orNull(reading)
})

/** Where the reading of a stream stands: all that the next page needs. */
export type Checkpoint = Static<typeof checkpointSchema>
export type Reading = Static<typeof reading>
export type PagedReading = Exclude<Reading, { kind: 'sweep' }>
export type Trail = Static<typeof trail>

export const newTrail: Trail = { pages: 0, empty: 0, anchor: '', nextAnchor: 1 }

/** Nothing was left out. */
export const nothingLeftOut: NonNullable<Checkpoint['leftOut']> = { count: 0, reasons: [] }

const nowhere: Checkpoint = { place: null, windowEnd: null, walkedAt: null, walkAgain: false, hasShrunk: false, reading: null }

const check = checkOf(checkpointSchema)
const requestCheck = checkOf(keptRequest)

/** The checkpoint of a row; one that this version cannot read begins anew. */
export function readCheckpoint(stored: JsonObject): Checkpoint {
  return check.accepts(stored) ? stored : nowhere
}

/** What is wrong with a request that a connector answers; undefined if nothing is. */
export function requestFault(request: unknown): string | undefined {
  return requestCheck.accepts(request) ? undefined : requestCheck.fault(request, 'request')
}
