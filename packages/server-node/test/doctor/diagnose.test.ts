import type { ApiKey } from '@rapport/core'
import { describe, expect, it } from 'vitest'
import { diagnose } from '../../src/doctor/diagnose.js'
import type { Observed } from '../../src/doctor/observed.js'

const now = Date.UTC(2026, 2, 4, 15)
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString()
const key = (more: Partial<ApiKey> = {}): ApiKey => ({
  id: '0198c0de-0000-7000-8000-000000000001',
  name: 'server',
  prefix: 'ok_AbCdEf12',
  keyType: 'api',
  grants: [],
  createdById: null,
  createdAt: daysAgo(400),
  expiresAt: null,
  revokedAt: null,
  lastUsedAt: daysAgo(1),
  totalRequests: 1,
  ...more
})

type Status = NonNullable<Observed['status']>
const status = {
  store: { name: 'postgres', durable: true, available: true },
  jobs: { pending: 0, failed: 0, lagMs: 0, pendingByKind: {}, lanes: {} as NonNullable<Status['jobs']>['lanes'] },
  integrations: null,
  hooks: []
} satisfies Status

const jobs = (more: Partial<NonNullable<Status['jobs']>>) => ({ status: { ...status, jobs: { ...status.jobs, ...more } } })
const hook = { name: 'customer.activated', id: 'mail', pending: 0, dead: 0, lagMs: 0, seenAt: daysAgo(0) }
const connected = { provider: 'stripe', syncStatus: 'idle' }
const organization = { slug: 'acme', keys: [key()], connections: [connected] }
const url = 'https://rapport.example.com'
const server = { url, answers: true, isRapport: true, isReady: true } as const
const gigabyte = 1024 ** 3

const healthy: Observed = {
  now,
  nodeVersion: '20.19.0',
  database: { state: 'usable', kind: 'postgres', missingForSql: false },
  configuration: { hasSecret: true, publicUrl: url, basePath: '', trustsProxy: true, warnings: [] },
  status,
  organizations: [organization],
  server,
  disk: { path: '.rapport', freeBytes: 50 * gigabyte, totalBytes: 100 * gigabyte }
}

