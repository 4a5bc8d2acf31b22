import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createWorld, noiseOf, until, type World } from './world.js'

let world: World

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(() => {
  world.collector.reset()
  world.track()
})

const trackAndFlush = async () => {
  window.rapport?.track('hello')
  await window.rapport?.flush()
}
test('works with storage and cookies blocked', async () => {
  const context = await world.visitor()
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      }
    })
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })
  })
  const page = await context.newPage()
  const noise = noiseOf(page)
  await page.goto(world.site.url('/blocked'))
  await page.waitForFunction(() => window.rapport?.getConsent)
  await page.evaluate(async () => {
    window.rapport?.identify({ userId: 'ada' })
    window.rapport?.track('hello')
    await window.rapport?.flush()
  })
  expect(world.collector.events('custom')[0]?.userIdentity).toEqual({ userId: 'ada' })
  expect(new Set(world.collector.events().map(({ visitorId }) => visitorId)).size).toBe(1)
  expect(noise).toEqual([])
  await context.close()
})

test('a refusal holds in a page whose cookies throw', async () => {
  const context = await world.visitor()
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
  })
  const page = await world.open('/throwing', context)
  const states = await page.evaluate(async () => {
    window.rapport?.optOut()
    window.rapport?.track('refused')
    const refused = window.rapport?.getConsent()
    window.rapport?.optIn()
    window.rapport?.track('agreed')
    await window.rapport?.flush()
    return [refused, window.rapport?.getConsent()]
  })
  expect(states).toEqual(['denied', 'granted'])
  expect(world.collector.names()).toEqual(['agreed'])
  await context.close()
})

test('works with full storage', async () => {
  const context = await world.visitor()
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  const page = await world.open('/full', context)
  await page.evaluate(trackAndFlush)
  expect(world.collector.names()).toEqual(['hello'])
  await context.close()
})

test('works under a strict Content Security Policy, and its second file takes over the nonce', async () => {
  const { collector, tag } = world
  const policy = `default-src 'none'; script-src 'nonce-abc'; connect-src ${collector.url}; require-trusted-types-for 'none'`
  world.site.define('/csp', {
    head: tag({ outbound: '' }).replace('<script', '<script nonce="abc"'),
    body: '<a href="https://elsewhere.example/">out</a>',
    headers: { 'Content-Security-Policy': policy.replace(/; require.*/, '') }
  })
  const page = await (await world.visitor()).newPage()
  const noise = noiseOf(page)
  await page.goto(world.site.url('/csp'))
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    document.addEventListener('click', (event) => event.preventDefault())
    document.querySelector('a')?.click()
    return window.rapport?.flush()
  })
  expect(collector.names()).toEqual(['outbound_click'])
  expect(noise).toEqual([])
  await page.context().close()
})

test('is quiet in a sandboxed frame', async () => {
  const { site, tag } = world
  site.define('/frame', { head: tag() })
  site.define('/outer', { body: `<iframe sandbox="allow-scripts" src="/frame"></iframe>` })
  const page = await (await world.visitor()).newPage()
  const noise = noiseOf(page)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto(site.url('/outer'))
  await page.waitForLoadState('networkidle')
  const [, frame] = page.frames()
  await frame?.waitForFunction(() => window.rapport)
  const answers = await frame?.evaluate(async () => {
    window.rapport?.track('hello')
    window.rapport?.optIn()
    window.rapport?.identify({ userId: 'ada' })
    await window.rapport?.flush()
    window.rapport?.shutdown()
    return [window.rapport?.getConsent(), window.rapport?.getVisitorId()]
  })
  expect(answers).toEqual(['denied', undefined])
  expect(loaded).toEqual(['/outer', '/frame', '/rapport.js'])
  expect(noise).toEqual([])
  await page.context().close()
})

test('holds in a page that freezes every built-in', async () => {
  const context = await world.visitor()
  await context.addInitScript(() => {
    for (const builtIn of [Object, Array, Function, String, Promise, History, EventTarget, Storage, Map, Set, Date, RegExp, Error]) {
      Object.freeze(builtIn)
      Object.freeze(builtIn.prototype)
    }
    Object.freeze(history)
  })
  const page = await context.newPage()
  const noise = noiseOf(page)
  await page.goto(world.site.url('/frozen'))
  await page.waitForFunction(() => window.rapport?.getConsent)
  await page.evaluate(async () => {
    history.pushState({}, '', '/next')
    window.rapport?.track('hello', { toString: 'own', constructor: 1 })
    await window.rapport?.flush()
  })
  await until(() => world.collector.events('pageview').length === 2)
  expect(world.collector.events('custom')[0]?.event.properties).toEqual({ toString: 'own', constructor: 1 })
  expect(noise).toEqual([])
  await context.close()
})

test('holds in a page that patches built-ins as old libraries did', async () => {
  const context = await world.visitor()
  await context.addInitScript(() => {
    for (const builtIn of [Array, Object, String]) Reflect.set(builtIn.prototype, 'toJSON', () => 'patched')
    Reflect.set(Array.prototype, 'shuffle', () => 0)
    Reflect.set(Object.prototype, 'extend', () => 0)
    const { pushState } = history
    history.pushState = (...args) => pushState.apply(history, args)
  })
  const page = await world.open('/patched', context)
  await page.evaluate(async () => {
    history.pushState({}, '', '/next')
    window.rapport?.track('hello', { list: [1, 'two', { three: 3 }], nested: { deep: [true] } })
    window.rapport?.identify({ userId: 'ada' })
    await window.rapport?.flush()
  })
  expect(world.collector.complaints).toEqual([])
  expect(world.collector.events('custom')[0]?.event.properties).toEqual({ list: [1, 'two', { three: 3 }], nested: { deep: [true] } })
  expect(world.collector.events('pageview').map(({ event }) => event.path)).toEqual(['/patched', '/next'])
  await context.close()
})

