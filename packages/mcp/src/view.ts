import {
  answerTokens,
  bytesOf,
  isAnswerLength,
  isToolset,
  type Registry,
  registry,
  type ToolsetName,
  toolsetNames,
  toolsIn
} from '@rapport/core/operations'

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

/** A request for an unknown toolset or option. The message lists the known ones. */
export class ViewError extends Error {
  override readonly name = 'ViewError'
}

/** Reads what a connection asks for, of the tools that the process has; throws ViewError. */
export function readView({ toolset = 'default', write = '0', schemas = 'input', budget }: ViewRequest, tools: Registry = registry): View {
  const names = toolset.split(',').map((name) => name.trim())
  const unknown = names.find((name) => !isToolset(name))
  if (unknown !== undefined)
    throw new ViewError(`toolset: ${JSON.stringify(unknown.slice(0, 50))} is none of ${toolsetNames.join(', ')}; part several by commas`)
  if (!['0', '1', 'true', 'false'].includes(write)) throw new ViewError('write must be 1 (tools that change something, too) or 0')
  if (schemas !== 'input' && schemas !== 'output') throw new ViewError('schemas must be input or output (the schemas of answers, too)')
  const tokens = budget === undefined ? answerTokens.usual : Number(budget)
  if (!isAnswerLength(tokens))
    throw new ViewError(`budget must be a whole number of tokens from ${answerTokens.least} to ${answerTokens.most}`)
  return {
    tools: toolsIn(tools, names as ToolsetName[]),
    writes: write === '1' || write === 'true',
    outputSchemas: schemas === 'output',
    budget: bytesOf(tokens)
  }
}
