import fc from 'fast-check'
import { validate, version } from 'uuid'
import { describe, expect, it } from 'vitest'
import { digestToUuid, systemIds, ulidToUuid } from './ids.js'

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const now = 1_764_000_000_000

/** The ULID of a time and 80 random bits. */
function ulidOf(time: number, random: bigint): string {
  let rest = (BigInt(time) << 80n) | random
  let text = ''
  for (let index = 0; index < 26; index++) {
    text = `${letters[Number(rest & 31n)]}${text}`
    rest >>= 5n
  }
  return text
}

/** The 74 bits of a UUID of version 7 that are neither time, version nor variant. */
function freeBits(uuid: string): bigint {
  const hex = uuid.replaceAll('-', '')
  const upper = BigInt(`0x${hex.slice(13, 16)}`)
  return (upper << 62n) | (BigInt(`0x${hex.slice(16)}`) & ((1n << 62n) - 1n))
}

const time = fc.integer({ min: 1, max: 2 ** 48 - 1 })

describe('a ULID as a UUID', () => {
  it('is one of version 7 with its time and its low 74 random bits, in their order', () => {
    fc.assert(
      fc.property(time, fc.bigInt({ min: 0n, max: 2n ** 80n - 1n }), (at, random) => {
        const uuid = ulidToUuid(ulidOf(at, random))
        expect(validate(uuid) && version(uuid)).toBe(7)
        expect(Number.parseInt(uuid.replace('-', '').slice(0, 12), 16)).toBe(at)
        expect(freeBits(uuid)).toBe(random % 2n ** 74n)
      })
    )
  })

  it('that is greater by one becomes a UUID that is greater by one', () => {
    fc.assert(
      fc.property(time, fc.bigInt({ min: 0n, max: 2n ** 74n - 2n }), (at, random) => {
        const one = ulidToUuid(ulidOf(at, random))
        const next = ulidToUuid(ulidOf(at, random + 1n))
        expect(freeBits(next)).toBe(freeBits(one) + 1n)
        expect(next > one).toBe(true)
      })
    )
  })
})

describe('ids of this process', () => {
  const steps = fc.array(fc.oneof(fc.constant(0), fc.constant(1), fc.integer({ min: -5_000, max: 5_000 })), {
    minLength: 2,
    maxLength: 300
  })
  const draws = fc.oneof(fc.constant(0), fc.constant(255 / 256), fc.double({ min: 0, max: 255 / 256, noNaN: true }))

  it('rise strictly within a millisecond, into the next, and while the clock is behind, whatever is drawn', () => {
    fc.assert(
      fc.property(steps, fc.array(draws, { minLength: 1, maxLength: 40 }), (jumps, drawn) => {
        let next = 0
        const ids = systemIds(() => drawn[next++ % drawn.length] ?? 0)
        let clock = now
        let last = ''
        for (const jump of jumps) {
          clock += jump
          const id = ids.uuid(clock)
          expect(validate(id) && version(id)).toBe(7)
          expect(id > last).toBe(true)
          last = id
        }
      })
    )
  })

  it('rise also where all that is drawn is the largest', () => {
    const ids = systemIds(() => 255 / 256)
    const made = Array.from({ length: 5_000 }, () => ids.uuid(now))
    expect(made).toEqual([...new Set(made)].sort())
  })

  it('are all different, and random beyond their time', () => {
    const made = Array.from({ length: 2_000 }, () => systemIds().uuid(now))
    expect(new Set(made).size).toBe(made.length)
    expect(new Set(made.map((id) => id.slice(0, 13))).size).toBe(1)
  })
})

it('a digest becomes a UUID of version 8', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...'0123456789abcdef'), { minLength: 64, maxLength: 64 }), (hex) => {
      const id = digestToUuid(hex.join(''))
      expect(validate(id) && version(id)).toBe(8)
    })
  )
})
