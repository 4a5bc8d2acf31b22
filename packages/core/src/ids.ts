import { randomBytes, randomFillSync } from 'node:crypto'
import { monotonicFactory } from 'ulid'

/** The only source of randomness: new ids and secrets. Tests pass their own. */
export interface Ids {
  /** A new UUID, in lower case, ordered by the time of its making. */
  uuid(now: number): string
  /** Random text of this length over [A-Za-z0-9_-], fit for keys. */
  secret(length: number): string
}

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A ULID written as a UUID: the same 128 bits in hexadecimal. */
export function ulidToUuid(ulid: string): string {
  let bits = 0n
  for (const letter of ulid) bits = bits * 32n + BigInt(crockford.indexOf(letter))
  return hexToUuid(bits.toString(16).padStart(32, '0').slice(-32))
}

/** 32 hexadecimal digits with a UUID's hyphens. */
export function hexToUuid(hex: string): string {
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`
}

/** Numbers from 0 up to 1 from the system's random source, asked for many at a time: once for each letter of an id costs more than all the rest of it. */
function pooledRandom(): () => number {
  const pool = new Uint8Array(4096)
  let next = pool.length
  return () => {
    if (next === pool.length) {
      randomFillSync(pool)
      next = 0
    }
    return (pool[next++] ?? 0) / 256
  }
}

/** Ids of this process: ULIDs that keep rising within a millisecond, and secrets from the system's random source. */
export function systemIds(): Ids {
  const ulid = monotonicFactory(pooledRandom())
  return { uuid: (now) => ulidToUuid(ulid(now)), secret: (length) => randomBytes(length).toString('base64url').slice(0, length) }
}
