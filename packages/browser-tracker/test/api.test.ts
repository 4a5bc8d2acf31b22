import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createWorld, until, type World } from './world.js'

let world: World

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(() => {
  world.collector.reset()
  world.track()
})

test('every function sends its event in the form of the wire contract, and one page view comes by itself', async () => {
  const { collector } = world
  const page = await world.open('/shop')
  await page.evaluate(async () => {
    const { rapport } = window
    rapport?.track('Report exported', { pages: 12, ok: true, none: null })
    rapport?.identify({ userId: 'u1', email: 'ada@example.com', userHash: 'ab12', traits: { plan: 'pro' } })
    rapport?.setCustomer({ customerId: 'acme', traits: { seats: 5 } })
    rapport?.page({ title: 'By hand', url: '/virtual' })
    rapport?.user.activate({ via: 'tour' })
    rapport?.user.engaged()
    rapport?.user.inactive()
    rapport?.customer.trialing()
    rapport?.customer.paid({ customerId: 'acme', stripeCustomerId: 'cus_1', domain: 'acme.com', properties: { plan: 'pro' } })
    rapport?.customer.churned()
    await rapport?.flush()
  })
  expect(collector.complaints).toEqual([])
  expect(collector.requests.at(-1)).toMatchObject({ path: '/api/i/v1/pk_test/events', contentType: 'application/json', cookie: undefined })
  expect(collector.events('pageview').map(({ event }) => [event.title, event.path])).toEqual([
    ['Page /shop', '/shop'],
    ['By hand', '/virtual']
  ])
  expect(collector.events('custom')[0]?.event).toMatchObject({
    eventName: 'Report exported',
    properties: { pages: 12, ok: true, none: null }
  })
  expect(collector.events('identify')[0]?.event).toMatchObject({ userId: 'u1', email: 'ada@example.com', traits: { plan: 'pro' } })
  // What is said later proves itself too.
  expect(collector.events('stage')[0]?.userIdentity).toEqual({ userId: 'u1', email: 'ada@example.com', userHash: 'ab12' })
  expect(collector.events('stage').map(({ event }) => [event.stage, event.properties])).toEqual([
    ['activated', { via: 'tour' }],
    ['engaged', undefined],
    ['inactive', undefined]
  ])
  expect(collector.events('billing').map(({ event }) => event.status)).toEqual(['trialing', 'paid', 'churned'])
  expect(collector.events('billing')[1]?.event).toMatchObject({
    customerId: 'acme',
    stripeCustomerId: 'cus_1',
    domain: 'acme.com',
    properties: { plan: 'pro' }
  })
  // The customer's traits go along with the next event after the call (and with an engagement, which may be the last), then no more.
  const withTraits = collector.events().filter(({ event }) => event.customerTraits)
  expect(withTraits.map(({ event }) => [event.type, event.customerId, event.customerTraits])).toEqual([
    ['engagement', 'acme', { seats: 5 }],
    ['pageview', 'acme', { seats: 5 }]
  ])
  await page.context().close()
})

test('a batch carries the identity that was true at the capture of each of its events', async () => {
  const { collector } = world
  const page = await world.open()
  const ids = await page.evaluate(async () => {
    const { rapport } = window
    const before = rapport?.getVisitorId()
    rapport?.track('anonymous')
    rapport?.identify({ userId: 'ada', email: 'ada@example.com' })
    rapport?.track('as ada')
    rapport?.setCustomer({ customerId: 'acme' })
    rapport?.track('at acme')
    rapport?.reset()
    rapport?.track('somebody else')
    rapport?.identify({ email: 'bob@example.com' })
    rapport?.track('as bob')
    await rapport?.flush()
    return [before, rapport?.getVisitorId()]
  })
  const who = Object.fromEntries(collector.events('custom').map((received) => [received.event.eventName, received]))
  expect(who.anonymous).toMatchObject({ visitorId: ids[0] })
  expect(who.anonymous?.userIdentity).toBeUndefined()
  expect(who['as ada']).toMatchObject({ visitorId: ids[0], userIdentity: { userId: 'ada', email: 'ada@example.com' } })
  expect(who['as ada']?.customerIdentity).toBeUndefined()
  expect(who['at acme']?.customerIdentity).toEqual({ customerId: 'acme' })
  expect(ids[1]).not.toBe(ids[0])
  expect(who['somebody else']).toMatchObject({ visitorId: ids[1] })
  expect(who['somebody else']?.userIdentity).toBeUndefined()
  expect(who['somebody else']?.customerIdentity).toBeUndefined()
  expect(who['somebody else']?.sessionId).not.toBe(who['as ada']?.sessionId)
  expect(who['as bob']?.userIdentity).toEqual({ email: 'bob@example.com' })
  // The view that was on at the reset belongs to the one who looked at it.
  expect(collector.events('engagement').map(({ visitorId, userIdentity }) => [visitorId, userIdentity?.userId])).toEqual([[ids[0], 'ada']])
  await page.context().close()
})

