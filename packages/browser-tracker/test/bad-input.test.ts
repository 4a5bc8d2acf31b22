import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createWorld, noiseOf, type World } from './world.js'

let world: World

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(() => {
  world.collector.reset()
  world.track()
})

test('values of any kind are sent as far as they can be, without a throw', async () => {
  const page = await world.open('/values')
  const noise = noiseOf(page)
  await page.evaluate(async () => {
    const cyclic: Record<string, unknown> = { name: 'loop' }
    cyclic.self = cyclic
    cyclic.list = [cyclic, 1]
    let deep: Record<string, unknown> = {}
    for (let level = 0; level < 5_000; level++) deep = { deep }
    const values = {
      fine: 'yes',
      cyclic,
      deep,
      get broken() {
        throw new Error('getter')
      },
      big: 12n,
      work: () => 1,
      symbol: Symbol('s'),
      date: new Date(0),
      wrongDate: new Date(Number.NaN),
      node: document.body,
      nan: Number.NaN,
      infinite: Infinity,
      missing: undefined,
      nothing: null,
      proxy: new Proxy(
        {},
        {
          ownKeys: () => {
            throw new Error('proxy')
          }
        }
      ),
      map: new Map([['a', 1]]),
      ['__proto__']: { polluted: true },
      lone: '\ud800',
      nodeType: 'a word'
    }
    window.rapport?.track('odd', values)
    for (const wrong of [undefined, null, '', 42, {}, [], Symbol('x'), () => 1]) {
      Reflect.apply(window.rapport?.track ?? Object, undefined, [wrong, wrong])
      Reflect.apply(window.rapport?.identify ?? Object, undefined, [wrong])
      Reflect.apply(window.rapport?.setCustomer ?? Object, undefined, [wrong])
      Reflect.apply(window.rapport?.page ?? Object, undefined, [wrong])
      Reflect.apply(window.rapport?.customer.paid ?? Object, undefined, [wrong])
      Reflect.apply(window.rapport?.init ?? Object, undefined, [wrong])
    }
    window.rapport?.identify({ email: 'no address' })
    window.rapport?.page({ url: 'http://[broken' })
    await window.rapport?.flush()
  })
  const odd = world.collector.events('custom').find(({ event }) => event.eventName === 'odd')?.event.properties
  expect(odd).toMatchObject({
    fine: 'yes',
    cyclic: { name: 'loop', list: [1] },
    big: '12',
    date: '1970-01-01T00:00:00.000Z',
    wrongDate: null,
    nan: null,
    infinite: null,
    nothing: null,
    nodeType: 'a word'
  })
  expect(Object.keys(Object(odd)).some((key) => ['broken', 'work', 'symbol', 'node', 'missing', 'proxy'].includes(key))).toBe(false)
  expect(world.collector.complaints).toEqual([])
  expect(world.collector.events('identify')).toEqual([])
  expect(noise).toEqual([])
  await page.context().close()
})

test('a name or text that is too long is cut between characters, never within one', async () => {
  const page = await world.open('/emoji')
  const names = [`${'a'.repeat(190)}😀😀`, '😀'.repeat(300), `${'a'.repeat(191)}b`]
  await page.evaluate(async (names) => {
    for (const name of names) window.rapport?.track(name, { text: `a${'😀'.repeat(20_000)}` })
    await window.rapport?.flush()
  }, names)
  expect(world.collector.names()).toEqual([`${'a'.repeat(190)}😀`, '😀'.repeat(191), 'a'.repeat(191)])
  for (const { event } of world.collector.events('custom')) expect(JSON.stringify(event)).not.toMatch(/\\ud8/)
  expect(world.collector.complaints).toEqual([])
  await page.context().close()
})

test('an id or e-mail address that the server refuses whole batches for is not taken over', async () => {
  world.track()
  const page = await world.open('/long')
  await page.evaluate(async () => {
    const { rapport } = window
    rapport?.identify({ userId: 'u1' })
    rapport?.setCustomer({ customerId: 'acme' })
    const halfOfAPair = 'Ada 😀'.slice(0, 5)
    for (const userId of ['u'.repeat(256), '\u0001'.repeat(10_000), halfOfAPair, 'u\0']) rapport?.identify({ userId })
    for (const email of [`${'a'.repeat(300)}@example.com`, 'a\0@example.com', `${halfOfAPair.slice(4)}@example.com`])
      rapport?.identify({ email })
    for (const customerId of ['c'.repeat(256), halfOfAPair, '\0']) rapport?.setCustomer({ customerId })
    Reflect.apply(rapport?.identify ?? Object, undefined, [{ email: ['ada@example.com'] }])
    rapport?.track('after')
    await rapport?.flush()
  })
  const [after] = world.collector.events('custom')
  expect(after?.userIdentity).toEqual({ email: 'ada@example.com' })
  expect(after?.customerIdentity).toEqual({ customerId: 'acme' })
  expect(world.collector.events('identify')).toHaveLength(2)
  await page.context().close()
})

