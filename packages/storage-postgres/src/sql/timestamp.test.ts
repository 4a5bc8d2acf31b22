import { expect, it } from 'vitest'
import { timeOfHex, timestampNumber } from './timestamp.js'

const hexOf = (time: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigInt64BE(BigInt(timestampNumber(time)))
  return bytes.toString('hex')
}

it('reads every time as it was written, to the ends of what can be stored', () => {
  const year2000 = Date.UTC(2000, 0, 1)
  const edge = Math.floor(Number.MAX_SAFE_INTEGER / 1000)
  const around = [Date.UTC(-4713, 10, 24), -62_135_596_800_000, 0, year2000, 1_767_225_600_123, 253_402_300_800_000, 8_640_000_000_000_000]
  const edges = [year2000 - edge, year2000 + edge, year2000 - 2 ** 32 / 1000, year2000 + 4_294_967]
  const near = [...around, ...edges].flatMap((time) => [Math.trunc(time), Math.trunc(time) + 1, Math.trunc(time) + 999])
  const times = near.filter((time) => time <= 8_640_000_000_000_000)
  expect(times.map((time) => timeOfHex(hexOf(time)))).toEqual(times)
})
