/** A line as something that can be put. */
export interface PutLine<Item> {
  line: number
  item: Item
}

/** What became of lines. */
export interface PutOutcome {
  created: number
  updated: number
  refused: { line: number; reason: string }[]
}

/** Puts items, all of them or none, as a workspace and a client do. */
export type PutItems<Item> = (items: Item[]) => Promise<readonly { created: boolean }[]>

const atOnce = 200

/** Puts the lines of a file. What the server refuses of one line costs no other line: the rest is put without it. */
export async function putLines<Item>(lines: readonly PutLine<Item>[], put: PutItems<Item>): Promise<PutOutcome> {
  const outcome: PutOutcome = { created: 0, updated: 0, refused: [] }
  for (let from = 0; from < lines.length; from += atOnce) {
    let waiting = lines.slice(from, from + atOnce)
    while (waiting.length > 0) {
      try {
        const results = await put(waiting.map(({ item }) => item))
        outcome.created += results.filter(({ created }) => created).length
        outcome.updated += results.filter(({ created }) => !created).length
        break
      } catch (error) {
        const refusal = refusalOf(error)
        const refused = refusal && waiting[refusal.index]
        if (!refusal || !refused) throw error
        outcome.refused.push({ line: refused.line, reason: refusal.reason })
        waiting = waiting.filter((each) => each !== refused)
      }
    }
  }
  return outcome
}

/** Which item an error names, and what it says of it; undefined for any other error. */
function refusalOf(error: unknown): { index: number; reason: string } | undefined {
  if (!(error instanceof Error) || !('code' in error) || !['INVALID_TOOL_INPUT', 'NOT_FOUND'].includes(String(error.code))) return undefined
  const match = /(?:contracts|users|customers|items)\[(\d+)\]\.?/.exec(error.message)
  return match ? { index: Number(match[1]), reason: error.message.slice(match.index + match[0].length) } : undefined
}
