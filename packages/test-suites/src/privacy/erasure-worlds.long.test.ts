import { memoryStore } from '@rapport/core/src/memory.js'
import { events, jobs } from '@rapport/core/src/registry/tables.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { expect, it } from 'vitest'
import { worldOn } from '../list-tools/world.js'
import { erasureWorldsSuite } from './index.js'

erasureWorldsSuite('memory', async () => memoryStore(), { runs: 100 })

it('from 10,000 events on a job erases', async () => {
  const ids = systemIds()
  const { workspace, rows, rapport, clock } = await worldOn(memoryStore())
  await workspace.ingest({ events: [{ type: 'custom', eventName: 'first', userId: 'ada-7781', timestamp: clock.now() }] })
  const [first] = await rows.find(events)
  if (!first) throw new Error('The first event is missing')
  await rows.insert(
    events,
    Array.from({ length: 9_998 }, () => ({ ...first, event_id: ids.uuid(clock.now()) }))
  )
  const selector = { userId: 'ada-7781' }
  expect(await workspace.privacy.previewErasure(selector)).toMatchObject({ events: 9_999, isJob: false })
  await rows.insert(events, [{ ...first, event_id: ids.uuid(clock.now()) }])
  expect(await workspace.privacy.previewErasure(selector)).toMatchObject({ events: 10_000, isJob: true })
  const { id, status } = await workspace.privacy.erase(selector)
  expect(status).toBe('running')
  await rapport.runDue()
  expect(await workspace.privacy.getErasure(id)).toMatchObject({ status: 'done', removed: { events: 10_000, users: 1 } })
  expect(await rows.count(events)).toBe(0)
  expect(await rows.count(jobs, { kind: { eq: 'erasure' } })).toBe(0)
})
