import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { HttpClient } from '@rapport/core'
import type { Provider } from '@rapport/core/connector'
import { tables } from '@rapport/core/storage'
import { createTestRapport, TestClock } from '@rapport/core/testing'
import { describe, expect, it } from 'vitest'
import { googleCalendar } from '../../src/google-calendar/google-calendar.js'
import { googleMail } from '../../src/google-mail/google-mail.js'
import { FakeGmail } from '../../src/testing/fake-gmail.js'
import { FakeGoogleCalendar } from '../../src/testing/fake-google-calendar.js'
import { signIn } from '../../src/testing/sign-in.js'
import { meeting } from '../google-calendar/account.js'
import { clientSecret, openGoogle } from '../google-calendar/engine-subject.js'
import { day, hour, mail, owner, start } from './account.js'

const minute = 60_000
const megabyte = 1024 * 1024

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** What is kept, in megabytes. */
function kept(): number {
  collect()
  return process.memoryUsage().heapUsed / megabyte
}

/** A clock that stands still but for what is waited for. */
class WaitingClock extends TestClock {
  async wait(milliseconds: number): Promise<void> {
    this.advance(milliseconds)
  }
}

/** A workspace that has signed in, and what of Google's API it asks for and when. */
async function signedIn(
  provider: Provider,
  routes: (now: () => number) => Parameters<typeof openGoogle>[1],
  units: (path: string) => number,
  weigh: (asked: number) => void = () => undefined
) {
  const clock = new WaitingClock(start)
  // What was asked is not kept: it would weigh more than what is weighed.
  const now = () => clock.now()
  const google = openGoogle(provider.id, routes(now), now, false)
  const asked = new AskedUnits(units)
  const http: HttpClient = async (url, init) => {
    weigh(asked.add(new URL(url).pathname, clock.now()))
    return google.http(url, init)
  }
  const made = await createTestRapport({ clock, http, providers: [provider], secret: 's'.repeat(32), publicUrl: 'https://rapport.test' })
  const rows = made.store.organization(made.organizationId)
  await signIn({ rapport: made.rapport, workspace: made.workspace, provider: provider.id, back: { code: 'code' } })
  const run = async () => {
    await made.rapport.runDue()
    return (await made.workspace.integrations.runs(provider.id, { limit: 1 }))[0]
  }
  const sources = () => rows.count(tables.sources, {})
  return { clock, asked, run, sources }
}

/** What Google counts for a request. */
function unitsOf(path: string): number {
  if (/\/(?:messages|threads)\//.test(path)) return 20
  if (path.endsWith('/messages')) return 5
  return path.endsWith('/history') ? 2 : 1
}

/** Counts what was asked for, and the most within a minute, without keeping more than that minute. */
class AskedUnits {
  count = 0
  most = 0
  private recent: { at: number; units: number }[] = []

  constructor(private readonly unitsOf: (path: string) => number) {}

  /** Answers how many requests there were. */
  add(path: string, at: number): number {
    this.recent = [...this.recent.filter((each) => each.at > at - minute), { at, units: this.unitsOf(path) }]
    this.most = Math.max(
      this.most,
      this.recent.reduce((sum, { units }) => sum + units, 0)
    )
    return ++this.count
  }
}

describe('a whole past at Google', () => {
  it('20,000 messages are read within the units of a minute, in memory that does not grow with them', async () => {
    const mailbox = new FakeGmail(owner)
    for (let index = 1; index <= 20_000; index++) mailbox.put(mail(`m${index}`, start - index * 26 * minute))
    const weights: number[] = []
    let isWeighed = false
    const provider = googleMail({ clientId: 'client', clientSecret })
    const { clock, asked, run, sources } = await signedIn(
      provider,
      (now) => mailbox.routes(now),
      unitsOf,
      (count) => isWeighed && count % 2_000 === 0 && weights.push(kept())
    )
    const began = Date.now()
    expect(await run()).toMatchObject({ status: 'succeeded' })
    const seconds = (Date.now() - began) / 1_000
    const minutes = Math.round((clock.now() - start) / minute)
    expect(await sources()).toBe(20_000)
    // All of it again: nothing new, so that whatever is kept longer than a page would show.
    isWeighed = true
    mailbox.expireHistory()
    clock.advance(hour)
    expect((await run())?.streams.find(({ stream }) => stream === 'messages')).toMatchObject({ outcome: 'ended', added: 0, removed: 0 })
    const growth = Math.max(...weights) - Math.min(...weights)
    console.log({
      requests: asked.count,
      seconds,
      minutes,
      units: asked.most,
      weights: weights.map(Math.round),
      growth: Math.round(growth)
    })
    expect(asked.most).toBeLessThanOrEqual(6_000)
    expect(weights.length).toBeGreaterThan(8)
    expect(growth).toBeLessThan(24)
  })

  it('5,000 events are read within eight requests a second', async () => {
    const calendar = new FakeGoogleCalendar(owner)
    for (let index = 1; index <= 5_000; index++) calendar.put(meeting(`e${index}`, start - index * 100 * minute), start - 400 * day)
    const { clock, asked, run, sources } = await signedIn(
      googleCalendar({ clientId: 'client', clientSecret }),
      () => calendar.routes(),
      () => 1
    )
    const began = Date.now()
    expect(await run()).toMatchObject({ status: 'succeeded' })
    const before = kept()
    calendar.expireTokens()
    clock.advance(hour)
    expect(await run()).toMatchObject({ status: 'succeeded' })
    const growth = kept() - before
    console.log({ requests: asked.count, seconds: (Date.now() - began) / 1_000, within: asked.most, growth: Math.round(growth) })
    expect(await sources()).toBe(5_000)
    expect(asked.most).toBeLessThanOrEqual(480)
    expect(growth).toBeLessThan(24)
  })
})
