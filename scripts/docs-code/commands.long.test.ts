import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { blocksOfPage } from './pages.js'

const command = join(import.meta.dirname, '../../packages/cli/bin/rapport.js')
const work = mkdtempSync(join(tmpdir(), 'rapport-commands-'))
const bin = join(work, 'bin')
const { DATABASE_URL: _, ...inherited } = process.env
const env: NodeJS.ProcessEnv = { ...inherited, PATH: `${bin}${delimiter}${process.env.PATH}` }
let server: ChildProcess | undefined
let dev = { url: '', publicKey: '', apiKey: '' }

/** Files that the commands name. */
const files: Readonly<Record<string, string | Buffer>> = {
  'segment-export.ndjson.gz': gzipSync(
    '{"type":"track","event":"Report exported","userId":"u_1","messageId":"m1","timestamp":"2023-05-01T10:00:00Z"}\n'
  ),
  'customers.csv': 'Customer ID,Name,Domain\nacme,Acme,acme.com\n',
  'contracts.csv': 'External ID,Customer ID,Starts on,Ends on,Renewal date\nc_1,acme,2026-01-01,2026-12-31,2027-01-01\n'
}

beforeAll(async () => {
  mkdirSync(bin)
  // `npx @rapport/cli` is the command as it is built here.
  writeFileSync(
    join(bin, 'npx'),
    `#!/bin/sh\n[ "$1" = -y ] && shift\n[ "$1" = @rapport/cli ] || exit 127\nshift\nexec '${process.execPath}' '${command}' "$@"\n`
  )
  chmodSync(join(bin, 'npx'), 0o755)
  // A refusal of the server is a failure of the command.
  const { stdout: curl } = await promisify(execFile)('which', ['curl'])
  writeFileSync(join(bin, 'curl'), `#!/bin/sh\nexec '${curl.trim()}' --fail-with-body "$@"\n`)
  chmodSync(join(bin, 'curl'), 0o755)
  for (const [name, content] of Object.entries(files)) writeFileSync(join(work, name), content)
  // A directory of a `rapport dev` that is stopped, which one page imports into.
  const { process: other } = await startDev('other')
  await stop(other)
  const { process: started, ...ready } = await startDev('.rapport')
  server = started
  dev = ready
  // What a reader of curl commands has set.
  Object.assign(env, { SERVER: dev.url, PUBLIC_KEY: dev.publicKey })
})

afterAll(async () => {
  if (server) await stop(server)
  rmSync(work, { recursive: true, force: true })
})

async function startDev(data: string) {
  const words = ['@rapport/cli', 'dev', '--port', '0', '--json', '--data', data]
  const started = spawn('npx', words, { cwd: work, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(createInterface(started.stdout), 'line')
  const { url, publicKey, apiKey } = JSON.parse(line)
  return { process: started, url, publicKey, apiKey }
}

async function stop(started: ChildProcess): Promise<void> {
  if (started.exitCode !== null) return
  const ended = once(started, 'exit')
  started.kill('SIGTERM')
  await ended
}

const linesIn = (code: string) =>
  code
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')

const shellBlocksOf = (page: string) => blocksOfPage(page).filter(({ language }) => language === 'sh')

/** The lines of all blocks of commands of a page; a line that goes on stands with its continuation. */
const linesOf = (page: string) => shellBlocksOf(page).flatMap(({ code }) => linesIn(code))

/** Runs a line as a person pastes it; answers what it printed. */
async function paste(line: string, more: NodeJS.ProcessEnv = {}): Promise<string> {
  const { stdout } = await promisify(execFile)('bash', ['-c', line], { cwd: work, env: { ...env, ...more } })
  return stdout
}

/** Runs a line as `paste` does, with what a reader of curl commands has set, against the server that runs here. */
const pasteCurl = (line: string) =>
  paste(line.replaceAll('https://rapport.example.com', dev.url), { RAPPORT_URL: dev.url, RAPPORT_API_KEY: dev.apiKey })

/** Node 22.18 and newer import TypeScript, as the page says. */
const readsTypeScript = 'typescript' in process.features && Boolean(process.features.typescript)

/** Whether a line is about the export of an organization. Each `rapport dev` has one with the slug `dev`, which another one refuses. */
const isExported = (line: string) => line.includes('acme.ndjson')

/** Why a line is not run here. */
function reasonAgainst(line: string): string | undefined {
  if (/^(?:\w+=\S+ )*npx @rapport\/cli (?:dev|serve)\b(?!.*--print-config)/.test(line))
    return 'it runs until it is stopped; other tests start servers'
  if (line.includes('…')) return 'it has a part to fill in'
  if (line.startsWith('npm ')) return 'it needs the registry; the rehearsal of a release runs such lines'
  if (/^(?:pg_dump|pg_restore|psql) /.test(line)) return 'it is a command of Postgres, whose version has to fit the server'
  if (line.startsWith('claude ')) return 'it is a command of another product'
  if (line.includes('events.ts') && line.includes('check') && !readsTypeScript) return 'this Node imports no TypeScript'
  return undefined
}

describe('beside a running `rapport dev`', () => {
  it.each([
    'docs/import.md',
    'docs/console-sign-in.md',
    'docs/audit.md',
    'docs/developer-page.md',
    'docs/privacy.md',
    'docs/terms.md',
    'docs/tour.md',
    'docs/typed-events.md'
  ])('the commands of %s run as pasted', async (page) => {
    const lines = linesOf(page)
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      const reason = isExported(line) ? 'it runs below, with an organization that no other database has' : reasonAgainst(line)
      if (reason !== undefined) console.log(`not run: ${page}: ${line}: ${reason}`)
      // Nobody is there to confirm the columns.
      else if (/\bimport customers\.csv/.test(line)) await paste(`${line} --yes`)
      else await (line.startsWith('curl') ? pasteCurl(line) : paste(line))
    }
  })

  it.each(['docs/api.md', 'docs/track.md', 'docs/troubleshoot.md'])('the server takes what curl sends on %s', async (page) => {
    const lines = linesOf(page).filter((line) => line.startsWith('curl'))
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      const reason = reasonAgainst(line)
      if (reason === undefined) await pasteCurl(line)
      else console.log(`not run: ${page}: ${line}: ${reason}`)
    }
  })

  it('curl sees what was changed in an event', async () => {
    const [line = ''] = linesOf('docs/developer-page.md')
    expect(JSON.parse(await pasteCurl(line))).toHaveProperty('warnings')
  })
})

