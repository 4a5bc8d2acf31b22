import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStore } from '../memory.js'
import { ingestIssues } from '../registry/tables.js'
import type { Store } from '../storage/contract.js'
import { recordingLogger } from '../testing/recording-logger.js'
import { TestClock } from '../testing/test-clock.js'
import { systemIds } from '../values/ids.js'
import { IssueLog } from './issue-log.js'

const ids = systemIds()
const day = 86_400_000
let store: Store
let clock: TestClock
let log: IssueLog
let mine: string

beforeEach(() => {
  store = memoryStore()
  clock = new TestClock()
  log = new IssueLog(store, clock, recordingLogger())
  mine = ids.uuid(clock.now())
})

const note = (organizationId: string, message: string, event: unknown = {}) =>
  log.note(organizationId, { kind: 'refused', field: 'type', message, event })
const messages = async (organizationId: string) => (await log.list(organizationId)).map(({ message }) => message)
const kept = (organizationId: string) => store.organization(organizationId).count(ingestIssues)

/** The store fails to write issues until what it answers is called. */
function breakWrites(): () => void {
  const organization = store.organization
  store.organization = (id) => Object.assign(organization.call(store, id), { upsert: () => Promise.reject(new Error('away')) })
  return () => {
    store.organization = organization
  }
}

describe('what an issue is counted by', () => {
  it('includes the type only when it is a variant: unknown types share a row, which shows the last of them', async () => {
    for (const type of ['made-up-1', 'made-up-2', 'constructor', 7]) note(mine, 'type must be one of', { type })
    note(mine, 'type must be one of', { type: 'made-up-3' })
    note(mine, 'type must be one of', { type: 'pageview' })
    expect(await log.list(mine)).toMatchObject([
      { eventType: null, count: 5, sample: { type: 'made-up-3' } },
      { eventType: 'pageview', count: 1 }
    ])
  })

  it('can always be stored: characters that no store keeps are replaced, and long text is cut', async () => {
    log.note(mine, {
      kind: 'refused',
      field: 'a\0\ud800'.repeat(1_000),
      message: '\ud83d\ude00\0'.repeat(1_000),
      event: { path: '/\ud800' }
    })
    const [issue] = await log.list(mine)
    expect(issue?.field).toHaveLength(100)
    expect(issue?.message).toHaveLength(200)
    expect(JSON.stringify(issue)).not.toMatch(/\\u0000|\\ud/)
  })
})

describe('the sample', () => {
  it.each([
    ['/reset?token=abc', '/reset'],
    ['/reset#access_token=abc', '/reset'],
    ['?token=abc', ''],
    ['/plain', '/plain']
  ])('shows of the path %j what has no tokens', async (path, shown) => {
    note(mine, 'm', { path })
    expect(await log.list(mine)).toMatchObject([{ sample: { path: shown } }])
  })
})

describe('what waits', () => {
  it("is bounded by organization: one's flood hides nothing of another's", async () => {
    await log.flush()
    for (let n = 0; n < 2_000; n++) note(mine, `flood ${n}`)
    const other = ids.uuid(clock.now())
    note(other, 'a single one')
    expect(await messages(other)).toEqual(['a single one'])
    expect(await kept(mine)).toBe(100)
  })

  it('is bounded in the number of organizations', async () => {
    await log.flush()
    const many = Array.from({ length: 300 }, () => ids.uuid(clock.now()))
    for (const id of many) note(id, 'm')
    await log.flush()
    const counts = await Promise.all(many.map(kept))
    expect(counts.filter((count) => count === 1)).toHaveLength(200)
  })

  it('is tried again after a failure, counted on, and then forgotten when a day went by', async () => {
    const repair = breakWrites()
    note(mine, 'early')
    await log.flush()
    const firstAt = clock.now()
    clock.advance(1)
    note(mine, 'early')
    await log.flush()
    repair()
    expect(await log.list(mine)).toMatchObject([{ message: 'early', count: 2, firstAt, lastAt: firstAt + 1 }])

    const repairAgain = breakWrites()
    note(mine, 'late')
    await log.flush()
    clock.advance(day + 1)
    await log.flush()
    repairAgain()
    await log.flush()
    const rows = await store.organization(mine).find(ingestIssues)
    expect(rows.map(({ message }) => message)).toEqual(['early'])
  })

  it("is written for the others when one organization's fails", async () => {
    await log.flush()
    const other = ids.uuid(clock.now())
    const organization = store.organization
    store.organization = (id) => {
      if (id === mine) throw new Error('away')
      return organization.call(store, id)
    }
    note(mine, 'm')
    note(other, 'n')
    await log.flush()
    store.organization = organization
    expect(await messages(other)).toEqual(['n'])
    expect(await messages(mine)).toEqual(['m'])
  })
})

