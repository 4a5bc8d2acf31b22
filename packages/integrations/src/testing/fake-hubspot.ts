import { type Fields, fieldsOf, itemsOf, listOf, numberOf, textOf } from '../json-fields.js'
import { type FakeProvider, type FakeProviderOptions, type FakeRoute, fakeProvider } from './fake-provider.js'
import { searched } from './hubspot-search.js'
import type { Asked } from './paging.js'

const types = ['companies', 'contacts', 'deals', 'tickets', 'emails', 'calls', 'meetings', 'notes'] as const
type Type = (typeof types)[number]

interface Stored {
  id: string
  properties: Record<string, string | null>
  createdAt: string
  updatedAt: string
  archived: boolean
  /** Former values of properties, the newest first. */
  history: Record<string, { value: string; timestamp: string }[]>
}

/** Properties whose former values are kept. */
const withHistory = ['dealstage']
const maxConcurrent = { list: 100, search: 200, history: 50 }

/**
 * A HubSpot account in memory, which answers as HubSpot does: lists in the order of ids, with the properties that are asked for; searches that end after
 * 10,000 records; associations and former values apart. It has both versions of its paths.
 *
 * @example
 * const account = new FakeHubspot()
 * account.put('companies', '1', { name: 'Acme', domain: 'acme.com' }, Date.now())
 * const { http } = account.provider({ now: clock.now })
 */
export class FakeHubspot {
  private readonly objects = new Map<Type, Map<string, Stored>>(types.map((type) => [type, new Map()]))
  private readonly associations = new Map<string, { id: string; isPrimary: boolean }[]>()
  owners: Fields[] = []
  pipelines: Record<'deals' | 'tickets', Fields[]> = { deals: [], tickets: [] }
  hubId = 4711
  /** The host of its pages. */
  uiDomain: unknown = 'app.hubspot.com'
  scopes: readonly string[] = ['oauth', ...allScopes]
  /** Associations of a record that one page holds at most. */
  associationsAtOnce = 500
  /** When records are changed from now on, where that is not the time of what is put. */
  modifiedAt: number | undefined
  /** Records in the order of their ids, until one is put or taken away. */
  private readonly order = new Map<Map<string, Stored>, readonly Stored[]>()
  private pageSize = 100

  /** Adds a record or changes properties of it, at a time in epoch milliseconds. */
  put(type: Type, id: string, properties: Readonly<Record<string, string | null>>, at: number): void {
    const timestamp = new Date(at).toISOString()
    const changed = new Date(this.modifiedAt ?? at).toISOString()
    const before = this.of(type).get(id)
    const modified = type === 'contacts' ? 'lastmodifieddate' : 'hs_lastmodifieddate'
    const created = {
      hs_object_id: id,
      ...(type === 'contacts' || type === 'companies' || type === 'deals' ? { createdate: timestamp } : {})
    }
    const history = { ...before?.history }
    for (const name of withHistory) {
      const value = properties[name]
      if (value && value !== before?.properties[name]) history[name] = [{ value, timestamp }, ...(history[name] ?? [])]
    }
    this.set(type, {
      id,
      properties: { ...created, ...before?.properties, ...properties, [modified]: properties[modified] ?? changed },
      createdAt: before?.createdAt ?? timestamp,
      updatedAt: changed,
      archived: false,
      history
    })
  }

  /** Deletes a record: it is listed as an archived one from now on. */
  archive(type: Type, id: string): void {
    const stored = this.of(type).get(id)
    if (stored) this.set(type, { ...stored, archived: true })
  }

  /** Takes a record away for good. */
  remove(type: Type, id: string): void {
    this.of(type).delete(id)
    this.order.delete(this.of(type))
  }

  /** Has a record belong to another one; `isPrimary` marks a company as the one that counts. */
  associate([from, id]: [Type, string], [to, other]: [Type, string], isPrimary = false): void {
    const key = `${from} ${id} ${to}`
    this.associations.set(key, [...(this.associations.get(key) ?? []), { id: other, isPrimary }])
  }

