import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRapport, defineEvents, type Rapport } from '@rapport/core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { main } from '../../src/cli/main.js'
import { inferProperties } from '../../src/events/infer-schema.js'
import { writeDeclarations } from '../../src/events/write-declarations.js'
import { serve } from '../../src/serve.js'

const silent = { info() {}, warn() {}, error() {} }
let folder: string
let server: { rapport: Rapport; url: string; key: string; close(): Promise<void> }
let stdout: string
let stderr: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-events-'))
  const events = defineEvents({ opened: { type: 'object' } })
  const rapport = createRapport({ logger: silent, events })
  const { id } = await rapport.organizations.create({ name: 'Host', slug: 'host' })
  const workspace = rapport.organization(id)
  const signups = Array.from({ length: 24 }, (_, n) => ({
    type: 'custom',
    eventName: 'signed_up',
    userId: `u${n}`,
    properties: {
      plan: n % 2 === 0 ? 'team' : 'free',
      firstName: n % 2 === 0 ? 'ann' : 'bob',
      referrer: `friend-${n}@acme.test`,
      [`guest-${n}@acme.test`]: true,
      ...(n > 0 && { seats: n })
    }
  }))
  const others = [
    { type: 'custom', eventName: 'opened', userId: 'u1' },
    { type: 'custom', eventName: 'Report exported', userId: 'u1', properties: { pages: 1.5, tags: ['a'], note: null } },
    { type: 'pageview', url: 'https://host.test/' }
  ]
  await workspace.ingest({ events: [...signups, ...others] as never })
  const { key } = await workspace.apiKeys.create({ name: 'reader', grants: ['customer_intelligence:read', 'workspace_settings:read'] })
  const { url, close } = await serve({ rapport, port: 0, logger: silent })
  server = { rapport, url, key, close }
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

beforeEach(() => {
  stdout = ''
  stderr = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    stdout += String(text)
    return true
  })
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    stderr += String(text)
    return true
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const run = (...args: string[]) => runWith(server.key, ...args)

function runWith(key: string, ...args: string[]): Promise<number> {
  const env: Record<string, string | undefined> = { RAPPORT_URL: server.url, RAPPORT_API_KEY: key }
  for (const name of ['DATABASE_URL', 'RAPPORT_URL', 'RAPPORT_API_KEY']) vi.stubEnv(name, env[name])
  return main(['node', 'rapport', 'events', ...args])
}

const expected = `import { defineEvents } from '@rapport/core'

/** Written by \`rapport events generate\` from the events that came in. Read it, and correct what is not meant so. */
export const events = defineEvents({
  "Report exported": {
    type: 'object',
    properties: {
      note: { type: "null" },
      pages: { type: "number" },
      tags: { type: "array" }
    },
    required: ["note", "pages", "tags"]
  },
  opened: {
    type: 'object',
    properties: {}
  },
  signed_up: {
    type: 'object',
    properties: {
      firstName: { type: "string" },
      plan: { enum: ["free", "team"] },
      referrer: { type: "string" },
      seats: { type: "integer" }
    },
    required: ["firstName", "plan", "referrer"]
  }
})
`

test('generate writes the events that came in, without what their values say of people', async () => {
  const file = join(folder, 'events.ts')
  expect([await run('generate', '--out', file), stderr]).toEqual([0, ''])
  expect(stdout).toBe(`Wrote ${file}: 3 events.\n`)
  expect(await readFile(file, 'utf8')).toBe(expected)
  stdout = ''
  expect(await run('generate')).toBe(0)
  expect(stdout).toBe(expected)
})

test('check names what nobody declared, and exits with 1', async () => {
  expect(await run('check')).toBe(1)
  expect(stdout).toBe('"Report exported" came in, but is not declared\n"signed_up" came in, but is not declared\n')
  expect(stderr).toBe('rapport: 2 of 3 names of events are not declared\n')
  stdout = ''
  expect(await run('check', '--json')).toBe(1)
  expect(JSON.parse(stdout)).toEqual({ declared: 1, seen: 3, undeclared: ['Report exported', 'signed_up'], isComplete: true })
})

