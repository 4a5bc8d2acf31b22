import { expect, it, vi } from 'vitest'
import { createRapport } from './create-rapport.js'
import { memoryStore } from './storage/memory/memory-store.js'
import { createTestRapport } from './testing/create-test-rapport.js'
import { recordingLogger } from './testing/recording-logger.js'

it('says once that the default store is not durable', () => {
  const logger = recordingLogger()
  createRapport({ logger })
  expect(logger.lines).toMatchObject([{ level: 'warn', message: expect.stringContaining('in memory') }])
  createRapport({ logger, store: memoryStore() })
  expect(logger.lines.length).toBe(1)
})

it('opens nothing before its first use', () => {
  const store = memoryStore()
  const open = vi.spyOn(store, 'open')
  createRapport({ store, logger: recordingLogger() })
  expect(open).not.toHaveBeenCalled()
})

it.each([{ basePath: 'rapport' }, { basePath: '/rapport/' }, { basePath: '/' }, { limits: { ingestBodyBytes: 0 } }])(
  'refuses %j',
  (options) => {
    expect(() => createRapport({ ...options, logger: recordingLogger() })).toThrow(TypeError)
  }
)

it.each([
  [{ store: 'postgres://app@localhost/app' }, 'store must be'],
  [{ store: Promise.resolve(memoryStore()) }, 'store must be'],
  [{ clock: Date }, undefined],
  [{ clock: {} }, 'clock must be an object with the method now'],
  [{ logger: { warn() {} } }, 'logger must be an object with the method info'],
  [{ plans: {} }, 'plans must be'],
  [{ erasureLog: 'erasures.ndjson' }, "append, such as erasureFile('/var/lib"],
  [{ limits: { ingestRequestPerSecond: 5 } }, 'limits.ingestRequestPerSecond is not a limit'],
  [{ limits: { ingestRequestsPerSecond: Number.POSITIVE_INFINITY } }, 'limits.ingestRequestsPerSecond must be'],
  [{ limits: { ingestRequestsPerSecond: '5' } }, 'limits.ingestRequestsPerSecond must be'],
  [{ limits: { ingestRequestsPerSecond: undefined } }, undefined]
])('names the option that is wrong at once: %j', (options, message) => {
  const attempt = () => Reflect.apply(createRapport, undefined, [{ logger: recordingLogger(), ...options }])
  if (message === undefined) expect(attempt).not.toThrow()
  else expect(attempt).toThrow(message)
})

it('tells whether the store can serve', async () => {
  const { rapport } = await createTestRapport()
  const idle = { pending: 0, running: 0, lagMs: 0 }
  expect(await rapport.status()).toEqual({
    store: { name: 'memory', durable: false, available: true },
    jobs: {
      pending: 0,
      failed: 0,
      lagMs: 0,
      pendingByKind: {},
      lanes: { identity: idle, analysis: idle, network: idle, models: idle, maintenance: idle }
    },
    integrations: { connections: 0, requireIntervention: 0, failingStreams: 0, lagMs: 0 },
    hooks: []
  })
  await rapport.close()
  expect(await rapport.status()).toEqual({
    store: { name: 'memory', durable: false, available: false },
    jobs: null,
    integrations: null,
    hooks: null
  })
})

it('closes once, however often it is asked, and lets running work finish first', async () => {
  const { rapport, store, workspace, call } = await createTestRapport()
  const close = vi.spyOn(store, 'close')
  const events = [{ type: 'pageview' as const, url: 'https://x.test/', path: '/' }]
  const running = Promise.all([workspace.ingest({ events }), workspace.call('svc_list_users', {}), call('svc_list_users')])
  await Promise.all([rapport.close(), rapport.close()])
  expect(await running).toMatchObject([{ processed: 1 }, { items: [] }, { status: 200 }])
  expect(close).toHaveBeenCalledTimes(1)
})
