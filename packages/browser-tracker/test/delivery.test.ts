import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Fault } from './collector.js'
import { makeVisits } from './random-visits.js'
import { createWorld, setHidden, until, type World } from './world.js'

let world: World

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(() => {
  world.collector.reset()
  world.track()
})

const posts = () => world.collector.requests.filter(({ method }) => method === 'POST')
const arrivals = (name: string) =>
  world.collector
    .events('custom')
    .filter(({ event }) => event.eventName === name)
    .map(({ event }) => world.collector.arrivals.get(String(event.uuid)))
/** Serves the first requests with these faults, the others well. */
const failFirst = (...faults: Fault[]) => {
  world.collector.fault = () => faults.shift()
}
const burst = (count: number) => {
  for (let number = 0; number < count; number++) window.rapport?.track(`burst ${number}`, { text: 'x'.repeat(60), number })
}
const numbers = (count: number) => Array.from({ length: count }, (_, number) => `burst ${number}`)

test('a burst of 150 small events before the page closes arrives whole, without another visit', async () => {
  const page = await world.open('/burst')
  await page.evaluate(burst, 150)
  await page.close()
  await until(() => world.collector.names().length === 150)
  expect(world.collector.names().sort()).toEqual(numbers(150).sort())
  expect(posts().reduce((sum, { size }) => sum + size, 0)).toBeLessThan(64_000)
  expect(world.collector.complaints).toEqual([])
})

test('of 400 events before the page closes every one is there after the next visit, and each counts once', async () => {
  const context = await world.visitor()
  const page = await world.open('/burst', context)
  await page.evaluate(burst, 400)
  await page.close()
  await world.open('/next', context)
  await until(() => world.collector.names().length === 400)
  expect(world.collector.names().sort()).toEqual(numbers(400).sort())
  expect(posts().every(({ size, events }) => size < 64_000 && events <= 100)).toBe(true)
  await context.close()
})

test('events wait out a server that is down, with the ids that they were captured with', async () => {
  const page = await world.open('/down')
  await until(() => world.collector.events('pageview').length === 1)
  await world.collector.stop()
  await page.evaluate(() => {
    window.rapport?.track('while down')
    return window.rapport?.flush()
  })
  const stored = await page.evaluate(() => JSON.stringify(localStorage))
  await world.collector.start()
  await until(() => world.collector.names().length === 1)
  const [kept] = world.collector.events('custom')
  expect(stored).toContain(String(kept?.event.uuid))
  expect(arrivals('while down')).toEqual([1])
  await page.context().close()
})

test('server errors and cut connections are tried again, and nothing counts twice', async () => {
  failFirst({ status: 500 }, { cut: 'before' }, { status: 503 }, { cut: 'after' })
  const page = await world.open('/errors')
  await page.evaluate(() => window.rapport?.track('tough'))
  await until(() => arrivals('tough')[0] === 2)
  expect(world.collector.events()).toHaveLength(2)
  expect(posts()).toHaveLength(5)
  await page.context().close()
})

for (const [form, retryAfter] of [
  ['seconds', () => '3'],
  ['a date', () => new Date(Date.now() + 4_000).toUTCString()]
] as const) {
  test(`a server that asks for a pause in ${form} gets it`, async () => {
    const times: number[] = []
    let answered = false
    world.collector.fault = () => {
      times.push(Date.now())
      if (answered) return undefined
      answered = true
      return { status: 429, retryAfter: retryAfter() }
    }
    const page = await world.open('/busy')
    await page.evaluate(() => window.rapport?.flush())
    await page.evaluate(() => {
      window.rapport?.track('patient')
      return window.rapport?.flush()
    })
    await setHidden(page, true)
    await until(() => world.collector.names().length === 1)
    expect(times).toHaveLength(2)
    expect(Number(times[1]) - Number(times[0])).toBeGreaterThanOrEqual(2_900)
    await page.context().close()
  })
}

test('a proxy that refuses large bodies gets smaller ones', async () => {
  world.collector.fault = ({ events }) => (events > 30 ? { status: 413 } : undefined)
  const page = await world.open('/proxy')
  await page.evaluate(async (count) => {
    for (let number = 0; number < count; number++) window.rapport?.track(`burst ${number}`)
    await window.rapport?.flush()
  }, 90)
  expect(world.collector.names()).toHaveLength(90)
  await page.context().close()
})

test('what the server refuses is given up and told to onDrop', async () => {
  world.site.define('/refused', { head: `<script defer src="${world.collector.url}/rapport.js"></script>` })
  const page = await world.open('/refused')
  failFirst({ status: 403 })
  const drops = await page.evaluate(async () => {
    const drops: unknown[] = []
    window.rapport?.init({ publicKey: 'pk_test', onDrop: (drop) => drops.push(drop) })
    await window.rapport?.flush()
    window.rapport?.track('welcome')
    await window.rapport?.flush()
    return drops
  })
  expect(drops).toEqual([{ reason: 'refused', count: 1 }])
  expect(world.collector.names()).toEqual(['welcome'])
  await page.context().close()
})

