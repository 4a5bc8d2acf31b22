import { expect, it } from 'vitest'
import { mixpanel } from '../../src/mixpanel/mixpanel.js'
import { FakeMixpanel } from '../../src/testing/fake-mixpanel.js'
import { productWorld } from '../product-world.js'
import { byGroup, credentials, event, hour, start } from './account.js'

it('the run that reads the past reads each day once, and the next run what a window behind it would have read', async () => {
  const project = new FakeMixpanel()
  const days: (string | null)[] = []
  const world = await productWorld(
    mixpanel({ requestsPerSecond: 1_000_000 }),
    (now) => {
      const { http } = project.provider({ now })
      return (address, init) => {
        const { pathname, searchParams } = new URL(address)
        if (pathname.endsWith('/export') && !searchParams.has('limit')) days.push(searchParams.get('from_date'))
        return http(address, init)
      }
    },
    start
  )
  for (let index = 0; index < 5; index++) project.track('Opened', event(index, start - index * hour))
  await world.workspace.integrations.connect('mixpanel', { config: { credentials, configuration: byGroup } })
  days.length = 0
  await world.pass(0)
  expect(days.length).toBeGreaterThan(90)
  expect(new Set(days).size).toBe(days.length)
  // It came right behind the walk, for a time that the walk had read.
  project.track('Opened', event(5, start - 23 * hour))
  await world.pass(hour)
  expect(await world.lastRun('events')).toMatchObject({ outcome: 'ended', added: 1, unchanged: 5 })
})
