import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { killStarted, listEmails, sendEvents, startDev } from './dev-server.js'
import { runCli, startCli } from './run-cli.js'

let parent: string

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'rapport-dev-'))
})

afterEach(killStarted)
afterAll(async () => {
  await killStarted()
  await rm(parent, { recursive: true, force: true })
})

const identify = (email: string) => ({ type: 'identify', email, timestamp: Date.now() })

test('with --json stdout is one line of exactly the promised fields, and the keys work', async () => {
  const server = await startDev('--store', 'memory')
  const { stop, ...ready } = server
  expect(Object.keys(ready)).toEqual(['url', 'organizationId', 'apiKey', 'publicKey', 'pid'])
  const validated = await fetch(`${ready.url}/api/validate-api-key`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${ready.apiKey}` }
  })
  expect(await validated.json()).toMatchObject({ valid: true, organizationId: ready.organizationId })
  const sent = await sendEvents(server, identify('ada@acme.com'))
  expect([sent.status, sent.headers.get('access-control-allow-origin')]).toEqual([200, 'http://localhost:3000'])
  expect(await listEmails(ready)).toEqual(['ada@acme.com'])
  const { code, stdout, stderr } = await stop()
  expect(code).toBe(0)
  expect(stdout.trim().split('\n')).toHaveLength(1)
  expect(stderr).not.toContain(ready.apiKey)
})

test('/ says what runs here without a secret, and a free port is known to all that hands out links', async () => {
  const { url, apiKey, publicKey } = await startDev('--store', 'memory')
  const page = await fetch(`${url}/`)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  const text = await page.text()
  expect(text).toContain(`/api/i/v1/${publicKey}/events`)
  expect(text).not.toContain(apiKey)
  const answer = await fetch(`${url}/api/integrations/capabilities`, { headers: { Authorization: `Bearer ${apiKey}` } })
  const { providers } = (await answer.json()) as { providers: { provider: string; availability: string; missingSettings: string[] }[] }
  expect(providers.find(({ provider }) => provider === 'stripe')).toMatchObject({ availability: 'available', missingSettings: [] })
  expect(providers.flatMap(({ missingSettings }) => missingSettings).filter((setting) => !setting.startsWith('providers.'))).toEqual([])
})

test('/metrics is open to this machine, and to nobody whom a proxy passed on, and --access-log tells of requests', async () => {
  const { url, stop } = await startDev('--store', 'memory', '--access-log')
  const own = await fetch(`${url}/metrics`)
  expect([own.status, own.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(await own.text()).toContain('rapport_store_available 1')
  const passedOn = await fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(passedOn.status).toBe(404)
  const lines = (await stop()).stderr.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))
  expect(lines).toContainEqual(expect.objectContaining({ level: 'info', message: 'Request', route: '/metrics', status: 404 }))
})

test('the same directory gives the same keys again, and every acknowledged event is still there after SIGTERM', async () => {
  const data = join(parent, 'same')
  const first = await startDev('--data', data)
  const senders = Array.from({ length: 40 }, async (_, n) => {
    const answer = await sendEvents(first, identify(`person${n}@acme.com`))
    return answer.status === 200 ? `person${n}@acme.com` : undefined
  })
  await Promise.race(senders)
  const stopped = first.stop()
  const settled = await Promise.allSettled(senders)
  expect((await stopped).code).toBe(0)
  const acknowledged = settled.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []))
  expect(acknowledged.length).toBeGreaterThan(0)

  const second = await startDev('--data', data)
  const keys = ({ organizationId, apiKey, publicKey }: typeof first) => ({ organizationId, apiKey, publicKey })
  expect(keys(second)).toEqual(keys(first))
  expect(await listEmails(second)).toEqual(expect.arrayContaining(acknowledged))
  expect((await stat(join(data, 'dev-credentials.json'))).mode & 0o777).toBe(0o600)

  const other = await runCli(['dev', '--json', '--port', '0', '--data', data])
  expect(other).toMatchObject({ code: 1, stdout: '' })
  expect(other.stderr).toMatch(new RegExp(`in use by process ${second.pid}.*--data`))
  expect((await second.stop('SIGINT')).code).toBe(0)
})

test('a taken port is an error that says what to do', async () => {
  const { url } = await startDev('--store', 'memory')
  const { port } = new URL(url)
  const { code, stderr } = await runCli(['dev', '--store', 'memory', '--port', port])
  expect(code).toBe(1)
  expect(stderr).toContain(`Port ${port} on 127.0.0.1 is in use`)
  expect(stderr).not.toContain('    at ')
})

test('without --json it says where it is and what to try', async () => {
  const running = startCli(['dev', '--store', 'memory', '--port', '0', '--demo'])
  await running.firstLine
  running.process.kill('SIGTERM')
  const { code, stdout } = await running.finished
  expect(code).toBe(0)
  for (const part of [
    'ready at http://127.0.0.1:',
    'API key        ok_',
    'Public key     pk_',
    'svc_list_customers',
    'claude mcp add --transport http rapport http://127.0.0.1:',
    '<script defer src=',
    'Demo shop'
  ])
    expect(stdout).toContain(part)
})
