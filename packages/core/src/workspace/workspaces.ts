import { type Caller, callContext } from '../context/index.js'
import { type ErrorCode, RapportError } from '../errors.js'
import { findTool, isStoreAway, parseCall, storeAwayRefusal } from '../gateway/index.js'
import { IngestRefusal, type IngestServices, type IngestWarning, requireTracking } from '../ingest/index.js'
import { type GrantedCall, grantedTools } from '../model-tools/index.js'
import { operations } from '../registry/index.js'
import {
  type ActorOptions,
  hostTransaction,
  type OperationContext,
  requireKnownNames,
  type Tool,
  type WorkspaceBinding,
  workspaceMethods
} from '../runtime/index.js'
import { isNameText, isUuid } from '../values/index.js'
import type { WorkspaceNouns } from './nouns.generated.js'
import type { Organizations } from './organizations.js'
import type { RunningWork } from './running-work.js'
import { type CallTool, workspaceTools } from './tools.js'
import type { Workspace } from './workspace.js'

/** For whom a handle works where a call names nobody else, and under which request id. */
export type WorkingFor = ActorOptions & { requestId?: string }

/**
 * Makes the handles of organizations; a handle is cheap and holds nothing. It throws TypeError when the id is no UUID. `workingFor` is of the call that a
 * host's own operation answers.
 */
export function workspaces(
  services: IngestServices,
  organizations: Organizations,
  running: RunningWork
): (organizationId: string, workingFor?: WorkingFor) => Workspace {
  const { settings, gateway, tools, ingest } = services

  const methods = workspaceMethods(operations) as (binding: WorkspaceBinding) => WorkspaceNouns

  /** As over HTTP, where the owner finds the refusal among the issues too. */
  async function requireTrackingOf(organizationId: string): Promise<void> {
    try {
      await requireTracking(settings.plans, organizationId)
    } catch (error) {
      if (error instanceof IngestRefusal) ingest.noteRefusal(organizationId, error.message, undefined)
      throw error
    }
  }

  return (organizationId, workingFor = {}) => {
    if (!isUuid(organizationId)) throw new TypeError("organization(id) takes an organization's id, a UUID in lower case")
    const existingId = () => organizations.require(organizationId)
    const callerOf = (options: ActorOptions = {}, refusal: ErrorCode = 'INVALID_TOOL_INPUT'): Caller => {
      requireKnownNames(options, ['actor'])
      const { actor = workingFor.actor } = options
      if (actor !== undefined && !isNameText(actor, 500))
        throw new RapportError(refusal, 'actor must be the id of a member, from members.list: 1 to 500 characters')
      const principal = { kind: 'host', ...(actor !== undefined && { actor }) } as const
      return { organizationId, principal, requestId: requestId() }
    }
    const requestId = () => workingFor.requestId ?? settings.ids.uuid(settings.clock.now())
    const operationContext = (name: string, options?: ActorOptions): OperationContext => {
      const caller = callerOf(options)
      return Object.assign(callContext(settings, caller, name), { organizationId, caller, services })
    }
    const call = (async (name: string, input?: unknown, options?: ActorOptions) => {
      const caller = callerOf(options, 'INVALID_TOOL_CALL')
      const asked = parseCall({ tool: name, input })
      if (mayWrite(findTool(tools, asked.tool))) await existingId()
      return running.run(() => gateway.call(caller, asked))
    }) as CallTool
    const callGranted = async ({ tool, input, grants, actor = workingFor.actor, signal, again }: GrantedCall) => {
      const principal = { kind: 'session', grants, ...(actor !== undefined && { actor }) } as const
      const caller = { organizationId, principal, requestId: requestId(), ...(signal && { departure: { signal } }) }
      if (mayWrite(tool)) await existingId().catch(refuse)
      return running.run(() => gateway.call(caller, { tool: tool.name, input }, { isMetered: !again }))
    }
    const nouns = methods({ contextOf: operationContext, requireOrganization: existingId, run: (work) => running.run(work) })
    return {
      ...nouns,
      organizationId,
      call,
      get tools() {
        return workspaceTools(call, (options) => grantedTools(options, { registry: tools, call: callGranted }))
      },
      // Ingest is no in-process operation: with a host's transaction even the question whether the organization exists goes through it, and it has no noun.
      ingest: (batch, options = {}) =>
        running.run(async () => {
          requireKnownNames(options, ['transaction'])
          const { transaction } = options
          const warnings: IngestWarning[] = []
          const now = settings.clock.now()
          if (transaction === undefined) {
            await requireTrackingOf(await existingId())
            return { ...(await ingest.submit(organizationId, batch, now, { warnings })), warnings }
          }
          // Only through the transaction: its host may have no other connection left, and then asking the store would wait for this very call.
          const host = hostTransaction(settings.store, transaction, organizationId, 'ingest')
          await organizations.require(organizationId, async () => (await host.findOrganization()) !== undefined)
          await requireTrackingOf(organizationId)
          return { ...(await ingest.submitIn(host, organizationId, batch, now, warnings)), warnings }
        }),
      ingestIssues: () => ingest.issues(organizationId)
    }
  }
}

/** Whether a tool may change something: then its organization must exist, as for every write. */
const mayWrite = ({ effect, grants }: Tool) => effect !== 'read' || !grants.every((grant) => grant.endsWith(':read'))

function refuse(error: unknown): never {
  throw isStoreAway(error) ? storeAwayRefusal(error) : error
}
