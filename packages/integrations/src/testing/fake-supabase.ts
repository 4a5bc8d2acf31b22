import { type Fields, textOf } from '../json-fields.js'
import { type FakeProvider, type FakeProviderOptions, type FakeRoute, fakeProvider } from './fake-provider.js'

interface Project {
  name: string
  status: string
  key: string
  users: Map<string, Fields>
}

/**
 * A Supabase organization in memory: its management API, and the auth server of each project, which takes the project's own key alone and lists its newest
 * users first.
 *
 * @example
 * const supabase = new FakeSupabase()
 * supabase.putProject('abcdefghijklmnopqrst', 'App')
 * supabase.put('abcdefghijklmnopqrst', { id: '00000000-0000-4000-8000-000000000001', email: 'ann@acme.test' })
 * const { http } = supabase.provider({ now: clock.now })
 */
export class FakeSupabase {
  private readonly projects = new Map<string, Project>()
  readonly organization = { id: 'org-slug', slug: 'org-slug', name: 'Acme' }
  /** All keys that there have been. */
  readonly keys: string[] = []

  /** Adds a project, or changes its status: one that is paused answers nothing. */
  putProject(ref: string, name: string, status = 'ACTIVE_HEALTHY'): void {
    const known = this.projects.get(ref)
    this.projects.set(ref, known ? { ...known, name, status } : { name, status, key: this.newKey(ref), users: new Map() })
  }

  /** Has a project take another key. */
  rotateKey(ref: string): void {
    const project = this.projects.get(ref)
    if (project) project.key = this.newKey(ref)
  }

  /** Adds or replaces a user of a project. */
  put(ref: string, user: Fields): void {
    this.projects.get(ref)?.users.set(textOf(user.id) ?? '', user)
  }

  remove(ref: string, id: string): void {
    this.projects.get(ref)?.users.delete(id)
  }

  /** The organization behind a client; `accepts` is for its management API. */
  provider({ accepts = () => true, pageSize = 1_000, ...options }: Omit<FakeProviderOptions, 'routes'>): FakeProvider {
    const management = fakeProvider({ ...options, accepts, routes: this.routes() })
    const site = fakeProvider({ ...options, routes: [] })
    return {
      ...management,
      http: async (address, init) => {
        const url = new URL(address)
        const [, ref] = /^([a-z]+)\.supabase\.co$/.exec(url.hostname) ?? []
        if (ref === undefined) return management.http(address, init)
        management.requests.push({ method: init.method ?? 'GET', url: address, headers: new Headers(init.headers), body: undefined })
        const project = this.projects.get(ref)
        if (project?.status !== 'ACTIVE_HEALTHY') return site.http(address, init)
        return this.usersOf(project, url, new Headers(init.headers), pageSize)
      }
    }
  }

  private newKey(ref: string): string {
    const key = `sb_secret_${ref}_${this.keys.length}`
    this.keys.push(key)
    return key
  }

  private routes(): FakeRoute[] {
    const projects = () =>
      [...this.projects].map(([ref, { name, status }]) => ({
        id: ref,
        ref,
        name,
        status,
        organization_id: this.organization.id,
        region: 'eu'
      }))
    const keys = ({ names, url }: { names: Readonly<Record<string, string>>; url: URL }) => {
      const project = this.projects.get(names.ref ?? '')
      if (!project) return undefined
      const isShown = url.searchParams.get('reveal') === 'true'
      return [
        { name: 'anon', type: 'legacy', api_key: 'header.of-the-anonymous-key.signature' },
        { name: 'default', type: 'publishable', api_key: 'sb_publishable_of_the_project' },
        {
          name: 'default',
          type: 'secret',
          api_key: isShown ? project.key : 'sb_secret_····',
          secret_jwt_template: { role: 'service_role' }
        }
      ]
    }
    return [
      { path: '/v1/organizations', answer: () => [this.organization] },
      { path: '/v1/projects', answer: projects },
      { path: '/v1/projects/:ref/api-keys', answer: keys }
    ]
  }

  private usersOf({ key, users }: Project, url: URL, headers: Headers, pageSize: number): Response {
    const json = (status: number, body: unknown, more: Record<string, string> = {}) =>
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...more } })
    if (headers.get('apikey') !== key || headers.get('authorization') !== `Bearer ${key}`) return json(401, { message: 'Invalid API key' })
    if (url.pathname !== '/auth/v1/admin/users') return json(404, { message: 'Not found' })
    const size = Math.min(Number(url.searchParams.get('per_page') ?? 50), pageSize)
    const from = (Number(url.searchParams.get('page') ?? 1) - 1) * size
    const newestFirst = [...users.values()].reverse()
    return json(200, { users: newestFirst.slice(from, from + size), aud: 'authenticated' }, { 'x-total-count': String(users.size) })
  }
}
