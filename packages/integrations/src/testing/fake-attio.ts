import { type Fields, fieldsAt, fieldsOf, itemsOf, numberOf, textOf } from '../json-fields.js'
import { type FakeProvider, type FakeProviderOptions, type FakeRoute, fakeProvider } from './fake-provider.js'
import type { Asked } from './paging.js'

const objects = ['companies', 'people', 'deals'] as const
type ObjectSlug = (typeof objects)[number]
type List = ObjectSlug | 'notes' | 'tasks' | 'meetings' | 'members'

/** What the id of an object is called in it. */
const idNames = {
  companies: 'record_id',
  people: 'record_id',
  deals: 'record_id',
  notes: 'note_id',
  tasks: 'task_id',
  meetings: 'meeting_id',
  members: 'workspace_member_id'
} as const

/**
 * A workspace of Attio in memory: records, notes and tasks by offset, meetings by a cursor, members all at once. Deals are off where nobody has turned
 * them on.
 *
 * @example
 * const account = new FakeAttio()
 * account.put('companies', { id: { record_id: 'r1' }, created_at: '2026-01-01T00:00:00Z', values: { name: [{ value: 'Acme' }] } })
 * const { http } = account.provider({ now: clock.now })
 */
export class FakeAttio {
  private readonly lists = new Map<List, Map<string, Fields>>()
  /** What the token may do; null: it does not say. */
  scope: string | null =
    'record_permission:read object_configuration:read user_management:read note:read task:read meeting:read webhook:read-write'
  readonly workspaceId = '14beef7a-99f7-4534-a87e-70b564330a4c'
  isActive = true
  hasDeals = true
  hasMeetings = true
  /** The stages of deals, as Attio lists them. */
  stages: Fields[] = []

  /** Adds or replaces an object. */
  put(list: List, object: Fields): void {
    this.listOf(list).set(textOf(fieldsAt(object, 'id')?.[idNames[list]]) ?? '', object)
  }

  remove(list: List, id: string): void {
    this.listOf(list).delete(id)
  }

  /** The id of an object, which differs from workspace to workspace. */
  objectId(slug: ObjectSlug): string {
    return `97052eb9-e65e-443f-a297-00000000000${objects.indexOf(slug) + 1}`
  }

  /** The workspace behind a client. */
  provider(options: Omit<FakeProviderOptions, 'routes'>): FakeProvider {
    return fakeProvider({ notFound: notFound('The resource was not found.'), ...options, routes: this.routes(options.pageSize ?? 500) })
  }

  /** What it answers, without a check of who asks. */
  routes(pageSize: number): FakeRoute[] {
    const list = (name: 'notes' | 'tasks', most: number) => (asked: Asked) => {
      const { searchParams } = asked.url
      const limit = Math.min(Number(searchParams.get('limit') ?? 10), most, pageSize)
      return { data: slice(this.all(name), Number(searchParams.get('offset') ?? 0), limit) }
    }
    const answer = (isThere: () => boolean, body: () => unknown) => () => (isThere() ? body() : undefined)
    return [
      { path: '/v2/self', answer: () => this.self() },
      { path: '/v2/workspace_members', answer: () => ({ data: this.all('members') }) },
      {
        path: '/v2/objects',
        answer: () => ({ data: objects.map((slug) => ({ id: { object_id: this.objectId(slug) }, api_slug: slug })) })
      },
      {
        path: '/v2/objects/deals/attributes/stage/statuses',
        answer: answer(
          () => this.hasDeals,
          () => ({ data: this.stages })
        )
      },
      {
        method: 'POST',
        path: '/v2/objects/:object/records/query',
        answer: ({ names, body }) => this.query(names.object ?? '', body, pageSize)
      },
      { path: '/v2/notes', answer: list('notes', 50) },
      { path: '/v2/tasks', answer: list('tasks', 500) },
      { path: '/v2/meetings', answer: (asked) => (this.hasMeetings ? this.meetings(asked, pageSize) : undefined) }
    ]
  }

  private self(): Fields {
    if (!this.isActive) return { active: false }
    const { workspaceId: workspace_id, scope } = this
    const client = { client_id: 'client-of-the-app', aud: 'client-of-the-app', token_type: 'Bearer', exp: null, iat: 1_669_000_000 }
    const workspace = { workspace_id, workspace_name: 'Ours', workspace_slug: 'ours', workspace_logo_url: null }
    const by = { iss: 'attio.com', sub: workspace_id, authorized_by_workspace_member_id: null }
    return { active: true, ...(scope !== null && { scope }), ...client, ...by, ...workspace }
  }

  private query(object: string, asked: unknown, pageSize: number): unknown {
    const slug = objects.find((each) => each === object)
    if (!slug || (slug === 'deals' && !this.hasDeals)) return undefined
    const body = fieldsOf(asked)
    const wanted = fieldsAt(body, 'filter', 'record_id')?.$in
    const isWanted = ({ id }: Fields) => wanted === undefined || itemsOf(wanted).includes(fieldsOf(id)?.record_id)
    return { data: slice(this.all(slug).filter(isWanted), numberOf(body?.offset) ?? 0, Math.min(numberOf(body?.limit) ?? 500, pageSize)) }
  }

  private meetings({ url }: Asked, pageSize: number): unknown {
    const all = this.all('meetings')
    const from = Number(url.searchParams.get('cursor')?.replace('after-', '') ?? 0)
    const to = from + Math.min(Number(url.searchParams.get('limit') ?? 50), pageSize)
    return { data: slice(all, from, to - from), pagination: { next_cursor: to < all.length ? `after-${to}` : null } }
  }

  /** All of a list; notes newest first, all others oldest first. */
  private all(list: List): Fields[] {
    const sorted = [...this.listOf(list).values()].sort((one, other) => timeOf(one) - timeOf(other))
    return list === 'notes' ? sorted.reverse() : sorted
  }

  private listOf(list: List): Map<string, Fields> {
    const known = this.lists.get(list) ?? new Map<string, Fields>()
    this.lists.set(list, known)
    return known
  }
}

const timeOf = ({ created_at }: Fields) => Date.parse(textOf(created_at) ?? '') || 0
const slice = (all: readonly Fields[], offset: number, limit: number) => all.slice(offset, offset + limit)
const notFound = (message: string) => ({ status_code: 404, type: 'invalid_request_error', code: 'not_found', message })
