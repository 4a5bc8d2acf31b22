import { createTestRapport, TestClock } from '@rapport/core/testing'
import { describe, expect, it } from 'vitest'
import { supabase } from '../../src/supabase/supabase.js'
import type { FakeProvider } from '../../src/testing/fake-provider.js'
import { fakeProvider } from '../../src/testing/fake-provider.js'
import { FakeSupabase } from '../../src/testing/fake-supabase.js'
import { FakeTokens } from '../../src/testing/fake-tokens.js'
import { signIn } from '../../src/testing/sign-in.js'
import { app, clientSecret, idOf, minute, shop, start, user } from './account.js'

/** A workspace that has signed in to an organization, and has read it. */
async function connected(
  account: FakeSupabase,
  { pageSize = 1_000, around }: { pageSize?: number; around?: (http: FakeProvider['http']) => FakeProvider['http'] } = {}
) {
  const clock = new TestClock(start)
  const tokens = new FakeTokens(() => clock.now())
  const api = account.provider({ now: () => clock.now(), pageSize, accepts: (headers) => tokens.accepts(headers) })
  const token = fakeProvider({ now: () => clock.now(), routes: [tokens.route('/v1/oauth/token')] })
  const inner: FakeProvider['http'] = (url, init) => (new URL(url).pathname === '/v1/oauth/token' ? token : api).http(url, init)
  const made = await createTestRapport({
    clock,
    http: around ? around(inner) : inner,
    providers: [supabase({ clientId: 'client', clientSecret, requestsPerSecond: 1_000_000 })],
    secret: 's'.repeat(32),
    publicUrl: 'https://rapport.test'
  })
  const { rapport, workspace } = made
  await signIn({ rapport, workspace, provider: 'supabase', back: { code: 'code-of-the-person' } })
  await rapport.runDue()
  const lastRun = async () => (await workspace.integrations.runs('supabase', { limit: 1 }))[0]?.streams[0]
  const pass = async (milliseconds: number) => {
    clock.advance(milliseconds)
    await rapport.runDue()
    return lastRun()
  }
  const emails = async () =>
    (await workspace.users.list({ limit: 100 })).items
      .flatMap(({ email, traits }) => (traits.name === undefined ? [] : (email ?? [])))
      .sort()
  return { ...made, clock, tokens, token, requests: api.requests, lastRun, pass, emails }
}

/** Two projects, the first with so many users. */
function projects(count: number): FakeSupabase {
  const account = new FakeSupabase()
  account.putProject(app, 'App')
  account.putProject(shop, 'Shop')
  for (let index = 1; index <= count; index++) account.put(app, user(index))
  account.put(shop, user(50))
  return account
}

