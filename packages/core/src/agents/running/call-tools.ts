import type { Principal } from '../../context/index.js'
import { RapportError } from '../../errors.js'
import type { ToolRequest } from '../../models/index.js'
import type { Gateway, Tool } from '../../runtime/index.js'
import { cutCodePoints } from '../../values/index.js'
import type { StoredToolCall } from '../tables/agent-steps.js'

/** What tools of a run are called with. */
export interface Calling {
  gateway: Gateway
  organizationId: string
  runId: string
  principal: Principal
  /** Those that the agent may call; a model may ask for others. */
  tools: readonly Tool[]
  signal: AbortSignal
}

/** Calls of one answer that are made; the others are refused. */
const maxCalls = 8
/** Characters of an answer that reach the model, and the log. */
const maxResultLength = 16_000
const maxInputLength = 4_000

/** Does what a model asks for, one after the other. Whatever it asks for, only the agent's own tools run. */
export async function callTools(requests: readonly ToolRequest[], calling: Calling): Promise<StoredToolCall[]> {
  const calls: StoredToolCall[] = []
  for (const [place, request] of requests.entries()) {
    calling.signal.throwIfAborted()
    const answered = place < maxCalls ? await callTool(request, calling) : failure(`At most ${maxCalls} calls at once are made`)
    const input = JSON.stringify(request.input)
    const shown = input.length > maxInputLength ? { cut: cutCodePoints(input, maxInputLength) } : request.input
    calls.push({ id: request.id, tool: cutCodePoints(request.name, 100), input: shown, ...answered })
  }
  return calls
}

type Answered = Pick<StoredToolCall, 'result' | 'isError'>

const failure = (result: string): Answered => ({ result, isError: true })

async function callTool({ name, input, fault }: ToolRequest, calling: Calling): Promise<Answered> {
  const { gateway, organizationId, runId, principal, tools, signal } = calling
  if (!tools.some((tool) => tool.name === name))
    return failure(`There is no such tool; there are ${tools.map((tool) => tool.name).join(', ')}`)
  if (fault !== undefined) return failure(fault)
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return failure('The input must be an object')
  try {
    const caller = { organizationId, principal, requestId: runId, departure: { signal } }
    return { result: shortened(JSON.stringify(await gateway.call(caller, { tool: name, input }, { isMetered: false }))), isError: false }
  } catch (error) {
    if (error instanceof RapportError) return failure(`${error.code}: ${cutCodePoints(error.message, 1_000)}`)
    throw error
  }
}

function shortened(text: string): string {
  if (text.length <= maxResultLength) return text
  return `${cutCodePoints(text, maxResultLength)} … cut after ${maxResultLength} characters of ${text.length}: ask for less, with a limit or filters`
}
