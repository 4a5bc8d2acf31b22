import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, until, type World } from './world.js'

let world: World

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** How sign-in and checkout popups end. */
const CLOSINGS = [
  'close()',
  "rapport.track('signed in'); close()",
  "rapport.track('signed in'); rapport.flush(); close()",
  "rapport.track('signed in'); rapport.flush().then(() => close())",
  "rapport.flush(); opener.postMessage('done', '*'); setTimeout(close)"
]
const DELAYS = [0, 50, 300, 1_100]

test('20 of 20 popups that close themselves deliver what happened in them and how long they were open, at once', async () => {
  const { collector, site, tag } = world
  const popups = CLOSINGS.flatMap((closing) => DELAYS.map((delay) => ({ closing, delay }))).map(({ closing, delay }, number) => {
    site.define(`/popup/${number}`, { head: `${tag()}<script>onload = () => setTimeout(() => { ${closing} }, ${delay})</script>` })
    // Each is a site of its own: no other page can take over what one leaves behind.
    return site.url(`/popup/${number}`, `popup${number}.test`)
  })
  site.define('/opener', {})
  const context = await world.visitor()
  const opener = await context.newPage()
  await opener.goto(site.url('/opener'))
  await opener.evaluate((popups) => {
    for (const popup of popups) window.open(popup)
  }, popups)
  await until(() => collector.events('engagement').length === popups.length)
  const paths = (type: string) => collector.events(type).map(({ event }) => event.path)
  for (const type of ['pageview', 'engagement'])
    expect(new Set(paths(type))).toEqual(new Set(popups.map((popup) => new URL(popup).pathname)))
  expect(collector.names()).toHaveLength(3 * DELAYS.length)
  expect(collector.complaints).toEqual([])
  await context.close()
})
