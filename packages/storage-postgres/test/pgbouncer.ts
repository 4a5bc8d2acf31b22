import { spawn, spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './native-postgres.js'

/** Whether there is a PgBouncer on the PATH. */
export function hasPgBouncer(): boolean {
  return spawnSync('pgbouncer', ['--version']).status === 0
}

/** A PgBouncer in transaction mode before a server, with fewer connections to it than a store has; answers the URL that leads through it. */
export async function startPgBouncer(serverUrl: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = new URL(serverUrl)
  const port = await freePort()
  const directory = await mkdtemp(join(tmpdir(), 'rapport-pgbouncer-'))
  const file = join(directory, 'pgbouncer.ini')
  const { hostname, username, password } = server
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${server.port || 5432} user=${decodeURIComponent(username)} password=${decodeURIComponent(password)}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 2'
  ]
  await writeFile(file, settings.join('\n'), { mode: 0o644 })
  // Its own user has to get to it.
  await chmod(directory, 0o755)
  // It refuses to run as root, and takes the user that the embedded server has.
  const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  const running = spawn('pgbouncer', [...asUser, file], { stdio: ['ignore', 'ignore', 'pipe'] })
  const said: string[] = []
  running.stderr.on('data', (line) => said.push(String(line)))
  const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()))
  const stop = async () => {
    running.kill('SIGKILL')
    await ended
    await rm(directory, { recursive: true })
  }
  for (let attempt = 0; !(await listens(port)); attempt++) {
    if (attempt === 100 || running.exitCode !== null) {
      await stop()
      throw new Error(`PgBouncer did not start:\n${said.join('')}`)
    }
    await sleep(50)
  }
  const url = new URL(serverUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return { url: url.href, stop }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
