import type { ApiKey } from '../auth/api-key.js'
import type { NewApiKey } from '../auth/new-api-key.js'
import type { PublicKey } from '../auth/public-keys.js'
import { type MemberInput, type PutResult, putMembers } from '../domain/members/put-members.js'
import { isUuid } from '../domain/uuid.js'
import { parseCall } from '../gateway/parse-call.js'
import type { ToolName } from '../gateway/tool-names.js'
import type { ToolInput, ToolOutput } from '../gateway/tool-types.js'
import type { Services } from '../http/routes.js'
import type { IngestAnswer } from '../ingest/answer.js'
import type { Organizations } from './organizations.js'
import type { RunningWork } from './running-work.js'

/** One organization, for the host's own code. Methods throw `RapportError`; NOT_FOUND when the organization does not exist. */
export interface Workspace {
  readonly organizationId: string
  readonly apiKeys: {
    /** Makes an API key. `key` is its secret, shown this once. */
    create(input: NewApiKey): Promise<{ key: string; apiKey: ApiKey }>
    /** All keys, oldest first, revoked ones included. */
    list(): Promise<ApiKey[]>
    /** Ends a key: at once in this process, within `limits.keyCacheSeconds` in others. */
    revoke(id: string): Promise<ApiKey>
  }
  readonly publicKeys: {
    /** Makes a public key, and adds domains to the workspace's: `https://app.example.com`, `https://*.example.com`, `http://localhost`. */
    create(input?: { domains?: readonly string[] }): Promise<PublicKey>
    list(): Promise<PublicKey[]>
    revoke(publicKey: string): Promise<PublicKey>
    /** The origins whose pages may send events. */
    domains(): Promise<string[]>
    /** Replaces them. */
    setDomains(domains: readonly string[]): Promise<string[]>
  }
  readonly members: {
    /** Makes or updates members, found by id, else by email; all of them or none. Fields left out stay, null clears. */
    put(batch: readonly MemberInput[]): Promise<PutResult[]>
  }
  /**
   * Calls a tool in process: the gateway's validation and metering, without HTTP. Grants do not bind the host. `actor` is the member it acts for.
   *
   * @example const { items } = await workspace.call('svc_list_customers', { billingStatus: 'PAYING' })
   */
  call<Name extends ToolName>(name: Name, input: ToolInput<Name>, options?: { actor?: string }): Promise<ToolOutput<Name>>
  /** Takes a batch of events, as the ingest route does; resolves after the commit. Throws `IngestRefusal` when nothing of it is taken. */
  ingest(batch: unknown): Promise<IngestAnswer>
}

/** The handle of one organization. Throws TypeError when the id is no UUID. */
export function createWorkspace(services: Services, organizations: Organizations, running: RunningWork, organizationId: string): Workspace {
  if (!isUuid(organizationId)) throw new TypeError("organization(id) takes an organization's id, a UUID in lower case")
  const { settings, apiKeys, publicKeys, gateway, ingest } = services
  const existing = async () => (await organizations.require(organizationId)).id
  return {
    organizationId,
    apiKeys: {
      create: async (input) => apiKeys.create(await existing(), input),
      list: () => apiKeys.list(organizationId),
      revoke: (id) => apiKeys.revoke(organizationId, id)
    },
    publicKeys: {
      create: async ({ domains = [] } = {}) => publicKeys.create(await existing(), domains),
      list: () => publicKeys.list(organizationId),
      revoke: (publicKey) => publicKeys.revoke(organizationId, publicKey),
      domains: () => publicKeys.domains(organizationId),
      setDomains: async (domains) => publicKeys.setDomains(await existing(), domains)
    },
    members: {
      put: (batch) =>
        running.run(async () => {
          const store = settings.store.organization(await existing())
          return putMembers(store, batch, { ids: settings.ids, now: settings.clock.now() })
        })
    },
    async call<Name extends ToolName>(name: Name, input: ToolInput<Name>, { actor }: { actor?: string } = {}) {
      const requestId = settings.ids.uuid(settings.clock.now())
      const principal = { kind: 'host', ...(actor !== undefined && { actor }) } as const
      const output = await running.run(() => gateway.call({ organizationId, principal, requestId }, parseCall({ tool: name, input })))
      return output as ToolOutput<Name>
    },
    ingest: (batch) => running.run(async () => ingest.submit(await existing(), batch, settings.clock.now()))
  }
}
