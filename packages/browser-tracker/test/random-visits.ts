import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Fault } from './collector.js'
import { setHidden, until, type World } from './world.js'

/** A generator of numbers in [0, 1) that a seed repeats, so that a failing visit can be run again. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const FAULTS: Fault[] = [
  { status: 500 },
  { status: 429, retryAfter: '1' },
  { status: 503 },
  { cut: 'before' },
  { cut: 'after' },
  { slow: 300 }
]

/**
 * Lets one visitor make scripted visits with random offline spells, server failures and tab closings, then lets the server recover and
 * the visitor come once more; every event must be there, and none twice.
 */
export async function makeVisits(world: World, visits: number, seed: number): Promise<void> {
  const { collector } = world
  const random = randomFrom(seed)
  const pick = <Value>(values: readonly Value[]): Value | undefined => values[Math.floor(random() * values.length)]
  const context = await world.visitor()
  const tracked: string[] = []
  collector.reset()
  collector.fault = () => (random() < 0.4 ? pick(FAULTS) : undefined)
  for (let visit = 0; visit < visits; visit++) await makeVisit(visit)
  await context.setOffline(false)
  collector.fault = () => undefined
  if (collector.isDown) await collector.start()
  const last = await world.open('/last', context)
  await until(async () => {
    if (new Set(collector.names()).size === tracked.length) return true
    // Coming back to the tab is what a visitor does meanwhile.
    await setHidden(last, true)
    await setHidden(last, false)
    return false
  })
  expect(collector.names().sort(), `seed ${seed}`).toEqual(tracked.sort())
  expect(collector.complaints).toEqual([])
  await context.close()

  async function makeVisit(visit: number): Promise<void> {
    if (collector.isDown) await collector.start()
    await context.setOffline(false)
    const page = await arrive(`/visit/${visit}`)
    const steps = 1 + Math.floor(random() * 4)
    for (let step = 0; step < steps; step++) await takeStep(page, `${visit}.${step}`)
    await leave(page)
  }

  /** In a new tab, or in one that is open. */
  async function arrive(path: string): Promise<Page> {
    const open = random() < 0.4 ? pick(context.pages()) : undefined
    if (!open) return world.open(path, context)
    await open.goto(world.site.url(path))
    await open.waitForFunction(() => window.rapport?.getConsent)
    return open
  }

  async function takeStep(page: Page, name: string): Promise<void> {
    const burst = random() < 0.2 ? 20 : 1
    const names = Array.from({ length: burst }, (_, number) => `${name}.${number}`)
    tracked.push(...names)
    await page.evaluate((names) => {
      for (const name of names) window.rapport?.track(name, { visit: name })
    }, names)
    const event = random()
    if (event < 0.15) await context.setOffline(true)
    else if (event < 0.3) await context.setOffline(false)
    else if (event < 0.4 && !collector.isDown) await collector.stop()
    else if (event < 0.5 && collector.isDown) await collector.start()
    else if (event < 0.6) await setHidden(page, random() < 0.5)
    else if (event < 0.7) await page.evaluate((path) => history.pushState({}, '', path), `/${name}`)
    else if (event < 0.8) await page.evaluate(() => window.rapport?.flush())
  }

  async function leave(page: Page): Promise<void> {
    const way = random()
    if (way < 0.5) await page.close()
    else if (way < 0.7) {
      const closed = page.waitForEvent('close')
      await page.close({ runBeforeUnload: true })
      await closed
    } else if (way < 0.8) {
      // Tabs of one site may share the process that crashes.
      for (const open of context.pages()) if (open !== page) await open.close()
      const crashed = page.waitForEvent('crash')
      await page.goto('chrome://crash').catch(() => undefined)
      await crashed
      await page.close()
    }
    // The other tabs stay open and go on trying.
    const open = context.pages()
    if (open.length > 3) await open[0]?.close()
  }
}
