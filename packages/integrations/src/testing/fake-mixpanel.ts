import { type Fields, fieldsOf, textOf } from '../json-fields.js'
import { type FakeProvider, type FakeProviderOptions, fakeProvider } from './fake-provider.js'
import type { Asked } from './paging.js'

const hour = 3_600_000

/**
 * A Mixpanel project in memory: its export answers the events of a day as lines of JSON, its profiles come in pages of a session.
 *
 * @example
 * const project = new FakeMixpanel()
 * project.track('Report exported', { time: Date.now(), distinct_id: 'ann', $insert_id: 'e1' })
 * const { http } = project.provider({ now: clock.now })
 */
export class FakeMixpanel {
  readonly id = '2195193'
  /** How far the day of the project is ahead of that of UTC, in hours: its exports are asked for by its own days. */
  zone = 0
  /** Lines that come behind the events of each day. */
  readonly moreLines: string[] = []
  private readonly events: { event: string; properties: Fields }[] = []
  private readonly profiles = new Map<string, Fields>()

  /** Adds an event. `time` is in epoch milliseconds. */
  track(event: string, properties: Fields): void {
    this.events.push({ event, properties })
  }

  /** Adds or replaces a profile. */
  put(distinctId: string, properties: Fields): void {
    this.profiles.set(distinctId, properties)
  }

  /** The project behind a client. */
  provider(options: Omit<FakeProviderOptions, 'routes'>): FakeProvider {
    const { now, pageSize = 100 } = options
    return fakeProvider({
      ...options,
      routes: [
        { path: '/api/2.0/export', answer: (asked) => this.export(asked, now()) },
        { method: 'POST', path: '/api/query/engage', answer: (asked) => this.engage(asked, pageSize) }
      ]
    })
  }

  private export({ url }: Asked, now: number): Response {
    const [from = '', to = '', limit, project] = ['from_date', 'to_date', 'limit', 'project_id'].map((name) => url.searchParams.get(name))
    if (project !== this.id) return refusal(403, 'Unauthorized: invalid project')
    if (to === null || from === null || to > this.dayOf(now)) return refusal(400, 'to_date cannot be later than today')
    const found = this.events.filter(({ properties }) => isBetween(this.dayOf(Number(properties.time)), from, to))
    const lines = [...found.slice(0, Number(limit ?? found.length)).map((event) => JSON.stringify(event)), ...(limit ? [] : this.moreLines)]
    return new Response(lines.map((line) => `${line}\n`).join(''), { headers: { 'content-type': 'application/x-ndjson' } })
  }

  private engage({ url, body }: Asked, pageSize: number): unknown {
    if (url.searchParams.get('project_id') !== this.id) return refusal(403, 'Unauthorized: invalid project')
    const form = fieldsOf(body)
    const page = Number(textOf(form?.page) ?? '0')
    if (page > 0 && form?.session_id !== 'session-1') return refusal(400, 'session_id is invalid')
    const all = [...this.profiles].map(([$distinct_id, $properties]) => ({ $distinct_id, $properties }))
    const results = all.slice(page * pageSize, (page + 1) * pageSize)
    return { page, page_size: pageSize, session_id: 'session-1', status: 'ok', total: all.length, results }
  }

  private dayOf(at: number): string {
    return new Date(at + this.zone * hour).toISOString().slice(0, 10)
  }
}

const isBetween = (day: string, from: string, to: string) => day >= from && day <= to

const refusal = (status: number, error: string) =>
  new Response(JSON.stringify({ status: 'error', error }), { status, headers: { 'content-type': 'application/json' } })