test('visitor, session and identity outlive page loads and tabs until reset, and traits are not sent again', async () => {
  const { collector } = world
  const context = await world.visitor()
  const first = await world.open('/one', context)
  const before = await first.evaluate(async () => {
    window.rapport?.identify({ userId: 'ada', traits: { plan: 'pro' } })
    window.rapport?.setCustomer({ customerId: 'acme', traits: { seats: 5 } })
    window.rapport?.track('first')
    await window.rapport?.flush()
    return [window.rapport?.getVisitorId(), window.rapport?.getSessionId()]
  })
  await first.goto(world.site.url('/two'))
  await first.waitForFunction(() => window.rapport)
  const tab = await world.open('/three', context)
  for (const page of [first, tab]) {
    expect(await page.evaluate(() => [window.rapport?.getVisitorId(), window.rapport?.getSessionId()])).toEqual(before)
  }
  await tab.evaluate(() => {
    window.rapport?.track('second')
    return window.rapport?.flush()
  })
  const second = collector.events('custom').find(({ event }) => event.eventName === 'second')
  expect(second).toMatchObject({ userIdentity: { userId: 'ada' }, customerIdentity: { customerId: 'acme' } })
  expect(JSON.stringify(second)).not.toContain('seats')
  // A reset in one tab counts in the other at once.
  await tab.evaluate(() => window.rapport?.reset())
  await first.evaluate(() => {
    window.rapport?.track('third')
    return window.rapport?.flush()
  })
  const third = collector.events('custom').find(({ event }) => event.eventName === 'third')
  expect(third?.visitorId).not.toBe(before[0])
  expect(third?.userIdentity).toBeUndefined()
  await context.close()
})

test("the customer's traits wait for the next event, also over a page load, but never for another visitor", async () => {
  const { collector } = world
  world.track({ pageviews: 'false', engagement: 'false' })
  const page = await world.open('/one')
  await page.evaluate(() => {
    window.rapport?.setCustomer({ customerId: 'acme', traits: { seats: 5 } })
    window.rapport?.reset()
    window.rapport?.track('somebody else')
    window.rapport?.setCustomer({ customerId: 'globex', traits: { seats: 7 } })
  })
  await page.reload()
  await page.waitForFunction(() => window.rapport?.getConsent)
  await page.evaluate(() => {
    window.rapport?.track('later')
    window.rapport?.track('last')
    return window.rapport?.flush()
  })
  await until(() => collector.names().length === 3)
  const traits = collector.events('custom').map(({ event }) => [event.eventName, event.customerId, event.customerTraits])
  expect(traits.sort()).toEqual([
    ['last', undefined, undefined],
    ['later', 'globex', { seats: 7 }],
    ['somebody else', undefined, undefined]
  ])
  await page.context().close()
})

test('a session ends after half an hour without an event', async () => {
  const page = await world.open()
  await page.clock.install()
  const sessions = await page.evaluate(() => [window.rapport?.getSessionId()])
  await page.clock.fastForward('29:00')
  sessions.push(await page.evaluate(() => window.rapport?.getSessionId()))
  await page.clock.fastForward('31:00')
  sessions.push(await page.evaluate(() => window.rapport?.getSessionId()))
  expect(sessions[1]).toBe(sessions[0])
  expect(sessions[2]).not.toBe(sessions[0])
  await page.context().close()
})

