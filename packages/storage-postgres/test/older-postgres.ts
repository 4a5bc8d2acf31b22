import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort, type NativePostgres } from './native-postgres.js'

/** Where Debian's packages put the programs of a major version. */
const programs = (major: number) => `/usr/lib/postgresql/${major}/bin`

/** Whether this machine has a server of that major version. */
export function hasPostgres(major: number): boolean {
  return existsSync(join(programs(major), 'postgres'))
}

/** A server of an older major version in a temporary folder. */
export async function startOlderPostgres(major: number): Promise<NativePostgres> {
  const directory = await mkdtemp(join(tmpdir(), `rapport-postgres-${major}-`))
  const port = await freePort()
  const account = await ownAccount(directory)
  const asUser = account && { uid: account.uid, gid: account.gid }
  const data = join(directory, 'data')
  const made = spawnSync(join(programs(major), 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8'], {
    ...asUser
  })
  if (made.status !== 0) throw new Error(`Postgres ${major} could not make its folder:\n${made.stderr}`)
  const settings = ['fsync=off', 'listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${directory}`]
  const running = spawn(join(programs(major), 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...asUser,
    stdio: 'ignore'
  })
  const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()))
  const connectionString = `postgres://postgres@127.0.0.1:${port}/postgres`
  const stop = async () => {
    running.kill('SIGINT')
    await ended
    await rm(directory, { recursive: true, force: true })
  }
  for (let attempt = 0; !(await answers(connectionString)); attempt++) {
    if (attempt === 200 || running.exitCode !== null) {
      await stop()
      throw new Error(`Postgres ${major} did not start`)
    }
    await sleep(50)
  }
  return { connectionString, stop }
}

/** Postgres refuses to run as root: then the folder goes to the user that its packages have made. */
async function ownAccount(directory: string): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres']).stdout.toString())
  const account = { uid: idOf('-u'), gid: idOf('-g') }
  await chown(directory, account.uid, account.gid)
  await chmod(directory, 0o700)
  return account
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  try {
    await client.connect()
    await client.end()
    return true
  } catch (error) {
    // Refused or still starting: both mean to look again.
    return !(error instanceof Error)
  }
}
