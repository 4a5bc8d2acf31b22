import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { manifestOf, type PublishedPackages, publishPackages, quiet } from './published-packages.js'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

// Publishes all packages to a registry on this machine, installs them as a stranger would, and runs what their READMEs show.
const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'rapport-release-'))
let published: PublishedPackages

/** Runs a command in a folder of this test; its output. Throws with what it printed when it fails. */
function run(project: string, command: string, ...args: string[]): string {
  return execFileSync(command, args, { cwd: join(folder, project), encoding: 'utf8', env: environment() })
}

const environment = (): NodeJS.ProcessEnv => ({ ...published.environment, DATABASE_URL: inject('postgresUrl') })

function newProject(name: string, ...packages: string[]): void {
  mkdirSync(join(folder, name))
  writeFileSync(join(folder, name, 'package.json'), '{ "private": true, "type": "module" }')
  run(name, 'npm', 'install', ...quiet, ...packages)
}

const snippetsOf = (readme: string) =>
  [...readFileSync(join(root, readme), 'utf8').matchAll(/^```(?:ts|js)\n([\s\S]*?)^```/gm)].map(([, code = '']) => code)

const slim = ['@rapport/core', '@rapport/storage-postgres', '@rapport/server-node']
const pglite = ['@electric-sql/pglite', '@electric-sql/pglite-pgvector'].map(
  (name) => `${name}@${manifestOf('storage-postgres').peerDependencies[name]}`
)

beforeAll(async () => {
  published = await publishPackages(folder)
  newProject('slim', ...slim)
  newProject('embedded', ...slim.slice(0, 2), ...pglite)
  newProject('whole', '@rapport/cli', '@rapport/client')
}, 900_000)

afterAll(async () => {
  await published.registry.stop()
  rmSync(folder, { recursive: true })
})

/** The packages of a project, and their kilobytes. */
function sizeOf(project: string): { packages: number; kilobytes: number } {
  const { packages } = JSON.parse(readFileSync(join(folder, project, 'node_modules/.package-lock.json'), 'utf8'))
  const kilobytes = Number(run(project, 'du', '-sk', 'node_modules').split('\t')[0])
  return { packages: Object.keys(packages).length, kilobytes }
}

/** The Nodes that people have: the one that runs this test, and newer ones. npm brings them as packages. */
const nodes = [
  `node-${process.platform}-${process.arch}@22`,
  `node-${process.platform}-${process.arch}@24`,
  `node-${process.platform}-${process.arch}@26`
]

/** Where `rapport dev` is ready: its first line, in JSON. */
async function startDev(node: string): Promise<string> {
  const bin = join(folder, 'whole/node_modules/@rapport/cli/bin/rapport.js')
  const data = mkdtempSync(join(folder, 'dev-'))
  const child = spawn(node, [bin, 'dev', '--json', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: environment()
  })
  const [line] = await once(createInterface(child.stdout), 'line')
  const { url } = JSON.parse(String(line))
  const ready = await fetch(`${url}/readyz`)
  child.kill('SIGTERM')
  await once(child, 'exit')
  return `${ready.status}`
}

describe('the packages, published and installed', () => {
  it('take little room where Rapport runs on a Postgres server', () => {
    const { packages, kilobytes } = sizeOf('slim')
    expect(packages).toBeLessThanOrEqual(45)
    expect(kilobytes).toBeLessThanOrEqual(40_000)
    const installed = readdirSync(join(folder, 'slim/node_modules'))
    for (const name of ['commander', 'ai', '@ai-sdk', '@modelcontextprotocol', '@electric-sql']) expect(installed).not.toContain(name)
    expect(readdirSync(join(folder, 'slim/node_modules/@rapport')).sort()).toEqual(['core', 'languages', 'server-node', 'storage-postgres'])
  })

  it('run the snippets of the README', () => {
    const [embedded = '', onPostgres = ''] = snippetsOf('README.md')
    writeFileSync(join(folder, 'embedded/quickstart.js'), embedded)
    expect(run('embedded', process.execPath, 'quickstart.js')).toContain('globex.com: 1')
    // A server goes on until it is told to stop.
    writeFileSync(join(folder, 'slim/server.js'), `${onPostgres.replace('4477', '0')}\nprocess.kill(process.pid, 'SIGTERM')\n`)
    expect(run('slim', process.execPath, 'server.js')).toContain('globex.com: 1')
  })

  it('say what to install where PGlite is missing', () => {
    const code =
      "import { pgliteStore } from '@rapport/storage-postgres'; pgliteStore().open().catch(({ message }) => console.log(message))"
    expect(run('slim', process.execPath, '--input-type=module', '-e', code)).toContain(`npm install ${pglite.join(' ')}`)
  })

  it('have the command', () => {
    expect(run('whole', 'npx', 'rapport', '--help')).toContain('npx @rapport/cli dev --demo')
    mkdirSync(join(folder, 'nowhere'))
    expect(run('nowhere', 'npx', '--yes', '@rapport/cli', '--version')).toBe(`${manifestOf('cli').version}\n`)
  })

  it('serve on the Node of this test', async () => {
    expect(await startDev(process.execPath)).toBe('200')
  })

  it.each(nodes)('serve on %s', async (name) => {
    const project = name.replace('@', '-')
    newProject(project, name)
    const node = join(folder, project, 'node_modules', name.replace(/@\d+$/, ''), 'bin/node')
    for (const entry of [...slim, '@rapport/server-node/cli', '@rapport/client']) {
      const code = `console.log(Object.keys(await import('${entry}')).length > 0)`
      expect(run('whole', node, '--input-type=module', '-e', code), entry).toBe('true\n')
      expect(run('whole', node, '--input-type=commonjs', '-e', `console.log(Object.keys(require('${entry}')).length > 0)`)).toBe('true\n')
    }
    expect(await startDev(node)).toBe('200')
  })
})
