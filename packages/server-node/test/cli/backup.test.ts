import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { main } from '../../src/cli/main.js'
import { type DevServer, killStarted, listEmails, sendEvents, startDev } from './dev-server.js'
import { runCli } from './run-cli.js'

let folder: string
let data: string
let dev: DevServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-backup-'))
  data = join(folder, 'data')
  dev = await startDev('--data', data)
})

afterAll(async () => {
  await killStarted()
  await rm(folder, { recursive: true, force: true })
})

/** Runs a command in this process. */
async function command(...words: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const written = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const) {
    vi.spyOn(process[stream], 'write').mockImplementation((text, ...rest: unknown[]) => {
      written[stream] += String(text)
      const done = rest.at(-1)
      if (typeof done === 'function') done()
      return true
    })
  }
  try {
    return { code: await main(['node', 'rapport', ...words]), ...written }
  } finally {
    vi.restoreAllMocks()
  }
}

const identify = (email: string) => ({ type: 'identify', email, timestamp: Date.now() })

test('what commands change goes by the running server of a directory, with its own key', async () => {
  const file = join(folder, 'events.ndjson')
  await writeFile(file, JSON.stringify({ ...identify('old@acme.com'), timestamp: '2024-01-01T00:00:00Z' }))
  expect(await runCli(['import', file, '--data', data])).toMatchObject({ code: 0, stdout: expect.stringContaining('Imported 1 events') })
  const table = join(folder, 'customers.csv')
  await writeFile(table, 'customerId,name\nc1,Acme\n')
  expect(await runCli(['import', table, '--data', data, '--yes'])).toMatchObject({ code: 0, stdout: expect.stringContaining('1 new') })
  expect(await listEmails(dev)).toEqual(['old@acme.com'])
  const rows = join(folder, 'rows.ndjson')
  expect(await runCli(['export', rows, '--data', data])).toMatchObject({ code: 0 })
  expect(await readFile(rows, 'utf8')).toContain('old@acme.com')
  const rules = await runCli(['retention', 'set', 'runs=30', '--data', data])
  expect(rules).toMatchObject({ code: 0, stdout: expect.stringMatching(/runs +30 days/) })
  expect(await runCli(['privacy', 'erase', '--email', 'nobody@acme.com', '--yes', '--data', data])).toMatchObject({ code: 0 })
  const chain = await runCli(['audit', 'verify', '--data', data])
  expect(chain).toMatchObject({ code: 0, stdout: expect.stringContaining('The audit log is whole') })
})

