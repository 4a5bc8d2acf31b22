import { clearOwner } from '../domain/access/clear-owner.js'
import { canAccess, listAccess } from '../domain/access/read-access.js'
import { removeMember } from '../domain/access/remove-member.js'
import { backfillActivation } from '../domain/activation/backfill-activation.js'
import { listAudit } from '../domain/audit/list-audit.js'
import { customerName, getCustomer } from '../domain/customers/customer-record.js'
import { factHistory } from '../domain/facts/fact-history.js'
import { setFactStatus } from '../domain/facts/set-fact-status.js'
import { readHealth } from '../domain/health/read-health.js'
import { isNameText } from '../domain/name-text.js'
import { getUser, userName } from '../domain/users/user-record.js'
import { isUuid } from '../domain/uuid.js'
import { type ErrorCode, RapportError } from '../errors.js'
import { type Caller, callContext } from '../gateway/call-context.js'
import { findTool } from '../gateway/find-tool.js'
import { parseCall } from '../gateway/parse-call.js'
import type { ToolOutput } from '../gateway/tool-types.js'
import { IngestRefusal, type IngestWarning } from '../ingest/answer.js'
import { hostTransaction } from '../ingest/host-transaction.js'
import { requireTracking } from '../ingest/require-tracking.js'
import { operations } from '../operations/index.js'
import type { PutResult } from '../resources/define-resource.js'
import { resources } from '../resources/index.js'
import { listResource } from '../resources/list-resource.js'
import { nameReader } from '../resources/name-reader.js'
import { putBatch } from '../resources/put-batch.js'
import type { OperationContext } from '../runtime/define-operation.js'
import type { Tool } from '../runtime/define-tool.js'
import type { Services } from '../runtime/services.js'
import { type WorkspaceBinding, workspaceMethods } from '../runtime/workspace-methods.js'
import { workspaceAgents } from './agents.js'
import { workspaceAttention } from './attention.js'
import { workspaceAutomations } from './automations.js'
import { workspaceIdentity } from './identity.js'
import { workspaceIntegrations } from './integrations.js'
import { requireKnownNames } from './known-names.js'
import type { Organizations } from './organizations.js'
import type { RunningWork } from './running-work.js'
import { type CallTool, type ToolCallOptions, toolMethods } from './tools.js'
import type { Workspace } from './workspace.js'

/** The nouns whose methods come from the definitions of operations. */
type OperationNouns = Pick<Workspace, 'signals'>

