import { type Fields, fieldsAt, fieldsOf, idOf, numberOf, textOf } from '../reading.js'
import { type FakeProvider, type FakeProviderOptions, type FakeRoute, fakeProvider } from './fake-provider.js'
import type { Asked } from './paging.js'

type Kind = 'admins' | 'companies' | 'contacts' | 'conversations'

const dayInSeconds = 86_400
const pages = { type: 'pages', per_page: 150 }

/**
 * An Intercom workspace in memory. Lists of conversations tell no messages. Searches round times to days, as Intercom does with contacts.
 *
 * @example
 * const workspace = new FakeIntercom()
 * workspace.put('contacts', { id: 'c1', role: 'user', email: 'ann@globex.test', updated_at: 1780000000 })
 * const { http } = workspace.provider({ now: clock.now })
 */
export class FakeIntercom {
  private readonly records: Record<Kind, Map<string, Fields>> = {
    admins: new Map(),
    companies: new Map(),
    contacts: new Map(),
    conversations: new Map()
  }

  /** Whoever the token is of. */
  me: Fields = {
    type: 'admin',
    id: '814860',
    email: 'ada@ours.test',
    name: 'Ada',
    app: { type: 'app', id_code: 'abc12345', name: 'Ours', created_at: 1_500_000_000, region: 'US' }
  }

  /** Adds or replaces a record. */
  put(kind: Kind, record: Fields): void {
    this.records[kind].set(idOf(record.id) ?? '', record)
  }

  remove(kind: Kind, id: string): void {
    this.records[kind].delete(id)
  }

  /** The workspace behind a client. */
  provider(options: Omit<FakeProviderOptions, 'routes'>): FakeProvider {
    const notFound = errorList('not_found', 'Resource Not Found')
    return fakeProvider({ notFound, ...options, routes: this.routes(options.pageSize ?? 150) })
  }

  private routes(pageSize: number): FakeRoute[] {
    const one =
      (kind: Kind) =>
      ({ names }: { names: Readonly<Record<string, string>> }) =>
        this.records[kind].get(names.id ?? '')
    return [
      { path: '/me', answer: () => this.me },
      { path: '/admins', answer: () => ({ type: 'admin.list', admins: this.all('admins') }) },
      { method: 'POST', path: '/companies/list', answer: (asked) => this.companies(asked, pageSize) },
      { path: '/contacts', answer: ({ url }) => this.page('contacts', this.all('contacts'), cursorIn(url), pageSize) },
      { path: '/conversations', answer: ({ url }) => this.page('conversations', this.all('conversations'), cursorIn(url), pageSize) },
      { method: 'POST', path: '/contacts/search', answer: (asked) => this.search('contacts', asked, pageSize) },
      { method: 'POST', path: '/conversations/search', answer: (asked) => this.search('conversations', asked, pageSize) },
      { path: '/contacts/:id', answer: one('contacts') },
      { path: '/conversations/:id', answer: one('conversations') }
    ]
  }

  private all(kind: Kind): Fields[] {
    return [...this.records[kind].values()]
  }

  /** By when they were active, the last one first. */
  private companies({ url }: Asked, pageSize: number): unknown {
    const activeAt = (company: Fields) => numberOf(company.last_request_at) ?? 0
    const all = this.all('companies').sort((one, other) => activeAt(other) - activeAt(one))
    const size = Math.min(Number(url.searchParams.get('per_page') ?? 15), pageSize)
    const page = Number(url.searchParams.get('page') ?? 1)
    const total_pages = Math.ceil(all.length / size)
    const next = page < total_pages ? { page: page + 1 } : null
    const data = all.slice((page - 1) * size, page * size)
    return { type: 'list', data, total_count: all.length, pages: { type: 'pages', page, per_page: size, total_pages, next } }
  }

  private search(kind: 'contacts' | 'conversations', { body }: Asked, pageSize: number): unknown {
    const query = fieldsAt(fieldsOf(body), 'query')
    if (query?.field !== 'updated_at' || query.operator !== '>' || numberOf(query.value) === undefined)
      return new Response(JSON.stringify(errorList('invalid_field', 'Invalid query')), { status: 400 })
    // The day of the time is left out as a whole.
    const from = (Math.floor((numberOf(query.value) ?? 0) / dayInSeconds) + 1) * dayInSeconds
    const changedAt = (record: Fields) => numberOf(record.updated_at) ?? 0
    const found = this.all(kind).filter((record) => changedAt(record) >= from)
    // A cursor of a search is a place in its order: what changes meanwhile comes again, behind it.
    const sorted = found.sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
    const after = textOf(fieldsAt(fieldsOf(body), 'pagination')?.starting_after)
    const behind = after === undefined ? sorted : sorted.filter((record) => placeOf(record) > after)
    return this.page(kind, behind, undefined, pageSize, placeOf)
  }

  private page(
    kind: 'contacts' | 'conversations',
    all: readonly Fields[],
    after: string | undefined,
    size: number,
    cursorOf = (record: Fields) => `after-${idOf(record.id)}`
  ): unknown {
    const from = after === undefined ? 0 : all.findIndex((record) => cursorOf(record) === after) + 1
    const records = all.slice(from, from + size)
    const hasMore = from + size < all.length
    const told = kind === 'contacts' ? records : records.map(({ conversation_parts: _, ...listed }) => listed)
    const last = records.at(-1)
    const next = hasMore && last ? { page: 2, starting_after: cursorOf(last) } : null
    const list = kind === 'contacts' ? { type: 'list', data: told } : { type: 'conversation.list', conversations: told }
    return { ...list, total_count: all.length, pages: { ...pages, ...(next && { next }) } }
  }
}

/** Where a record stands among those that are searched by when they changed. */
const placeOf = ({ id, updated_at }: Fields) => `${String(numberOf(updated_at) ?? 0).padStart(12, '0')} ${idOf(id)}`

const cursorIn = (url: URL) => textOf(url.searchParams.get('starting_after'))

const errorList = (code: string, message: string) => ({ type: 'error.list', request_id: 'req-1', errors: [{ code, message }] })
