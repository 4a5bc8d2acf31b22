import { requireGrant } from '../auth/index.js'
import { type Caller, callContext, type QuerySlots, type Settings, type ToolContext } from '../context/index.js'
import { RapportError } from '../errors.js'
import { meterCall } from '../limits/index.js'
import { type Gateway, type Registry, type Tool, type ToolCall, toolNames } from '../runtime/index.js'
import { inSpan } from '../telemetry/index.js'
import { fieldHint } from '../validation/index.js'
import { loggerWith } from '../values/index.js'
import { isStoreAway, storeAwayRefusal } from './is-store-away.js'
import { checkInput, checkOutput } from './tool-checks.js'

/** The gateway over these tools: one path for HTTP and for the host's own calls. */
export function createGateway(settings: Settings, registry: Registry, queries: QuerySlots): Gateway {
  return {
    async call(caller, { tool: name, input }, { isMetered = true } = {}) {
      const since = performance.now()
      // What callers name is no label: they could name anything.
      const tool = Object.hasOwn(registry, name) ? name : 'unknown'
      const attributes = { 'rapport.organization.id': caller.organizationId, 'rapport.request.id': caller.requestId }
      let outcome = 'ok'
      try {
        return await inSpan(`rapport.tool ${tool}`, { attributes }, () => callNow(caller, name, input, isMetered))
      } catch (error) {
        const refusal = asRapportError(settings, caller, name, error)
        outcome = refusal.code
        throw refusal
      } finally {
        settings.metrics.toolCalls.add({ tool, outcome })
        settings.metrics.toolSeconds.observe({ tool }, (performance.now() - since) / 1_000)
      }
    }
  }

  async function callNow(caller: Caller, name: string, input: ToolCall['input'], isMetered: boolean): Promise<unknown> {
    const tool = findTool(registry, name)
    for (const grant of tool.grants) requireGrant(caller.principal, grant, tool.name)
    const now = settings.clock.now()
    if (isMetered) await meterCall(settings.plans, caller.organizationId, now)
    const logger = loggerWith(settings.logger, { requestId: caller.requestId })
    const context: ToolContext = Object.assign(callContext(settings, caller, tool.name, now), {
      organizationId: caller.organizationId,
      queries,
      embedder: settings.embedder,
      logger,
      process: { ...settings, logger }
    })
    return checkOutput(tool, await tool.handle(checkInput(tool, input), context))
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

/** The tool of this name. Throws INVALID_TOOL_CALL for an unknown name, TOOL_UNAVAILABLE for a tool of the specification that this version lacks. */
export function findTool(registry: Registry, name: string): Tool {
  const tool = Object.hasOwn(registry, name) ? registry[name] : undefined
  if (tool) return tool
  if (toolNames.some((known) => known === name)) throw new RapportError('TOOL_UNAVAILABLE', `${name} is not available in this version`)
  throw new RapportError(
    'INVALID_TOOL_CALL',
    `There is no tool named ${JSON.stringify(name.slice(0, 100))}${fieldHint(name, Object.keys(registry))}`
  )
}
