import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRapport } from '@rapport/core'
import { migrate, postgresStore } from '@rapport/storage-postgres'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { freshSchema } from './fresh-schema.js'
import { type Running, runCli, startCli } from './run-cli.js'

const env = freshSchema()
const servers: Running[] = []

beforeAll(async () => {
  const store = postgresStore({ connectionString: env.DATABASE_URL }, { schema: env.RAPPORT_SCHEMA })
  await migrate(store)
  await store.close()
})

afterEach(async () => {
  for (const { process } of servers) process.kill('SIGTERM')
  await Promise.all(servers.splice(0).map(({ finished }) => finished))
})

async function startServe(): Promise<string> {
  return start('serve')
}

async function start(...command: string[]): Promise<string> {
  const running = startCli([...command, '--json', '--port', '0'], env)
  servers.push(running)
  const ready: { url: string } = JSON.parse(await running.firstLine)
  return ready.url
}

/** Runs a command that must succeed; answers what it wrote as JSON. */
async function json(...args: string[]) {
  const { code, stdout, stderr } = await runCli([...args, '--json'], env)
  expect([code, stderr]).toEqual([0, ''])
  return JSON.parse(stdout)
}

test('from nothing to a server whose keys work, by commands alone; a revoked key ends on a running server', async () => {
  const { id, slug } = await json('org', 'create', '--name', 'Acme Corp')
  expect(slug).toBe('acme-corp')
  expect(await json('org', 'list')).toMatchObject([{ id, slug }])
  const made = await json('key', 'create', '--grant', 'analytics:read', 'customer_intelligence:read', '--name', 'backend')
  expect(made.apiKey).toMatchObject({ name: 'backend', grants: ['analytics:read', 'customer_intelligence:read'] })
  const { publicKey } = await json('key', 'create', '--org', slug, '--public', '--domain', 'https://app.acme.com')

  const url = await startServe()
  const ask = () => fetch(`${url}/api/validate-api-key`, { method: 'POST', headers: { Authorization: `Bearer ${made.key}` } })
  expect(await (await ask()).json()).toMatchObject({ valid: true, organizationId: id })
  const sent = await fetch(`${url}/api/i/v1/${publicKey}/events`, {
    method: 'POST',
    headers: { Origin: 'https://app.acme.com' },
    body: JSON.stringify({ events: [{ type: 'identify', email: 'ada@acme.com' }] })
  })
  expect(sent.status).toBe(200)

  expect(await json('key', 'find', made.key)).toMatchObject([{ organization: slug, id: made.apiKey.id }])
  expect(await json('key', 'rename', made.apiKey.id, 'worker', '--org', id)).toMatchObject({ name: 'worker' })
  const next = await json('key', 'rotate', made.apiKey.id, '--org', id, '--overlap', '3600')
  expect(next).toMatchObject({ key: expect.stringMatching(/^ok_/), apiKey: { name: 'worker' } })
  await json('key', 'revoke', made.apiKey.id)
  await expect.poll(async () => (await ask()).status, { timeout: 60_000, interval: 200 }).toBe(401)
  expect(await json('key', 'list', '--org', id)).toMatchObject([
    { id: made.apiKey.id, revokedAt: expect.any(String) },
    { id: next.apiKey.id, revokedAt: null }
  ])
})

test('two servers on one database make one user of 200 concurrent identifies of one new person', async () => {
  const store = postgresStore({ connectionString: env.DATABASE_URL }, { schema: env.RAPPORT_SCHEMA })
  const rapport = createRapport({ store })
  const { id } = await rapport.organizations.create({ name: 'Two servers' })
  const workspace = rapport.organization(id)
  const { publicKey } = await workspace.publicKeys.create()
  // The rate limit of 100 a second is each server's own, per key.
  const { publicKey: second } = await workspace.publicKeys.create()
  const urls = await Promise.all([startServe(), startServe()])

  const statuses = await Promise.all(
    Array.from({ length: 200 }, async (_, n) => {
      const answer = await fetch(`${urls[n % 2]}/api/i/v1/${n % 4 < 2 ? publicKey : second}/events`, {
        method: 'POST',
        body: JSON.stringify({
          visitorId: crypto.randomUUID(),
          events: [{ type: 'identify', email: 'grace@hopper.dev', userId: n % 3 === 0 ? 'grace' : undefined, timestamp: Date.now() }]
        })
      })
      return `${answer.status} ${await answer.text()}`
    })
  )

  expect(new Set(statuses)).toEqual(new Set(['200 {"success":true,"processed":1,"errors":[]}']))
  expect((await workspace.call('svc_list_users', {})).items).toMatchObject([{ email: 'grace@hopper.dev', customerDomain: 'hopper.dev' }])
  expect((await workspace.call('svc_list_customers', {})).items).toMatchObject([{ domain: 'hopper.dev', contactCount: 1 }])
  await rapport.close()
})

test.each(['serve', 'dev'])('%s runs the jobs that are left for later', async (command) => {
  const store = postgresStore({ connectionString: env.DATABASE_URL }, { schema: env.RAPPORT_SCHEMA })
  const rapport = createRapport({ store, limits: { inlineMoves: 1 } })
  const data = await mkdtemp(join(tmpdir(), 'rapport-jobs-'))
  const { id } = await rapport.organizations.create({ name: `Later ${command}` })
  const { ingest, identity } = rapport.organization(id)
  const visitorId = crypto.randomUUID()
  const pageview = { type: 'pageview' as const, url: 'https://acme.com/', path: '/' }
  await ingest({ visitorId, events: [pageview, pageview, pageview] })
  await ingest({ visitorId, events: [{ type: 'identify', email: 'ada@acme.com' }] })
  expect(await identity.pending()).toEqual({ jobs: 1, events: 2 })
  await start(...(command === 'dev' ? ['dev', '--store', env.DATABASE_URL, '--data', data] : [command]))
  await expect.poll(() => identity.pending(), { timeout: 60_000, interval: 200 }).toEqual({ jobs: 0, events: 0 })
  await rapport.close()
  await rm(data, { recursive: true, force: true })
})

test('serve lives below a base path, says what does not work, and shows its settings without secrets', async () => {
  const running = startCli(['serve', '--json', '--port', '0', '--base-path', '/rapport', '--log-form', 'text'], env)
  servers.push(running)
  const { url }: { url: string } = JSON.parse(await running.firstLine)
  expect(new URL(url).pathname).toBe('/rapport')
  const answers = await Promise.all(['/healthz', '/console', '/'].map((path) => fetch(url + path)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await fetch(new URL('/healthz', url))).status).toBe(404)
  running.process.kill('SIGTERM')
  const { code, stderr } = await running.finished
  expect(code).toBe(0)
  expect(stderr).toMatch(/ WARN {2}No secret is set\. Nobody can sign in to the console/)

  const shown = await runCli(['serve', '--print-config', '--json'], { ...env, RAPPORT_SECRET: 'hunter2 '.repeat(5), RAPPORT_PORT: '1' })
  expect([shown.code, shown.stderr]).toEqual([0, ''])
  expect(shown.stdout).not.toContain('hunter2')
  expect(JSON.parse(shown.stdout)).toMatchObject({
    port: { value: 1, from: 'RAPPORT_PORT' },
    secret: { value: '(hidden)', from: 'RAPPORT_SECRET' },
    'database.schema': { from: 'RAPPORT_SCHEMA' }
  })
})
