import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import * as client from '../packages/client/src/index.js'
import * as webConsole from '../packages/console/src/index.js'
import * as connector from '../packages/core/src/connector.js'
import * as core from '../packages/core/src/index.js'
import { recordingLogger } from '../packages/core/src/testing/recording-logger.js'
import * as demoWorld from '../packages/demo-world/src/index.js'
import * as integrations from '../packages/integrations/src/index.js'
import * as integrationsTesting from '../packages/integrations/src/testing.js'
import * as mcp from '../packages/mcp/src/index.js'
import * as server from '../packages/server-node/src/index.js'
import * as storage from '../packages/storage-postgres/src/index.js'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

const root = join(import.meta.dirname, '..')
const folders = [
  '.',
  ...['core', 'storage-postgres', 'server-node', 'client', 'browser-tracker', 'demo-world', 'integrations', 'mcp', 'console'].map(
    (name) => `packages/${name}`
  )
]

/** The TypeScript and JavaScript of a README, in their order. */
function snippetsOf(folder: string): string[] {
  const readme = readFileSync(join(root, folder, 'README.md'), 'utf8')
  return [...readme.matchAll(/^```(?:ts|js|tsx)\n([\s\S]*?)^```/gm)].map(([, code = '']) => code)
}

/** Lines that a host has to write: those that are neither blank nor a comment. */
const linesOf = (code: string) => code.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('//'))

const AsyncFunction: new (...parts: string[]) => (...values: unknown[]) => Promise<void> = Object.getPrototypeOf(async () => {}).constructor

