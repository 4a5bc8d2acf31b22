import { existsSync } from 'node:fs'
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { DatabaseCopy, PgliteStore } from '@rapport/storage-postgres'
import { CommandError } from '../cli/command-error.js'
import { erasuresIn } from '../erasures/erasure-file.js'

/** What stands in a backup's backup.json. */
export interface BackupDescription extends DatabaseCopy {
  /** How the backup is laid out. */
  layout: number
  /** The Rapport that made it. */
  rapport: string
  madeAt: string
  /** The directory that it is of; backups of earlier versions do not tell. */
  of?: string
  /** Whether the keys of `rapport dev` are in it, and the secret that credentials of integrations are encrypted with. */
  hasSecrets: boolean
}

export const layout = 1
const credentials = 'dev-credentials.json'
const description = 'backup.json'

/** Throws CommandError unless a backup can be written there: a directory that is empty, or not there yet. */
export async function requireFree(target: string): Promise<void> {
  const entries = await readdir(target).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw new CommandError(`Cannot use ${target}: ${error instanceof Error ? error.message : String(error)}`)
  })
  if (entries.length > 0) throw new CommandError(`${target} is not empty. Name a new directory for the backup`)
}

/** Writes a backup of a directory of `rapport dev`. Its description comes last: a backup without one is not complete. */
export async function writeBackup(
  store: Pick<PgliteStore, 'copyTo'>,
  { data, target, rapport }: { data: string; target: string; rapport: string }
): Promise<BackupDescription> {
  await requireFree(target)
  const copy = await store.copyTo(target)
  const hasSecrets = existsSync(join(data, credentials))
  // The file is for its owner only, and so is its copy.
  if (hasSecrets) await copyFile(join(data, credentials), join(target, credentials))
  if (existsSync(erasuresIn(data))) await copyFile(erasuresIn(data), erasuresIn(target))
  const made: BackupDescription = { layout, rapport, madeAt: new Date().toISOString(), of: resolve(data), hasSecrets, ...copy }
  await writeFile(join(target, description), `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 })
  return made
}

/** Reads what a backup says of itself. Throws CommandError for what is none. */
export async function readBackup(directory: string): Promise<BackupDescription> {
  const text = await readFile(join(directory, description), 'utf8').catch(() => undefined)
  if (text === undefined) throw new CommandError(`${directory} is not a complete backup: it has no ${description}`)
  try {
    const made: BackupDescription = JSON.parse(text)
    if (typeof made.layout === 'number' && typeof made.schemaVersion === 'number' && existsSync(join(directory, 'pgdata'))) return made
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new CommandError(`${directory} is not a complete backup: its ${description} is damaged, or its pgdata is missing`)
}
