import { type Fields, fieldsOf, textOf } from '../json-fields.js'
import { type FakeProvider, type FakeProviderOptions, type FakeRoute, fakeProvider } from './fake-provider.js'
import type { Asked } from './paging.js'

interface Stored {
  event: Fields
  /** When it was made and changed last, by the count of changes. */
  made: number
  changed: number
}

/**
 * A Google calendar in memory, which answers the Calendar API: events in pages, in the order in which they were made, and what has changed since a sync token,
 * which keeps to the time that its list asked for.
 *
 * @example
 * const calendar = new FakeGoogleCalendar('ann@ours.test')
 * calendar.put({ id: 'e1', start: { dateTime: '2026-01-31T09:30:00Z' }, attendees: [{ email: 'bob@acme.test' }] }, Date.now())
 * const { http } = calendar.provider({ now: clock.now })
 */
export class FakeGoogleCalendar {
  private readonly events = new Map<string, Stored>()
  private changes = 0
  /** Sync tokens from before so many changes are not known any more. */
  oldestChange = 0
  timeZone: unknown = 'Europe/Berlin'

  constructor(
    readonly email: string,
    readonly name = 'Ann'
  ) {}

  /** Adds or replaces an event. */
  put(event: Fields, at: number): void {
    const id = textOf(event.id) ?? ''
    const changed = ++this.changes
    this.events.set(id, {
      event: { status: 'confirmed', updated: new Date(at).toISOString(), ...event },
      made: this.events.get(id)?.made ?? changed,
      changed
    })
  }

  /** Changes fields of an event. */
  change(id: string, fields: Fields, at: number): void {
    const known = this.events.get(id)
    if (known) this.put({ ...known.event, ...fields, updated: new Date(at).toISOString() }, at)
  }

  /** Cancels an event: lists do not have it any more, and a feed tells of it. */
  cancel(id: string, at: number): void {
    this.change(id, { status: 'cancelled' }, at)
  }

  /** Has an event vanish without a word, as after so long that its cancellation is not told any more. */
  forget(id: string): void {
    this.events.delete(id)
  }

  /** Has no sync token of before count any more. */
  expireTokens(): void {
    this.oldestChange = ++this.changes
  }

  routes(pageSize = 250): FakeRoute[] {
    return [
      { path: '/calendar/v3/calendars/:id', answer: ({ names }) => this.calendar(names.id) },
      { path: '/calendar/v3/calendars/:id/events', answer: (asked) => this.calendar(asked.names.id) && this.list(asked, pageSize) }
    ]
  }

  /** The calendar behind a client. */
  provider(options: Omit<FakeProviderOptions, 'routes'>): FakeProvider {
    return fakeProvider({ ...options, routes: this.routes(options.pageSize) })
  }

  private calendar(id: string | undefined): unknown {
    if (id !== 'primary' && id !== this.email) return undefined
    return { kind: 'calendar#calendar', id: this.email, summary: this.name, timeZone: this.timeZone }
  }

  private list({ url }: Asked, pageSize: number): unknown {
    const query = (name: string) => url.searchParams.get(name)
    const [since = 0, min = '', max = ''] = (query('syncToken') ?? '').split('|')
    const token = { since: Number(since), min: query('timeMin') ?? min, max: query('timeMax') ?? max }
    if (query('syncToken') !== null) {
      if (query('timeMin') !== null) return json(400, 'Sync token cannot be used with filters', 'invalid')
      if (token.since < this.oldestChange) return json(410, 'Sync token is no longer valid, a full sync is required.', 'fullSyncRequired')
    }
    const [after = 0, known = this.changes] = (query('pageToken') ?? '')
      .split('|')
      .map(Number)
      .filter((number) => number > 0)
    const found = [...this.events.values()]
      .filter(({ made }) => made > after)
      .filter(({ event, changed }) => (query('syncToken') === null ? event.status !== 'cancelled' : changed > token.since))
      .filter(({ event }) => isWithin(event, token))
      .sort((one, other) => one.made - other.made)
    const limit = Math.min(Number(query('maxResults') ?? 250), pageSize)
    const page = found.slice(0, limit)
    const last = page.at(-1)
    const next =
      found.length > page.length && last
        ? { nextPageToken: `${last.made}|${known}` }
        : { nextSyncToken: `${known}|${token.min}|${token.max}` }
    const isPlaceAlone = query('fields') === 'nextPageToken,nextSyncToken'
    return isPlaceAlone ? next : { items: page.map(({ event }) => told(event)), timeZone: this.timeZone, kind: 'calendar#events', ...next }
  }
}

/** Of what is cancelled only little is told. */
function told(event: Fields): Fields {
  const { id, status, updated, recurringEventId, originalStartTime } = event
  return status === 'cancelled'
    ? { id, status, updated, ...(recurringEventId !== undefined && { recurringEventId, originalStartTime }) }
    : event
}

function isWithin({ start, end }: Fields, { min, max }: { min: string; max: string }): boolean {
  const from = timeOf(start)
  const to = timeOf(end ?? start)
  return !(to <= Date.parse(min)) && !(from >= Date.parse(max))
}

function timeOf(time: unknown): number {
  const said = fieldsOf(time)
  return Date.parse(textOf(said?.dateTime) ?? textOf(said?.date) ?? '')
}

function json(code: number, message: string, reason: string): Response {
  const body = JSON.stringify({ error: { code, message, errors: [{ reason, message }] } })
  return new Response(body, { status: code, headers: { 'content-type': 'application/json' } })
}
