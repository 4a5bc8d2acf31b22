import { describe, expect, it } from 'vitest'
import { type PartOfLines, readLines } from './read-lines.js'

const bytes = (text: string) => new TextEncoder().encode(text)

/** The parts of an answer that comes in these pieces. */
async function partsOf(pieces: readonly Uint8Array[], isCutShort?: (line: string) => boolean): Promise<PartOfLines[]> {
  const left = [...pieces]
  const parts: PartOfLines[] = []
  for await (const part of readLines(async () => left.shift(), isCutShort)) parts.push(part)
  return parts
}

const valuesOf = (parts: readonly PartOfLines[]) => parts.flatMap(({ values }) => values)

describe('an answer in lines', () => {
  it('is the same however its bytes are cut, within letters too', async () => {
    const text = '{"a":"é…😀"}\n\n{"b":[1,2]}\r\n{"c":"last, without a line break"}'
    const all = bytes(text)
    for (const size of [1, 2, 3, 5, 8, all.length]) {
      const pieces = Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))
      const parts = await partsOf(pieces)
      expect(valuesOf(parts)).toEqual([{ a: 'é…😀' }, { b: [1, 2] }, { c: 'last, without a line break' }])
      expect(parts.map(({ isLast }) => isLast)).toEqual([true])
    }
  })

  it('comes in parts of at most 1,000 lines, of which only the last one says so', async () => {
    const lines = Array.from({ length: 2_500 }, (_, index) => `{"n":${index}}\n`)
    const parts = await partsOf([bytes(lines.join(''))])
    expect(parts.map(({ values, isLast }) => [values.length, isLast])).toEqual([
      [1_000, false],
      [1_000, false],
      [500, true]
    ])
    expect(valuesOf(parts)).toEqual(lines.map((_, n) => ({ n })))
  })

  it('asks for no more bytes than the parts that are taken need', async () => {
    let asked = 0
    const piece = bytes('{"n":1}\n'.repeat(1_000))
    const parts = readLines(async () => (++asked > 100 ? undefined : piece), undefined)
    await parts.next()
    await parts.next()
    expect(asked).toBeLessThanOrEqual(2)
    await parts.return(undefined)
    expect(asked).toBeLessThanOrEqual(2)
  })

  it('names lines that are no JSON, too long or too deep, and keeps the others', async () => {
    const deep = `${'['.repeat(100)}${']'.repeat(100)}`
    const parts = await partsOf([bytes(`{"n":1}\nno JSON\n"${'x'.repeat(1_100_000)}"\n${deep}\n{"n":2}\n`)])
    expect(valuesOf(parts)).toEqual([{ n: 1 }, { n: 2 }])
    expect(parts.flatMap(({ faults }) => faults)).toEqual([
      { line: 2, message: 'The line is not JSON' },
      { line: 3, message: 'The line is longer than 1 MB' },
      { line: 4, message: 'It is nested deeper than 64 levels' }
    ])
  })

  it('is asked for again where it says that it is cut short, or is a page', async () => {
    await expect(partsOf([bytes('{"n":1}\nterminated early\n')], (line) => line.startsWith('terminated'))).rejects.toMatchObject({
      errorClass: 'bad_answer',
      effect: 'retry'
    })
    await expect(partsOf([bytes('<!doctype html>\n<title>Away</title>\n')])).rejects.toMatchObject({ effect: 'retry' })
  })

  it('without a line has one part, which is empty', async () => {
    expect(await partsOf([])).toEqual([{ values: [], faults: [], size: 0, isLast: true }])
  })
})