test('e-mail addresses of every form that the server reads are taken over, without the blanks around them', async () => {
  world.track()
  const page = await world.open('/emails')
  const emails = [' ada@example.com ', "o'brien+news@example.co.uk", 'a&b=c@example.xn--p1ai', 'имя@почта.рф']
  await page.evaluate(async (emails) => {
    for (const email of emails) window.rapport?.identify({ email })
    await window.rapport?.flush()
  }, emails)
  // Each identity is a request of its own, which the next may overtake.
  const arrived = world.collector.events('identify').map(({ event }) => event.email)
  expect(new Set(arrived)).toEqual(new Set(emails.map((email) => email.trim())))
  await page.context().close()
})

test('wrong options are named in debug mode, and everything else still works', async () => {
  const { collector, site } = world
  site.define('/options', { head: `<script defer src="${collector.url}/rapport.js"></script>` })
  const page = await (await world.visitor()).newPage()
  const noise = noiseOf(page)
  await page.goto(site.url('/options'))
  await page.waitForFunction(() => window.rapport)
  await page.evaluate(async () => {
    const options = { publicKey: 'pk_test', debug: true, colour: 'red', onDrop: 'nothing', host: undefined, query: 7, path: null }
    Reflect.apply(window.rapport?.init ?? Object, undefined, [options])
    window.rapport?.track('hello')
    await window.rapport?.flush()
  })
  expect(collector.names()).toEqual(['hello'])
  expect(noise.some((line) => line.includes('unknown') && line.includes('colour'))).toBe(true)
  await page.context().close()
})

test('debug mode explains what is sent, what is not, and why', async () => {
  const { collector } = world
  world.track({ debug: '', consent: 'denied' })
  const page = await (await world.visitor()).newPage()
  const lines = noiseOf(page)
  await page.goto(world.site.url('/debug'))
  await page.waitForFunction(() => window.rapport?.getConsent)
  await page.evaluate(() => window.rapport?.track('before'))
  expect(lines.some((line) => line.includes('no consent'))).toBe(true)
  collector.fault = () => ({ status: 403 })
  await page.evaluate(async () => {
    window.rapport?.optIn()
    await window.rapport?.flush()
  })
  expect(lines.some((line) => line.includes('captured'))).toBe(true)
  expect(lines.some((line) => line.includes('403') && line.includes('on demand'))).toBe(true)
  expect(lines.some((line) => line.includes('gave up'))).toBe(true)
  expect(lines.every((line) => line.startsWith('[rapport]') || line.includes('403'))).toBe(true)
  await page.context().close()
})

test('debug mode names a bot, for whom opting in changes nothing', async () => {
  world.track({ debug: '' })
  const context = await world.visitor({ userAgent: 'Mozilla/5.0 (compatible; UptimeRobot/2.0)' })
  const page = await context.newPage()
  const lines = noiseOf(page)
  await page.goto(world.site.url('/bot'))
  await page.waitForFunction(() => window.rapport?.getConsent)
  const state = await page.evaluate(() => {
    window.rapport?.optIn()
    return [window.rapport?.getConsent(), window.rapport?.getVisitorId()]
  })
  expect(state).toEqual(['denied', undefined])
  expect(lines).toEqual(['[rapport] off: bot'])
  await context.close()
})

test('debug mode says that a request was not sent, and asks for the Content Security Policy of the page', async () => {
  const { collector, site } = world
  world.track({ debug: '' }, { headers: { 'Content-Security-Policy': `script-src 'self' ${collector.url}; connect-src 'self'` } })
  const page = await (await world.visitor()).newPage()
  const lines = noiseOf(page)
  await page.goto(site.url('/csp'))
  await page.waitForFunction(() => window.rapport?.getConsent)
  await page.evaluate(() => window.rapport?.flush())
  expect(collector.requests).toEqual([])
  expect(lines.filter((line) => line.includes('not sent: CSP?'))).toHaveLength(1)
  expect(lines.filter((line) => line.startsWith('[rapport]') && line.includes('undefined'))).toEqual([])
  await page.context().close()
})