test('the queue is bounded: the oldest events are given up and told to onDrop', async () => {
  world.site.define('/bounded', { head: `<script defer src="${world.collector.url}/rapport.js"></script>` })
  const page = await world.open('/bounded')
  world.collector.fault = () => ({ status: 500 })
  const dropped = await page.evaluate(async () => {
    let dropped = 0
    window.rapport?.init({
      publicKey: 'pk_test',
      onDrop({ reason, count }) {
        dropped += reason === 'overflow' ? count : 0
        throw new Error('a mistake of the host')
      }
    })
    for (let number = 0; number < 1_010; number++) window.rapport?.track(`burst ${number}`)
    await new Promise((resolve) => setTimeout(resolve))
    return [dropped, JSON.stringify(localStorage).split('eventName').length - 1]
  })
  // The page view and the first ten.
  expect(dropped).toEqual([11, 1_000])
  await page.context().close()
})

test('events wait while the browser is offline, without a single attempt, and leave when it is online again', async () => {
  const context = await world.visitor()
  const page = await world.open('/offline', context)
  await until(() => world.collector.events('pageview').length === 1)
  const before = posts().length
  let failed = 0
  page.on('requestfailed', () => failed++)
  await context.setOffline(true)
  await page.evaluate(async () => {
    window.rapport?.track('offline')
    await window.rapport?.flush()
  })
  expect([posts().length - before, failed]).toEqual([0, 0])
  await context.setOffline(false)
  await until(() => arrivals('offline')[0] === 1)
  await context.close()
})

test('a hidden page sends at once, and a page closed while a request is under way loses nothing', async () => {
  world.collector.fault = () => ({ slow: 700 })
  const page = await world.open('/closing')
  await page.evaluate(() => window.rapport?.track('before hiding'))
  await setHidden(page, true)
  await until(() => posts().length === 1)
  await page.evaluate(() => window.rapport?.track('after hiding'))
  await page.close()
  await until(() => world.collector.names().length === 2 && world.collector.events('engagement').length === 1)
})

test('unsent events survive reloads, and are sent once', async () => {
  world.collector.fault = () => ({ status: 500 })
  const context = await world.visitor()
  const page = await world.open('/reload', context)
  await page.evaluate(() => window.rapport?.track('survivor'))
  await page.reload()
  await page.reload()
  await page.waitForFunction(() => window.rapport?.getConsent)
  world.collector.reset()
  await until(() => world.collector.names().length === 1 && world.collector.events('pageview').length === 3)
  expect(arrivals('survivor')).toEqual([1])
  await page.close()
  await until(() => world.collector.events('engagement').length === 3)
  await context.close()
})

test('two tabs with unsent events do not send those of each other', async () => {
  world.collector.fault = () => ({ status: 500 })
  const context = await world.visitor()
  const one = await world.open('/one', context)
  const two = await world.open('/two', context)
  await one.evaluate(() => window.rapport?.track('from one'))
  await two.evaluate(() => window.rapport?.track('from two'))
  for (const tab of [one, two, one]) {
    await setHidden(tab, true)
    await setHidden(tab, false)
  }
  await until(() => posts().length > 3)
  world.collector.reset()
  await until(() => world.collector.names().length === 2)
  await Promise.all([one, two].map((tab) => tab.evaluate(() => window.rapport?.flush())))
  expect([...world.collector.arrivals.values()]).toEqual([1, 1, 1, 1])
  await context.close()
})

test('the events of a crashed tab are taken over by another', async () => {
  world.collector.fault = () => ({ status: 500 })
  const context = await world.visitor()
  const page = await world.open('/crash', context)
  await page.evaluate(() => window.rapport?.track('last words'))
  const crashed = page.waitForEvent('crash')
  await page.goto('chrome://crash').catch(() => undefined)
  await crashed
  world.collector.reset()
  await world.open('/heir', context)
  await until(() => world.collector.names().length === 1)
  expect(arrivals('last words')).toEqual([1])
  await context.close()
})

test('large events are split over requests that fit the keepalive limit, and huge ones are cut', async () => {
  const page = await world.open('/large')
  await page.evaluate(async () => {
    for (let number = 0; number < 30; number++) window.rapport?.track('large', { text: '€'.repeat(3_000), number })
    window.rapport?.track('huge', { text: '\u0001'.repeat(1_000_000), list: Array.from({ length: 100_000 }, () => ({})) })
    await window.rapport?.flush()
  })
  expect(world.collector.names()).toHaveLength(31)
  expect(posts().every(({ size }) => size < 64_000)).toBe(true)
  expect(posts().length).toBeGreaterThan(4)
  await page.context().close()
})

test('where the browser knows no keepalive requests, a page that closes sends a beacon of plain text', async () => {
  const context = await world.visitor()
  await context.addInitScript(() => Reflect.deleteProperty(Request.prototype, 'keepalive'))
  const page = await world.open('/beacon', context)
  await page.evaluate(() => window.rapport?.track('by beacon'))
  await page.close()
  await until(() => world.collector.names().length === 1)
  expect(posts().at(-1)?.contentType).toMatch(/^text\/plain/)
  await context.close()
})

test('the address of the server and the path are the choice of the host', async () => {
  world.track({ host: `${world.collector.url}/`, path: '/collect/here' })
  const page = await world.open('/choice')
  await page.evaluate(() => window.rapport?.flush())
  expect(posts().map(({ path }) => path)).toEqual(['/collect/here'])
  await page.context().close()
})

test('over 15 visits with offline spells, server failures and closed tabs no event is lost and none counts twice', async () => {
  await makeVisits(world, 15, 7)
})
