import type { HttpClient } from '../../values/http-client.js'
import type { TestClock } from '../test-clock.js'
import type { FakeRecord } from './fake-record.js'

/** What a request meets instead of its answer: undefined for nothing. */
export type Interference = (path: string) => Promise<Response | undefined> | Response | undefined

const pageSize = 5

/** A provider in memory: lists, a feed with places, windows of time. Records change while they are read, and pages are cut by key, so that none is skipped. */
export class FakeService {
  readonly baseUrl: string = 'https://fake.example/api'
  readonly lists: Record<'team' | 'things' | 'talks', Map<string, FakeRecord>> = { team: new Map(), things: new Map(), talks: new Map() }
  /** Everything that the feed tells, in its order. */
  private readonly feed: FakeRecord[] = []
  readonly asked: string[] = []
  interfere: Interference = () => undefined
  /** What is served from the feed begins here: places before it are not known any more. */
  oldestPlace = 0

  constructor(private readonly clock: TestClock) {}

  /** Writes a record; the feed and windows tell it. */
  put(list: keyof FakeService['lists'], record: Omit<FakeRecord, 'at'>): void {
    const said = { ...record, at: this.clock.now() }
    if (said.gone && list !== 'talks') this.lists[list].delete(said.id)
    else this.lists[list].set(said.id, said)
    if (list === 'things') this.feed.push(said)
  }

  readonly http: HttpClient = async (address) => {
    const url = new URL(address)
    const path = url.pathname.replace('/api', '')
    this.asked.push(`${path}${url.search}`)
    return (await this.interfere(path)) ?? this.answer(path, url.searchParams)
  }

  private answer(path: string, query: URLSearchParams): Response {
    const cursor = query.get('cursor') ?? ''
    if (path === '/things/place') return json({ records: [], place: String(this.feed.length) })
    if (path === '/things/feed') return this.feedPage(Number(cursor || query.get('place')))
    if (path === '/talks/window') {
      const within = (at: number) => at >= Number(query.get('from')) && at < Number(query.get('to'))
      return page(
        [...this.lists.talks.values()].filter(({ at }) => within(at)),
        cursor
      )
    }
    const list = this.lists[path.slice(1) as keyof FakeService['lists']]
    return list ? page([...list.values()], cursor) : json({ message: 'No such thing' }, 404)
  }

  private feedPage(place: number): Response {
    if (place < this.oldestPlace) return json({ message: 'Too old' }, 410)
    const records = this.feed.slice(place, place + pageSize)
    const end = place + records.length
    return json({ records, next: end < this.feed.length ? String(end) : null, place: String(end) })
  }
}

function page(records: readonly FakeRecord[], after: string): Response {
  const rest = records.filter(({ id }) => id > after).sort((a, b) => (a.id < b.id ? -1 : 1))
  const shown = rest.slice(0, pageSize)
  return json({ records: shown, next: rest.length > pageSize ? shown.at(-1)?.id : null })
}

/** An answer as the service sends it. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
}
