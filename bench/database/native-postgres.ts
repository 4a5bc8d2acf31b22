import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { EmbeddedPostgres } from '../../packages/storage-postgres/test/embedded-postgres.js'
import { freePort } from '../machine/free-port.js'
import { asText, type Query } from './query.js'

/**
 * What differs from Postgres's defaults, for both sides of every comparison alike: memory that a small server would have, and no checkpoint in the
 * middle of a run, which would hit one side by chance. Commits are as durable as in production.
 */
const settings = {
  fsync: 'on',
  synchronous_commit: 'on',
  shared_buffers: '512MB',
  max_wal_size: '8GB',
  checkpoint_timeout: '30min',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: ''
}

/** Counts the time of each statement; loaded only for profiles, as it costs a little. */
const statementSettings = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track_planning': 'on',
  'pg_stat_statements.max': '1000'
}

/** A Postgres server of our own in a temporary folder. */
export interface NativePostgres {
  /** The server's first process: the parent of all its others. */
  pid: number
  version: string
  /** Makes an empty database; answers its URL. */
  createDatabase(name: string): Promise<string>
  dropDatabase(name: string): Promise<void>
  /** Writes everything to disk, so that a run does not pay for what was written before it. */
  checkpoint(): Promise<void>
  stop(): Promise<void>
}

export async function startPostgres({ trackStatements = false } = {}): Promise<NativePostgres> {
  const parent = await mkdtemp(join(tmpdir(), 'rapport-bench-'))
  // Postgres does not run as root: its own user has to get to its folder.
  await chmod(parent, 0o755)
  const databaseDir = join(parent, 'data')
  const port = await freePort()
  const flags = Object.entries({ ...settings, ...(trackStatements && statementSettings) })
  const said: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: false,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: flags.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    createPostgresUser: process.getuid?.() === 0,
    onLog: (message) => said.push(message),
    onError: (error) => said.push(String(error))
  })
  const url = (database: string) => `postgres://postgres:password@127.0.0.1:${port}/${database}`
  const administer = <R>(work: (client: pg.Client) => Promise<R>) => withClient(url('postgres'), work)
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    await rm(parent, { recursive: true, force: true })
    throw new Error(`Postgres could not be started:\n${said.slice(-20).join('')}`, { cause: error })
  }
  const [pid] = (await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n')
  return {
    pid: Number(pid),
    version: await administer(
      async (client) => (await client.query<{ server_version: string }>('show server_version')).rows[0]?.server_version ?? ''
    ),
    async createDatabase(name) {
      await administer((client) => client.query(`create database ${name}`))
      return url(name)
    },
    async dropDatabase(name) {
      await administer((client) => client.query(`drop database ${name} with (force)`))
    },
    async checkpoint() {
      await administer((client) => client.query('checkpoint'))
    },
    async stop() {
      await server.stop()
      await rm(parent, { recursive: true, force: true })
    }
  }
}

/** Work with one connection. */
export async function withClient<R>(connectionString: string, work: (client: pg.Client) => Promise<R>): Promise<R> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Work with statements whose answers are text throughout: rows are compared and inserted again, not worked with. */
export function withQuery<R>(connectionString: string, work: (query: Query) => Promise<R>): Promise<R> {
  const types = { getTypeParser: () => (value: string | Buffer) => value }
  return withClient(connectionString, (client) =>
    work(async (text) => (await client.query<Record<string, unknown>>({ text, types })).rows.map(asText))
  )
}