test('calls before the script has loaded are made in their order, later calls to the stub too, and an unknown one harms nothing', async () => {
  const { collector, files } = world
  const stub = files.get('rapport-stub.js') ?? ''
  const calls = `
    ${stub}
    window.early = rapport
    rapport.init({ publicKey: 'pk_stub', host: '${collector.url}', debug: true })
    rapport.identify({ userId: 'early' })
    rapport.track('one')
    rapport.q.push((tracker) => tracker.vanish('x'))
    rapport.q.push('nonsense')
    rapport.user.activate()
    rapport.customer.paid({ domain: 'acme.com' })
    rapport.track('two')`
  world.site.define('/stub', { head: `<script>${calls}</script><script defer src="${collector.url}/rapport.js"></script>` })
  const page = await (await world.visitor()).newPage()
  const explained: string[] = []
  page.on('console', (message) => explained.push(message.text()))
  await page.goto(world.site.url('/stub'))
  await page.waitForFunction(() => window.rapport?.getConsent)
  await page.evaluate(async () => {
    Reflect.get(window, 'early').track('three')
    await window.rapport?.flush()
  })
  expect(collector.requests.at(-1)?.path).toBe('/api/i/v1/pk_stub/events')
  const names = collector.events().map(({ event }) => event.eventName ?? event.type)
  // The page view is a request of its own, which the next may overtake.
  expect(names.filter((name) => name !== 'pageview')).toEqual(['identify', 'one', 'stage', 'billing', 'two', 'three'])
  expect(collector.events('pageview')).toHaveLength(1)
  expect(explained.filter((line) => line.includes('TypeError'))).toHaveLength(2)
  await page.context().close()
})

test('calls for a script that never comes do nothing: they may be awaited, and fill no memory', async () => {
  const { collector, files, site } = world
  const blocked = '<script defer src="http://127.0.0.1:1/rapport.js"></script>'
  site.define('/never', { head: `<script>${files.get('rapport-stub.js')}</script>${blocked}` })
  const page = await (await world.visitor()).newPage()
  await page.goto(site.url('/never'))
  const waiting = await page.evaluate(async () => {
    for (let count = 0; count < 2_000; count++) window.rapport?.track('hello')
    await window.rapport?.flush().then(() => undefined)
    return Reflect.get(window.rapport ?? {}, 'q').length
  })
  expect(waiting).toBe(1_000)
  expect(collector.requests).toHaveLength(0)
  await page.context().close()
})

test('a second init and a second script tag do nothing', async () => {
  const { collector, site, tag } = world
  site.define('/twice', { head: tag() + tag() })
  const page = await (await world.visitor()).newPage()
  await page.goto(site.url('/twice'))
  await page.waitForFunction(() => window.rapport)
  await page.evaluate(async () => {
    window.rapport?.init({ publicKey: 'pk_other', host: 'http://127.0.0.1:1' })
    window.rapport?.track('once')
    await window.rapport?.flush()
  })
  expect(collector.events().map(({ event }) => event.eventName ?? event.type)).toEqual(['pageview', 'once'])
  expect(new Set(collector.requests.map(({ path }) => path))).toEqual(new Set(['/api/i/v1/pk_test/events']))
  await page.context().close()
})

test('shutdown takes every listener and patch out of the page, keeps what is unsent, and init starts anew', async () => {
  const { collector } = world
  collector.fault = () => ({ status: 500 })
  const page = await world.open('/one')
  const natives = await page.evaluate(() => {
    window.rapport?.shutdown()
    window.rapport?.track('while off')
    history.pushState({}, '', '/elsewhere')
    document.body.click()
    return [history.pushState, history.replaceState, window.fetch].map((native) => String(native).includes('[native code]'))
  })
  expect(natives).toEqual([true, true, true])
  collector.fault = () => undefined
  await page.evaluate(async (host) => {
    window.rapport?.init({ publicKey: 'pk_test', host })
    await window.rapport?.flush()
  }, collector.url)
  await until(() => collector.events('pageview').length === 2 && collector.events('engagement').length === 1)
  // What was kept and what is new are two requests, which may overtake each other.
  expect(new Set(collector.events('pageview').map(({ event }) => event.path))).toEqual(new Set(['/one', '/elsewhere']))
  expect(collector.names()).toEqual([])
  await page.context().close()
})

test('the module build works from an import, with everything in one file', async () => {
  const { collector, files, site } = world
  const module = (files.get('index.js') ?? '').replace(/\/\/# sourceMappingURL.*/, '')
  site.define('/module', {
    head: `<script type="module">${module}
      rapport.init({ publicKey: 'pk_module', host: '${collector.url}', outbound: true })
      window.rapport = rapport</script>`,
    body: '<a id="out" href="https://elsewhere.example/page?token=1" target="none">out</a>'
  })
  const page = await (await world.visitor()).newPage()
  await page.goto(site.url('/module'))
  await page.waitForFunction(() => window.rapport)
  await page.evaluate(async () => {
    document.addEventListener('click', (event) => event.preventDefault())
    document.getElementById('out')?.click()
    await window.rapport?.flush()
  })
  expect(collector.names()).toEqual(['outbound_click'])
  expect(collector.events('custom')[0]?.event.properties).toEqual({ url: 'https://elsewhere.example/page' })
  await page.context().close()
})
