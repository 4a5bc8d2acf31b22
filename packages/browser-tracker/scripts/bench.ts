// What the tracker costs a page in a real Chromium, as a ratio to the same page without it: `npm run bench`. It asserts nothing.
import type { Page } from 'playwright-core'
import { createWorld } from '../test/world.js'

const CLICKS = 2_000
const ROUNDS = 5

interface TraceEvent {
  name: string
  ts: number
  dur?: number
  /** Microseconds of processor time, which a busy machine does not stretch. */
  tdur?: number
  tid: number
  args: { data?: { url?: string } }
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Milliseconds of one click, handlers included. */
const clickCost = (page: Page) =>
  page.evaluate(async (clicks) => {
    const button = document.createElement('button')
    document.body.append(button)
    button.addEventListener('click', () => window.rapport?.track('click', { id: 'buy', price: 12.5, tags: ['a', 'b'] }))
    const begun = performance.now()
    for (let click = 0; click < clicks; click++) {
      button.click()
      // One task a click, as with a real visitor: what the tracker puts off is counted too.
      if (click % 50 === 0) await new Promise((resolve) => setTimeout(resolve))
    }
    return (performance.now() - begun) / clicks
  }, CLICKS)

const world = await createWorld()
world.site.define('/without', { body: '<p>a page</p>'.repeat(500) })
world.site.define('/with', { head: world.tag(), body: '<p>a page</p>'.repeat(500) })

const costs: Record<'/without' | '/with', number[]> = { '/without': [], '/with': [] }
const tasks: number[] = []
let layouts = 0
for (let round = 0; round < ROUNDS; round++) {
  for (const path of ['/without', '/with'] as const) {
    const page = await world.browser.newPage()
    await world.browser.startTracing(page, { categories: ['devtools.timeline'] })
    await page.goto(world.site.url(path))
    if (path === '/with') await page.waitForFunction(() => window.rapport?.getVisitorId())
    await page.waitForLoadState('networkidle')
    const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await world.browser.stopTracing()).toString())
    const ours = traceEvents.filter(
      ({ name, args }) => (name === 'EvaluateScript' || name === 'FunctionCall') && args.data?.url?.includes('/rapport')
    )
    for (const { ts, dur = 0, tdur = 0, tid } of ours) {
      tasks.push(tdur / 1000)
      layouts += traceEvents.filter((event) => event.name === 'Layout' && event.tid === tid && event.ts > ts && event.ts < ts + dur).length
    }
    costs[path].push(await clickCost(page))
    await page.close()
  }
}
await world.close()

const without = median(costs['/without'])
const tracked = median(costs['/with'])
console.log(`a click without the tracker   ${without.toFixed(4)} ms`)
console.log(`a click with track()          ${tracked.toFixed(4)} ms   (the tracker's part: ${(tracked - without).toFixed(4)} ms)`)
console.log(
  `longest task of the tracker   ${Math.max(...tasks).toFixed(2)} ms of processor time on load, of ${tasks.length} tasks in ${ROUNDS} first visits`
)
console.log(`layouts that it forced        ${layouts}`)
