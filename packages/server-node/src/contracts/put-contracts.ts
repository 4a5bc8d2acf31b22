import type { ContractInput } from '@rapport/core/types'
import type { ContractLine, RefusedLine } from './read-contracts.js'

/** Puts contracts, all of them or none, as a workspace and a client do. */
export type PutContracts = (contracts: ContractInput[]) => Promise<readonly { created: boolean }[]>

/** What became of the lines of a file. */
export interface Imported {
  created: number
  updated: number
  refused: RefusedLine[]
}

const atOnce = 200

/** Puts the contracts of a file. What the server refuses of one line costs no other line: the rest is put without it. */
export async function putContracts(lines: readonly ContractLine[], put: PutContracts): Promise<Imported> {
  const imported: Imported = { created: 0, updated: 0, refused: [] }
  for (let from = 0; from < lines.length; from += atOnce) {
    let waiting = lines.slice(from, from + atOnce)
    while (waiting.length > 0) {
      try {
        const results = await put(waiting.map(({ contract }) => contract))
        imported.created += results.filter(({ created }) => created).length
        imported.updated += results.filter(({ created }) => !created).length
        break
      } catch (error) {
        const refusal = refusalOf(error)
        const refused = refusal && waiting[refusal.index]
        if (!refusal || !refused) throw error
        imported.refused.push({ line: refused.line, reason: refusal.reason })
        waiting = waiting.filter((each) => each !== refused)
      }
    }
  }
  return imported
}

/** Which item an error names, and what it says of it; undefined for any other error. */
function refusalOf(error: unknown): { index: number; reason: string } | undefined {
  if (!(error instanceof Error) || !('code' in error) || !['INVALID_TOOL_INPUT', 'NOT_FOUND'].includes(String(error.code))) return undefined
  const match = /(?:contracts|items)\[(\d+)\]\.?/.exec(error.message)
  return match ? { index: Number(match[1]), reason: error.message.slice(match.index + match[0].length) } : undefined
}
