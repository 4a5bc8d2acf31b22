import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createRapportClient, type RapportClient, RapportError } from '@rapport/client'
import type { Workspace } from '@rapport/core'
import { CommandError } from './command-error.js'
import { type NamedServer, namedServer } from './named-server.js'
import { chooseOrganization } from './organizations.js'
import { runningDev } from './running-dev.js'
import type { StoreOptions } from './store-options.js'
import { withRapport } from './with-store.js'

/** Where the organization is that a command works on. */
export interface WorkspacePlace extends StoreOptions {
  url?: string
  key?: string
  org?: string
}

/** What a command does on an organization. `runDue` does the work in the background, where no other process does. */
type Work = (asked: Workspace | RapportClient, runDue?: () => Promise<void>) => Promise<void>

const usualDirectory = '.rapport'
/** A server may be busy: a question has as long as it takes to wait out a limit. */
const patienceMs = 120_000

/**
 * Works on the organization of --data, else of the server of --url, else of the database of --store, else of the usual directory. A running `rapport dev` is
 * asked with its own key: who can read its directory can do everything in it.
 */
export async function withWorkspace(place: WorkspacePlace, work: Work): Promise<void> {
  const { url, key, store } = place
  const known = key === undefined ? {} : { key }
  const directory = place.data ?? (url === undefined && !store ? usualDirectory : undefined)
  if (directory === undefined)
    return url === undefined
      ? withDatabase(place, work)
      : withServer(await namedServer({ url, data: usualDirectory, ...known }), place, work)
  if (await runningDev(directory)) return withServer(await namedServer({ data: directory, allGrants: true, ...known }), place, work)
  if (place.data === undefined && !existsSync(join(directory, 'pgdata')))
    throw new CommandError(
      'Which organization? Name a server with --url and RAPPORT_API_KEY, or the directory of a `rapport dev` with --data.'
    )
  return withDatabase({ ...place, data: directory }, work)
}

function withDatabase(place: WorkspacePlace, work: Work): Promise<void> {
  return withRapport(place, async (rapport) => {
    const { id } = await chooseOrganization(rapport, place.org)
    // On a directory of its own nobody else does the work; a Postgres has processes that do.
    const runDue = async () => void (await rapport.runDue())
    await work(rapport.organization(id), place.data === undefined ? undefined : runDue)
  })
}

/** Asks through the client. What the server or the way to it refuses is the terminal's to mend. */
async function withServer(server: NamedServer, { org }: WorkspacePlace, work: Work): Promise<void> {
  if (org !== undefined) throw new CommandError('--org works with a database only. The key of a server belongs to one organization')
  try {
    // `rapport mcp` takes any address, too: servers in a private network have no certificate.
    const client = createRapportClient({ baseUrl: server.url, apiKey: server.apiKey, timeout: patienceMs, allowInsecureHttp: true })
    try {
      await work(client)
    } finally {
      await client.close()
    }
  } catch (error) {
    throw error instanceof RapportError ? new CommandError(error.message) : error
  }
}