test('check takes a module or JSON that declares them', async () => {
  const names = ['opened', 'signed_up', 'Report exported']
  const schemas = Object.fromEntries(names.map((name) => [name, { type: 'object' }]))
  const json = join(folder, 'events.json')
  await writeFile(json, JSON.stringify(schemas))
  expect([await run('check', json), stdout]).toEqual([0, 'All 3 names of events that came in are declared.\n'])
  const module = join(folder, 'events.mjs')
  await writeFile(module, `export const events = { schemas: ${JSON.stringify({ opened: { type: 'object' } })} }\n`)
  expect(await run('check', module)).toBe(1)
  expect(await run('check', join(folder, 'nowhere.json'))).toBe(1)
  expect(stderr).toContain('Cannot read')
  await writeFile(module, 'export const other = 1\n')
  await writeFile(join(folder, 'none.mjs'), 'export const other = 1\n')
  expect(await run('check', join(folder, 'none.mjs'))).toBe(1)
  expect(stderr).toContain('has no export `events`')
})

test('check says when there are more names than it looked at', async () => {
  const workspace = server.rapport.organization((await server.rapport.organizations.create({ name: 'Many names' })).id)
  const names = Array.from({ length: 301 }, (_, n) => `bought_${n}`)
  for (let from = 0; from < names.length; from += 100)
    await workspace.ingest({ events: names.slice(from, from + 100).map((eventName) => ({ type: 'custom', eventName })) })
  const { key } = await workspace.apiKeys.create({ name: 'reader', grants: ['workspace_settings:read'] })
  const file = join(folder, 'many.json')
  await writeFile(file, JSON.stringify(Object.fromEntries(names.map((name) => [name, { type: 'object' }]))))
  expect(await runWith(key, 'check', file)).toBe(0)
  expect(stdout).toBe('All 300 names of events that were checked are declared.\n')
  expect(stderr).toBe('Only 300 names of events were checked. There are more.\n')
})

test('files that cannot be used are told of, without a stack', async () => {
  const file = join(folder, 'broken.json')
  await writeFile(file, '{ "opened": ')
  expect(await run('check', file)).toBe(1)
  expect(stderr).toContain(`rapport: ${file} is not JSON: `)
  await writeFile(file, '["opened"]')
  stderr = ''
  expect([await run('check', file), stderr]).toEqual([1, `rapport: ${file} has no schemas by name\n`])
  stderr = ''
  expect(await run('generate', '--out', join(folder, 'nowhere', 'events.ts'))).toBe(1)
  expect(stderr).toContain('rapport: Cannot write ')
})

test('a name that would set a prototype is declared as any other', () => {
  const properties = [JSON.parse('{ "__proto__": "a" }')]
  const text = writeDeclarations([{ name: '__proto__', properties }])
  const { schemas } = new Function('defineEvents', `${text.replace(/^import .*$/m, '').replace('export const events =', 'return')}`)(
    defineEvents
  )
  expect(Object.keys(schemas)).toEqual(['__proto__'])
  expect(Object.keys(Object.values<{ properties: object }>(schemas)[0]?.properties ?? {})).toEqual(['__proto__'])
})

test('few values become choices only where they repeat and could name nobody', () => {
  const shapeOf = (name: string, values: readonly unknown[]) =>
    inferProperties(values.map((value) => ({ [name]: value }))).get(name)?.choices
  const repeated = (...values: string[]) => Array.from({ length: 30 }, (_, n) => values[n % values.length])
  expect(shapeOf('plan', repeated('free', 'team'))).toEqual(['free', 'team'])
  expect(shapeOf('plan', repeated('free', 'team').slice(0, 19))).toBeUndefined()
  expect(shapeOf('plan', [...repeated('free', 'team'), 'ann'])).toBeUndefined()
  expect(shapeOf('plan', repeated('ann@acme.test', 'bob@acme.test'))).toBeUndefined()
  expect(shapeOf('plan', repeated('Ann Lee', 'Bob Ray'))).toBeUndefined()
  expect(shapeOf('userName', repeated('ann', 'bob'))).toBeUndefined()
})
