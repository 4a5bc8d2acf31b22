import { randomBytes } from 'node:crypto'
import { chown, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { EmbeddedPostgres } from './embedded-postgres.js'

export interface NativePostgres {
  connectionString: string
  /** The same server by its Unix socket, where it has one: an answer comes sooner than over TCP. */
  socketConnectionString?: string
  stop: () => Promise<void>
}

/** A server of our own. */
export interface OwnPostgres extends NativePostgres {
  /** Starts it again as a hot standby: it answers, takes no writes, and waits for a primary until `pg_promote()`. */
  becomeStandby: () => Promise<void>
  /** Stops it as an administrator does: connections end, and new ones are refused. */
  halt: () => Promise<void>
  /** Starts it again after `halt`. */
  resume: () => Promise<void>
}

/** Settings that a host's server may have and that must not change an answer. */
const unusual = [
  'TimeZone=America/New_York',
  'DateStyle=SQL, DMY',
  'IntervalStyle=sql_standard',
  'extra_float_digits=0',
  'bytea_output=escape'
]

/** Connections may be encrypted, and need not be. */
const encrypted = ['ssl=on', 'ssl_cert_file=server.crt', 'ssl_key_file=server.key']

/** A Postgres server for tests: a new database on that of DATABASE_URL, or a server of our own, which starts in about a second. */
export async function startPostgres(): Promise<NativePostgres> {
  const given = process.env.DATABASE_URL
  return given ? createDatabase(given) : startServer()
}

async function createDatabase(url: string): Promise<NativePostgres> {
  const name = `rapport_test_${randomBytes(6).toString('hex')}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name} encoding 'UTF8' template template0`)
  const created = new URL(url)
  created.pathname = name
  return { connectionString: created.href, stop: () => run(`drop database ${name} with (force)`) }
}

/** A server in a temporary folder. Its default collation is a language's, so that text which is not ordered by bytes shows. */
export async function startServer(): Promise<OwnPostgres> {
  const directory = await mkdtemp(join(tmpdir(), 'rapport-postgres-'))
  const port = await freePort()
  const log: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: directory,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US', '--no-sync'],
    postgresFlags: [
      'fsync=off',
      `unix_socket_directories=${process.platform === 'win32' ? '' : directory}`,
      'max_connections=200',
      'deadlock_timeout=50ms',
      ...encrypted,
      ...unusual
    ].flatMap((setting) => ['-c', setting]),
    onLog: (message) => log.push(String(message)),
    onError: (error) => log.push(String(error))
  })
  try {
    await server.initialise()
    await addCertificate(directory)
    await server.start()
  } catch (error) {
    await rm(directory, { recursive: true, force: true })
    throw new Error(`Postgres for the tests did not start:\n${log.slice(-20).join('')}`, { cause: error })
  }
  const connectionString = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`
  const bySocket = `postgres://postgres:postgres@/postgres?host=${encodeURIComponent(directory)}&port=${port}`
  return {
    connectionString,
    // Node opens no Unix sockets on Windows.
    ...(process.platform !== 'win32' && { socketConnectionString: bySocket }),
    async becomeStandby() {
      await server.stop()
      await writeFile(join(directory, 'standby.signal'), '')
      // It waits for words that a standby does not say, and fails when the server ends.
      server.start().catch(() => undefined)
      await untilItAnswers(connectionString)
    },
    halt: () => server.stop(),
    resume: () => server.start(),
    async stop() {
      await server.stop()
      await rm(directory, { recursive: true, force: true })
    }
  }
}

async function untilItAnswers(connectionString: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (attempt === 1_200) throw error
      await sleep(50)
    }
  }
}

/** Puts the certificate and key into the server's folder, for its user alone: with any other rights it refuses the key. */
async function addCertificate(directory: string): Promise<void> {
  const { uid, gid } = await stat(directory)
  for (const name of ['server.crt', 'server.key']) {
    const file = join(directory, name)
    await writeFile(file, await readFile(new URL(`./tls/${name}`, import.meta.url)), { mode: 0o600 })
    await chown(file, uid, gid)
  }
}

/** A port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port'))))
    })
  })
}
