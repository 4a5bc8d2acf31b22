import { canAccess, listAccess } from '../domain/access/read-access.js'
import { backfillActivation } from '../domain/activation/backfill-activation.js'
import { listAudit } from '../domain/audit/list-audit.js'
import { factHistory } from '../domain/facts/fact-history.js'
import { factInput } from '../domain/facts/fact-input.js'
import { putFacts } from '../domain/facts/put-facts.js'
import { setFactStatus } from '../domain/facts/set-fact-status.js'
import { customerInput, putCustomers } from '../domain/identity/put-customers.js'
import { putUsers, userInput } from '../domain/identity/put-users.js'
import { memberInput, putMembers } from '../domain/members/put-members.js'
import { isNameText } from '../domain/name-text.js'
import { putSubscriptions } from '../domain/revenue/put-subscriptions.js'
import { subscriptionInput } from '../domain/revenue/subscription-input.js'
import { putSources } from '../domain/sources/put-sources.js'
import { sourceInput } from '../domain/sources/source-input.js'
import { isUuid } from '../domain/uuid.js'
import { RapportError } from '../errors.js'
import type { Tool } from '../gateway/define-tool.js'
import { findTool } from '../gateway/find-tool.js'
import { parseCall } from '../gateway/parse-call.js'
import type { ToolName } from '../gateway/tool-names.js'
import type { ToolInput, ToolOutput } from '../gateway/tool-types.js'
import type { Services } from '../http/services.js'
import { hostTransaction } from '../ingest/host-transaction.js'
import { workspaceIdentity } from './identity.js'
import type { Organizations } from './organizations.js'
import { type PutResult, putBatch } from './put-batch.js'
import type { RunningWork } from './running-work.js'
import type { Workspace } from './workspace.js'

/** Makes the handles of organizations; a handle is cheap and holds nothing. It throws TypeError when the id is no UUID. */
export function workspaces(services: Services, organizations: Organizations, running: RunningWork): (organizationId: string) => Workspace {
  const { settings, apiKeys, publicKeys, gateway, tools, ingest } = services
  const members = putBatch(settings, 'members', memberInput, putMembers)
  const customers = putBatch(settings, 'customers', customerInput, putCustomers)
  const users = putBatch(settings, 'users', userInput, putUsers)
  const subscriptions = putBatch(settings, 'subscriptions', subscriptionInput, putSubscriptions)
  const sources = putBatch(settings, 'sources', sourceInput, putSources)
  const facts = putBatch(settings, 'facts', factInput, putFacts)

  return (organizationId) => {
    if (!isUuid(organizationId)) throw new TypeError("organization(id) takes an organization's id, a UUID in lower case")
    const existingId = () => organizations.require(organizationId)
    const putter =
      <T>(put: (organizationId: string, batch: readonly T[]) => Promise<PutResult[]>) =>
      (batch: readonly T[]) =>
        running.run(async () => put(await existingId(), batch))
    const rows = settings.store.organization(organizationId)
    return {
      organizationId,
      apiKeys: {
        create: async (input) => apiKeys.create(await existingId(), input),
        list: () => apiKeys.list(organizationId),
        revoke: (id) => apiKeys.revoke(organizationId, id)
      },
      publicKeys: {
        create: async (input) => publicKeys.create(await existingId(), input?.domains),
        list: () => publicKeys.list(organizationId),
        revoke: (publicKey) => publicKeys.revoke(organizationId, publicKey),
        domains: () => publicKeys.domains(organizationId),
        setDomains: async (domains) => publicKeys.setDomains(await existingId(), domains)
      },
      identity: workspaceIdentity(settings, organizationId, running),
      members: { put: putter(members) },
      customers: { put: putter(customers) },
      users: { put: putter(users) },
      subscriptions: { put: putter(subscriptions) },
      sources: { put: putter(sources) },
      facts: {
        put: putter(facts),
        setStatus: (id, status, options) =>
          running.run(() => setFactStatus(rows, { ids: settings.ids, now: settings.clock.now() }, id, status, options)),
        history: (id) => running.run(() => factHistory(rows, id))
      },
      access: {
        list: (customer, options) => running.run(() => listAccess(rows, customer, options)),
        can: (memberId, customer, role) => running.run(() => canAccess(rows, memberId, customer, role))
      },
      activation: { backfill: (options) => running.run(() => backfillActivation(rows, settings.ids, settings.clock.now(), options)) },
      audit: { list: (page) => running.run(() => listAudit(rows, settings.clock.now(), page)) },
      async call<Name extends ToolName>(name: Name, input: ToolInput<Name>, { actor }: { actor?: string } = {}) {
        if (actor !== undefined && !isNameText(actor, 500)) throw new RapportError('INVALID_TOOL_CALL', 'actor must be the id of a member')
        const requestId = settings.ids.uuid(settings.clock.now())
        const principal = { kind: 'host', ...(actor !== undefined && { actor }) } as const
        const call = parseCall({ tool: name, input })
        if (mayWrite(findTool(tools, call.tool))) await existingId()
        return (await running.run(() => gateway.call({ organizationId, principal, requestId }, call))) as ToolOutput<Name>
      },
      ingest: (batch, { transaction } = {}) =>
        running.run(async () => {
          const now = settings.clock.now()
          if (transaction === undefined) return ingest.submit(await existingId(), batch, now)
          // Only through the transaction: its host may have no other connection left, and then asking the store would wait for this very call.
          const host = hostTransaction(settings.store, transaction, organizationId)
          await organizations.require(organizationId, () => host.organizationExists())
          return ingest.submitIn(host, organizationId, batch, now)
        }),
      ingestIssues: () => ingest.issues(organizationId)
    }
  }
}

/** Whether a tool may change something: then its organization must exist, as for every write. */
const mayWrite = ({ grant }: Pick<Tool, 'grant'>) => !grant.endsWith(':read')
