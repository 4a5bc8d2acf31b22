import { describe, expect, it } from 'vitest'
import { createRapport } from '../create-rapport.js'
import { memoryStore } from '../memory.js'
import { createTestRapport } from '../testing/create-test-rapport.js'
import { recordingLogger } from '../testing/recording-logger.js'
import { TestClock } from '../testing/test-clock.js'
import { ClockOffset } from './clock-offset.js'

const hour = 3_600_000

/** A process's clock and the store's, and how long the store takes to answer by the process's. */
function clocks(aheadMs: number, takesMs = 0) {
  const own = new TestClock()
  const stored = new TestClock(own.now() - aheadMs)
  const offset = new ClockOffset(own)
  const rows = {
    async now() {
      own.advance(takesMs / 2)
      stored.advance(takesMs / 2)
      const answer = stored.now()
      own.advance(takesMs / 2)
      stored.advance(takesMs / 2)
      return answer
    }
  }
  return { own, stored, offset, rows }
}

describe('how far a clock is from the store', () => {
  it.each([2 * hour, -2 * hour, 30_000, -30_000])('is measured and corrected: %i ms', async (aheadMs) => {
    const { stored, offset, rows } = clocks(aheadMs)
    expect(await offset.measure(rows)).toBe(stored.now())
    expect(offset.milliseconds).toBe(aheadMs)
    expect(offset.corrected.now()).toBe(stored.now())
  })

  it('is no difference where the time of the answer explains it', async () => {
    const { offset, rows } = clocks(40, 100)
    await offset.measure(rows)
    expect(offset.milliseconds).toBe(0)
  })

  it('lies in the middle of what a slow answer allows', async () => {
    const { offset, rows } = clocks(hour, 2_000)
    await offset.measure(rows)
    expect(Math.abs(offset.milliseconds - hour)).toBeLessThanOrEqual(1)
  })

  it('follows a clock that was set', async () => {
    const { own, stored, offset, rows } = clocks(0)
    await offset.measure(rows)
    own.advance(hour)
    await offset.measure(rows)
    expect(offset.corrected.now()).toBe(stored.now())
    own.advance(-hour)
    await offset.measure(rows)
    expect(offset.milliseconds).toBe(0)
  })

  it('is told in words beyond 5 seconds', async () => {
    const { own, offset, rows } = clocks(5_000)
    await offset.measure(rows)
    expect(offset.warning()).toBeUndefined()
    own.advance(1_000)
    await offset.measure(rows)
    expect(offset.warning()).toEqual({ offsetMs: 6_000, message: expect.stringContaining('6 seconds ahead of') })
    own.advance(-12_000)
    await offset.measure(rows)
    expect(offset.warning()).toMatchObject({ offsetMs: -6_000, message: expect.stringContaining('6 seconds behind') })
  })
})

it.each([7_200_000, -7_200_000])('a Rapport shows a clock that is %i ms off, and stays ready', async (skew) => {
  const clock = new TestClock()
  const store = memoryStore({ clock: new TestClock(clock.now() - skew) })
  const { rapport, send } = await createTestRapport({ clock, store })
  const shown = { offsetMs: skew, message: expect.stringMatching(/7200 seconds (ahead of|behind) the store's/) }
  expect(await send({ method: 'GET', url: '/readyz' })).toMatchObject({ status: 200, body: { status: 'ready', clock: shown } })
  expect((await rapport.status()).clock).toEqual(shown)
})

it('a Rapport whose clock is right says nothing of it', async () => {
  const { rapport, send } = await createTestRapport()
  expect((await send({ method: 'GET', url: '/readyz' })).body).not.toHaveProperty('clock')
  expect(await rapport.status()).not.toHaveProperty('clock')
})

it("the machine's clock is corrected by the store's before a job runs, and one that is given is not", async () => {
  const stored = { now: () => Date.now() - 2 * hour }
  const told: string[] = []
  const given = { now: () => Date.now() }
  for (const clock of [undefined, given]) {
    const rapport = createRapport({ store: memoryStore({ clock: stored }), logger: recordingLogger(), ...(clock && { clock }) })
    await rapport.runDue()
    const { createdAt } = await rapport.organizations.create({ name: 'Acme' })
    const isCorrected = Math.abs(Date.parse(createdAt) - stored.now()) < hour
    told.push(isCorrected ? 'corrected' : 'as given')
    await rapport.close()
  }
  expect(told).toEqual(['corrected', 'as given'])
})
