import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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

const pageviews = () => world.collector.events('pageview').map(({ event }) => event)

test('a multi-page site gets a page view for each page, with the page before as its referrer', async () => {
  const page = await world.open('/one')
  await page.evaluate((next) => location.assign(next), world.site.url('/two?token=secret#part'))
  await page.waitForURL('**/two*')
  await until(() => pageviews().length === 2)
  expect(pageviews().map(({ path, referrer, title }) => [path, referrer, title])).toEqual([
    ['/one', '', 'Page /one'],
    ['/two', world.site.url('/one'), 'Page /two']
  ])
  await page.context().close()
})

const walk = async () => {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 150))
  history.pushState({}, '', '/products?utm_campaign=late')
  // Apps set the title after the address.
  setTimeout(() => {
    document.title = 'Products'
  }, 30)
  await pause()
  history.replaceState({}, '', '/products')
  await pause()
  history.pushState({}, '', '/products#reviews')
  await pause()
  history.pushState({}, '', '/cart')
  await pause()
  // The browser goes back when it has time to.
  const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  history.back()
  await isBack
  await pause()
  location.hash = '#/settings'
  await pause()
  await window.rapport?.flush()
}

test('a single-page app gets a page view for each new page: History API, back button, hash routes; not for anchors or campaign tags', async () => {
  const page = await world.open('/app')
  await page.evaluate(walk)
  expect(pageviews().map(({ path }) => path)).toEqual(['/app', '/products', '/cart', '/products', '/products#/settings'])
  expect(pageviews()[1]).toMatchObject({ title: 'Products', referrer: world.site.url('/app'), utm: { campaign: 'late' } })
  expect(pageviews()[4]?.url).toBe(world.site.url('/products#/settings'))
  await page.context().close()
})

test('without the Navigation API the views are the same, found at the next sign of use', async () => {
  const context = await world.visitor()
  await context.addInitScript(() => {
    Object.defineProperty(window, 'navigation', { value: undefined })
    // Somebody moves the pointer all the time.
    setInterval(() => document.dispatchEvent(new Event('pointermove')), 10)
  })
  const page = await world.open('/app', context)
  await page.evaluate(walk)
  expect(pageviews().map(({ path }) => path)).toEqual(['/app', '/products', '/cart', '/products', '/products#/settings'])
  await context.close()
})

test('automatic page views and hash routes can be switched off', async () => {
  world.track({ pageviews: 'false', hash: 'false' })
  const page = await world.open('/app')
  await page.evaluate(async () => {
    history.pushState({}, '', '/next')
    location.hash = '#/route'
    await new Promise((resolve) => setTimeout(resolve, 150))
    window.rapport?.page({ title: 'Only this' })
    await window.rapport?.flush()
  })
  expect(pageviews().map(({ path, title }) => [path, title])).toEqual([['/next', 'Only this']])
  await page.context().close()
})

test('a view that ends within the wait for its title is told all the same', async () => {
  const page = await world.open('/app')
  await page.evaluate(() => history.pushState({}, '', '/blink'))
  await page.close()
  await until(() => pageviews().length === 2 && world.collector.events('engagement').length === 2)
  expect(pageviews()[1]?.path).toBe('/blink')
})

test('engagement counts the time that a view is visible and in use, once per view, also at exit', async () => {
  const context = await world.visitor()
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(world.site.url('/article'))
  await page.waitForFunction(() => window.rapport?.getConsent)
  await page.clock.runFor(10_000)
  await page.mouse.move(50, 50)
  // Idle: of these 100 seconds only the first 30 count.
  await page.clock.runFor(100_000)
  await page.mouse.move(60, 60)
  await page.clock.runFor(5_000)
  await setHidden(page, true)
  await page.clock.runFor(60_000)
  await setHidden(page, false)
  await page.clock.runFor(20_000)
  await page.evaluate(() => history.pushState({}, '', '/next'))
  await page.clock.runFor(7_000)
  await page.close()
  const engagement = () => world.collector.events('engagement').map(({ event }) => event)
  await until(() => engagement().length === 2)
  const [first, second] = engagement()
  expect(first?.path).toBe('/article')
  // The clock of the page goes on by itself for the moments between the steps.
  expect(Math.floor(Number(first?.activeTimeMs) / 5_000)).toBe(13)
  expect(Math.floor(Number(first?.totalTimeMs) / 5_000)).toBe(39)
  expect(second?.path).toBe('/next')
  expect(Math.floor(Number(second?.totalTimeMs) / 5_000)).toBe(1)
  await context.close()
})

