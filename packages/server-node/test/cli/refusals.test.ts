import { randomUUID } from 'node:crypto'
import { createRapport } from '@rapport/core'
import { tables } from '@rapport/core/storage'
import { postgresStore } from '@rapport/storage-postgres'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { main } from '../../src/cli/main.js'
import { freshSchema } from './fresh-schema.js'

const env = freshSchema()

let stdout: string
let stderr: string

beforeAll(async () => {
  const store = postgresStore({ connectionString: env.DATABASE_URL }, { schema: env.RAPPORT_SCHEMA, migrate: true })
  const rapport = createRapport({ store })
  await rapport.organizations.create({ name: 'Acme', slug: 'acme' })
  await rapport.organizations.create({ name: 'Globex', slug: 'globex' })
  await rapport.close()
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

/** Runs a command in this process; answers its exit code. */
function run(args: readonly string[], variables: Record<string, string> = env): Promise<number> {
  for (const [name, value] of Object.entries({ DATABASE_URL: '', PORT: '', ...variables }))
    vi.stubEnv(name, value === '' ? undefined : value)
  return main(['node', 'rapport', ...args])
}

test.each([
  [['deploy'], /unknown command 'deploy'[\s\S]*--help/],
  [['dev', '--nope'], /unknown option '--nope'/],
  [['dev', '5000'], /too many arguments/],
  [['org', 'list', 'acme'], /too many arguments/],
  [['dev', '--port', '70000'], /0 to 65535/],
  [['dev', '--port', 'x'], /0 to 65535/],
  [['dev', '--store', 'mysql://u:hunter2@h/d'], /postgres:\/\/user:password@host/],
  [['dev', '--data', '/dev/null/x'], /Name another directory with --data/],
  [['key', 'create', '--org', 'acme'], /--grant or --all-grants.*analytics:read/],
  [['key', 'create', '--org', 'acme', '--grant', 'analytics:read,all'], /"all" is not a grant/],
  [['key', 'create', '--org', 'acme', '--public'], /--domain/],
  [['key', 'create', '--org', 'acme', '--public', '--domain', 'nonsense'], /https:\/\/app\.example\.com/],
  [['key', 'create', '--org', 'acme', '--all-grants', '--domain', 'https://a.com'], /--domain works with --public only/],
  [['key', 'create', '--all-grants', '--expires', 'soon'], /2030-01-31/],
  [['key', 'create', '--all-grants', '--expires', '2001-01-31'], /in the future/],
  [['key', 'create', '--all-grants'], /There are 2 organizations\. Name one with --org/],
  [['key', 'list', '--org', 'nobody'], /No organization.*"nobody"/],
  [['key', 'revoke', 'nothing', '--org', 'acme'], /npx @rapport\/cli key list/],
  [['key', 'rotate', 'nothing', '--org', 'acme'], /npx @rapport\/cli key list/],
  [['key', 'rotate', 'nothing', '--org', 'acme', '--overlap', 'long'], /whole number of seconds/],
  [['key', 'rename', 'nothing', 'x', '--org', 'acme'], /npx @rapport\/cli key list/],
  [['key', 'find', 'ok_x'], /first 11 characters/],
  [['key', 'find', 'ok_xxxxxxxx'], /No API key begins like this/],
  [['key', 'create', '--org', 'acme', '--all-grants', '--record', 'billing'], /--record works with --public only/],
  [
    ['key', 'create', '--org', 'acme', '--public', '--domain', 'https://a.com', '--record', 'stages'],
    /"stages" is not one of billing, stage/
  ],
  [['key', 'trust', 'pk_none', '--org', 'acme'], /--record or --accept: billing/],
  [['key', 'trust', 'pk_none', '--org', 'acme', '--record', 'billing', '--accept', 'billing'], /billing cannot be/],
  [['key', 'trust', 'pk_none', '--org', 'acme', '--record', 'billing'], /no such public key/],
  [['key', 'revoke', 'pk_none', '--org', 'acme'], /no such public key/],
  [['verification', 'rotate', '--org', 'acme', '--keep', 'long'], /whole number of seconds/],
  [['verification', 'rotate', '--org', 'acme', '--keep', '99999999'], /at most 7776000/],
  [['org', 'create', '--name', 'X', '--slug', 'Not A Slug'], /slug must be/],
  [['org', 'create', '--name', 'X', '--slug', 'acme'], /"acme" is taken/],
  [['org', 'create'], /--name/],
  [['org', 'delete', 'nobody'], /"nobody"/],
  [['org', 'delete', 'acme'], /cannot undo this.*--confirm acme/],
  [['org', 'delete', 'acme', '--confirm', 'globex'], /--confirm must be acme. Nothing was removed/],
  [['migrate', '--data', 'nowhere'], /nowhere is not a directory of/]
])('rapport %j is refused with what to do', async (args, message) => {
  expect(await run(args)).toBe(1)
  expect(stderr).toMatch(message)
  expect(stderr).not.toMatch(/hunter2| {4}at /)
  expect(stdout).toBe('')
})

test('without a database each command says how to name one', async () => {
  expect(await run(['serve'], {})).toBe(1)
  expect(await run(['key', 'list'], {})).toBe(1)
  expect(stderr).toMatch(/Set DATABASE_URL[\s\S]*Set DATABASE_URL/)
})

test('a database that is not there is an error without its password', async () => {
  expect(await run(['serve'], { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/db' })).toBe(1)
  expect(await run(['org', 'list'], { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/db' })).toBe(1)
  expect(stderr).toMatch(/^rapport: .*reached.*\nrapport: .*reached.*\n$/)
})

test('a database whose schema is not up to date is refused with the command that helps', async () => {
  expect(await run(['serve', '--port', '0'], freshSchema())).toBe(1)
  expect(stderr).toMatch(/^rapport: .*migrate/)
})

test('migrate brings a schema up to date, says so when it is, and prints its SQL without a database', async () => {
  const fresh = freshSchema()
  expect(await run(['migrate', '--json'], fresh)).toBe(0)
  expect(JSON.parse(stdout).applied.length).toBeGreaterThan(0)
  expect(await run(['migrate'], fresh)).toBe(0)
  expect(stdout).toContain('The database is up to date.\n')
  expect(await run(['migrate', '--print', '--schema', 'elsewhere'], {})).toBe(0)
  expect(stdout).toMatch(/create schema if not exists "?elsewhere"?/)
  stdout = ''
  expect(await run(['migrate', '--print', '--from', '1'], {})).toBe(0)
  expect(stdout).toContain('-- 2 column-names\n')
  expect(stdout).not.toContain('create table "rapport".events')
  expect(await run(['migrate', '--print', '--from', 'one'], {})).toBe(1)
  expect(stderr).toContain('It must be the number of a version')
})

test('an organization is deleted by its slug, named twice', async () => {
  expect(await run(['org', 'create', '--name', 'Gone', '--slug', 'gone'])).toBe(0)
  expect(stdout).toContain('npx @rapport/cli invite --org gone --email you@example.com --role owner\n')
  expect(await run(['org', 'delete', 'gone', '--confirm', 'gone'])).toBe(0)
  expect(stdout).toContain('Removed the organization Gone.\n')
  stdout = ''
  expect(await run(['org', 'list'])).toBe(0)
  expect(stdout).not.toContain('gone')
})

test('people get tables, with the state of each key', async () => {
  expect(await run(['org', 'list'])).toBe(0)
  expect(stdout).toMatch(/ID +SLUG +NAME\n[0-9a-f-]{36} +acme +Acme\n[0-9a-f-]{36} +globex +Globex\n/)
  expect(await run(['key', 'create', '--org', 'globex', '--all-grants', '--name', 'agent'])).toBe(0)
  const [key = ''] = /ok_\S+/.exec(stdout) ?? []
  expect(await run(['key', 'revoke', key, '--org', 'globex'])).toBe(0)
  stdout = ''
  expect(await run(['key', 'list', '--org', 'globex'])).toBe(0)
  expect(stdout).toMatch(/ID +BEGINS +NAME +STATE +LAST USED +GRANTS\n\S+ +ok_\S{8} +agent +revoked +never +/)
  expect(stdout).not.toContain(key)
})

/** Runs a command that must succeed; answers what it wrote as JSON. */
async function json(...args: string[]) {
  stdout = ''
  expect([await run([...args, '--org', 'acme', '--json']), stderr]).toEqual([0, ''])
  return JSON.parse(stdout)
}

test('what a public key may change is said when it is made and later', async () => {
  const { publicKey } = await json('key', 'create', '--public', '--domain', 'https://a.com', '--record', 'billing,stage')
  const trust = { billing: 'accept', stage: 'record', customerTraits: 'record' }
  expect(await json('key', 'trust', publicKey, '--accept', 'billing', '--record', 'customerTraits')).toMatchObject({ publicKey, trust })
  expect(await json('key', 'list', '--public')).toMatchObject([{ publicKey, trust, revokedAt: null }])
  expect(await json('key', 'revoke', publicKey)).toEqual({ publicKey, revoked: true })
  stdout = ''
  await run(['key', 'list', '--public', '--org', 'acme'])
  expect(stdout).toMatch(/PUBLIC KEY +STATE +ONLY RECORDS\npk_\S+ +revoked +stage, customerTraits\n/)
})

test('a public key gets the end that is said, and the list shows its state', async () => {
  const made = await json('key', 'create', '--public', '--domain', 'https://a.com', '--expires', '2999-01-31')
  expect(made.expiresAt).toBe('2999-01-31T00:00:00.000Z')
  expect(await json('key', 'list', '--public')).toContainEqual(made)
})

test('identity verification is enabled, its secret shown and rotated', async () => {
  expect(await json('verification', 'status')).toEqual({ enabled: false })
  expect(await json('verification', 'enable')).toEqual({ enabled: true })
  const { secret } = await json('verification', 'secret')
  const rotated = await json('verification', 'rotate', '--keep', '60')
  expect(rotated).toEqual({ secret: expect.stringMatching(/^iv_/), enabled: true, previousSecretUntil: expect.stringMatching(/Z$/) })
  expect(rotated.secret).not.toBe(secret)
  expect(await json('verification', 'disable')).toMatchObject({ enabled: false })
  stdout = ''
  await run(['verification', 'status', '--org', 'acme'])
  expect(stdout).toMatch(/^Pages need no proof of identity\. The old secret works until /)
})

test('issues shows why events were refused, and what to do', async () => {
  const place = ['--org', 'acme', '--store', env.DATABASE_URL ?? '', '--schema', env.RAPPORT_SCHEMA ?? '']
  expect(await run(['issues', ...place])).toBe(0)
  expect(stdout).toBe('No event of the last day was refused or changed.\n')
  const store = postgresStore({ connectionString: env.DATABASE_URL }, { schema: env.RAPPORT_SCHEMA })
  const rapport = createRapport({ store })
  const acme = await rapport.organizations.get('acme')
  const event = { type: 'custom' as const, eventName: 'signup', user_id: 'u1' }
  await rapport.organization(acme?.id ?? '').ingest({ events: [event] })
  await rapport.close()
  stdout = ''
  expect(await run(['issues', ...place])).toBe(0)
  expect(stdout).toMatch(/cut +signup +user_id +1 .*did you mean userId/)
})

test('jobs shows what was given up, and makes it due again', async () => {
  expect(await run(['jobs'])).toBe(0)
  expect(stdout).toBe('No job was given up.\n')
  const store = postgresStore({ connectionString: env.DATABASE_URL }, { schema: env.RAPPORT_SCHEMA })
  const job = {
    id: randomUUID(),
    kind: 'inbox_batch',
    payload: {},
    unique_key: null,
    serial_key: null,
    running: false,
    trigger_count: 1,
    run_at: null,
    attempts: 20
  }
  const last = { leased_by: null, leased_until: null, last_error: 'Error: broken', created_at: 0 }
  await store.organization(randomUUID()).insert(tables.jobs, [{ ...job, ...last }])
  await store.close()
  expect(await run(['jobs'])).toBe(0)
  expect(stdout).toMatch(/[0-9a-f-]{36} +inbox_batch +1 +1970-01-01T00:00:00.000Z +Error: broken\n\n.*--retry/)
  stdout = ''
  expect(await run(['jobs', '--retry', '--json'])).toBe(0)
  expect(JSON.parse(stdout)).toEqual({ retried: 1 })
})

test('hooks shows what waits, lists dead letters, and makes them due again', async () => {
  expect(await run(['hooks'])).toBe(0)
  expect(stdout).toBe('No process has a hook.\n')
  stdout = ''
  expect(await run(['hooks', '--dead'])).toBe(0)
  expect(stdout).toBe('There are no dead letters.\n')
  const organizationId = randomUUID()
  const id = randomUUID()
  const store = postgresStore({ connectionString: env.DATABASE_URL }, { schema: env.RAPPORT_SCHEMA })
  const now = Date.now()
  await store.directory.insert(tables.hookRegistrations, [{ name: 'customer.churned', id: 'crm', last_seen_at: now }])
  const event = { at: 0, historical: true, data: { customerId: randomUUID(), from: 'PAYING' } }
  const letter = { id, hook: 'customer.churned crm', subject_id: randomUUID(), position: 1, status: 'DEAD', event }
  const tried = { attempts: 20, due_at: now, error: 'Error: no such field', created_at: now }
  await store.organization(organizationId).insert(tables.hookDeliveries, [{ ...letter, ...tried }])
  await store.close()
  stdout = ''
  expect(await run(['hooks'])).toBe(0)
  expect(stdout).toMatch(/^HOOK +NAME +PENDING +DEAD +WAITING +LAST SEEN\ncrm +customer\.churned +0 +1 +20/)
  stdout = ''
  expect(await run(['hooks', '--dead', '--id', 'crm'])).toBe(0)
  expect(stdout).toMatch(
    new RegExp(`crm +customer.churned +${organizationId} +${id} +1970-01-01T00:00:00.000Z +Error: no such field\n\n.*--retry`)
  )
  stdout = ''
  expect(await run(['hooks', '--retry', '--id', 'mail', '--json'])).toBe(0)
  expect(await run(['hooks', '--retry', '--org', organizationId, '--delivery', id, '--json'])).toBe(0)
  expect(await run(['hooks', '--json'])).toBe(0)
  const [none, one, all] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect([none, one]).toEqual([{ retried: 0 }, { retried: 1 }])
  expect(all).toMatchObject([{ id: 'crm', name: 'customer.churned', pending: 1, dead: 0 }])
})