  /** The account behind a client. */
  provider(options: Omit<FakeProviderOptions, 'routes'>): FakeProvider {
    this.pageSize = options.pageSize ?? 200
    return fakeProvider({ ...options, routes: this.routes() })
  }

  private routes(): FakeRoute[] {
    const versions = [
      { objects: '/crm/objects/:version', associations: '/crm/associations/:version', plain: (of: string) => `/crm/${of}/:version` },
      { objects: '/crm/v3/objects', associations: '/crm/v4/associations', plain: (of: string) => `/crm/v3/${of}` }
    ]
    const token = { ...this.token() }
    return [
      { method: 'POST', path: '/oauth/2026-03/token/introspect', answer: () => ({ active: true, token_use: 'access_token', ...token }) },
      { path: '/oauth/v1/access-tokens/:token', answer: () => token },
      { path: '/account-info/2026-03/details', answer: () => ({ portalId: this.hubId, accountType: 'STANDARD', uiDomain: this.uiDomain }) },
      ...versions.flatMap(({ objects, associations, plain }): FakeRoute[] => [
        { path: `${objects}/:type`, answer: ({ names, url }) => this.list(names.type, url.searchParams) },
        { method: 'POST', path: `${objects}/:type/search`, answer: ({ names, body }) => this.search(names.type, body) },
        { method: 'POST', path: `${objects}/:type/batch/read`, answer: ({ names, body }) => this.batch(names.type, body) },
        {
          method: 'POST',
          path: `${associations}/:from/:to/batch/read`,
          answer: ({ names, body }) => this.associated(names.from, names.to, body)
        },
        { path: plain('owners'), answer: ({ url }) => this.listOwners(url) },
        {
          path: `${plain('pipelines')}/:type`,
          answer: ({ names }) => ({ results: this.pipelines[names.type === 'tickets' ? 'tickets' : 'deals'] })
        }
      ])
    ]
  }

  private token(): Fields {
    return {
      hub_id: this.hubId,
      hub_domain: 'acme.hubspot.test',
      user: 'ann@ours.test',
      token_type: 'bearer',
      expires_in: 1800,
      scopes: this.scopes
    }
  }

  private of(type: string | undefined): Map<string, Stored> {
    return this.objects.get(types.find((each) => each === type) ?? 'notes') ?? new Map()
  }

  /** In the order of ids, as lists and searches have them. */
  private sorted(type: string | undefined): readonly Stored[] {
    const objects = this.of(type)
    const known = this.order.get(objects)
    if (known) return known
    const sorted = [...objects.values()].sort((one, other) => Number(one.id) - Number(other.id))
    this.order.set(objects, sorted)
    return sorted
  }

  private set(type: Type, stored: Stored): void {
    this.of(type).set(stored.id, stored)
    this.order.delete(this.of(type))
  }

  private list(type: string | undefined, query: URLSearchParams): unknown {
    const names = (query.get('properties') ?? '').split(',')
    const history = query.get('propertiesWithHistory')?.split(',') ?? []
    const most = history.length > 0 ? maxConcurrent.history : maxConcurrent.list
    const limit = Number(query.get('limit') ?? 10)
    if (limit > most) return problem(`limit must be at most ${most}`)
    const after = Number(query.get('after') ?? 0)
    const wanted = this.sorted(type).filter(({ id, archived }) => Number(id) > after && archived === (query.get('archived') === 'true'))
    const page = wanted.slice(0, Math.min(limit, this.pageSize))
    const paging = page.length < wanted.length && { paging: { next: { after: page.at(-1)?.id, link: '?' } } }
    return { results: page.map((each) => shown(each, names, history)), ...paging }
  }