test('the engagement of a page that is killed while hidden is sent by the next page, once', async () => {
  const context = await world.visitor()
  const page = await world.open('/killed', context)
  await setHidden(page, true)
  await until(() => pageviews().length === 1)
  expect(world.collector.events('engagement')).toEqual([])
  // A page that crashes runs no handler any more.
  const crashed = page.waitForEvent('crash')
  await page.goto('chrome://crash').catch(() => undefined)
  await crashed
  await world.open('/next', context)
  await until(() => world.collector.events('engagement').length === 1)
  expect(world.collector.events('engagement')[0]?.event.path).toBe('/killed')
  await context.close()
})

test('coming back with the back button from the cache is a new view, and the page keeps what nobody else has taken over', async () => {
  // The headless shell has no back/forward cache: its two events are made by hand.
  const page = await world.open('/cached')
  await page.evaluate(async () => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    await new Promise((resolve) => setTimeout(resolve, 50))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    window.rapport?.track('back again')
    await window.rapport?.flush()
  })
  expect(pageviews().map(({ path }) => path)).toEqual(['/cached', '/cached'])
  expect(world.collector.events('engagement')).toHaveLength(1)
  expect(world.collector.names()).toEqual(['back again'])
  await page.context().close()
})

test('bookings in Cal.com and Calendly frames are sent once, those of strangers not at all', async () => {
  world.track({}, { body: '<iframe id="cal"></iframe>' })
  const page = await world.open('/book')
  await page.waitForFunction(() => document.querySelector('script[src$="-extras.js"]'))
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    const tell = (data: unknown, origin: string) => window.dispatchEvent(new MessageEvent('message', { data, origin }))
    const booking = {
      startTime: '2026-03-01T10:00:00Z',
      endTime: '2026-03-01T10:30:00Z',
      responses: { email: 'ada@example.com', name: 'Ada' }
    }
    tell({ originator: 'CAL', type: 'linkReady', data: {} }, 'https://app.cal.com')
    tell(
      {
        originator: 'CAL',
        type: 'bookingSuccessful',
        data: { booking, eventType: { title: 'Demo' }, date: booking.startTime, duration: 30 }
      },
      'https://app.cal.com'
    )
    tell({ originator: 'CAL', type: 'bookingSuccessfulV2', data: { ...booking, title: 'Demo', isRecurring: false } }, 'https://app.cal.com')
    tell({ event: 'calendly.event_scheduled', payload: { event: { uri: 'x' } } }, 'https://calendly.com')
    tell({ event: 'calendly.event_scheduled' }, 'https://evil-calendly.com')
    tell('noise', 'https://elsewhere.example')
    tell(null, 'https://elsewhere.example')
    await window.rapport?.flush()
  })
  expect(world.collector.events('calendar').map(({ event }) => event)).toMatchObject([
    {
      provider: 'cal.com',
      eventType: 'Demo',
      startTime: '2026-03-01T10:00:00Z',
      endTime: '2026-03-01T10:30:00Z',
      duration: 30,
      inviteeEmail: 'ada@example.com',
      inviteeName: 'Ada'
    },
    { provider: 'calendly' }
  ])
  await page.context().close()
})

