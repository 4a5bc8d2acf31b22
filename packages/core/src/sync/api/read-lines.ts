import type { Provider } from '../../providers/index.js'
import type { Json } from '../../storage/index.js'
import { runToEnd, yieldToEventLoop } from '../../values/index.js'
import { ApiError } from './api-error.js'
import { parseBounded, UnboundedJson } from './bounded-json.js'

/** A part of an answer in lines. */
export interface PartOfLines {
  values: Json[]
  /** Lines that are no JSON, by their number, and why. */
  faults: { line: number; message: string }[]
  /** How many characters its lines have. */
  size: number
  /** Whether the answer ends with it. */
  isLast: boolean
}

/** Answers the next bytes of a body, undefined at its end. */
export type NextBytes = () => Promise<Uint8Array | undefined>

const maxLines = 1_000
const maxCharacters = 2 * 1024 * 1024
/** A line that is longer is none of a record. */
const maxLineLength = 1024 * 1024

/**
 * Reads an answer line by line, in parts. Only one part is held at a time, whatever the size of the answer: bytes are asked for as parts are taken. Throws
 * `ApiError` for an answer that says it is cut short, and for a page for people.
 */
export async function* readLines(next: NextBytes, isCutShort: Provider['isCutShort']): AsyncGenerator<PartOfLines> {
  const decoder = new TextDecoder()
  const lines = new Lines(isCutShort)
  for (;;) {
    const bytes = await next()
    const text = bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true })
    for (const end of endsOf(text)) {
      lines.add(text.slice(end.from, end.to), end.isWhole)
      if (lines.isFull) yield lines.take(false)
    }
    if (bytes === undefined) break
    await yieldToEventLoop()
  }
  lines.end()
  yield lines.take(true)
}

/** The pieces of a text between its line breaks; the last one goes on in the next text. */
function* endsOf(text: string): Generator<{ from: number; to: number; isWhole: boolean }> {
  let from = 0
  for (let to = text.indexOf('\n'); to >= 0; to = text.indexOf('\n', from)) {
    yield { from, to, isWhole: true }
    from = to + 1
  }
  if (from < text.length) yield { from, to: text.length, isWhole: false }
}

/** Collects the lines of a part. */
class Lines {
  private part: Omit<PartOfLines, 'isLast'> = { values: [], faults: [], size: 0 }
  /** The beginning of a line whose end is still to come; undefined where it is too long to be kept. */
  private begun: string | undefined = ''
  private count = 0

  constructor(private readonly isCutShort: Provider['isCutShort']) {}

  get isFull(): boolean {
    const { values, faults, size } = this.part
    return values.length + faults.length >= maxLines || size >= maxCharacters
  }

  add(piece: string, isWhole: boolean): void {
    this.begun = this.begun === undefined || this.begun.length + piece.length > maxLineLength ? undefined : this.begun + piece
    if (isWhole) this.end()
  }

  end(): void {
    const line = this.begun
    this.begun = ''
    this.count++
    if (line === undefined) this.part.faults.push({ line: this.count, message: 'The line is longer than 1 MB' })
    else if (line.trim() !== '') this.read(line)
  }

  take(isLast: boolean): PartOfLines {
    const taken = { ...this.part, isLast }
    this.part = { values: [], faults: [], size: 0 }
    return taken
  }

  private read(line: string): void {
    if (this.count === 1 && /^\s*</.test(line)) throw new ApiError('bad_answer', 'Its answer is a page, and no lines of JSON', 'retry')
    this.part.size += line.length
    try {
      this.part.values.push(runToEnd(parseBounded(line)))
    } catch (error) {
      if (!(error instanceof UnboundedJson) && this.isCutShort?.(line))
        throw new ApiError('bad_answer', 'It says that its answer ends before its end', 'retry')
      const message = error instanceof UnboundedJson ? error.message : 'The line is not JSON'
      this.part.faults.push({ line: this.count, message })
    }
  }
}
