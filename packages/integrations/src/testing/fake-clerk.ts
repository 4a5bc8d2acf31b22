import { type Fields, fieldsAt, numberOf, textOf } from '../json-fields.js'
import { type FakeProvider, type FakeProviderOptions, type FakeRoute, fakeProvider } from './fake-provider.js'
import type { Asked } from './paging.js'

type List = 'organizations' | 'users' | 'memberships'

/**
 * A Clerk instance in memory, which answers as Clerk does: users as a bare list behind an id or by offset, the others with their number, in the order that
 * is asked for.
 *
 * @example
 * const clerk = new FakeClerk()
 * clerk.put('users', { id: 'user_1', created_at: 1, updated_at: 1 })
 * const { http } = clerk.provider({ now: clock.now })
 */
export class FakeClerk {
  private readonly objects: Record<List, Map<string, Fields>> = { organizations: new Map(), users: new Map(), memberships: new Map() }
  private readonly domains = new Map<string, Fields[]>()
  readonly instance = { object: 'instance', id: 'ins_1', environment_type: 'production', allowed_origins: null, workspace_id: null }

  /** Adds or replaces an object. */
  put(list: List, object: Fields): void {
    this.objects[list].set(textOf(object.id) ?? '', object)
  }

  /** Takes an object away; memberships go with their organization and their user. */
  remove(list: List, id: string): void {
    this.objects[list].delete(id)
    for (const [membership, object] of this.objects.memberships)
      if (fieldsAt(object, 'organization')?.id === id || fieldsAt(object, 'public_user_data')?.user_id === id)
        this.objects.memberships.delete(membership)
  }

  /** The domains of an organization. */
  putDomains(organization: string, ...domains: Fields[]): void {
    this.domains.set(organization, domains)
  }

  /** The instance behind a client. */
  provider(options: Omit<FakeProviderOptions, 'routes'>): FakeProvider {
    const notFound = { errors: [{ code: 'resource_not_found', message: 'not found', long_message: 'No such object' }] }
    return fakeProvider({ notFound, ...options, routes: this.routes(options.pageSize ?? 500) })
  }

  private routes(pageSize: number): FakeRoute[] {
    const counted = (list: List) => (asked: Asked) => {
      const all = this.sorted(list, asked)
      return { data: sliceOf(all, asked, pageSize), total_count: all.length }
    }
    return [
      { path: '/v1/instance', answer: () => this.instance },
      { path: '/v1/users', answer: (asked) => this.users(asked, pageSize) },
      { path: '/v1/organizations', answer: counted('organizations') },
      { path: '/v1/organization_memberships', answer: counted('memberships') },
      { path: '/v1/organizations/:id/domains', answer: ({ names, url }) => this.domainsOf(names.id ?? '', url) }
    ]
  }

  private domainsOf(id: string, url: URL): unknown {
    if (!this.objects.organizations.has(id)) return undefined
    const all = this.domains.get(id) ?? []
    const isVerified = (domain: Fields) => fieldsAt(domain, 'affiliation_verification')?.status === 'verified'
    const data = url.searchParams.get('verified') === 'true' ? all.filter(isVerified) : all
    return { data, total_count: data.length }
  }

  private users(asked: Asked, pageSize: number): unknown {
    const { searchParams } = asked.url
    const wanted = searchParams.getAll('user_id')
    const since = Number(searchParams.get('last_sign_in_at_after') ?? 0)
    const all = this.sorted('users', asked).filter(
      (user) =>
        (wanted.length === 0 || wanted.includes(textOf(user.id) ?? '')) && (since === 0 || (numberOf(user.last_sign_in_at) ?? 0) > since)
    )
    // Ids are asked for by the hundred: all of them are in one answer.
    if (wanted.length > 0) return all
    const after = searchParams.get('starting_after')
    if (after === null) return sliceOf(all, asked, pageSize)
    const isCreated = /^[+-]?created_at$/.test(searchParams.get('order_by') ?? 'created_at')
    const index = all.findIndex(({ id }) => id === after)
    if (!isCreated || index < 0 || searchParams.has('offset')) {
      const error = {
        code: 'form_param_value_invalid',
        message: 'is invalid',
        long_message: 'is invalid',
        meta: { param_name: 'starting_after' }
      }
      return new Response(JSON.stringify({ errors: [error] }), { status: 422, headers: { 'content-type': 'application/json' } })
    }
    return all.slice(index + 1, index + 1 + limitOf(asked, pageSize))
  }

  private sorted(list: List, { url }: Asked): Fields[] {
    const [, sign, field = 'created_at'] = /^([+-]?)(\w+)$/.exec(url.searchParams.get('order_by') ?? '-created_at') ?? []
    const direction = sign === '-' ? -1 : 1
    return [...this.objects[list].values()].sort((one, other) => direction * ((numberOf(one[field]) ?? 0) - (numberOf(other[field]) ?? 0)))
  }
}

const limitOf = ({ url }: Asked, pageSize: number) => Math.min(Number(url.searchParams.get('limit') ?? 10), pageSize)

function sliceOf(all: readonly Fields[], asked: Asked, pageSize: number): Fields[] {
  const offset = Number(asked.url.searchParams.get('offset') ?? 0)
  return all.slice(offset, offset + limitOf(asked, pageSize))
}
