import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRapport } from '@rapport/core'
import { postgresStore } from '@rapport/storage-postgres'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { seeServer } from '../../src/doctor/see-server.js'
import { closeServer, type RunningServer, serve, toNodeListener } from '../../src/index.js'
import { freshSchema } from '../cli/fresh-schema.js'
import { runCli } from '../cli/run-cli.js'

const silent = { info() {}, warn() {}, error() {} }
const env = freshSchema()
let server: RunningServer

beforeAll(async () => {
  const store = postgresStore({ connectionString: env.DATABASE_URL }, { schema: env.RAPPORT_SCHEMA, migrate: true })
  const rapport = createRapport({ store, logger: silent })
  await rapport.organizations.create({ name: 'Acme', slug: 'acme' })
  server = await serve({ rapport, port: 0, logger: silent })
})

afterAll(() => server.close())

interface Found {
  matter: string
  verdict: string
  text: string
  advice?: string
}

async function doctor(variables: Record<string, string> = {}) {
  const { code, stdout, stderr } = await runCli(['doctor', '--json'], { ...env, ...variables })
  const found: Found[] = JSON.parse(stdout)
  return { code, stderr, of: (matter: string) => found.filter((each) => each.matter === matter) }
}

test('looks at a database and a running server, and says what is missing', async () => {
  const { code, stderr, of } = await doctor({ RAPPORT_URL: server.url })
  expect([code, stderr]).toEqual([0, ''])
  expect([of('Database'), of('Server'), of('Keys')].map(([found]) => found?.verdict)).toEqual(['ok', 'ok', 'ok'])
  expect(of('Secret')).toMatchObject([{ verdict: 'warning', advice: expect.stringContaining('RAPPORT_SECRET') }])
})

test('looks at the schema that the file names, as the server does', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rapport-doctor-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'settings.json')
  await writeFile(file, JSON.stringify({ database: { schema: env.RAPPORT_SCHEMA } }))
  const { stdout } = await runCli(['doctor', '--json', '--config', file], { ...env, RAPPORT_SCHEMA: '' })
  expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ matter: 'Database', verdict: 'ok' }))
})

test('a schema that is not there and a database that is away are problems', async () => {
  const empty = await doctor({ RAPPORT_SCHEMA: 'nothing_here' })
  expect([empty.code, empty.stderr]).toEqual([1, expect.stringContaining('There is 1 problem.')])
  expect(empty.of('Database')).toMatchObject([{ verdict: 'problem', advice: expect.stringContaining('npx @rapport/cli migrate') }])
  const away = await doctor({ DATABASE_URL: 'postgres://nobody:hunter2@127.0.0.1:1/none' })
  expect(away.code).toBe(1)
  expect(away.of('Database')).toMatchObject([{ verdict: 'problem', advice: expect.stringContaining('DATABASE_URL') }])
  expect(JSON.stringify(away.of('Database'))).not.toContain('hunter2')
})

test('tells a server that is none of ours from one that is down', async () => {
  const other = createServer((_, answer) => answer.end('<h1>Hello</h1>'))
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const address = other.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  expect(await seeServer(`${url}/`)).toMatchObject({ url, answers: true, isRapport: false })
  await new Promise((done) => other.close(done))
  expect(await seeServer(url)).toMatchObject({ answers: false, message: expect.stringContaining('ECONNREFUSED') })
  expect(await seeServer(server.url)).toMatchObject({ answers: true, isRapport: true, isReady: true })
})

test('finds Rapport inside of an app, and says which base path to set', async () => {
  const rapport = createRapport({ basePath: '/rapport', logger: silent })
  const listener = toNodeListener(rapport)
  const app = createServer((request, response) => listener(request, response, () => response.writeHead(404).end('<h1>Hello</h1>')))
  await new Promise<void>((done) => app.listen(0, '127.0.0.1', done))
  onTestFinished(() => closeServer(app, { rapport }))
  const address = app.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const { code, of } = await doctor({ RAPPORT_URL: url })
  expect([code, of('Server')]).toMatchObject([
    0,
    [{ verdict: 'ok', text: `${url}/rapport is ready.`, advice: expect.stringContaining('RAPPORT_BASE_PATH=/rapport') }]
  ])
  expect(await seeServer(`${url}/rapport/`)).not.toHaveProperty('foundBelow')
})