describe('on a Postgres server', () => {
  const secrets = { OLD: 'an old secret of at least thirty-two letters', NEW: 'a new secret of at least thirty-two letters' }
  const postgres = () => ({ DATABASE_URL: inject('postgresUrl'), RAPPORT_SCHEMA: 'docs_commands', RAPPORT_SECRET: secrets.OLD, ...secrets })

  it.each(['packages/cli/README.md', 'docs/agents.md', 'docs/mcp.md', 'docs/secrets.md', 'docs/upgrade.md'])(
    'the commands of %s run as pasted',
    async (page) => {
      for (const line of linesOf(page)) {
        const reason = line.startsWith('export ') ? 'the test has a database of its own' : reasonAgainst(line)
        if (reason === undefined) await paste(line, { ...postgres(), RAPPORT_PUBLIC_URL: 'https://rapport.example.com' })
        else console.log(`not run: ${page}: ${line}: ${reason}`)
      }
    }
  )

  it.each(shellBlocksOf('docs/deploy.md'))(
    'the commands of docs/deploy.md run as pasted, from line $line',
    async ({ line: place, code }) => {
      const own = {
        ...postgres(),
        RAPPORT_SCHEMA: `docs_deploy_${place}`,
        RAPPORT_PUBLIC_URL: 'https://rapport.example.com',
        RAPPORT_TRUST_PROXY: '1'
      }
      await paste('npx @rapport/cli migrate', own)
      // An app that `init` made has its organization from its first start.
      if (code.includes(' invite ') && !code.includes('org create')) await paste('npx @rapport/cli org create --name "My company"', own)
      for (const line of linesIn(code)) if (!line.startsWith('export ')) await paste(line, own)
    }
  )

  it('an export of an organization goes to the directory of a stopped `rapport dev`, and into Postgres', async () => {
    const [exported = '', imported = ''] = linesOf('docs/import.md').filter(isExported)
    await paste(exported, postgres())
    expect(readFileSync(join(work, 'acme.ndjson'), 'utf8')).toContain('Acme Corp')
    await paste(imported)

    const [intoPostgres = ''] = linesOf('docs/storage.md').filter((line) => line.includes('--store'))
    const example = 'postgres://user:password@host:5432/name'
    expect(intoPostgres).toContain(example)
    const other = { ...postgres(), RAPPORT_SCHEMA: 'docs_storage' }
    await paste('npx @rapport/cli migrate', other)
    await paste(intoPostgres.replace(example, inject('postgresUrl')), other)
  })
})
