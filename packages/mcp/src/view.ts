import { isToolset, type Toolset, toolsets } from './toolsets.js'

/** What a connection asked to see. */
export interface View {
  /** The names of the tools of its toolsets. */
  tools: ReadonlySet<string>
  /** Whether tools that change something are among them. */
  writes: boolean
  /** Whether the list carries the schemas of answers. */
  outputSchemas: boolean
  /** The most bytes that an answer's data may have. */
  budget: number
}

/** How a view is asked for, by names of query parameters or of options on the command line. */
export interface ViewRequest {
  toolset?: string | undefined
  write?: string | undefined
  schemas?: string | undefined
  budget?: string | undefined
}

/** A request for a view that there is not; the message says what there is. */
export class ViewError extends Error {
  override readonly name = 'ViewFault'
}

const bytesOfToken = 3
const leastTokens = 1_000
const usualTokens = 8_000
const maxTokens = 50_000

/** Reads what a connection asks for; throws ViewFault. */
export function readView({ toolset = 'default', write = '0', schemas = 'input', budget }: ViewRequest): View {
  const names = toolset.split(',').map((name) => name.trim())
  const unknown = names.find((name) => !isToolset(name))
  if (unknown !== undefined)
    throw new ViewError(
      `toolset: ${JSON.stringify(unknown.slice(0, 50))} is none of ${Object.keys(toolsets).join(', ')}; part several by commas`
    )
  if (!['0', '1', 'true', 'false'].includes(write)) throw new ViewError('write must be 1 (tools that change something, too) or 0')
  if (schemas !== 'input' && schemas !== 'output') throw new ViewError('schemas must be input or output (the schemas of answers, too)')
  const tokens = budget === undefined ? usualTokens : Number(budget)
  if (!Number.isInteger(tokens) || tokens < leastTokens || tokens > maxTokens)
    throw new ViewError(`budget must be a whole number of tokens from ${leastTokens} to ${maxTokens}`)
  return {
    tools: new Set(names.flatMap((name) => toolsets[name as Toolset])),
    writes: write === '1' || write === 'true',
    outputSchemas: schemas === 'output',
    budget: tokens * bytesOfToken
  }
}
