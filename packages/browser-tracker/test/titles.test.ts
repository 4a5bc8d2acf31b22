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

const titles = () => world.collector.events('pageview').map(({ event }) => [event.path, event.title])
/** Sets the title a moment after the tracker has begun, by the same clock as it: a slow machine does not change the order. */
const later = (title: string) =>
  `<script>addEventListener('DOMContentLoaded', () => setTimeout(() => { document.title = '${title}' }, 300))</script>`

test('the first page view carries the title that the application sets after that of its shell, and nothing else of it changes', async () => {
  world.track({}, { head: later('"title":"Loading…"\\\\ & 😀') })
  const page = await world.open('/strange?utm_campaign="title":"x"&utm_title=Page')
  await until(() => titles().length === 1)
  expect(titles()).toEqual([['/strange', '"title":"Loading…"\\ & 😀']])
  expect(world.collector.events('pageview')[0]?.event.utm).toEqual({ campaign: '"title":"x"', title: 'Page' })
  await page.context().close()
})

test('a page view whose page is closed before the title is there is told with the title of the shell', async () => {
  const page = await world.open('/brief')
  await page.close()
  await until(() => titles().length === 1)
  expect(titles()).toEqual([['/brief', 'Page /brief']])
})

test('a page view whose page crashes before the title is there is told by the next page', async () => {
  const context = await world.visitor()
  const page = await world.open('/crashing', context)
  const crashed = page.waitForEvent('crash')
  await page.goto('chrome://crash').catch(() => undefined)
  await crashed
  await world.open('/heir', context)
  await until(() => titles().length === 2)
  expect(titles()).toContainEqual(['/crashing', 'Page /crashing'])
  await context.close()
})

test('applications that set the title before the address keep their views apart, however fast they go', async () => {
  const page = await world.open('/one')
  await page.evaluate(async () => {
    for (const name of ['two', 'three']) {
      document.title = name
      history.pushState({}, '', `/${name}`)
    }
    await window.rapport?.flush()
  })
  expect(titles()).toEqual([
    ['/one', 'Page /one'],
    ['/two', 'two'],
    ['/three', 'three']
  ])
  await page.context().close()
})

for (const browser of ['with', 'without']) {
  test(`an event right after a navigation comes after its page view, ${browser} the Navigation API`, async () => {
    const context = await world.visitor()
    if (browser === 'without') await context.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
    const page = await world.open('/one', context)
    await page.evaluate(() => {
      setTimeout(() => {
        document.title = 'Three'
      }, 300)
      for (const path of ['/two', '/three']) {
        history.pushState({}, '', path)
        window.rapport?.track(`at ${path}`)
      }
    })
    await until(() => world.collector.names().length === 2)
    const told = [...world.collector.kept.values()].map(({ event }) => event)
    expect(told.map(({ type, path, eventName }) => [type, eventName ?? path])).toEqual([
      ['pageview', '/one'],
      ['engagement', '/one'],
      ['pageview', '/two'],
      ['custom', 'at /two'],
      ['engagement', '/two'],
      ['pageview', '/three'],
      ['custom', 'at /three']
    ])
    const times = told.map(({ timestamp }) => Number(timestamp))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(titles().at(-1)).toEqual(['/three', 'Three'])
    await context.close()
  })
}
