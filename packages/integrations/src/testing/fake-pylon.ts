import { type Fields, fieldsAt, fieldsOf, listOf, numberOf, textOf } from '../json-fields.js'
import { type FakeProvider, type FakeProviderOptions, fakeProvider } from './fake-provider.js'
import type { Asked } from './paging.js'

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const refusal = (code: string, words: string) => ({ errors: [words], code, request_id: 'request-0' })

/**
 * A Pylon organization in memory, in one of two regions: lists with cursors, a search of issues by the time of their last update, and the messages of each.
 *
 * @example
 * const organization = new FakePylon()
 * organization.put({ id: 'issue_1', title: 'Export fails', state: 'new', created_at: new Date().toISOString() }, [])
 * const { http } = organization.provider({ now: clock.now })
 */
export class FakePylon {
  private readonly issues = new Map<string, { issue: Fields; messages: readonly Fields[] }>()
  users: Fields[] = []
  accounts: Fields[] = []
  contacts: Fields[] = []
  region: 'us' | 'eu' = 'us'

  constructor(readonly organization: Fields = { id: 'org_1', name: 'Ours' }) {}

  /** Adds or replaces an issue, with its messages. */
  put(issue: Fields, messages: readonly Fields[] = []): void {
    this.issues.set(textOf(issue.id) ?? '', { issue, messages })
  }

  remove(id: string): void {
    this.issues.delete(id)
  }

  /** The organization behind a client, which knows both of Pylon's hosts. */
  provider({ pageSize = 100, ...options }: Omit<FakeProviderOptions, 'routes'>): FakeProvider {
    const list = (path: string, records: () => readonly Fields[]) => ({
      path,
      answer: ({ url }: Asked) => pageOf(records(), url.searchParams.get('cursor'), Math.min(sizeIn(url), pageSize))
    })
    const fake = fakeProvider({
      notFound: refusal('not_found', 'Not found'),
      ...options,
      routes: [
        { path: '/me', answer: () => ({ data: this.organization, request_id: 'request-0' }) },
        list('/users', () => this.users),
        list('/accounts', () => this.accounts),
        list('/contacts', () => this.contacts),
        { method: 'POST', path: '/issues/search', answer: (asked) => this.found(asked, pageSize) },
        {
          path: '/issues/:id/messages',
          answer: ({ names, url }) => {
            const known = this.issues.get(names.id ?? '')
            return known && pageOf(known.messages, url.searchParams.get('cursor'), pageSize)
          }
        }
      ]
    })
    return {
      ...fake,
      http: async (url, init) => {
        const answer = await fake.http(url, init)
        const isOther = new URL(url).hostname !== (this.region === 'us' ? 'api.usepylon.com' : 'api.eu.usepylon.com')
        return isOther && answer.ok ? json(401, refusal('wrong_region_token', 'This token belongs to another region')) : answer
      }
    }
  }

  private found({ body }: Asked, pageSize: number): unknown {
    const asked = fieldsOf(body)
    const filters = listOf(fieldsAt(asked, 'filter')?.subfilters)
    const limitOf = (operator: string) => Date.parse(textOf(filters.find((each) => each.operator === operator)?.value) ?? '')
    const after = limitOf('time_is_after')
    const before = limitOf('time_is_before')
    if (!(after < before)) return json(400, refusal('invalid_request', 'The filter is no range of time'))
    const found = [...this.issues.values()].flatMap(({ issue }) => {
      const at = Date.parse(textOf(issue.updated_at) ?? textOf(issue.created_at) ?? '')
      return at > after && at < before ? [issue] : []
    })
    return pageOf(found, textOf(asked?.cursor) ?? null, Math.min(numberOf(asked?.limit) ?? 100, pageSize))
  }
}

const sizeIn = (url: URL) => Number(url.searchParams.get('limit') ?? 100)

function pageOf(all: readonly Fields[], cursor: string | null, size: number): unknown {
  const from = Number(cursor?.replace('after-', '') ?? 0)
  const next = from + size
  const has_next_page = next < all.length
  return {
    data: all.slice(from, next),
    pagination: { cursor: has_next_page ? `after-${next}` : '', has_next_page },
    request_id: 'request-0'
  }
}
