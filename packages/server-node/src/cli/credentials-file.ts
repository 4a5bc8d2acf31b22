import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { systemIds } from '@rapport/core'
import { CommandError } from './command-error.js'

/** What a newcomer needs to send events and to read them. */
export interface DevCredentials {
  organizationId: string
  apiKey: string
  publicKey: string
}

const secretLength = 43

/** DIR/dev-credentials.json: readable by its owner only, one entry per database that was used with this directory. */
export function credentialsFile(directory: string, database: string) {
  const path = pathIn(directory)

  async function save(all: Record<string, unknown>): Promise<void> {
    const next = `${path}.new`
    await writeFile(next, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 })
    await rename(next, path)
  }

  return {
    async read(): Promise<DevCredentials | undefined> {
      const entry = (await readAll(path))[database]
      if (!isCredentials(entry)) return undefined
      // The secret stands beside them, and is for nobody to see.
      const { organizationId, apiKey, publicKey } = entry
      return { organizationId, apiKey, publicKey }
    },

    /** What this database's credentials of integrations are encrypted with; it is made when it is first asked for. */
    async secret(): Promise<string> {
      const all = await readAll(path)
      const entry = isObject(all[database]) ? all[database] : {}
      if (typeof entry.secret === 'string') return entry.secret
      const secret = systemIds().secret(secretLength)
      await put({ secret })
      return secret
    },

    /** The key that was made for agents. */
    async agentKey(): Promise<string | undefined> {
      return agentKeyOf((await readAll(path))[database])
    },

    write: (credentials: DevCredentials) => put({ ...credentials }),
    writeAgentKey: (agentKey: string) => put({ agentKey })
  }

  /** Puts these fields beside what is known of the database. */
  async function put(fields: Record<string, string>): Promise<void> {
    const all = await readAll(path)
    const entry = isObject(all[database]) ? all[database] : {}
    await save({ ...all, [database]: { ...entry, ...fields } })
  }
}

/** The keys for agents of every database that was used with this directory. */
export async function agentKeys(directory: string): Promise<string[]> {
  return Object.values(await readAll(pathIn(directory))).flatMap((entry) => agentKeyOf(entry) ?? [])
}

/** The keys with all grants of every database that was used with this directory. */
export async function ownKeys(directory: string): Promise<string[]> {
  return Object.values(await readAll(pathIn(directory))).flatMap((entry) => (isCredentials(entry) ? [entry.apiKey] : []))
}

const pathIn = (directory: string) => join(directory, 'dev-credentials.json')

function agentKeyOf(entry: unknown): string | undefined {
  return isObject(entry) && typeof entry.agentKey === 'string' ? entry.agentKey : undefined
}

async function readAll(path: string): Promise<Record<string, unknown>> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw new CommandError(`Cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
  try {
    const value: unknown = JSON.parse(text)
    if (isObject(value)) return value
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new CommandError(`${path} is damaged. Delete it. The next start makes new keys.`)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isCredentials(value: unknown): value is DevCredentials {
  return isObject(value) && ['organizationId', 'apiKey', 'publicKey'].every((name) => typeof value[name] === 'string')
}