describe('when it is written', () => {
  const inStore = async (organizationId: string) =>
    (await store.organization(organizationId).find(ingestIssues)).map(({ message }) => message)

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  it('is within 5 seconds, though nothing else comes and nobody asks, and together', async () => {
    await log.flush()
    const organization = store.organization
    let writes = 0
    store.organization = (id) => {
      const rows = organization.call(store, id)
      const upsert: typeof rows.upsert = (table, written) => {
        writes++
        return rows.upsert(table, written)
      }
      return Object.assign(Object.create(rows), { upsert })
    }
    for (const message of ['one', 'two', 'one']) note(mine, message)
    expect(writes).toBe(0)
    await vi.advanceTimersByTimeAsync(5_000)
    await vi.waitFor(async () => expect((await inStore(mine)).sort()).toEqual(['one', 'two']))
    expect(writes).toBe(1)
  })

  it('is again, without another request, after the store was away', async () => {
    const repair = breakWrites()
    note(mine, 'early')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await inStore(mine)).toEqual([])
    repair()
    note(mine, 'late')
    await vi.advanceTimersByTimeAsync(5_000)
    await vi.waitFor(async () => expect((await inStore(mine)).sort()).toEqual(['early', 'late']))

    const repairAgain = breakWrites()
    note(mine, 'alone')
    await vi.advanceTimersByTimeAsync(5_000)
    repairAgain()
    await vi.advanceTimersByTimeAsync(30_000)
    await vi.waitFor(async () => expect(await inStore(mine)).toContain('alone'))
  })

  it('is at close, and nothing waits after it', async () => {
    note(mine, 'last')
    await log.close()
    expect(await inStore(mine)).toEqual(['last'])
    note(mine, 'too late')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is by one flush at a time, however many are asked for while the store takes its time', async () => {
    const organization = store.organization
    let writing = 0
    let most = 0
    let all = 0
    const held: (() => void)[] = []
    store.organization = (id) => {
      const upsert = async () => {
        most = Math.max(most, ++writing)
        all++
        await new Promise<void>((resolve) => held.push(resolve))
        writing--
      }
      return Object.assign(organization.call(store, id), { upsert })
    }
    note(mine, 'first')
    const first = log.flush()
    await vi.waitFor(() => expect(held).toHaveLength(1))
    note(mine, 'second')
    const others = Array.from({ length: 50 }, () => log.flush())
    held.shift()?.()
    await first
    await vi.waitFor(() => expect(held).toHaveLength(1))
    held.shift()?.()
    await Promise.all(others)
    expect([most, all]).toEqual([1, 2])
  })
})

describe('what is kept', () => {
  it('is the newest 500 reasons of an organization, of the last day', async () => {
    for (let n = 0; n < 560; n++) {
      clock.advance(1)
      note(mine, `reason ${n}`)
      if (n % 50 === 49) await log.flush()
    }
    expect(await messages(mine)).toContain('reason 559')
    const rows = await store.organization(mine).find(ingestIssues)
    expect(rows).toHaveLength(500)
    expect(rows.map(({ message }) => message)).not.toContain('reason 59')
    clock.advance(day + 1)
    note(mine, 'next day')
    await log.flush()
    expect(await kept(mine)).toBe(1)
  })
})
