import { describe, expect, it } from 'vitest'
import { fireflies } from '../../src/fireflies/fireflies.js'
import { EngineWorld } from '../../src/testing/engine-world.js'
import { FakeFireflies } from '../../src/testing/fake-fireflies.js'
import { apiKey, day, start, transcript } from './account.js'
import { firefliesSubject } from './engine-subject.js'

const hour = 3_600_000

/** A workspace that has read an account, whose answers can be replaced from then on. */
async function readWorld(account: FakeFireflies) {
  let instead: unknown
  const world = await EngineWorld.connected({
    ...firefliesSubject,
    provider: fireflies(),
    open: ({ now }) => ({
      connect: (_: unknown, workspace: EngineWorld['workspace']) =>
        workspace.integrations.connect('fireflies', { config: { credentials: { apiKey } } }),
      secrets: () => [apiKey],
      http: (url, init) =>
        instead === undefined ? account.provider({ now }).http(url, init) : Promise.resolve(new Response(JSON.stringify(instead)))
    })
  })
  await world.until(start)
  const titles = async () => (await world.workspace.sources.list({ limit: 100 })).items.map(({ title }) => title).sort()
  const streams = async () => {
    const [run] = await world.workspace.integrations.runs('fireflies', { limit: 1 })
    return new Map(run?.streams.map((stream) => [stream.stream, stream]))
  }
  const answer = (body: unknown) => {
    instead = body
  }
  return { world, titles, streams, answer }
}

function accountOf(...transcripts: object[]): FakeFireflies {
  const account = new FakeFireflies()
  for (const each of transcripts) account.put({ ...each } as never)
  return account
}

const calls = [1, 2, 3].map((index) => transcript(index, start - index * 40 * day))
const titlesOfCalls = ['Call 1', 'Call 2', 'Call 3']

describe('an answer of Fireflies that is no list', () => {
  it.each([
    [null],
    [[]],
    [{}],
    [{ data: null }],
    [{ data: { transcripts: null, users: null } }],
    [{ data: { transcripts: {}, users: 'none' } }]
  ])('%j is an error of its run, and takes nothing away', async (body) => {
    const { world, titles, streams, answer } = await readWorld(accountOf(...calls))
    expect(await titles()).toEqual(titlesOfCalls)
    answer(body)
    for (let weeks = 1; weeks <= 3; weeks++) await world.until(start + weeks * 8 * day)
    expect(await titles()).toEqual(titlesOfCalls)
    expect((await world.workspace.members.list()).items.length).toBe(1)
    const failed = { outcome: 'failed', errorClass: 'bad_answer' }
    expect((await streams()).get('transcripts')).toMatchObject({
      ...failed,
      errorMessage: expect.stringContaining('data.transcripts is missing')
    })
    expect((await streams()).get('users')).toMatchObject({ ...failed, errorMessage: expect.stringContaining('data.users is missing') })
    await world.close()
  })

  it('an empty list takes away what was read only when it comes twice, without a person', async () => {
    const { world, titles, answer } = await readWorld(accountOf(...calls))
    answer({ data: { transcripts: [], users: [] } })
    await world.until(start + 8 * day)
    expect(await titles()).toEqual(titlesOfCalls)
    const status = async () => (await world.workspace.integrations.status('fireflies')).status
    expect(await status()).toBe('ready')
    await world.until(start + 8 * day + 2 * hour)
    expect(await titles()).toEqual([])
    expect(await status()).toBe('ready')
    await world.close()
  })
})

describe('a transcript without a date', () => {
  const undated = { ...transcript(9, start), date: null, title: 'Undated' }

  /** An account whose server hands out, whatever is asked for, an undated transcript first. */
  class WithUndated extends FakeFireflies {
    constructor(private readonly first: readonly object[]) {
      super()
      for (const each of calls) this.put(each)
    }
    override provider(options: Parameters<FakeFireflies['provider']>[0]) {
      const api = super.provider(options)
      const http: typeof api.http = async (url, init) => {
        const { query, variables } = JSON.parse(String(init.body))
        if (!query.includes('transcripts(')) return api.http(url, init)
        const { skip, limit } = variables
        const body = { query, variables: { ...variables, skip: Math.max(0, skip - this.first.length), limit: 50 } }
        const { data } = Object(await (await api.http(url, { ...init, body: JSON.stringify(body) })).json())
        const found = [...this.first.slice(skip), ...data.transcripts].slice(0, limit)
        return new Response(JSON.stringify({ data: { transcripts: found } }))
      }
      return { ...api, http }
    }
  }

  it.each([
    ['one', [undated]],
    ['several', [undated, { ...undated, id: 't_10' }, { ...undated, id: 't_11', date: 9e18 }]],
    ['one that lies after what was asked for', [{ ...undated, date: start + 900 * day }]]
  ])('stops no stream: %s', async (_, first) => {
    const { world, titles, streams } = await readWorld(new WithUndated(first))
    expect(await titles()).toEqual(expect.arrayContaining(titlesOfCalls))
    const { outcome, unreadable, errorMessage } = (await streams()).get('transcripts') ?? {}
    expect(['ended', 'partial']).toContain(outcome)
    if (outcome === 'partial') expect(unreadable?.examples[0]).toEqual({ id: 't_9', message: 'date is missing or no time' })
    expect(errorMessage).toBeNull()
    await world.close()
  })

  it('is read by the text of its date, where it has one', async () => {
    const dateString = new Date(start - 50 * day).toISOString()
    const { world, titles, streams } = await readWorld(accountOf(...calls, { ...undated, dateString }))
    expect(await titles()).toEqual([...titlesOfCalls, 'Undated'])
    expect((await streams()).get('transcripts')).toMatchObject({ outcome: 'ended', unreadable: { count: 0 } })
    await world.close()
  })
})
