import { readGrants } from '../auth/index.js'
import { RapportError } from '../errors.js'
import { requireKnownNames, type ToolsetName } from '../runtime/index.js'
import { fieldHint } from '../validation/index.js'
import { isNameText } from '../values/index.js'
import { answerTokens, bytesOf, isAnswerLength } from './budget.js'
import type { ModelToolsOptions } from './model-tools.js'
import { isToolset, toolsetNames } from './toolsets.js'

/** The options with their defaults. */
export interface ReadOptions {
  grants: readonly string[]
  toolsets: readonly ToolsetName[]
  actor: string | undefined
  /** The most bytes of an answer. */
  budget: number
}

const optionNames = ['grants', 'toolsets', 'actor', 'budget']

/** Reads what a host asks tools for. Throws INVALID_TOOL_INPUT naming the option. */
export function readOptions(options: ModelToolsOptions): ReadOptions {
  requireKnownNames(options, optionNames)
  const { toolsets = ['default', 'host'], actor, budget = answerTokens.usual } = options
  if (!Array.isArray(toolsets) || toolsets.length === 0) throw invalid(`toolsets must be a list of ${toolsetNames.join(', ')}`)
  for (const [index, name] of toolsets.entries()) if (!isToolset(String(name))) throw invalid(unknownToolset(index, String(name)))
  if (actor !== undefined && !isNameText(actor, 500))
    throw invalid('actor must be the id of a member, from members.list: 1 to 500 characters')
  if (!isAnswerLength(budget)) throw invalid(`budget must be a whole number of tokens from ${answerTokens.least} to ${answerTokens.most}`)
  return { grants: readGrants(options.grants, undefined), toolsets, actor, budget: bytesOf(budget) }
}

function unknownToolset(index: number, name: string): string {
  return `toolsets[${index}] must be one of ${toolsetNames.join(', ')}${fieldHint(name, toolsetNames)}`
}

const invalid = (message: string) => new RapportError('INVALID_TOOL_INPUT', message)
