import { ApiKeys } from './auth/api-keys.js'
import { PublicKeys } from './auth/public-keys.js'
import { Organizations } from './embedding/organizations.js'
import { RunningWork } from './embedding/running-work.js'
import type { Workspace } from './embedding/workspace.js'
import { workspaces } from './embedding/workspaces.js'
import { createGateway } from './gateway/call-tool.js'
import { type Registry, registry } from './gateway/registry.js'
import type { HttpRequest, HttpResponse } from './http/exchange.js'
import { fetchWith } from './http/fetch.js'
import { createRouter } from './http/router.js'
import { routes } from './http/routes.js'
import { createIngest } from './ingest/ingest.js'
import { type RapportOptions, readOptions, type Settings } from './options.js'

/** How a Rapport stands. */
export interface RapportStatus {
  store: { name: string; durable: boolean; available: boolean }
}

/** A running Rapport, as `createRapport` makes it. */
export interface Rapport {
  /** Serves a WHATWG request: every route, for frameworks that speak Request and Response. */
  fetch(request: Request): Promise<Response>
  /** Serves a request in Rapport's own form, without WHATWG objects: what servers build on. Never rejects. */
  handle(request: HttpRequest): Promise<HttpResponse>
  /** The path that all routes live under; empty at the root. */
  readonly basePath: string
  readonly organizations: Pick<Organizations, 'create' | 'get' | 'list'>
  /** The handle of one organization; throws TypeError when the id is no UUID. */
  organization(id: string): Workspace
  /** Whether the store can serve. */
  status(): Promise<RapportStatus>
  /** Finishes running work, writes what is pending, and closes the store. Calling it again waits for the same. */
  close(): Promise<void>
}

/**
 * Makes a Rapport. Nothing is opened before the first use; without a store everything is kept in memory and lost with the process.
 * Throws TypeError naming the option that is wrong.
 *
 * @example
 * const rapport = createRapport({ store: postgresStore({ connectionString }) })
 * const { id } = await rapport.organizations.create({ name: 'Acme Inc' })
 * const { key } = await rapport.organization(id).apiKeys.create({ name: 'agent', grants: ['customer_intelligence:read'] })
 */
export function createRapport(options: RapportOptions = {}): Rapport {
  const settings = readOptions(options)
  if (!options.store) settings.logger.warn('Rapport keeps everything in memory: pass a durable store to keep it beyond this process')
  return assemble(settings, registry)
}

/** A Rapport of these settings and tools; tests bring tools of their own. */
export function assemble(settings: Settings, tools: Registry): Rapport {
  const { store, clock, ids, logger } = settings
  const apiKeys = new ApiKeys(settings)
  const publicKeys = new PublicKeys(settings)
  const organizations = new Organizations(settings)
  const ingest = createIngest({ store, clock, ids, logger })
  const services = { settings, apiKeys, publicKeys, gateway: createGateway(settings, tools), ingest }
  const running = new RunningWork()
  const route = createRouter(settings, routes(services))
  const handle = (request: HttpRequest) => running.run(() => route(request))
  let closing: Promise<void> | undefined

  async function shutDown(): Promise<void> {
    try {
      await running.settled()
      await ingest.close()
      await apiKeys.usage.flush()
    } finally {
      await store.close()
    }
  }

  return {
    fetch: fetchWith(handle),
    handle,
    basePath: settings.basePath,
    organizations: {
      create: (input) => organizations.create(input),
      get: (idOrSlug) => organizations.get(idOrSlug),
      list: () => organizations.list()
    },
    organization: workspaces(services, organizations, running),
    async status() {
      const available = await store.ping().then(
        () => true,
        (error: unknown) => {
          logger.warn('The store is not available', { error: String(error) })
          return false
        }
      )
      return { store: { name: store.name, durable: store.durable, available } }
    },
    close() {
      closing ??= shutDown()
      return closing
    }
  }
}
