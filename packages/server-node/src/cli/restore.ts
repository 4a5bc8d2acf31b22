import { existsSync } from 'node:fs'
import { copyFile, cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createRapport, type ErasureRecord, type Rapport } from '@rapport/core'
import { ownSchema, pgliteStore } from '@rapport/storage-postgres'
import { type BackupDescription, layout, readBackup } from '../backup/backup-file.js'
import { erasureFile, erasuresIn, readErasures } from '../erasures/erasure-file.js'
import { type CaughtUp, caughtUpText, completeList, reapplyErasures } from '../erasures/reapply-erasures.js'
import { CommandError } from './command-error.js'
import { makeDataDirectory } from './data-directory.js'
import { printLine } from './output.js'
import { ownVersion } from './own-version.js'
import { runningDev } from './running-dev.js'

export interface RestoreOptions {
  data: string
  /** A list of erasures that the backup does not know. */
  erasures?: string
  json?: true
}

/** `rapport restore`: only into a directory without a database. The restored database is opened once, so that a damaged backup is seen now. */
export async function restore(source: string, { data, erasures, json }: RestoreOptions): Promise<void> {
  const backup = resolve(source)
  const made = await readBackup(backup)
  await refuseNewer(backup, made)
  if (await runningDev(data))
    throw new CommandError(
      `A \`rapport dev\` runs on ${data}. A backup is never restored over a live database. Name another directory with --data`
    )
  if (existsSync(join(data, 'pgdata')))
    throw new CommandError(`${data} already has a database. A backup is never restored over one. Name another directory with --data`)
  const list = await erasuresSince(backup, made, data, erasures)
  const directory = await makeDataDirectory(data)
  const { organizations, reapplied } = await intoPlace(backup, directory, made, list.records)
  if (json) printLine({ directory, organizations, reapplied, erasureLists: list.files, ...made })
  else
    process.stdout.write(
      `Restored the backup of ${made.madeAt} into ${directory}: ${organizations.join(', ') || 'no organization'}.\n${caughtUpText(reapplied) ?? ''}${
        list.files.length === 0 ? noList : ''
      }Next: npx @rapport/cli dev --data ${data}\n`
    )
}

const noList =
  'No list of erasures was found. People who were erased after the backup are back. If you have a list, restore again with --erasures FILE.\n'

/** The erasures that lists beside the database name: those of the directory that the backup is of, of the new one, and the one that is given. */
async function erasuresSince(backup: string, made: BackupDescription, data: string, given: string | undefined) {
  const beside = [backup, ...(made.of === undefined ? [] : [made.of]), resolve(data)].map(erasuresIn)
  const files: string[] = []
  const records = new Map<string, ErasureRecord>()
  for (const path of new Set([...beside, ...(given === undefined ? [] : [resolve(given)])])) {
    const read = await readErasures(path)
    if (read) files.push(path)
    else if (given !== undefined && path === resolve(given)) throw new CommandError(`There is no file ${given}`)
    for (const record of read ?? []) records.set(record.id, record)
  }
  return { files: files.filter((path) => path !== erasuresIn(backup)), records: [...records.values()] }
}

/** A backup that this Rapport may not understand. An older one is brought up to date when it is opened. */
async function refuseNewer(backup: string, made: BackupDescription): Promise<void> {
  const own = ownSchema()
  const isNewer = made.layout > layout || made.schemaVersion > own.schemaVersion
  if (isNewer)
    throw new CommandError(
      `The backup was made by a newer Rapport (${made.rapport}, schema ${made.schemaVersion}; this one is ${ownVersion()}, schema ${own.schemaVersion}). Update this one first`
    )
  if (made.schemaVersion === own.schemaVersion && made.schemaFingerprint !== own.schemaFingerprint)
    throw new CommandError(
      `The backup was made by a Rapport between two releases (${made.rapport}). Its tables differ from those of version ${made.schemaVersion}. Restore it with that Rapport`
    )
  const files = await readFile(join(backup, 'pgdata', 'PG_VERSION'), 'utf8').catch(() => '')
  if (files.trim() !== made.postgres)
    throw new CommandError(`${backup} is damaged: its files differ from the description in its backup.json`)
}

/** Copies the files under another name first: a restore that is cut short leaves no database. */
async function intoPlace(
  backup: string,
  directory: string,
  { schema }: BackupDescription,
  records: readonly ErasureRecord[]
): Promise<{ organizations: string[]; reapplied: CaughtUp }> {
  const unfinished = join(directory, 'restoring')
  await rm(unfinished, { recursive: true, force: true })
  try {
    await cp(join(backup, 'pgdata'), join(unfinished, 'pgdata'), { recursive: true })
    const rapport = createRapport({ store: pgliteStore({ dataDir: unfinished, schema }), logger: silent })
    const restored = await catchUp(rapport, records, unfinished).finally(() => rapport.close())
    const keys = join(backup, 'dev-credentials.json')
    if (existsSync(keys)) await copyFile(keys, join(directory, 'dev-credentials.json'))
    await rename(erasuresIn(unfinished), erasuresIn(directory))
    await rename(join(unfinished, 'pgdata'), join(directory, 'pgdata'))
    return restored
  } catch (error) {
    throw new CommandError(
      `The backup cannot be opened, and nothing was restored: ${error instanceof Error ? error.message : String(error)}`
    )
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** Whoever was erased after the backup is erased again before anybody can read the database; the list goes on beside it. */
async function catchUp(rapport: Rapport, records: readonly ErasureRecord[], directory: string) {
  const organizations = (await rapport.organizations.list()).map(({ slug }) => slug)
  const reapplied = await reapplyErasures(rapport, records)
  const lines = records.map((record) => `${JSON.stringify(record)}\n`).join('')
  await writeFile(erasuresIn(directory), lines, { mode: 0o600 })
  await completeList(rapport, records, erasureFile(erasuresIn(directory)))
  return { organizations, reapplied }
}

const silent = { info() {}, warn() {}, error() {} }