test('a running database is backed up while it takes events, and restored with its keys; it is never restored over another one', async () => {
  const sent = ['old@acme.com', 'a@acme.com', 'b@acme.com', 'c@acme.com', 'd@acme.com']
  await sendEvents(dev, identify('a@acme.com'))
  const target = join(folder, 'backup')
  const running = runCli(['backup', target, '--data', data, '--json'])
  for (const email of sent.slice(2)) expect((await sendEvents(dev, identify(email))).status).toBe(200)
  const { code, stdout, stderr } = await running
  expect([code, stderr]).toEqual([0, ''])
  expect(JSON.parse(stdout)).toMatchObject({ directory: target, layout: 1, schema: 'rapport', hasSecrets: true })
  expect((await stat(target)).mode & 0o077).toBe(0)
  expect((await stat(join(target, 'dev-credentials.json'))).mode & 0o077).toBe(0)

  // Whoever is erased after the backup does not come back with it.
  expect(await runCli(['privacy', 'erase', '--email', 'old@acme.com', '--yes', '--data', data])).toMatchObject({ code: 0 })
  const list = await readFile(join(data, 'erasures.ndjson'), 'utf8')
  expect(list).not.toContain('acme')

  const again = await runCli(['backup', target, '--data', data])
  expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('is not empty. Name a new directory')])
  const over = await runCli(['restore', target, '--data', data])
  expect([over.code, over.stderr]).toEqual([1, expect.stringContaining('never restored over a live database')])
  const foreign = await fetch(`${dev.url}/dev/backup`, {
    method: 'POST',
    headers: { authorization: 'Bearer ok_wrong', 'x-backup-directory': '/tmp/x' }
  })
  expect(foreign.status).toBe(403)
  await dev.stop()
  const stopped = await runCli(['restore', target, '--data', data])
  expect([stopped.code, stopped.stderr]).toEqual([1, expect.stringContaining('already has a database')])

  const restored = join(folder, 'restored')
  const { code: done, stdout: told } = await runCli(['restore', target, '--data', restored, '--json'])
  expect(done).toBe(0)
  // The other erasure of the list is of nobody, and is known to the backup.
  expect(JSON.parse(told)).toMatchObject({
    organizations: ['dev'],
    reapplied: { erasures: 1, removed: expect.any(Number) },
    erasureLists: [join(data, 'erasures.ndjson')]
  })
  expect(await readFile(join(restored, 'erasures.ndjson'), 'utf8')).toBe(list)
  const next = await startDev('--data', restored)
  expect(next).toMatchObject({ organizationId: dev.organizationId, apiKey: dev.apiKey, publicKey: dev.publicKey })
  // The backup has what was committed before it, and perhaps some of what came meanwhile.
  const emails = await listEmails(next)
  expect(sent.slice(1)).toEqual(expect.arrayContaining(emails))
  expect(emails).toContain('a@acme.com')
  expect((await sendEvents(next, identify('old@acme.com'))).status).toBe(200)
  expect((await sendEvents(next, identify('e@acme.com'))).status).toBe(200)
  const later = await listEmails(next)
  expect(later).toContain('e@acme.com')
  expect(later).not.toContain('old@acme.com')
  await next.stop()

  const file = join(folder, 'erasures.ndjson')
  expect(await command('privacy', 'erasures', '--out', file, '--data', restored)).toMatchObject({ code: 0 })
  expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(2)
  const known = { code: 0, stdout: 'The database knows all of these erasures.\n' }
  expect(await command('privacy', 'reapply', file, '--data', restored)).toMatchObject(known)
  await writeFile(file, 'no list\n')
  expect(await command('privacy', 'reapply', file, '--data', restored)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('erasures.ndjson:1 is not an erasure')
  })
})

test('a stopped database is backed up, too; a backup of a newer version, and a damaged one, are refused in words', async () => {
  const target = join(folder, 'second')
  const { code, stdout } = await runCli(['backup', target, '--data', data])
  expect(code).toBe(0)
  expect(stdout).toContain('It holds keys and secrets')
  const file = join(target, 'backup.json')
  const made = JSON.parse(await readFile(file, 'utf8'))
  const restored = join(folder, 'none')
  const refused = async (description: string, reason: string) => {
    await writeFile(file, description)
    const { code, stderr } = await command('restore', target, '--data', restored)
    expect([code, stderr]).toEqual([1, expect.stringContaining(reason)])
  }
  await refused(JSON.stringify({ ...made, schemaVersion: 9_999, rapport: '9.9.9' }), 'made by a newer Rapport (9.9.9, schema 9999;')
  await refused(JSON.stringify({ ...made, layout: 2 }), 'Update this one first')
  await refused(JSON.stringify({ ...made, schemaFingerprint: 'x' }), 'between two releases')
  await refused('{', 'is not a complete backup')
  await writeFile(file, JSON.stringify(made))
  await rm(join(target, 'pgdata', 'global'), { recursive: true })
  await refused(JSON.stringify(made), 'nothing was restored')
  expect(await stat(join(restored, 'pgdata')).catch(() => undefined)).toBeUndefined()
  const none = await runCli(['backup', join(folder, 'third'), '--data', join(folder, 'nowhere')])
  expect([none.code, none.stderr]).toEqual([1, expect.stringContaining('it has no database')])
})