test('a page whose fetch is broken, by itself or by a blocker, notices nothing', async () => {
  const context = await world.visitor()
  await context.addInitScript(() => {
    window.fetch = () => {
      throw new TypeError('blocked')
    }
  })
  const page = await context.newPage()
  const noise = noiseOf(page)
  await page.goto(world.site.url('/broken'))
  await page.waitForFunction(() => window.rapport?.getConsent)
  await page.evaluate(trackAndFlush)
  expect(noise).toEqual([])
  await context.close()
})

test('an element named rapport does not stand in the way, and globals stay as they were', async () => {
  const { collector, site, tag } = world
  const globals = () => Object.getOwnPropertyNames(window).filter((name) => !/^\d+$/.test(name))
  site.define('/none', {})
  site.define('/clobbered', { head: tag(), body: '<div id="rapport"></div><form id="q"></form>' })
  const page = await (await world.visitor()).newPage()
  await page.goto(site.url('/none'))
  const before = await page.evaluate(globals)
  await page.goto(site.url('/clobbered'))
  await page.waitForFunction(() => window.rapport?.getConsent)
  await page.evaluate(trackAndFlush)
  expect(collector.names()).toEqual(['hello'])
  expect((await page.evaluate(globals)).filter((name) => !before.includes(name))).toEqual(['rapport'])
  await page.context().close()
})

test('the file may have any name, and its second file follows it', async () => {
  const { collector, files, site } = world
  files.set('lib/t.js', files.get('rapport.js') ?? '')
  files.set('lib/t-extras.js', files.get('rapport-extras.js') ?? '')
  site.define('/renamed', {
    head: `<script defer src="${collector.url}/lib/t.js?v=1.2" data-public-key="pk_test" data-outbound></script>`,
    body: '<a href="https://elsewhere.example/">out</a>'
  })
  const page = await (await world.visitor()).newPage()
  await page.goto(site.url('/renamed'))
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    document.addEventListener('click', (event) => event.preventDefault())
    document.querySelector('a')?.click()
    return window.rapport?.flush()
  })
  expect(collector.names()).toEqual(['outbound_click'])
  await page.context().close()
})

test('a relative script tag in a page with a base sends its events where the script came from', async () => {
  const { collector, site } = world
  site.define('/based', { head: `<base href="${collector.url}/"><script defer src="rapport.js" data-public-key="pk_test"></script>` })
  const page = await world.open('/based')
  await page.evaluate(() => window.rapport?.flush())
  expect(collector.events('pageview').map(({ event }) => event.url)).toEqual([site.url('/based')])
  await page.context().close()
})

test('reads nothing that would force a layout: not on load, at a click, at a form, at the end of a view', async () => {
  world.track(
    { outbound: '', downloads: '' },
    { body: '<form><label>Name <input name="name" value="Ada"></label></form><a href="https://elsewhere.example/">out</a>' }
  )
  const context = await world.visitor()
  await context.addInitScript(() => {
    const reads: string[] = []
    Object.assign(window, { layoutReads: reads })
    const watched: [object, string[]][] = [
      [HTMLElement.prototype, ['offsetTop', 'offsetLeft', 'offsetWidth', 'offsetHeight', 'offsetParent', 'innerText']],
      [Element.prototype, ['clientWidth', 'clientHeight', 'clientTop', 'scrollTop', 'scrollLeft', 'scrollWidth', 'scrollHeight']],
      [window, ['innerWidth', 'innerHeight', 'scrollX', 'scrollY', 'pageYOffset', 'visualViewport']]
    ]
    for (const [owner, names] of watched) {
      for (const name of names) {
        const { get } = Object.getOwnPropertyDescriptor(owner, name) ?? {}
        Object.defineProperty(owner, name, {
          configurable: true,
          get() {
            reads.push(name)
            return get?.call(this)
          }
        })
      }
    }
    for (const [owner, name] of [
      [Element.prototype, 'getBoundingClientRect'],
      [Element.prototype, 'getClientRects'],
      [window, 'getComputedStyle'],
      [document, 'elementFromPoint']
    ] as const) {
      const original: unknown = Reflect.get(owner, name)
      Reflect.set(owner, name, function (this: unknown, ...args: unknown[]) {
        reads.push(name)
        return typeof original === 'function' ? original.apply(this, args) : undefined
      })
    }
  })
  const page = await world.open('/layout', context)
  await page.waitForLoadState('networkidle')
  const reads = await page.evaluate(async () => {
    document.addEventListener('click', (event) => event.preventDefault())
    document.addEventListener('submit', (event) => event.preventDefault())
    document.querySelector('a')?.click()
    document.querySelector('form')?.requestSubmit()
    history.pushState({}, '', '/next')
    await window.rapport?.flush()
    return Reflect.get(window, 'layoutReads')
  })
  expect(world.collector.events().map(({ event }) => event.type)).toEqual(['pageview', 'custom', 'form', 'engagement', 'pageview'])
  expect(reads).toEqual([])
  await context.close()
})
