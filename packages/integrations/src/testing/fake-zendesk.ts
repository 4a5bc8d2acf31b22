import { type Fields, fieldsOf, idOf, isoTimeOf, itemsOf, listOf, textOf } from '../reading.js'
import { type FakeProvider, type FakeProviderOptions, type FakeRoute, fakeProvider } from './fake-provider.js'
import type { Asked } from './paging.js'

type Kind = 'organizations' | 'users' | 'tickets'

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const minute = 60_000

/**
 * A Zendesk account in memory. Exports tell what changed up to a minute ago, oldest change first, and refuse a start that is more recent.
 *
 * @example
 * const account = new FakeZendesk()
 * account.put('tickets', { id: 1, status: 'open', requester_id: 2, created_at: '2026-05-01T09:00:00Z', updated_at: '2026-05-01T09:00:00Z' })
 * account.say(1, { id: 10, author_id: 2, public: true, html_body: '<p>It is broken.</p>', created_at: '2026-05-01T09:00:00Z' })
 * const { http } = account.provider({ now: clock.now })
 */
export class FakeZendesk {
  private readonly records: Record<Kind, Map<string, Fields>> = { organizations: new Map(), users: new Map(), tickets: new Map() }
  private readonly comments = new Map<string, Fields[]>()
  /** Whoever the token is of. */
  me: Fields = { id: 900, name: 'Ada Admin', email: 'ada@ours.test', role: 'admin' }
  /** Whether exports have what tells when a ticket was solved beside it. */
  hasMetricSets = true

  /** Adds or replaces a record. */
  put(kind: Kind, record: Fields): void {
    this.records[kind].set(idOf(record.id) ?? '', record)
  }

  /** Takes a record away, as nothing else tells of an organization that is deleted. */
  remove(kind: Kind, id: number): void {
    this.records[kind].delete(String(id))
  }

  /** Adds comments to a ticket. */
  say(ticket: number, ...comments: Fields[]): void {
    this.comments.set(String(ticket), [...(this.comments.get(String(ticket)) ?? []), ...comments])
  }

  /** The account behind a client. */
  provider(options: Omit<FakeProviderOptions, 'routes'>): FakeProvider {
    const { pageSize = 100, now } = options
    return fakeProvider({ notFound: { error: 'RecordNotFound', description: 'Not found' }, ...options, routes: this.routes(pageSize, now) })
  }

  private routes(pageSize: number, now: () => number): FakeRoute[] {
    return [
      { path: '/api/v2/users/me.json', answer: () => ({ user: this.me }) },
      { path: '/api/v2/users/show_many.json', answer: (asked) => this.someUsers(asked) },
      {
        path: '/api/v2/organizations.json',
        answer: (asked) => listed('organizations', [...this.records.organizations.values()], asked, pageSize)
      },
      {
        path: '/api/v2/tickets/:id/comments.json',
        answer: ({ names, ...asked }) =>
          this.records.tickets.has(names.id ?? '')
            ? listed('comments', this.comments.get(names.id ?? '') ?? [], asked, pageSize)
            : undefined
      },
      { path: '/api/v2/tickets/:id/metrics.json', answer: ({ names }) => this.metrics(names.id ?? '') },
      { path: '/api/v2/incremental/organizations.json', answer: (asked) => this.byTime(asked, pageSize, now()) },
      ...(['users', 'tickets'] as const).map((kind) => ({
        path: `/api/v2/incremental/${kind}/cursor.json`,
        answer: (asked: Asked) => this.byCursor(kind, asked, pageSize, now())
      }))
    ]
  }

  private someUsers({ url }: Asked): unknown {
    const ids = (url.searchParams.get('ids') ?? '').split(',')
    const users = listOf(ids.slice(0, 100).map((id) => this.records.users.get(id)))
    return { users: users.filter(({ active }) => active !== false), next_page: null, previous_page: null, count: users.length }
  }

  private metrics(id: string): unknown {
    const metrics = fieldsOf(this.records.tickets.get(id)?.metric_set)
    return metrics && { ticket_metric: metrics }
  }

  private byCursor(kind: 'users' | 'tickets', { url }: Asked, pageSize: number, now: number): unknown {
    const start = Number(url.searchParams.get('start_time') ?? 0)
    if (start * 1_000 > now - minute) return tooRecent()
    const cursor = url.searchParams.get('cursor')
    const [time, id] = cursor === null ? [start * 1_000, ''] : JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const isBehind = (record: Fields) => changeOf(record) > time || (changeOf(record) === time && (idOf(record.id) ?? '') > id)
    const found = this.changed(kind, now).filter(cursor === null ? (record) => changeOf(record) >= time : isBehind)
    const size = Math.min(Number(url.searchParams.get('per_page') ?? 1_000), pageSize)
    const page = found.slice(0, size)
    const last = page.at(-1)
    const after = last ? Buffer.from(JSON.stringify([changeOf(last), idOf(last.id)])).toString('base64url') : cursor
    const withMetrics = this.hasMetricSets && url.searchParams.get('include') === 'metric_sets'
    return {
      [kind]: withMetrics ? page : page.map(({ metric_set: _, ...record }) => record),
      after_cursor: after,
      after_url: `${url.origin}${url.pathname}?cursor=${after}`,
      before_cursor: null,
      before_url: null,
      end_of_stream: found.length <= size
    }
  }

  /** Pages by time end behind a record that is later than the first: else they would never go on. */
  private byTime({ url }: Asked, pageSize: number, now: number): unknown {
    const start = Number(url.searchParams.get('start_time') ?? 0) * 1_000
    if (start > now - minute) return tooRecent()
    const found = this.changed('organizations', now).filter((record) => changeOf(record) >= start)
    const isLater = (record: Fields | undefined) => record !== undefined && changeOf(record) >= start + 1_000
    let size = Math.min(pageSize, found.length)
    while (size < found.length && !isLater(found[size - 1])) size++
    const page = found.slice(0, size)
    const last = page.at(-1)
    const end = Math.floor((last ? changeOf(last) : start) / 1_000)
    const next_page = `${url.origin}${url.pathname}?start_time=${end}`
    return { organizations: page, count: page.length, end_time: end, next_page, end_of_stream: size === found.length }
  }

  private changed(kind: Kind, now: number): Fields[] {
    const told = [...this.records[kind].values()].filter((record) => changeOf(record) <= now - minute)
    return told.sort((one, other) => changeOf(one) - changeOf(other) || ((idOf(one.id) ?? '') < (idOf(other.id) ?? '') ? -1 : 1))
  }
}

const changeOf = (record: Fields) => isoTimeOf(record.updated_at) ?? 0

const tooRecent = () => json(422, { error: 'InvalidValue', description: 'Too recent start_time. Use a start_time older than 60 seconds' })

/** A page of a list behind cursors. */
function listed(name: string, all: readonly Fields[], { url }: Asked, pageSize: number): unknown {
  const size = Math.min(Number(url.searchParams.get('page[size]') ?? 100), pageSize)
  const after = textOf(url.searchParams.get('page[after]'))
  const from = after === undefined ? 0 : itemsOf(all).findIndex((record) => `c${idOf(fieldsOf(record)?.id)}` === after) + 1
  const page = all.slice(from, from + size)
  const hasMore = from + size < all.length
  const meta = { has_more: hasMore, after_cursor: page.length > 0 ? `c${idOf(page.at(-1)?.id)}` : null, before_cursor: null }
  return { [name]: page, meta, links: { prev: null, next: null } }
}
