import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pgliteStore } from '@rapport/storage-postgres'
import { type BackupDescription, requireFree, writeBackup } from '../backup/backup-file.js'
import { backupPath } from '../backup/backup-listener.js'
import { CommandError } from './command-error.js'
import { credentialsFile } from './credentials-file.js'
import { printLine } from './output.js'
import { ownVersion } from './own-version.js'
import { runningDev } from './running-dev.js'
import { databaseName } from './store-choice.js'

export interface BackupOptions {
  data: string
  schema: string
  json?: true
}

/** `rapport backup`: the running `rapport dev` makes the backup, as it has the database; else this process does. */
export async function backup(target: string, { data, schema, json }: BackupOptions): Promise<void> {
  if (!existsSync(join(data, 'pgdata'))) throw new CommandError(`${data} is not a directory of \`rapport dev\`, because it has no database`)
  const directory = resolve(target)
  await requireFree(directory)
  const running = await runningDev(data)
  const made = running ? await askDev(running.url, { data, schema, directory }) : await fromStopped({ data, schema, directory })
  if (json) printLine({ directory, ...made })
  else
    process.stdout.write(
      `Made a backup of ${data} in ${directory}.\n${made.hasSecrets ? 'It holds keys and secrets: keep it where only you can read it.\n' : ''}To restore it: npx @rapport/cli restore ${target} --data NEW_DIR\n`
    )
}

interface Work {
  data: string
  schema: string
  directory: string
}

async function fromStopped({ data, schema, directory }: Work): Promise<BackupDescription> {
  const store = pgliteStore({ dataDir: data, schema })
  try {
    return await writeBackup(store, { data, target: directory, rapport: ownVersion() })
  } finally {
    await store.close()
  }
}

async function askDev(url: string, { data, schema, directory }: Work): Promise<BackupDescription> {
  const known = await credentialsFile(data, databaseName({ kind: 'pglite', directory: data }, schema)).read()
  if (!known)
    throw new CommandError(`The \`rapport dev\` of ${data} runs on another database. Stop it, or use pg_dump on a Postgres server`)
  const answer = await fetch(`${url}${backupPath}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${known.apiKey}`, 'x-backup-directory': encodeURIComponent(directory) }
  })
  // Another server on this address may answer anything.
  const body = (await answer.json().catch(() => ({}))) as BackupDescription & { error?: string }
  if (answer.status === 200) return body
  throw new CommandError(body.error ?? `The server at ${url} made no backup. It answered ${answer.status}`)
}
