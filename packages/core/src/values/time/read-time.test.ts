import { expect, it } from 'vitest'
import { createTestRapport } from '../../testing/create-test-rapport.js'
import { readTime } from './read-time.js'

it.each(['2026-01-31T09:30:00.123Z', '2026-01-31T09:30:00.123456Z', '2026-01-31T10:30:00.123999999+01:00'])(
  'what %s says beyond milliseconds is cut off, of puts as of events',
  async (said) => {
    expect(new Date(readTime(said, 'at')).toISOString()).toBe('2026-01-31T09:30:00.123Z')
    const { workspace } = await createTestRapport()
    const { warnings } = await workspace.ingest({
      source: 'server',
      events: [{ type: 'identify', email: 'ann@acme.test', timestamp: said }]
    })
    expect(warnings).toEqual([])
    expect(await workspace.users.get({ email: 'ann@acme.test' })).toMatchObject({ firstSeenAt: '2026-01-31T09:30:00.123Z' })
  }
)
