import { existsSync } from 'node:fs'
import { copyFile, cp, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createRapport } from '@rapport/core'
import { ownSchema, pgliteStore } from '@rapport/storage-postgres'
import { type BackupDescription, layout, readBackup } from '../backup/backup-file.js'
import { CommandError } from './command-error.js'
import { makeDataDirectory } from './data-directory.js'
import { printLine } from './output.js'
import { ownVersion } from './own-version.js'
import { runningDev } from './running-dev.js'

export interface RestoreOptions {
  data: string
  json?: true
}

/** `rapport restore`: only into a directory without a database. The restored database is opened once, so that a damaged backup is seen now. */
export async function restore(source: string, { data, json }: RestoreOptions): Promise<void> {
  const backup = resolve(source)
  const made = await readBackup(backup)
  await refuseNewer(backup, made)
  if (await runningDev(data))
    throw new CommandError(
      `A \`rapport dev\` runs on ${data}: a backup is never restored over a live database. Give another directory with --data`
    )
  if (existsSync(join(data, 'pgdata')))
    throw new CommandError(`${data} has a database already: a backup is never restored over one. Give another directory with --data`)
  const directory = await makeDataDirectory(data)
  const organizations = await intoPlace(backup, directory, made)
  if (json) printLine({ directory, organizations, ...made })
  else
    process.stdout.write(
      `Restored the backup of ${made.madeAt} into ${directory}: ${organizations.join(', ') || 'no organization'}.\nNext: rapport dev --data ${data}\n`
    )
}

/** A backup that this Rapport may not understand. An older one is brought up to date when it is opened. */
async function refuseNewer(backup: string, made: BackupDescription): Promise<void> {
  const own = ownSchema()
  const isNewer = made.layout > layout || made.schemaVersion > own.schemaVersion
  if (isNewer)
    throw new CommandError(
      `The backup was made by a newer Rapport (${made.rapport}, schema ${made.schemaVersion}; this one is ${ownVersion()}, schema ${own.schemaVersion}): update this one first`
    )
  if (made.schemaVersion === own.schemaVersion && made.schemaFingerprint !== own.schemaFingerprint)
    throw new CommandError(
      `The backup was made by a Rapport between two releases (${made.rapport}): its tables are not those of version ${made.schemaVersion}. Restore it with that Rapport`
    )
  const files = await readFile(join(backup, 'pgdata', 'PG_VERSION'), 'utf8').catch(() => '')
  if (files.trim() !== made.postgres) throw new CommandError(`${backup} is damaged: its files are not those that its backup.json describes`)
}

/** Copies the files under another name first: a restore that is cut short leaves no database. */
async function intoPlace(backup: string, directory: string, { schema }: BackupDescription): Promise<string[]> {
  const unfinished = join(directory, 'restoring')
  await rm(unfinished, { recursive: true, force: true })
  try {
    await cp(join(backup, 'pgdata'), join(unfinished, 'pgdata'), { recursive: true })
    const rapport = createRapport({ store: pgliteStore({ dataDir: unfinished, schema }), logger: silent })
    const names = await rapport.organizations
      .list()
      .then((all) => all.map(({ slug }) => slug))
      .finally(() => rapport.close())
    const keys = join(backup, 'dev-credentials.json')
    if (existsSync(keys)) await copyFile(keys, join(directory, 'dev-credentials.json'))
    await rename(join(unfinished, 'pgdata'), join(directory, 'pgdata'))
    return names
  } catch (error) {
    throw new CommandError(
      `The backup cannot be opened, and nothing was restored: ${error instanceof Error ? error.message : String(error)}`
    )
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

const silent = { info() {}, warn() {}, error() {} }
