import { requireGrant } from '../auth/require-grant.js'
import type { ToolContext } from '../context.js'
import { SearchEmbedder } from '../domain/search/vectors/search-embedder.js'
import { QuerySlots } from '../domain/sql/query-slots.js'
import { RapportError } from '../errors.js'
import { meterCall } from '../limits/meter.js'
import type { Settings } from '../options.js'
import type { Registry } from '../runtime/tool.js'
import { type Caller, callContext } from './call-context.js'
import { findTool } from './find-tool.js'
import { isStoreAway, storeAwayRefusal } from './is-store-away.js'
import type { ToolCall } from './parse-call.js'
import { checkInput, checkOutput } from './tool-checks.js'

/** Runs tools by name. */
export interface Gateway {
  /**
   * Finds the tool, checks the grants, meters the call, checks the input, runs the tool, and checks the output, in this order. Throws RapportError and
   * nothing else. `isMetered` is false for routes that serve a tool under an address of their own: the plan counts only calls of the gateway.
   */
  call(caller: Caller, call: ToolCall, options?: { isMetered?: boolean }): Promise<unknown>
}

/** The gateway over these tools: one path for HTTP and for the host's own calls. */
export function createGateway(settings: Settings, registry: Registry): Gateway {
  const queries = new QuerySlots(settings.limits.concurrentQueries)
  const searchEmbedder = settings.embedder && new SearchEmbedder(settings.embedder, settings)
  return {
    async call(caller, { tool: name, input }, { isMetered = true } = {}) {
      try {
        const tool = findTool(registry, name)
        for (const grant of tool.grants) requireGrant(caller.principal, grant, tool.name)
        const now = settings.clock.now()
        if (isMetered) await meterCall(settings.plans, caller.organizationId, now)
        const context: ToolContext = Object.assign(callContext(settings, caller, tool.name, now), {
          queries,
          searchEmbedder,
          process: settings
        })
        const output = await tool.handle(checkInput(tool, input), context)
        return checkOutput(tool, output)
      } catch (error) {
        throw asRapportError(settings, caller, name, error)
      }
    }
  }
}

/** The failure as the caller may see it. One that is not the caller's fault is logged here, with the request id. */
function asRapportError({ logger }: Settings, { requestId }: Caller, tool: string, error: unknown): RapportError {
  const known = error instanceof RapportError
  if (known && error.code !== 'TOOL_OUTPUT_INVALID') return error
  const cause = known ? error.cause : error
  logger.error('A tool call failed', { requestId, tool, error: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) })
  if (known) return error
  if (isStoreAway(error)) return storeAwayRefusal(error)
  return new RapportError('TOOL_GATEWAY_ERROR', 'The gateway failed; quote the request id when you report it', {}, { cause: error })
}