const faults: [what: string, planted: Partial<Observed>, text: string, advice: string][] = [
  ['an old Node', { nodeVersion: '20.18.1' }, 'too old', 'Node 20.19'],
  ['a database that is away', { database: { state: 'unreachable', message: 'Nobody listens there' } }, 'Nobody listens', 'DATABASE_URL'],
  ['a standby', { database: { state: 'unwritable', message: 'It is read-only' } }, 'read-only', 'primary'],
  ['another schema', { database: { state: 'other_version', message: 'The schema is older' } }, 'older', 'npx @rapport/cli migrate'],
  ['a login without rights', { database: { state: 'usable', kind: 'postgres', missingForSql: true } }, 'svc_query', 'administrator'],
  ['a wrong clock', { status: { ...status, clock: { offsetMs: 60_000, message: 'The clock is 60 s ahead' } } }, '60 s', 'NTP'],
  ['a lost secret', { configuration: { ...healthy.configuration, hasSecret: false } }, '1 connection cannot be read', 'RAPPORT_SECRET'],
  [
    'no public URL',
    { configuration: { hasSecret: true, basePath: '', trustsProxy: true, warnings: [] } },
    'No public URL',
    'RAPPORT_PUBLIC_URL'
  ],
  ['a plain address', { configuration: { ...healthy.configuration, publicUrl: 'http://example.com' } }, 'not encrypted', 'https://'],
  [
    'a misspelt variable',
    { configuration: { ...healthy.configuration, warnings: ['The variable RAPPORT_PORTS is not a setting; did you mean RAPPORT_PORT?'] } },
    'did you mean RAPPORT_PORT?',
    '--print-config'
  ],
  [
    'a base path that the public URL repeats',
    { configuration: { ...healthy.configuration, publicUrl: `${url}/r`, basePath: '/r' } },
    `links begin with ${url}/r/r`,
    'without the base path'
  ],
  [
    'a public URL of another server',
    { publicServer: { ...server, isRapport: false } },
    'Another server than Rapport',
    'RAPPORT_PUBLIC_URL'
  ],
  [
    'a public URL where nobody is',
    { publicServer: { url, answers: false, message: 'getaddrinfo ENOTFOUND' } },
    'Nothing answers at the public URL',
    'RAPPORT_PUBLIC_URL'
  ],
  [
    'a proxy that nobody trusts',
    { configuration: { ...healthy.configuration, trustsProxy: false } },
    'no proxy is trusted',
    '--trust-proxy'
  ],
  [
    'a server that is down',
    { server: { url, answers: false, message: 'connect ECONNREFUSED' } },
    'ECONNREFUSED',
    'Start your app, or `npx @rapport/cli serve`'
  ],
  ['another server', { server: { ...server, isRapport: false } }, 'not Rapport', 'RAPPORT_BASE_PATH'],
  ['a server without its database', { server: { ...server, isReady: false, reason: 'The store is away' } }, 'store is away', 'database'],
  ['a server with a wrong clock', { server: { ...server, clockAheadMs: -90_000 } }, '90 s behind', 'NTP'],
  ['no process that does the work', jobs({ lagMs: 3_600_000, pending: 9 }), '60 minutes', 'rapport.start()'],
  ['work that is slow', jobs({ lagMs: 120_000, pending: 9 }), '2 minutes', 'another process'],
  ['failed jobs', jobs({ failed: 2 }), '2 jobs failed', 'npx @rapport/cli jobs --retry'],
  [
    'dead letters',
    { status: { ...status, hooks: [{ ...hook, dead: 1 }] } },
    'mail has failed for 1 event',
    'npx @rapport/cli hooks --retry'
  ],
  ['a hook that is gone', { status: { ...status, hooks: [{ ...hook, pending: 3, seenAt: null }] } }, '3 events wait', 'Start the process'],
  [
    'an expired sign-in',
    { organizations: [{ ...organization, connections: [{ ...connected, syncStatus: 'failing', errorMessage: 'The key was revoked' }] }] },
    'acme: stripe is not read: The key was revoked',
    'console'
  ],
  [
    'an unused key',
    { organizations: [{ ...organization, keys: [key({ lastUsedAt: daysAgo(91) })] }] },
    'used last on 2025-12-03',
    'npx @rapport/cli key revoke'
  ],
  [
    'a key that was never used',
    { organizations: [{ ...organization, keys: [key({ lastUsedAt: null })] }] },
    'never been used',
    'npx @rapport/cli key revoke'
  ],
  [
    'a key that ends soon',
    { organizations: [{ ...organization, keys: [key({ expiresAt: daysAgo(-3) })] }] },
    'ends on 2026-03-07',
    'npx @rapport/cli key create'
  ],
  [
    'a disk that is nearly full',
    { disk: { path: '.rapport', freeBytes: 9 * gigabyte, totalBytes: 100 * gigabyte } },
    '9.0 GB',
    'larger disk'
  ],
  ['a full disk', { disk: { path: '.rapport', freeBytes: gigabyte / 4, totalBytes: gigabyte } }, '0.3 GB', 'Free space now']
]

describe('the doctor', () => {
  it('finds nothing wrong with what is in order', () => {
    const found = diagnose(healthy)
    expect(found.filter(({ verdict }) => verdict !== 'ok')).toEqual([])
    expect(new Set(found.map(({ matter }) => matter))).toEqual(
      new Set(['Node', 'Database', 'Clock', 'Secret', 'Public URL', 'Server', 'Jobs', 'Integrations', 'Keys', 'Disk'])
    )
  })

  it.each(faults)('finds %s, nothing else, and says what to do', (_, planted, text, advice) => {
    const [finding, ...others] = diagnose({ ...healthy, ...planted }).filter(({ verdict }) => verdict !== 'ok')
    expect(finding?.text).toContain(text)
    expect(finding?.advice).toContain(advice)
    expect(others).toEqual([])
  })

  it('says nothing of keys that were revoked or have ended', () => {
    const keys = [key({ lastUsedAt: null, revokedAt: daysAgo(1) }), key({ lastUsedAt: null, expiresAt: daysAgo(1) })]
    expect(diagnose({ ...healthy, organizations: [{ ...organization, keys }] }).filter(({ verdict }) => verdict !== 'ok')).toEqual([])
  })
})