describe('what Supabase tells', () => {
  it('signs in with PKCE and the client’s secret as Basic, and asks for no scopes', async () => {
    const { token } = await connected(projects(1))
    const [exchange] = token.requests
    expect(exchange?.body).toMatchObject({ grant_type: 'authorization_code', code_verifier: expect.stringMatching(/^[\w.~-]{43,128}$/) })
    expect(exchange?.headers.get('authorization')).toBe(`Basic ${Buffer.from(`client:${clientSecret}`).toString('base64')}`)
  })

  it('a project’s key goes to the project alone, and the sign-in to the management API alone', async () => {
    const account = projects(2)
    const { requests, tokens } = await connected(account)
    expect(requests.length).toBeGreaterThan(5)
    for (const { url, headers } of requests) {
      const isProject = new URL(url).hostname.endsWith('.supabase.co')
      const sent = JSON.stringify([...headers])
      expect(account.keys.some((key) => sent.includes(key))).toBe(isProject)
      expect(tokens.issued.some((each) => sent.includes(each))).toBe(!isProject)
      if (isProject) expect(sent).toContain(account.keys.find((key) => key.includes(new URL(url).hostname.split('.')[0] ?? '')))
    }
  })

  it('users are people with their names, ways to sign in, sign-up and last sign-in', async () => {
    const { workspace } = await connected(projects(1))
    const { items } = await workspace.users.list({ limit: 10 })
    const person = items.find(({ email }) => email === 'person1@company1.test')
    expect(person).toMatchObject({ externalId: idOf(1), traits: { name: 'Person 1', sign_in_providers: ['email', 'google'] } })
    const { events } = await workspace.call('svc_get_timeline', { customer: 'company1.test', timeframe: 'all' })
    expect(events.map(({ eventType }) => eventType)).toEqual(['USER_SIGNED_IN', 'USER_SIGNED_UP'])
  })

  it('anonymous users, those without an email and those who have not confirmed it are counted as left out', async () => {
    const account = projects(1)
    account.put(app, user(2, { is_anonymous: true, email: null }))
    account.put(app, user(3, { email: '' }))
    account.put(app, user(4, { email_confirmed_at: null }))
    const { lastRun, emails } = await connected(account)
    expect(await emails()).toEqual(['person1@company1.test', 'person50@company2.test'])
    const run = await lastRun()
    expect(run).toMatchObject({ outcome: 'ended', skipped: 3 })
    expect(run?.skippedFor.map(({ reason }) => reason).sort()).toEqual([
      'who are anonymous',
      'whose email is not confirmed',
      'without an email'
    ])
  })

  it('users of a project that is paused stay; one who is deleted meanwhile goes once it runs again', async () => {
    const account = projects(9)
    const { pass, emails } = await connected(account)
    account.putProject(shop, 'Shop', 'INACTIVE')
    account.remove(app, idOf(1))
    expect(await pass(61 * minute)).toMatchObject({ outcome: 'ended', removed: 1, skipped: 1 })
    expect(await emails()).toHaveLength(9)
    expect(await emails()).toContain('person50@company2.test')
    account.putProject(shop, 'Shop')
    account.remove(shop, idOf(50))
    expect(await pass(61 * minute)).toMatchObject({ outcome: 'ended', removed: 1, skipped: 0 })
    expect(await emails()).not.toContain('person50@company2.test')
  })

  it('nobody seems to be gone because others were deleted while pages were read', async () => {
    const account = projects(9)
    let isOnTheWay = false
    const { pass, emails } = await connected(account, {
      pageSize: 3,
      around: (http) => async (url, init) => {
        // After the first page the newest users go: whoever was the first of the second page is on the first now.
        if (isOnTheWay && url.includes('page=2')) for (const index of [9, 8]) account.remove(app, idOf(index))
        return http(url, init)
      }
    })
    isOnTheWay = true
    const first = await pass(61 * minute)
    expect(first).toMatchObject({ outcome: 'ended', removed: 0 })
    expect(await emails()).toContain('person6@company0.test')
    isOnTheWay = false
    expect(await pass(61 * minute)).toMatchObject({ outcome: 'ended', removed: 2 })
    expect(await emails()).toEqual(
      [1, 2, 3, 4, 5, 6, 7]
        .map((index) => `person${index}@company${index % 3}.test`)
        .concat('person50@company2.test')
        .sort()
    )
  })

  it('a key that was replaced while it is read is asked for again; one that is refused skips the stream, and the sign-in lives', async () => {
    const account = projects(9)
    let onPage = (_: string) => {}
    const world = await connected(account, {
      pageSize: 3,
      around: (http) => async (url, init) => {
        onPage(url)
        return http(url, init)
      }
    })
    let rotations = 0
    onPage = (url) => {
      if (url.includes('page=2') && rotations++ === 0) account.rotateKey(app)
    }
    expect(await world.pass(61 * minute)).toMatchObject({ outcome: 'ended' })
    expect(rotations).toBeGreaterThan(1)
    onPage = (url) => {
      if (url.includes('admin/users')) account.rotateKey(app)
    }
    expect(await world.pass(61 * minute)).toMatchObject({ outcome: 'skipped', errorClass: 'forbidden' })
    const [item] = await world.workspace.integrations.list({ connectedOnly: true })
    expect(item?.status).toBe('connected')
    expect(JSON.stringify(await world.workspace.integrations.status('supabase'))).not.toContain('sb_secret_')
  })

  it('an app that may not read keys says so', async () => {
    const { lastRun } = await connected(projects(1), {
      around: (http) => async (url, init) =>
        url.includes('/api-keys') ? new Response('{"message":"Forbidden"}', { status: 403 }) : http(url, init)
    })
    expect(await lastRun()).toMatchObject({ outcome: 'skipped', errorMessage: expect.stringContaining('Read on Secrets') })
  })

  it.each(['evil.test/', 'abcdefghijklmnopqrs.', 'ABCDEFGHIJKLMNOPQRST', ''])('no key goes to a project called %j', async (ref) => {
    const account = projects(1)
    account.putProject(ref, 'Somewhere else')
    const { lastRun, requests } = await connected(account)
    expect(await lastRun()).toMatchObject({ outcome: 'partial', unreadable: { count: 1 } })
    expect(new Set(requests.map(({ url }) => new URL(url).origin))).toEqual(
      new Set(['https://api.supabase.com', `https://${app}.supabase.co`, `https://${shop}.supabase.co`])
    )
  })

  it('is set up by signing in: capabilities and the tool say what is missing, and answer the link', async () => {
    const of = async (options: object) => {
      const { workspace } = await createTestRapport({
        providers: [supabase(options)],
        secret: 's'.repeat(32),
        publicUrl: 'https://rapport.test'
      })
      const [capability] = await workspace.integrations.capabilities({ provider: 'supabase' })
      return { capability, answer: await workspace.call('svc_setup_integration', { provider: 'supabase' }) }
    }
    const without = await of({})
    expect(without.capability).toMatchObject({
      category: 'storage',
      authType: 'oauth',
      setupMode: 'browser_handoff',
      browserHandoffAvailable: false
    })
    expect(without.answer).toMatchObject({ status: 'not_connected', next: null, error: { code: 'HANDOFF_UNAVAILABLE', retryable: false } })
    const withClient = await of({ clientId: 'client', clientSecret })
    expect(withClient.capability).toMatchObject({ browserHandoffAvailable: true })
    expect(withClient.answer).toMatchObject({ status: 'awaiting_auth', next: { purpose: 'authentication' }, error: null })
  })
})
