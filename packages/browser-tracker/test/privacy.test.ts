import type { BrowserContext } from 'playwright-core'
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

const consent = () => [window.rapport?.getConsent(), window.rapport?.hasOptedIn()]
const trackAndFlush = async () => {
  window.rapport?.track('hello')
  await window.rapport?.flush()
}
const traces = async (context: BrowserContext) => {
  const [page] = context.pages()
  const keys = await page?.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  return [...(await context.cookies()).map(({ name }) => name), ...(keys ?? [])].sort()
}
const withSignal = async (property: 'globalPrivacyControl' | 'doNotTrack', value: unknown) => {
  const context = await world.visitor()
  await context.addInitScript(
    ([property, value]) => Object.defineProperty(Navigator.prototype, String(property), { get: () => value }),
    [property, value]
  )
  return context
}

for (const [signal, value] of [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1']
] as const) {
  test(`${signal} counts as a refusal: nothing is sent or stored; an explicit optIn outranks it and is remembered`, async () => {
    const context = await withSignal(signal, value)
    const page = await world.open('/private', context)
    await page.evaluate(trackAndFlush)
    expect(await page.evaluate(consent)).toEqual(['denied', false])
    expect(await traces(context)).toEqual([])
    await page.evaluate(() => window.rapport?.optIn())
    expect(await page.evaluate(consent)).toEqual(['granted', true])
    await page.evaluate(trackAndFlush)
    const next = await world.open('/next', context)
    expect(await next.evaluate(consent)).toEqual(['granted', true])
    await next.evaluate(() => window.rapport?.flush())
    expect(world.collector.events('pageview').map(({ event }) => event.path)).toEqual(['/private', '/next'])
    expect(world.collector.names()).toEqual(['hello'])
    await context.close()
  })
}

test('a host may choose not to follow the signals', async () => {
  world.track({ signals: 'false' })
  const context = await withSignal('globalPrivacyControl', true)
  const page = await world.open('/', context)
  await page.evaluate(trackAndFlush)
  expect(world.collector.names()).toEqual(['hello'])
  await context.close()
})

test('pending consent keeps events in memory and stores nothing; optIn sends them as they were captured', async () => {
  world.track({ consent: 'pending' })
  const context = await world.visitor()
  const page = await world.open('/pending', context)
  const visitor = await page.evaluate(async () => {
    window.rapport?.track('anonymous')
    window.rapport?.identify({ userId: 'ada' })
    await window.rapport?.flush()
    return window.rapport?.getVisitorId()
  })
  expect(await page.evaluate(consent)).toEqual(['pending', false])
  expect(await traces(context)).toEqual([])
  expect(world.collector.requests).toEqual([])
  await page.evaluate(async () => {
    window.rapport?.optIn()
    await window.rapport?.flush()
  })
  // What was done as somebody is a request of its own, which may overtake the one before.
  const anonymous = world.collector.events().filter(({ userIdentity }) => !userIdentity)
  const known = world.collector.events('identify')
  expect(anonymous.map(({ event, visitorId }) => [event.type, visitorId])).toEqual([
    ['pageview', visitor],
    ['custom', visitor]
  ])
  expect(known.map(({ visitorId, userIdentity }) => [visitorId, userIdentity?.userId])).toEqual([[visitor, 'ada']])
  expect(world.collector.events()).toHaveLength(3)
  expect((await context.cookies()).find(({ name }) => name === 'rapport_visitor')?.value).toBe(visitor)
  await context.close()
})

test('pending consent that is refused sends nothing, and the refusal is remembered', async () => {
  world.track({ consent: 'pending' })
  const context = await world.visitor()
  const page = await world.open('/pending', context)
  await page.evaluate(async () => {
    window.rapport?.track('never')
    window.rapport?.optOut()
    await window.rapport?.flush()
  })
  world.track()
  const next = await world.open('/next', context)
  await next.evaluate(trackAndFlush)
  expect(await next.evaluate(consent)).toEqual(['denied', false])
  expect(world.collector.requests).toEqual([])
  expect(await traces(context)).toEqual(['rapport_consent'])
  await context.close()
})

