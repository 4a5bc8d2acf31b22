import { statfs } from 'node:fs/promises'
import { createRapport, type Rapport, type RapportOptions, StoreUnavailableError, StoreUnwritableError } from '@rapport/core'
import type { PostgresStore } from '@rapport/storage-postgres'
import { type LastingChoice, makeLastingStore } from '../cli/store-choice.js'
import { rapportOptions } from '../configuration/rapport-options.js'
import type { Configuration } from '../configuration/read-configuration.js'
import type { Observed, SeenOrganization } from './observed.js'
import { seeServer } from './see-server.js'

/** Where the doctor looks. */
export interface Place {
  store: LastingChoice
  schema: string
  configuration: Configuration
  url?: string
}

/** Looks at everything that can be reached; writes nothing. */
export async function observe(place: Place): Promise<Observed> {
  const { values, warnings, file } = place.configuration
  const { secret, publicUrl, basePath = '', providers = [] } = await rapportOptions(values)
  const publicAddress = publicUrl === undefined || !URL.canParse(publicUrl) ? undefined : `${publicUrl.replace(/\/+$/, '')}${basePath}`
  const url = place.url ?? publicAddress
  const seen: Observed = {
    now: Date.now(),
    nodeVersion: process.versions.node,
    database: { state: 'failing', message: 'The database was not checked.' },
    configuration: {
      hasSecret: secret !== undefined,
      trustsProxy: values.trustProxy !== 0,
      warnings,
      basePath,
      ...(file !== undefined && { file }),
      ...(publicUrl !== undefined && { publicUrl })
    },
    ...(publicAddress !== undefined && url !== publicAddress && { publicServer: await seeServer(publicAddress) }),
    ...(url !== undefined && URL.canParse(url) && { server: await seeServer(url) }),
    ...(place.store.kind === 'pglite' && (await seeDisk(place.store.directory)))
  }
  const store = await makeLastingStore(place.store, place)
  try {
    return {
      ...seen,
      ...(await seeDatabase(store, place.store.kind, {
        ...(secret !== undefined && { secret }),
        ...(publicUrl !== undefined && { publicUrl }),
        providers
      }))
    }
  } finally {
    await store.close()
  }
}

async function seeDatabase(
  store: PostgresStore,
  kind: 'pglite' | 'postgres',
  integrations: Pick<RapportOptions, 'secret' | 'publicUrl' | 'providers'>
): Promise<Pick<Observed, 'database'> & Partial<Observed>> {
  try {
    await store.open()
    await store.ping()
    const rapport = createRapport({ store, ...integrations })
    try {
      const missingForSql = (await store.missingForSql()) !== undefined
      return {
        database: { state: 'usable', kind, missingForSql },
        status: await rapport.status(),
        organizations: await seeOrganizations(rapport)
      }
    } finally {
      await rapport.close()
    }
  } catch (error) {
    return { database: { state: stateOf(error), message: error instanceof Error ? error.message : String(error) } }
  }
}

function stateOf(error: unknown): 'unreachable' | 'unwritable' | 'other_version' | 'failing' {
  if (error instanceof Error && error.name === 'SchemaVersionError') return 'other_version'
  if (error instanceof StoreUnwritableError) return 'unwritable'
  return error instanceof StoreUnavailableError ? 'unreachable' : 'failing'
}

async function seeOrganizations(rapport: Rapport): Promise<SeenOrganization[]> {
  const seen: SeenOrganization[] = []
  for (const { id, slug } of await rapport.organizations.list()) {
    const workspace = rapport.organization(id)
    const connected = await workspace.integrations.list({ connectedOnly: true })
    const connections = connected.map(({ id: provider, syncStatus, errorMessage }) => ({
      provider,
      ...(syncStatus !== undefined && { syncStatus }),
      ...(errorMessage !== undefined && { errorMessage })
    }))
    seen.push({ slug, keys: await workspace.apiKeys.list(), connections })
  }
  return seen
}

async function seeDisk(path: string): Promise<Pick<Observed, 'disk'>> {
  const { bavail, blocks, bsize } = await statfs(path)
  return { disk: { path, freeBytes: bavail * bsize, totalBytes: blocks * bsize } }
}
