/** The parts of the Postgres protocol (chapter 55 of its manual) that tell whether an answer is whole. */

/** First bytes of messages: `Sync` and `Query` are each answered up to a `ReadyForQuery`. */
const sync = 'S'.charCodeAt(0)
const query = 'Q'.charCodeAt(0)
const readyForQuery = 'Z'.charCodeAt(0)

const headerLength = 5

/** Walks over messages: a byte for the kind, four for the length that follows it. Answers whether they end where the bytes end. */
function walk(bytes: Buffer, each: (kind: number, end: number) => void): boolean {
  let at = 0
  while (at + headerLength <= bytes.length) {
    const length = bytes.readUInt32BE(at + 1)
    const end = at + 1 + length
    if (length < 4 || end > bytes.length) return false
    each(bytes[at] ?? 0, end)
    at = end
  }
  return at === bytes.length
}

/** How many times the database says that it is ready for more, once it has answered these messages. What a session begins with has no kind, and is not counted. */
export function answersDue(messages: Buffer): number {
  let due = 0
  walk(messages, (kind) => {
    if (kind === sync || kind === query) due++
  })
  return due
}

/** The state of the transaction after an answer; undefined when the answer is cut, or says less often than is due that the database is ready. */
export function statusAfter(answer: Buffer, due: number, before: number): number | undefined {
  let ready = 0
  let status = before
  const isWhole = walk(answer, (kind, end) => {
    if (kind !== readyForQuery) return
    ready++
    status = answer[end - 1] ?? status
  })
  return isWhole && ready >= due ? status : undefined
}
