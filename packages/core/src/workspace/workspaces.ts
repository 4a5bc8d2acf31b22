import type { Static, TSchema } from 'typebox'
import { canAccess, listAccess } from '../domain/access/read-access.js'
import { backfillActivation } from '../domain/activation/backfill-activation.js'
import { listAudit } from '../domain/audit/list-audit.js'
import { customerName, getCustomer } from '../domain/customers/customer-record.js'
import { factHistory } from '../domain/facts/fact-history.js'
import { setFactStatus } from '../domain/facts/set-fact-status.js'
import { isNameText } from '../domain/name-text.js'
import { getUser, userName } from '../domain/users/user-record.js'
import { isUuid } from '../domain/uuid.js'
import { RapportError } from '../errors.js'
import { findTool } from '../gateway/find-tool.js'
import { parseCall } from '../gateway/parse-call.js'
import type { ImplementedToolName, ToolInput, ToolOutput } from '../gateway/tool-types.js'
import type { Services } from '../http/services.js'
import { IngestRefusal, type IngestWarning } from '../ingest/answer.js'
import { hostTransaction } from '../ingest/host-transaction.js'
import { requireTracking } from '../ingest/require-tracking.js'
import type { PutResult } from '../resources/define-resource.js'
import { resources } from '../resources/index.js'
import { listResource } from '../resources/list-resource.js'
import { putBatch } from '../resources/put-batch.js'
import type { Tool } from '../tool-shape/define-tool.js'
import { checkOf } from '../validation.js'
import { workspaceIdentity } from './identity.js'
import { requireKnownNames } from './known-names.js'
import type { Organizations } from './organizations.js'
import type { RunningWork } from './running-work.js'
import type { Workspace } from './workspace.js'

/** Makes the handles of organizations; a handle is cheap and holds nothing. It throws TypeError when the id is no UUID. */
export function workspaces(services: Services, organizations: Organizations, running: RunningWork): (organizationId: string) => Workspace {
  const { settings, apiKeys, publicKeys, gateway, tools, ingest } = services
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
    return {
      organizationId,
      apiKeys: {
        create: async (input) => apiKeys.create(await existingId(), input),
        list: () => apiKeys.list(organizationId),
        revoke: (id) => apiKeys.revoke(organizationId, id),
        setGrants: (id, grants) => apiKeys.setGrants(organizationId, id, grants)
      },
      publicKeys: {
        create: async (input = {}) => {
          requireKnownNames(input, ['domains', 'trust'])
          return publicKeys.create(await existingId(), input)
        },
        list: () => publicKeys.list(organizationId),
        revoke: (publicKey) => publicKeys.revoke(organizationId, publicKey),
        domains: () => publicKeys.domains(organizationId),
        setDomains: async (domains) => publicKeys.setDomains(await existingId(), domains)
      },
      identityVerification: {
        enable: async () => publicKeys.identityVerification.require(await existingId(), true),
        disable: async () => publicKeys.identityVerification.require(await existingId(), false),
        secret: async () => publicKeys.identityVerification.secret(await existingId()),
        status: async () => ({ enabled: (await publicKeys.identityVerification.requiredSecret(organizationId)) !== null })
      },
      identity: workspaceIdentity(settings, organizationId, running),
      members: { put: putter(put.members), list: lister(list.members) },
      customers: {
        put: putter(put.customers),
        get: (name) => running.run(async () => getCustomer(rows, readCustomerName(name), settings.clock.now())),
        list: lister(list.customers)
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
      async call<Name extends ImplementedToolName>(name: Name, input: ToolInput<Name>, { actor }: { actor?: string } = {}) {
        if (actor !== undefined && !isNameText(actor, 500)) throw new RapportError('INVALID_TOOL_CALL', 'actor must be the id of a member')
        const requestId = settings.ids.uuid(settings.clock.now())
        const principal = { kind: 'host', ...(actor !== undefined && { actor }) } as const
        const call = parseCall({ tool: name, input })
        if (mayWrite(findTool(tools, call.tool))) await existingId()
        return (await running.run(() => gateway.call({ organizationId, principal, requestId }, call))) as ToolOutput<Name>
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
const mayWrite = ({ grant }: Pick<Tool, 'grant'>) => !grant.endsWith(':read')

const readCustomerName = nameReader(customerName)
const readUserName = nameReader(userName)

/** Makes the reader of the one way in which a host names somebody; it throws INVALID_TOOL_INPUT for none, or several. */
function nameReader<S extends TSchema>(schema: S) {
  const check = checkOf(schema)
  return (name: unknown): Static<S> => {
    if (!check.accepts(name)) throw new RapportError('INVALID_TOOL_INPUT', check.fault(name, 'name'))
    return name
  }
}
