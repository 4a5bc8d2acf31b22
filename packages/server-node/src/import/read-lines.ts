import { isUtf8 } from 'node:buffer'

/** A line of a file, counted from 1. */
export interface Line {
  number: number
  text: string
  /** Why the line cannot be read at all. */
  fault?: string
  /** Whether the file ends before the line does. */
  isUnfinished?: true
}

const newline = 0x0a
const carriageReturn = 0x0d
/** A line is an event, and a request of 1 MB must hold it. */
const maxLineBytes = 1_000_000

/** Splits a file into its lines, without the empty ones. Memory does not grow with the length of a line. */
export async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Line[]> {
  const reader = new LineReader()
  for await (const chunk of chunks) {
    const lines = reader.push(chunk)
    if (lines.length > 0) yield lines
  }
  const last = reader.end()
  if (last.length > 0) yield last
}

class LineReader {
  #number = 0
  #begun: Buffer[] = []
  #begunBytes = 0
  #isTooLong = false

  push(chunk: Buffer): Line[] {
    const lines: Line[] = []
    let from = 0
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      this.#take(chunk.subarray(from, at))
      lines.push(...this.#line())
      from = at + 1
    }
    this.#take(chunk.subarray(from))
    return lines
  }

  end(): Line[] {
    return this.#begunBytes > 0 || this.#isTooLong ? this.#line().map((line) => ({ ...line, isUnfinished: true })) : []
  }

  #take(part: Buffer): void {
    if (part.length === 0) return
    this.#begunBytes += part.length
    if (this.#begunBytes > maxLineBytes) {
      this.#isTooLong = true
      const [first] = this.#begun
      this.#begun = [(first ?? part).subarray(0, 200)]
    } else this.#begun.push(part)
  }

  #line(): Line[] {
    const [only] = this.#begun
    const bytes = this.#begun.length > 1 ? Buffer.concat(this.#begun) : only
    const isTooLong = this.#isTooLong
    this.#number += 1
    this.#begun = []
    this.#begunBytes = 0
    this.#isTooLong = false
    if (!bytes) return []
    const number = this.#number
    const text = textOf(bytes, number)
    if (isTooLong) return [{ number, text, fault: `the line is longer than ${maxLineBytes} bytes` }]
    if (!isUtf8(bytes)) return [{ number, text, fault: 'the line is not UTF-8' }]
    return text.trim() === '' ? [] : [{ number, text }]
  }
}

function textOf(bytes: Buffer, number: number): string {
  const end = bytes.at(-1) === carriageReturn ? bytes.length - 1 : bytes.length
  const text = bytes.toString('utf8', 0, end)
  return number === 1 ? text.replace(/^\uFEFF/, '') : text
}
