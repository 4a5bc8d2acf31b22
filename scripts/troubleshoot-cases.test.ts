import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ClosedError, createTracker } from '@rapport/client'
import { createTestRapport, type TestRapport } from '@rapport/core/testing'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/troubleshoot.md'), 'utf8')

const rowOf = (beginning: string) => page.split('\n').find((line) => line.startsWith(`| ${beginning}`)) ?? ''
const event = (more: object = {}) => ({ type: 'custom', eventName: 'order_placed', userId: 'u_42', ...more })
const names = async ({ workspace }: TestRapport, name?: string) =>
  (await workspace.events.recent(name === undefined ? {} : { name })).map((each) => each.name)

/** Posts events as the page's curl does, and answers the warnings. */
async function post({ post, publicKey }: TestRapport, events: object[], headers = {}) {
  const answer = await post(`/api/i/v1/${publicKey}/events?warnings=1`, { source: 'server', events }, headers)
  const { warnings = [] } = Object(answer.body)
  return { ...answer, messages: warnings.map(({ message }: { message: string }) => message) as string[] }
}

/** A tracker whose requests reach this Rapport without a socket. */
function trackerOf({ post, publicKey }: TestRapport, onError?: Parameters<typeof createTracker>[0]['onError']) {
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    const request = new Request(url, init)
    const { status, body } = await post(new URL(request.url).pathname, await request.text())
    return Response.json(body, { status })
  }
  return createTracker({ baseUrl: 'https://rapport.example.com', publicKey, fetch, onError })
}

it("the page's curl stores an event that changes nobody of the host's", async () => {
  const rapport = await createTestRapport()
  const [, body = ''] = /-d '(\{.*\})'/.exec(page) ?? []
  const { events } = JSON.parse(body)
  expect((await post(rapport, events)).body).toMatchObject({ processed: 1, errors: [], warnings: [] })
  const [stored] = await rapport.workspace.events.recent({ name: 'test_event' })
  expect([stored?.person?.key, stored?.customer?.key]).toEqual(['troubleshoot_user', 'troubleshoot_customer'])
})

it('a program with a Rapport of its own sends nothing to the other one', async () => {
  const own = await createTestRapport()
  const looked = await createTestRapport()
  await own.workspace.ingest({ events: [{ type: 'custom', eventName: 'order_placed' }] })
  expect([await names(own), await names(looked)]).toEqual([['order_placed'], []])
  const tracker = trackerOf(looked)
  tracker.track({ eventName: 'sent' })
  expect(await tracker.shutdown()).toMatchObject({ acknowledged: 1 })
  expect(await names(looked)).toEqual(['sent'])
})

it('a tracker that was shut down names the later events', async () => {
  expect(rowOf('`shutdown()` was called earlier')).toContain(ClosedError.name)
  const tracker = trackerOf(await createTestRapport())
  tracker.track({ eventName: 'first' })
  expect(await tracker.shutdown()).toEqual({ acknowledged: 1, failed: [] })
  const uuid = tracker.track({ eventName: 'second' })
  expect(await tracker.shutdown()).toMatchObject({ acknowledged: 0, failed: [{ uuid, error: expect.any(ClosedError) }] })
  expect(tracker.stats.failed).toBe(1)
})

it('a call in the form of another library says how to call it', async () => {
  const messages: string[] = []
  const tracker = trackerOf(await createTestRapport(), ({ error }) => messages.push(error.message))
  Reflect.apply(tracker.track, undefined, ['order_placed', { total: 42 }])
  await tracker.shutdown()
  expect(messages).toHaveLength(1)
  expect(rowOf('The call has the form of another library')).toContain(`\`${messages[0]}\``)
})

it('an event that repeats content and time without a uuid counts once, and the warning says so', async () => {
  const rapport = await createTestRapport()
  const today = event({ timestamp: rapport.clock.now() - (rapport.clock.now() % 86_400_000) })
  expect((await post(rapport, [today])).messages).toEqual([])
  const { messages } = await post(rapport, [today])
  expect(messages).toEqual([expect.stringContaining('stored before')])
  expect(rowOf('The event has no `uuid`')).toContain('`stored before`')
  expect(await names(rapport, 'order_placed')).toEqual(['order_placed'])
})

it('a name is stored as it is sent', async () => {
  const rapport = await createTestRapport()
  await post(rapport, [event({ eventName: ' Signup' })])
  expect([await names(rapport, 'signup'), await names(rapport, 'Signup'), await names(rapport)]).toEqual([[], [], [' Signup']])
})

it('the newest events have bounds of time and number', async () => {
  const rapport = await createTestRapport()
  const { workspace, clock } = rapport
  await post(rapport, [event({ eventName: 'old', timestamp: clock.now() - 8 * 86_400_000 })])
  expect(await names(rapport, 'old')).toEqual([])
  await post(
    rapport,
    Array.from({ length: 60 }, () => event())
  )
  expect(await workspace.events.recent({ name: 'order_placed' })).toHaveLength(50)
  expect(await workspace.events.recent({ name: 'order_placed', limit: 200 })).toHaveLength(60)
})

it('no domain enables the origin null, and the issue says what to do', async () => {
  const rapport = await createTestRapport()
  expect(await post(rapport, [event()], { origin: 'null' })).toMatchObject({ status: 403 })
  expect(await rapport.workspace.events.issues()).toMatchObject([
    { sample: { origin: 'null' }, hint: expect.stringContaining('http or https') }
  ])
  expect(page).toContain('`Origin: null`')
})

it('a placeholder names nobody, and the warning says so', async () => {
  const [, sentence = ''] = /must be a real id: (.*) name nobody/.exec(page) ?? []
  const placeholders = [...sentence.matchAll(/`([^`]+)`/g)].map(([, found]) => found)
  expect(placeholders.length).toBeGreaterThan(3)
  const rapport = await createTestRapport()
  const { messages } = await post(
    rapport,
    placeholders.map((userId) => event({ userId }))
  )
  expect(messages).toEqual(placeholders.map(() => expect.stringContaining('placeholder')))
  expect((await rapport.workspace.events.recent()).map(({ person }) => person)).toEqual(placeholders.map(() => null))
})

it("the page has the words of the tracker's debug mode, which the tracker's own tests produce in a browser", () => {
  const sources = ['consent', 'delivery']
    .map((name) => readFileSync(join(root, `packages/browser-tracker/src/${name}.ts`), 'utf8'))
    .join('')
  for (const word of ['bot', 'no origin']) {
    expect(page).toContain(`\`off: ${word}\``)
    expect(sources).toContain(`'${word}'`)
  }
  expect(page).toContain('`not sent: CSP?`')
  expect(sources).toContain("'not sent: CSP?'")
})
