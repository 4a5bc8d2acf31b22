import { constants, createGunzip, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type Line, readLines } from '../../src/import/read-lines.js'
import { RepeatedLines } from '../../src/import/repeated-lines.js'
import { through } from '../../src/import/through.js'

async function linesOf(bytes: Buffer, size: number): Promise<Line[]> {
  async function* chunks() {
    for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
  }
  const lines: Line[] = []
  for await (const some of readLines(chunks())) lines.push(...some)
  return lines
}

test.each([1, 2, 3, 7, 1_000])('lines are the same however the file comes in pieces of %i bytes', async (size) => {
  const text = '\uFEFFfirst\r\n\n  \nzweite Zeile: é😀\nlast without an end'
  expect(await linesOf(Buffer.from(text), size)).toEqual([
    { number: 1, text: 'first' },
    { number: 4, text: 'zweite Zeile: é😀' },
    { number: 5, text: 'last without an end', isUnfinished: true }
  ])
})

test('a line that is too long, and one that is no text, are told with their numbers, and cost no other', async () => {
  const bytes = Buffer.concat([
    Buffer.from('a\n'),
    Buffer.alloc(2_000_000, 'x'),
    Buffer.from('\n'),
    Buffer.from([0xff, 0x0a]),
    Buffer.from('b\n')
  ])
  const lines = await linesOf(bytes, 65_536)
  expect(lines.map(({ number, fault }) => [number, fault])).toEqual([
    [1, undefined],
    [2, 'the line is longer than 1000000 bytes'],
    [3, 'the line is not UTF-8'],
    [4, undefined]
  ])
  expect(lines[1]?.text).toHaveLength(200)
})

test('equal lines are counted, among thousands of others', () => {
  const repeated = new RepeatedLines()
  for (let line = 0; line < 5_000; line++) expect(repeated.ordinal(`line ${line}`)).toBe(0)
  for (let line = 0; line < 5_000; line += 7) expect(repeated.ordinal(`line ${line}`)).toBe(1)
  expect(repeated.ordinal('line 7')).toBe(2)
  expect(repeated.ordinal('line 8')).toBe(1)
})

test('what a packed file holds before it breaks off is read to the last byte that can be unpacked', async () => {
  const text = Array.from({ length: 50_000 }, (_, number) => `line ${number} ${number * 7919}\n`).join('')
  const packed = gzipSync(text)
  let whole = ''
  const read = async (bytes: Buffer) => {
    whole = ''
    for await (const chunk of through<Buffer>(createGunzip(), [bytes])) whole += chunk.toString()
  }
  await read(packed)
  expect(whole).toBe(text)
  await expect(read(packed.subarray(0, packed.length / 2))).rejects.toMatchObject({ code: 'Z_BUF_ERROR' })
  expect(text.startsWith(whole)).toBe(true)
  // What `finishFlush` gives without an error.
  expect(whole).toBe(gunzipSync(packed.subarray(0, packed.length / 2), { finishFlush: constants.Z_SYNC_FLUSH }).toString())
})