/** A host that snippets are pasted into. It keeps what they print and start, has a schema and a directory of its own, and no fixed port. */
async function makeHost() {
  const printed: unknown[] = []
  const stopping = new Map<string, () => void>()
  const servers: Server[] = []
  const rapports: core.Rapport[] = []
  const dataDir = await mkdtemp(join(tmpdir(), 'rapport-readme-'))
  const schema = `readme_${dataDir.slice(-6).toLowerCase()}`
  const modules: Record<string, object> = {
    '@rapport/client': client,
    '@rapport/console': webConsole,
    '@rapport/core': {
      createRapport(options: core.RapportOptions = {}) {
        const rapport = core.createRapport({ logger: recordingLogger(), ...options })
        rapports.push(rapport)
        return rapport
      }
    },
    '@rapport/core/connector': connector,
    '@rapport/demo-world': demoWorld,
    '@rapport/integrations': integrations,
    '@rapport/mcp': mcp,
    '@rapport/integrations/testing': integrationsTesting,
    '@rapport/server-node': { ...server, serve: (options: server.ServeOptions) => server.serve({ ...options, port: 0 }) },
    '@rapport/storage-postgres': {
      ...storage,
      postgresStore: (options: Parameters<typeof storage.postgresStore>[0]) => storage.postgresStore({ ...options, schema }),
      pgliteStore: (options: storage.PgliteStoreOptions) => storage.pgliteStore({ ...options, dataDir })
    },
    'node:http': {
      createServer(listener: RequestListener) {
        const made = createServer(listener)
        servers.push(made)
        return { listen: () => made.listen(0, '127.0.0.1') }
      }
    }
  }
  const given: Record<string, unknown> = {
    console: { log: (...words: unknown[]) => printed.push(...words), warn() {} },
    process: { env: { DATABASE_URL: inject('postgresUrl') }, once: (name: string, stop: () => void) => stopping.set(name, stop) },
    modules
  }
  onTestFinished(async () => {
    for (const made of servers) if (made.listening) made.close()
    for (const rapport of rapports) await rapport.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  return {
    printed,
    servers,
    stop: () => stopping.get('SIGTERM')?.(),
    run: (code: string, scope: object = {}) => {
      const values = { ...given, ...scope }
      return new AsyncFunction(...Object.keys(values), toScript(code))(...Object.values(values))
    }
  }
}

/** A snippet without its types, with imports from what the host has. */
function toScript(code: string): string {
  const compilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    verbatimModuleSyntax: true,
    jsx: ts.JsxEmit.React
  }
  const { outputText, diagnostics = [] } = ts.transpileModule(code, { compilerOptions, fileName: 'snippet.tsx', reportDiagnostics: true })
  expect(diagnostics.map(({ messageText }) => messageText)).toEqual([])
  return outputText.replaceAll(/^import (\{.*?\}) from (['"].*?['"]);?$/gm, 'const $1 = modules[$2]')
}

/** A workspace for snippets that are parts of a program. */
async function scope() {
  const rapport = core.createRapport({ logger: recordingLogger() })
  onTestFinished(() => rapport.close())
  const { id } = await rapport.organizations.create({ name: 'Acme' })
  return { rapport, workspace: rapport.organization(id) }
}

describe('the snippets of the READMEs', () => {
  it('are code, each of them, that imports what there is', () => {
    for (const folder of folders) {
      const snippets = snippetsOf(folder)
      expect(snippets.length, folder).toBeGreaterThan(0)
      for (const code of snippets) expect(toScript(code), code).not.toMatch(/^import \{/m)
    }
  })

  const [embedded = '', onPostgres = '', keys = ''] = snippetsOf('.')

  it.each([
    ['Postgres', onPostgres, 15, 2],
    // Making a directory's database takes seconds, so it is made once.
    ['the embedded default', embedded, 10, 1]
  ])('list a customer on %s within so many lines, whoever runs it again', async (_, code, most, times) => {
    expect(linesOf(code).length).toBeLessThanOrEqual(most)
    expect(Math.max(...linesOf(code).map((line) => line.length))).toBeLessThanOrEqual(140)
    const host = await makeHost()
    for (let run = 1; run <= times; run++) {
      await host.run(code)
      expect(host.printed.at(-1)).toEqual(['globex.com: 1'])
      host.stop()
      await expect.poll(() => host.servers.some(({ listening }) => listening)).toBe(false)
    }
  })

  it('list a customer on an empty Postgres when several processes begin at once', async () => {
    const host = await makeHost()
    await Promise.all([host.run(onPostgres), host.run(onPostgres), host.run(onPostgres)])
    expect(host.printed).toEqual(Array(3).fill(['globex.com: 1']))
  })

  it('make keys and ask in process', async () => {
    const host = await makeHost()
    await host.run(keys, await scope())
    for (const code of snippetsOf('packages/core').slice(1)) await host.run(code, await scope())
  })

  it('open stores, on a server and in a directory', async () => {
    const host = await makeHost()
    const [code = ''] = snippetsOf('packages/storage-postgres')
    await host.run(`${code}\nawait rapport.organizations.ensure({ slug: 'acme', name: 'Acme' })\nawait embedded.close()`)
  })

  it('give a Rapport its connectors, and try one without a network', async () => {
    const host = await makeHost()
    const [connectors = '', own = ''] = snippetsOf('packages/integrations')
    await host.run(connectors)
    await host.run(own)
    expect(host.printed).toHaveLength(1)
  })

  it('mount a Rapport in servers, and serve one', async () => {
    const [node = '', parts = '', express = '', fastify = '', , web = '', own = ''] = snippetsOf('packages/server-node')
    const host = await makeHost()
    const { memoryStore } = await import('../packages/core/src/memory.js')
    await host.run(node, { store: memoryStore() })
    const { rapport } = await scope()
    const { default: makeExpress } = await import('express')
    const app = makeExpress()
    const begin = '{ createRapport } from "@rapport/core"\nimport { toNodeListener } from "@rapport/server-node"\n'
    await host.run(`import ${begin}${express}`, { app, express: makeExpress, store: memoryStore() })
    const { fastify: makeFastify } = await import('fastify')
    await host.run(`import ${begin}${fastify}`, { app: makeFastify(), rapport })
    const { Hono } = await import('hono')
    const hono = new Hono()
    const mounted = core.createRapport({ basePath: '/rapport', logger: recordingLogger() })
    onTestFinished(() => mounted.close())
    await host.run(`import ${begin}${parts}${web}`, { app: hono, rapport: mounted, secret: 'a secret of at least thirty-two letters' })
    expect((await hono.request('/rapport/healthz')).status).toBe(200)
    await host.run(`${own}\nconsole.log((await fetch(server.url + '/healthz')).status)\nawait server.close()`, {
      ...(await scope()),
      fetch
    })
    expect(host.printed).toEqual([200])
  })
})
