import { randomBytes, randomFillSync } from 'node:crypto'
import { monotonicFactory } from 'ulid'

/** The only source of randomness: new ids and secrets. Tests pass their own. */
export interface Ids {
  /** A new UUID, in lower case, ordered by the time of its making. */
  uuid(now: number): string
  /** Random text of this length over [A-Za-z0-9_-], fit for keys. */
  secret(length: number): string
}

const digits = new Map([...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'].map((letter, value) => [letter.charCodeAt(0), value]))

/**
 * A ULID written as a UUID of version 7 (RFC 9562). Its 48 bits of time stay, and of its 80 random bits the low 74: they fill, in their order, what version
 * and variant leave free, so that a ULID which is greater by one becomes a UUID which is greater by one.
 */
export function ulidToUuid(ulid: string): string {
  const time = hex(number(ulid, 0, 10), 12)
  const upper = hex(0x7000 + Math.floor((number(ulid, 11, 14) % 2 ** 14) / 4), 4)
  const variant = (0b1000 + (number(ulid, 13, 14) % 4)).toString(16)
  const lower = `${variant}${hex(number(ulid, 14, 18), 5)}${hex(number(ulid, 18, 22), 5)}${hex(number(ulid, 22, 26), 5)}`
  return hexToUuid(`${time}${upper}${lower}`)
}

/** The number that some letters of a ULID are in base 32. */
function number(ulid: string, from: number, to: number): number {
  let value = 0
  for (let index = from; index < to; index++) value = value * 32 + (digits.get(ulid.charCodeAt(index)) ?? 0)
  return value
}

const hex = (value: number, length: number) => value.toString(16).padStart(length, '0')

/** A UUID of version 8 (RFC 9562) out of a digest of at least 32 hexadecimal digits: the same digest gives the same id. */
export function digestToUuid(digest: string): string {
  return hexToUuid(`${digest.slice(0, 12)}8${digest.slice(13, 16)}8${digest.slice(17, 32)}`)
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

/** How many letters of a ULID are random. */
const randomLetters = 16

/**
 * The numbers that `ulid` draws for the random letters of one id, the last letter's first. Those for the first two letters are small: the highest of the 74
 * bits that become a UUID's is 0 then, and the ids of a millisecond have 2^73 steps to rise in.
 */
function withRoomToRise(random: () => number): () => number {
  let drawn = 0
  return () => (drawn++ % randomLetters < randomLetters - 2 ? random() : random() / 4)
}

/**
 * Ids of this process: UUIDs of version 7 that keep rising within a millisecond and while the clock is behind, and secrets from the system's random source.
 */
export function systemIds(random: () => number = pooledRandom()): Ids {
  const ulid = monotonicFactory(withRoomToRise(random))
  return { uuid: (now) => ulidToUuid(ulid(now)), secret: (length) => randomBytes(length).toString('base64url').slice(0, length) }
}