  private search(type: string | undefined, body: Asked['body']): unknown {
    const asked = fieldsOf(body) ?? {}
    const limit = numberOf(asked.limit) ?? 10
    const from = Number(asked.after ?? 0)
    if (limit > maxConcurrent.search) return problem(`limit must be at most ${maxConcurrent.search}`)
    if (from + limit > 10_000) return problem('A search ends after 10000 results')
    const found = searched(
      this.sorted(type).filter(({ archived }) => !archived),
      asked
    )
    const page = found.slice(from, from + Math.min(limit, this.pageSize))
    const next = from + page.length
    const paging = next < found.length && { paging: { next: { after: String(next) } } }
    const names = itemsOf(asked.properties).map(String)
    return { total: found.length, results: page.map((each) => shown(each, names, [])), ...paging }
  }

  private batch(type: string | undefined, body: Asked['body']): unknown {
    const asked = fieldsOf(body)
    const history = itemsOf(asked?.propertiesWithHistory).map(String)
    const inputs = listOf(asked?.inputs)
    if (inputs.length > (history.length > 0 ? maxConcurrent.history : maxConcurrent.list)) return problem('Too many inputs')
    const found = inputs.flatMap(({ id }) => this.of(type).get(String(id)) ?? []).filter(({ archived }) => !archived)
    return { status: 'COMPLETE', results: found.map((each) => shown(each, itemsOf(asked?.properties).map(String), history)) }
  }

  private associated(from: string | undefined, to: string | undefined, body: Asked['body']): unknown {
    const inputs = listOf(fieldsOf(body)?.inputs)
    if (inputs.length > 1_000) return problem('Too many inputs')
    const results = inputs.flatMap(({ id, after }) => {
      const all = this.associations.get(`${from} ${id} ${to}`) ?? []
      const begin = Number(after ?? 0)
      const end = begin + this.associationsAtOnce
      const paging = end < all.length && { paging: { next: { after: String(end) } } }
      return all.length === 0 ? [] : [{ from: { id: String(id) }, to: all.slice(begin, end).map(toAssociation), ...paging }]
    })
    if (results.length === inputs.length) return { status: 'COMPLETE', results }
    const errors = [{ status: 'error', category: 'OBJECT_NOT_FOUND', subCategory: 'crm.associations.NO_ASSOCIATIONS_FOUND' }]
    const partly = { status: 'COMPLETE', results, numErrors: inputs.length - results.length, errors }
    return new Response(JSON.stringify(partly), { status: 207, headers: { 'content-type': 'application/json' } })
  }

  private listOwners({ searchParams }: URL): unknown {
    const wanted = this.owners.filter(({ archived }) => (archived === true) === (searchParams.get('archived') === 'true'))
    const from = Number(searchParams.get('after') ?? 0)
    const end = from + Math.min(Number(searchParams.get('limit') ?? 100), this.pageSize)
    return { results: wanted.slice(from, end), ...(end < wanted.length && { paging: { next: { after: String(end) } } }) }
  }
}

/** All permissions that are asked for. */
const allScopes = [
  'crm.objects.owners.read',
  'crm.objects.companies.read',
  'crm.objects.contacts.read',
  'crm.objects.deals.read',
  'tickets',
  'sales-email-read'
]

function shown(
  { id, properties, createdAt, updatedAt, archived, history }: Stored,
  names: readonly string[],
  withFormer: readonly string[]
): unknown {
  const asked = names.filter((name) => Object.hasOwn(properties, name)).map((name) => [name, properties[name]])
  const former = Object.fromEntries(withFormer.map((name) => [name, history[name] ?? []]))
  const of = { hs_object_id: id, ...Object.fromEntries(asked) }
  return { id, properties: of, createdAt, updatedAt, archived, ...(withFormer.length > 0 && { propertiesWithHistory: former }) }
}

function toAssociation({ id, isPrimary }: { id: string; isPrimary: boolean }): unknown {
  const plain = { category: 'HUBSPOT_DEFINED', typeId: 279, label: null }
  const primary = { category: 'HUBSPOT_DEFINED', typeId: 1, label: 'Primary' }
  return { toObjectId: Number(id), associationTypes: isPrimary ? [primary, plain] : [plain] }
}

function problem(message: string): Response {
  const body = { status: 'error', message, category: textOf('VALIDATION_ERROR') }
  return new Response(JSON.stringify(body), { status: 400, headers: { 'content-type': 'application/json' } })
}
