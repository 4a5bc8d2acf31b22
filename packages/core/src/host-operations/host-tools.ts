import { recordChange } from '../audit/index.js'
import type { Principal, ToolContext } from '../context/index.js'
import { RapportError } from '../errors.js'
import type { Registry, Tool } from '../runtime/index.js'
import type { Workspace } from '../workspace/index.js'
import type { HostOperation, HostOperationContext } from './host-operation.js'

/** Makes the workspace in which an operation works for its caller. */
export type WorkspaceOf = (organizationId: string, workingFor: { requestId: string; actor?: string }) => Workspace

const usualTimeoutMs = 30_000

/** The operations of the host's own as tools, so that gateway, OpenAPI, MCP and models have them as they have all others. */
export function hostTools(operations: readonly HostOperation[], workspaceOf: WorkspaceOf): Registry {
  return Object.fromEntries(operations.map((operation) => [operation.name, hostTool(operation, workspaceOf)]))
}

function hostTool(operation: HostOperation, workspaceOf: WorkspaceOf): Tool {
  const { name, title = wordsOf(name), description, input, output, grants, effect, example } = operation
  return {
    name,
    title,
    description,
    effect,
    toolset: 'host',
    grants,
    reads: 'none',
    summary: description.split(/(?<=[.!?])\s/)[0] ?? description,
    input: withoutDialect(input),
    output: withoutDialect(output),
    ...(example && { example }),
    async handle(fields, context) {
      const answer = await answerWithin(operation, fields, context, workspaceOf)
      // Written after the work: the entry says that it was done. What it changed is the host's, so that nothing stands before and after.
      if (effect !== 'read')
        await context.store.transaction((transaction) => recordChange(transaction, context, { subjectId: null, before: null, after: null }))
      return asJson(name, answer)
    }
  }
}

/** Calls the handler, and gives up when it takes too long. A handler that goes on nevertheless is left to itself. */
async function answerWithin(operation: HostOperation, input: unknown, context: ToolContext, workspaceOf: WorkspaceOf): Promise<unknown> {
  const { name, timeoutMs = usualTimeoutMs } = operation
  const late = new AbortController()
  const signal = context.signal ? AbortSignal.any([context.signal, late.signal]) : late.signal
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const seconds = timeoutMs / 1_000
      reject(new RapportError('TOOL_UNAVAILABLE', `${name} gave no answer within ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`))
      late.abort()
    }, timeoutMs).unref()
  })
  try {
    const work = async () => operation.handle(input as never, contextOf(context, signal, workspaceOf))
    return await Promise.race([work(), tooLate])
  } finally {
    clearTimeout(timer)
  }
}

function contextOf(context: ToolContext, signal: AbortSignal, workspaceOf: WorkspaceOf): HostOperationContext {
  const { organizationId, principal, requestId, logger, origin } = context
  const actor = origin.actorId
  return {
    workspace: workspaceOf(organizationId, { requestId, ...(actor !== null && { actor }) }),
    organizationId,
    grants: grantsOf(principal),
    actor,
    requestId,
    signal,
    logger
  }
}

const grantsOf = (principal: Principal): readonly string[] => (principal.kind === 'host' ? [] : [...principal.grants])

/** What JSON makes of an answer: a Date is a text, and a handler that answers nothing answers an empty object. */
function asJson(name: string, answer: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(answer ?? {}))
  } catch (error) {
    throw new RapportError('TOOL_OUTPUT_INVALID', `${name} returned something that JSON cannot hold`, {}, { cause: error })
  }
}

/** `open_invoices` as `Open invoices`. */
function wordsOf(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[_\s-]+/)
    .join(' ')
    .trim()
    .toLowerCase()
  return `${words[0]?.toUpperCase()}${words.slice(1)}`
}

/** The dialect that schema libraries name at the root has no place within other documents. */
function withoutDialect(schema: object): object {
  if (!('$schema' in schema)) return schema
  const { $schema: _, ...rest } = schema
  return rest
}
