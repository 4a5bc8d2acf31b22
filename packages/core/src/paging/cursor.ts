import { createHash } from 'node:crypto'
import { Type } from 'typebox'
import { checkOf } from '../validation/index.js'
import { canonicalJson, cutCodePoints, latestInstant } from '../values/index.js'

/** Where a list goes on: what its first page fixed, and the last row that was answered. */
export interface Cursor {
  /** The instant of the first page: windows and stages keep meaning what they meant there. */
  asOf: number
  /** How many rows the first page counted; null for lists without a total. */
  total: number | null
  /** The last row's sort value, and its id. */
  value: string | number | null
  id: string
  /** Whether `value` is only the beginning of a long text. */
  isCut: boolean
}

const payloadBytes = 700

const payloadCheck = checkOf(
  Type.Tuple([
    Type.Integer({ minimum: 0, maximum: latestInstant }),
    Type.Union([Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), Type.Null()]),
    Type.Union([Type.String(), Type.Integer(), Type.Null()]),
    Type.String(),
    Type.Boolean()
  ])
)

/**
 * A cursor as opaque text under 1,000 characters. `binding` is what it belongs to (organization, tool, filters, order): it is not kept in the text,
 * but only the same binding reads the text again. Sort values that are too long are cut.
 */
export function writeCursor({ asOf, total, value, id }: Omit<Cursor, 'isCut'>, binding: unknown): string {
  let payload = JSON.stringify([asOf, total, value, id, false])
  for (let points = 240; typeof value === 'string' && points >= 0 && Buffer.byteLength(payload) > payloadBytes; points -= 20) {
    payload = JSON.stringify([asOf, total, cutCodePoints(value, points), id, true])
  }
  return `${Buffer.from(payload).toString('base64url')}.${seal(payload, binding)}`
}

/** Reads a cursor back; `undefined` when it is not one, was changed, or belongs to another binding. */
export function readCursor(text: string, binding: unknown): Cursor | undefined {
  const payload = Buffer.from(text.slice(0, text.indexOf('.')), 'base64url').toString()
  if (text !== `${Buffer.from(payload).toString('base64url')}.${seal(payload, binding)}`) return undefined
  const values = parsed(payload)
  if (!payloadCheck.accepts(values)) return undefined
  const [asOf, total, value, id, isCut] = values
  return { asOf, total, value, id, isCut }
}

/** The seal holds no secret, so that anybody can put one on what is not JSON. */
function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return undefined
  }
}

function seal(payload: string, binding: unknown): string {
  return createHash('sha256')
    .update(`${canonicalJson(binding)}\n${payload}`)
    .digest('base64url')
    .slice(0, 22)
}