/** Tells of one booking for each origin, ten seconds apart as far as the events say. */
const book = async (origins: string[]) => {
  for (const [number, origin] of origins.entries()) {
    const message = new MessageEvent('message', {
      data: { originator: 'CAL', type: 'bookingSuccessfulV2', data: { title: origin } },
      origin
    })
    window.dispatchEvent(Object.defineProperty(message, 'timeStamp', { value: number * 10_000 }))
  }
  await window.rapport?.flush()
}
const ownCal = ['https://cal.acme.test', 'https://book.acme.test:8443']

for (const [form, head] of [
  ['an attribute', () => world.tag({ 'cal-origin': `${ownCal[0]?.replace('cal', 'Cal')}/, ${ownCal[1]}` })],
  ['the list of init', () => `${world.tag()}`.replace('data-public-key="pk_test"', '')]
] as const) {
  test(`bookings count from cal.com, cal.eu, and the instances of one's own that ${form} names`, async () => {
    world.site.define('/book', { head: head() })
    const page = await world.open('/book')
    await page.evaluate(([host, calOrigin]) => window.rapport?.init({ publicKey: 'pk_test', host, calOrigin }), [
      world.collector.url,
      ownCal
    ] as const)
    await page.waitForFunction(() => document.querySelector('script[src$="-extras.js"]'))
    await page.waitForLoadState('networkidle')
    const good = ['https://cal.com', 'https://app.cal.com', 'https://acme.cal.com', 'https://cal.eu', 'https://app.cal.eu', ...ownCal]
    const strangers = [
      '',
      'null',
      'https://elsewhere.test',
      'http://cal.com',
      'https://evilcal.com',
      'https://cal.com.evil.test',
      'https://cal.acme.test:1'
    ]
    await page.evaluate(book, [...strangers, world.site.url('').replace(/\/$/, ''), ...good])
    expect(world.collector.events('calendar').map(({ event }) => event.eventType)).toEqual(good)
    await page.context().close()
  })
}

const LINKS = `
  <a id="out" href="https://elsewhere.example/a?token=1">out</a><a id="own" href="/own">own</a><a id="mail" href="mailto:a@b.c">mail</a>
  <a id="file" href="/files/report.pdf?sig=1"><b id="inside">file</b></a><a id="named" href="/export" download>export</a>`

test('outbound links and downloads are sent when asked for, and not otherwise', async () => {
  const clickAll = async () => {
    document.addEventListener('click', (event) => event.preventDefault())
    for (const id of ['out', 'own', 'mail', 'inside', 'named']) document.getElementById(id)?.click()
    await window.rapport?.flush()
  }
  world.track({}, { body: LINKS })
  const quiet = await world.open('/links')
  await quiet.waitForLoadState('networkidle')
  await quiet.evaluate(clickAll)
  expect(world.collector.names()).toEqual([])
  world.track({ outbound: '', downloads: 'true' }, { body: LINKS })
  const page = await world.open('/links')
  await page.waitForLoadState('networkidle')
  await page.evaluate(clickAll)
  expect(world.collector.events('custom').map(({ event }) => [event.eventName, event.properties])).toEqual([
    ['outbound_click', { url: 'https://elsewhere.example/a' }],
    ['file_download', { url: world.site.url('/files/report.pdf') }],
    ['file_download', { url: world.site.url('/export') }]
  ])
  await quiet.context().close()
  await page.context().close()
})

test('the second file is not even loaded when nothing of it is wanted', async () => {
  world.track({ calendar: 'false' })
  const page = await world.open('/plain')
  await page.waitForLoadState('networkidle')
  expect(await page.locator('script').count()).toBe(1)
  await page.context().close()
})

test('a page can add a capture of its own', async () => {
  const page = await world.open('/own')
  await page.evaluate(async () => {
    window.rapport?.use(({ on, capture }) => on(window, 'shop:added', () => capture({ type: 'custom', eventName: 'added' })))
    window.dispatchEvent(new Event('shop:added'))
    await window.rapport?.flush()
  })
  expect(world.collector.names()).toEqual(['added'])
  await page.context().close()
})