test('optOut gives up what is unsent, removes every trace, and counts in the other tabs when they are looked at', async () => {
  world.site.define('/out', { head: `<script defer src="${world.collector.url}/rapport.js"></script>` })
  const context = await world.visitor()
  const page = await world.open('/out', context)
  world.collector.fault = () => ({ status: 500 })
  const drops = await page.evaluate(async () => {
    const drops: unknown[] = []
    window.rapport?.init({ publicKey: 'pk_test', onDrop: (drop) => drops.push(drop) })
    window.rapport?.identify({ userId: 'ada' })
    await window.rapport?.flush()
    window.rapport?.optOut()
    window.rapport?.track('never')
    await window.rapport?.flush()
    return drops
  })
  expect(drops).toEqual([{ reason: 'consent', count: 2 }])
  expect(await traces(context)).toEqual(['rapport_consent'])
  world.collector.reset()
  expect(await page.evaluate(() => window.rapport?.hasOptedIn())).toBe(false)
  await context.close()
})

test('a decision counts in the other tabs as soon as they are looked at again', async () => {
  const context = await world.visitor()
  const one = await world.open('/one', context)
  const two = await world.open('/two', context)
  await setHidden(one, true)
  await two.evaluate(() => window.rapport?.optOut())
  await setHidden(one, false)
  expect(await one.evaluate(consent)).toEqual(['denied', false])
  await setHidden(two, true)
  await one.evaluate(() => window.rapport?.optIn())
  await setHidden(two, false)
  expect(await two.evaluate(consent)).toEqual(['granted', true])
  await context.close()
})

test('denied consent sends nothing until optIn, which begins with the page that is on', async () => {
  world.track({ consent: 'denied' })
  const page = await world.open('/denied')
  await page.evaluate(async () => {
    window.rapport?.track('before')
    window.rapport?.optIn()
    window.rapport?.track('after')
    await window.rapport?.flush()
  })
  expect(world.collector.events().map(({ event }) => event.eventName ?? event.path)).toEqual(['/denied', 'after'])
  await page.context().close()
})

test('the cookieless mode leaves nothing on the device, and every page load is a new visitor', async () => {
  world.track({ cookieless: '' })
  const context = await world.visitor()
  const page = await world.open('/one', context)
  await page.evaluate(trackAndFlush)
  await page.goto(world.site.url('/two'))
  await page.waitForFunction(() => window.rapport?.getConsent)
  await page.evaluate(trackAndFlush)
  expect(await traces(context)).toEqual([])
  expect(new Set(world.collector.events('custom').map(({ visitorId }) => visitorId)).size).toBe(2)
  await context.close()
})

test('the visitor is a cookie of the registrable domain, shared by its subdomains, and a reset on one counts on the other', async () => {
  const context = await world.visitor()
  const visitorOn = async (host: string) => {
    const page = await context.newPage()
    await page.goto(world.site.url('/', host))
    await page.waitForFunction(() => window.rapport?.getConsent)
    return page
  }
  const www = await visitorOn('www.shop.test')
  const app = await visitorOn('app.shop.test')
  const other = await visitorOn('elsewhere.test')
  const [first, same, stranger] = await Promise.all([www, app, other].map((page) => page.evaluate(() => window.rapport?.getVisitorId())))
  expect(same).toBe(first)
  expect(stranger).not.toBe(first)
  const cookie = (await context.cookies()).find(({ name, domain }) => name === 'rapport_visitor' && domain.endsWith('shop.test'))
  expect(cookie).toMatchObject({ domain: '.shop.test', path: '/', secure: false, sameSite: 'Lax', value: first })
  await app.evaluate(() => window.rapport?.identify({ userId: 'ada' }))
  const fresh = await www.evaluate(() => {
    window.rapport?.reset()
    return window.rapport?.getVisitorId()
  })
  await app.reload()
  await app.waitForFunction(() => window.rapport?.getConsent)
  await app.evaluate(trackAndFlush)
  const last = world.collector.events('custom').at(-1)
  expect(last?.visitorId).toBe(fresh)
  expect(last?.userIdentity).toBeUndefined()
  await context.close()
})