/** Makes the handles of organizations; a handle is cheap and holds nothing. It throws TypeError when the id is no UUID. */
export function workspaces(services: Services, organizations: Organizations, running: RunningWork): (organizationId: string) => Workspace {
  const { settings, apiKeys, publicKeys, gateway, tools, ingest } = services
  const { identityVerification } = publicKeys
  const put = {
    members: putBatch(settings, resources.members),
    customers: putBatch(settings, resources.customers),
    users: putBatch(settings, resources.users),
    subscriptions: putBatch(settings, resources.subscriptions),
    sources: putBatch(settings, resources.sources),
    facts: putBatch(settings, resources.facts)
  }
  const list = {
    members: listResource(settings, resources.members),
    customers: listResource(settings, resources.customers),
    users: listResource(settings, resources.users),
    subscriptions: listResource(settings, resources.subscriptions),
    sources: listResource(settings, resources.sources),
    facts: listResource(settings, resources.facts)
  }

  const methods = workspaceMethods(operations) as (binding: WorkspaceBinding) => OperationNouns

  /** As over HTTP, where the owner finds the refusal among the issues too. */
  async function requireTrackingOf(organizationId: string): Promise<void> {
    try {
      await requireTracking(settings.plans, organizationId)
    } catch (error) {
      if (error instanceof IngestRefusal) ingest.noteRefusal(organizationId, error.message, undefined)
      throw error
    }
  }

  return (organizationId) => {
    if (!isUuid(organizationId)) throw new TypeError("organization(id) takes an organization's id, a UUID in lower case")
    const existingId = () => organizations.require(organizationId)
    const putter =
      <T>(write: (organizationId: string, batch: readonly T[]) => Promise<PutResult[]>) =>
      (batch: readonly T[]) =>
        running.run(async () => write(await existingId(), batch))
    const lister =
      <P>(read: (organizationId: string, query: unknown) => Promise<P>) =>
      (query: unknown = {}) =>
        running.run(() => read(organizationId, query))
    const rows = settings.store.organization(organizationId)
    const callerOf = (options: ToolCallOptions = {}, refusal: ErrorCode = 'INVALID_TOOL_INPUT'): Caller => {
      requireKnownNames(options, ['actor'])
      const { actor } = options
      if (actor !== undefined && !isNameText(actor, 500)) throw new RapportError(refusal, 'actor must be the id of a member')
      const principal = { kind: 'host', ...(actor !== undefined && { actor }) } as const
      return { organizationId, principal, requestId: settings.ids.uuid(settings.clock.now()) }
    }
    const contextOf = (name: string, options?: ToolCallOptions) => callContext(settings, callerOf(options), name)
    const operationContext = (name: string, options?: ToolCallOptions): OperationContext => {
      const caller = callerOf(options)
      return Object.assign(callContext(settings, caller, name), { organizationId, caller, services })
    }
    const call: CallTool = async (name, ...[input, options]) => {
      const caller = callerOf(options, 'INVALID_TOOL_CALL')
      const asked = parseCall({ tool: name, input })
      if (mayWrite(findTool(tools, asked.tool))) await existingId()
      return (await running.run(() => gateway.call(caller, asked))) as ToolOutput<typeof name>
    }
    const nouns = methods({ contextOf: operationContext, requireOrganization: existingId, run: (work) => running.run(work) })
    return {
      ...nouns,
      organizationId,
      apiKeys: {
        create: async (input) => apiKeys.create(await existingId(), input),
        list: () => apiKeys.list(organizationId),
        revoke: (id) => apiKeys.revoke(organizationId, id),
        setGrants: (id, grants) => apiKeys.setGrants(organizationId, id, grants)
      },
      publicKeys: {
        create: async (input = {}) => {
          requireKnownNames(input, ['domains', 'trust', 'expiresAt'])
          return publicKeys.create(await existingId(), input)
        },
        list: () => publicKeys.list(organizationId),
        revoke: (publicKey) => publicKeys.revoke(organizationId, publicKey),
        domains: () => publicKeys.domains(organizationId),
        setDomains: async (domains) => publicKeys.setDomains(await existingId(), domains),
        setTrust: async (publicKey, trust) => publicKeys.setTrust(await existingId(), publicKey, trust)
      },
      identityVerification: {
        enable: async () => identityVerification.require(await existingId(), true),
        disable: async () => identityVerification.require(await existingId(), false),
        secret: async () => identityVerification.secret(await existingId()),
        rotate: async (options) => identityVerification.rotate(await existingId(), options),
        status: () => identityVerification.status(organizationId)
      },
      identity: workspaceIdentity(settings, organizationId, { running, contextOf }),
      attention: workspaceAttention(settings, organizationId, { running, existing: existingId }),
      automations: workspaceAutomations(settings, organizationId, { running, contextOf, existing: existingId }),
      agents: workspaceAgents(settings, organizationId, {
        process: { model: settings.model, registry: tools },
        running,
        contextOf,
        existing: existingId
      }),
      integrations: workspaceIntegrations(settings, organizationId, running, existingId),
      members: {
        put: putter(put.members),
        list: lister(list.members),
        remove: (id, options) => running.run(async () => removeMember(contextOf('member_remove', options), id))
      },
      customers: {
        put: putter(put.customers),
        get: (name) => running.run(async () => getCustomer(rows, readCustomerName(name), settings.clock.now())),
        list: lister(list.customers),
        health: (name) => running.run(async () => readHealth(rows, readCustomerName(name), settings.clock.now())),
        clearOwner: (id, options) => running.run(async () => clearOwner(contextOf('customer_owner_clear', options), { id }))
      },
      users: {
        put: putter(put.users),
        get: (name) => running.run(async () => getUser(rows, readUserName(name), settings.clock.now())),
        list: lister(list.users)
      },
      subscriptions: { put: putter(put.subscriptions), list: lister(list.subscriptions) },
      sources: { put: putter(put.sources), list: lister(list.sources) },
      facts: {
        put: putter(put.facts),
        list: lister(list.facts),
        setStatus: (id, status, options = {}) =>
          running.run(async () => {
            requireKnownNames(options, ['until', 'actor'])
            return setFactStatus(rows, { ids: settings.ids, now: settings.clock.now() }, id, status, options)
          }),
        history: (id) => running.run(() => factHistory(rows, id))
      },
      access: {
        list: (customer, options = {}) =>
          running.run(async () => {
            requireKnownNames(options, ['history'])
            return listAccess(rows, customer, options)
          }),
        can: (memberId, customer, role) => running.run(() => canAccess(rows, memberId, customer, role))
      },
      activation: {
        backfill: (options) =>
          running.run(async () => {
            requireKnownNames(options, ['days'])
            return backfillActivation(rows, settings.ids, settings.clock.now(), options)
          })
      },
      audit: { list: (page) => running.run(() => listAudit(rows, settings.clock.now(), page)) },
      call,
      get tools() {
        return toolMethods(call)
      },
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
          const host = hostTransaction(settings.store, transaction, organizationId)
          await organizations.require(organizationId, () => host.organizationExists())
          await requireTrackingOf(organizationId)
          return { ...(await ingest.submitIn(host, organizationId, batch, now, warnings)), warnings }
        }),
      ingestIssues: () => ingest.issues(organizationId)
    }
  }
}

/** Whether a tool may change something: then its organization must exist, as for every write. */
const mayWrite = ({ grants }: Pick<Tool, 'grants'>) => !grants.every((grant) => grant.endsWith(':read'))

const readCustomerName = nameReader(customerName, 'name')
const readUserName = nameReader(userName, 'name')