test('cookies of the host whose names end as ours do decide nothing', async () => {
  const context = await world.visitor()
  const stranger = '01234567-1234-7123-a123-012345678901'
  const cookies = { my_rapport_visitor: stranger, old_rapport_consent: 'denied' }
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: world.site.url('/') })))
  const page = await world.open('/', context)
  expect(await page.evaluate(consent)).toEqual(['granted', true])
  expect(await page.evaluate(() => window.rapport?.getVisitorId())).not.toBe(stranger)
  await context.close()
})

test('the cookie is secure on https and takes no public suffix', async () => {
  const context = await world.visitor()
  await context.route('https://www.shop.co.uk/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Shop</title><script>${world.files.get('rapport.js')}
      rapport.init({ publicKey: 'pk_test' })</script>`
    })
  )
  const page = await context.newPage()
  await page.goto('https://www.shop.co.uk/')
  expect(await context.cookies()).toMatchObject([{ name: 'rapport_visitor', domain: '.shop.co.uk', secure: true }])
  await context.close()
})

test('query strings stay out of addresses and referrers, but for campaigns and the allow-list; the first touch goes with later events', async () => {
  world.track({ query: 'q, page' })
  const context = await world.visitor()
  const page = await context.newPage()
  await page.goto(world.site.url('/land?utm_source=news&utm_campaign=may&ref=x&q=shoes&session_token=secret&email=a@b.c#top'), {
    referer: 'https://search.example/find?query=private#x'
  })
  await page.waitForFunction(() => window.rapport?.getConsent)
  await page.evaluate(() => window.rapport?.flush())
  await page.goto(world.site.url('/later?session_token=secret'))
  await page.waitForFunction(() => window.rapport?.getConsent)
  await page.evaluate(trackAndFlush)
  const [landing, later] = world.collector.events('pageview').map(({ event }) => event)
  expect(landing).toMatchObject({
    url: world.site.url('/land?utm_source=news&utm_campaign=may&ref=x&q=shoes'),
    path: '/land',
    referrer: 'https://search.example/find',
    utm: { source: 'news', campaign: 'may', ref: 'x' }
  })
  expect(later?.utm).toBeUndefined()
  expect(later?.url).toBe(world.site.url('/later'))
  const [signup] = world.collector.events('custom')
  expect(signup?.event).toMatchObject({ referrer: 'https://search.example/find', utm: { source: 'news', campaign: 'may', ref: 'x' } })
  expect(JSON.stringify(world.collector.events())).not.toContain('secret')
  await context.close()
})

test('known bots are not sent unless asked for, a telephone named Cubot is, and automated browsers are marked', async () => {
  const agent = async (userAgent: string) => {
    const context = await world.visitor({ userAgent })
    const page = await world.open('/agent', context)
    await page.evaluate(trackAndFlush)
    await context.close()
  }
  await agent('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')
  expect(world.collector.requests).toEqual([])
  await agent('Mozilla/5.0 (Linux; Android 9; CUBOT X20) Chrome/120 Mobile Safari/537.36')
  expect(world.collector.names()).toEqual(['hello'])
  expect(world.collector.events('custom')[0]?.event.automated).toBe(true)
  world.track({ bots: '' })
  await agent('Mozilla/5.0 (compatible; bingbot/2.0)')
  expect(world.collector.names()).toEqual(['hello', 'hello'])
})

test('a browser that no program steers is not marked', async () => {
  const context = await world.visitor()
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }))
  const page = await world.open('/', context)
  await page.evaluate(trackAndFlush)
  expect(world.collector.events('custom')[0]?.event).not.toHaveProperty('automated')
  await until(() => world.collector.events('pageview').length === 1)
  await context.close()
})
