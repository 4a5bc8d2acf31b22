import { createHmac } from 'node:crypto'
import { createTestRapport, TestClock } from '@rapport/core/testing'
import { describe, expect, it } from 'vitest'
import { clerk } from '../../src/clerk/clerk.js'
import { FakeClerk } from '../../src/testing/fake-clerk.js'
import { giveKey } from '../../src/testing/give-key.js'
import { day, domain, membership, minute, organization, secretKey, start, user } from './account.js'

const whsec = Buffer.from('a secret of the endpoint').toString('base64')

/** A workspace that is connected to an instance, and has read it. */
async function connected(account: FakeClerk, options: Parameters<typeof clerk>[0] = {}) {
  const clock = new TestClock(start)
  const { http, requests } = account.provider({ now: () => clock.now() })
  const made = await createTestRapport({
    clock,
    http,
    providers: [clerk({ webhookSecret: `whsec_${whsec}`, requestsPerSecond: 1_000_000, ...options })],
    secret: 's'.repeat(32),
    publicUrl: 'https://rapport.test'
  })
  const { rapport, workspace } = made
  await giveKey({ rapport, workspace, provider: 'clerk', fields: { secretKey } })
  await rapport.runDue()
  const pass = async (milliseconds: number) => {
    clock.advance(milliseconds)
    await rapport.runDue()
    return (await workspace.integrations.runs('clerk', { limit: 1 }))[0]
  }
  const timeline = async (name: string) => {
    const customer = (await workspace.customers.list({ limit: 100 })).items.find((each) => each.name === name)?.id ?? name
    const { events } = await workspace.call('svc_get_timeline', { customer, timeframe: 'all', limit: 100 })
    return events.map(({ eventType, title }) => `${eventType} ${title}`).sort()
  }
  const customersOfUsers = async () => {
    const { items } = await workspace.users.list({ limit: 100 })
    return Object.fromEntries(items.map(({ email, externalId, customerName }) => [email ?? externalId, customerName]))
  }
  /** A webhook of the instance, as Svix sends it. */
  const tell = async (said: object) => {
    const body = JSON.stringify({ object: 'event', instance_id: 'ins_1', ...said })
    const time = String(Math.floor(clock.now() / 1_000))
    const signature = createHmac('sha256', Buffer.from(whsec, 'base64')).update(`msg_1.${time}.${body}`).digest('base64')
    const headers = { 'svix-id': 'msg_1', 'svix-timestamp': time, 'svix-signature': `v1,${signature}` }
    return (await rapport.fetch(new Request('https://rapport.test/api/webhooks/clerk', { method: 'POST', headers, body }))).status
  }
  return { ...made, clock, requests, pass, timeline, customersOfUsers, tell }
}

function smallInstance(): FakeClerk {
  const account = new FakeClerk()
  for (const index of [1, 2]) account.put('organizations', organization(index))
  for (const index of [1, 2, 3]) account.put('users', user(index))
  account.put('memberships', membership(1, 1, 50))
  return account
}

describe('what Clerk tells', () => {
  it('of several memberships the newest counts, whatever the ids; the one before counts again when it ends', async () => {
    const account = smallInstance()
    account.put('memberships', membership(2, 1, 10))
    account.put('memberships', membership(1, 2, 5))
    account.put('memberships', membership(2, 2, 9))
    const { customersOfUsers, pass, timeline } = await connected(account)
    expect(await customersOfUsers()).toMatchObject({ 'person1@company1.test': 'Company 2', 'person2@company2.test': 'Company 1' })
    account.remove('memberships', 'orgmem_2_1')
    // Few records: two walks have to miss it before it goes.
    await pass(70 * minute)
    await pass(70 * minute)
    expect(await customersOfUsers()).toMatchObject({ 'person1@company1.test': 'Company 1' })
    expect(await timeline('Company 2')).toEqual(
      expect.arrayContaining(['MEMBERSHIP_STARTED Joined Company 2', 'MEMBERSHIP_ENDED Left the organization'])
    )
  })

  it('sign-ups and sign-ins are on the timeline of the customer, once each', async () => {
    const account = smallInstance()
    const { pass, timeline } = await connected(account)
    const first = ['MEMBERSHIP_STARTED Joined Company 1', 'USER_SIGNED_IN Signed in', 'USER_SIGNED_UP Signed up']
    expect(await timeline('Company 1')).toEqual(first)
    account.put('users', user(1, { last_sign_in_at: start + minute }))
    await pass(20 * minute)
    await pass(20 * minute)
    expect(await timeline('Company 1')).toEqual([...first, 'USER_SIGNED_IN Signed in'].sort())
  })

  it('an organization is the customer that its metadata names, else the one of its verified domain, else the one of its id if the host says so', async () => {
    const account = new FakeClerk()
    account.put('organizations', organization(1, { public_metadata: { customerId: 'acme' } }))
    account.put('organizations', organization(2))
    account.put('organizations', organization(3))
    account.putDomains('org_2', domain('globex.test'), domain('gmail.com'))
    account.putDomains('org_3', domain('stolen.test', false))
    const customers = async (options = {}) => {
      const { workspace } = await connected(account, options)
      const { items } = await workspace.customers.list({ limit: 10 })
      return items.map(({ name, externalId, domain: of }) => [name, externalId, of]).sort()
    }
    expect(await customers()).toEqual([
      ['Company 1', 'acme', null],
      ['Company 2', null, 'globex.test'],
      ['Company 3', null, null]
    ])
    expect(await customers({ organizationIsCustomer: true })).toEqual([
      ['Company 1', 'acme', null],
      ['Company 2', 'org_2', 'globex.test'],
      ['Company 3', 'org_3', null]
    ])
  })

  it('an email that is not verified names nobody; the user is known by their id', async () => {
    const account = new FakeClerk()
    const [address] = user(1).email_addresses
    account.put('users', user(1, { email_addresses: [{ ...address, verification: { status: 'unverified' } }] }))
    account.put('users', user(2, { external_id: 'host-2' }))
    const { workspace } = await connected(account)
    const { items } = await workspace.users.list({ limit: 10 })
    expect(items.map(({ email, externalId }) => [email, externalId]).sort()).toEqual([
      [null, 'user_1'],
      ['person2@company2.test', 'host-2']
    ])
  })

  it('a webhook of a deleted user has everything walked at once, so that the user is gone', async () => {
    const account = smallInstance()
    for (let index = 4; index <= 8; index++) account.put('users', user(index))
    const { pass, tell, requests, workspace } = await connected(account)
    const emails = async () => (await workspace.users.list({ limit: 100 })).items.map(({ email, traits }) => [email, traits.name])
    const isKnown = async () => (await emails()).some(([email, name]) => email === 'person3@company0.test' && name === 'Person 3')
    expect(await isKnown()).toBe(true)
    account.remove('users', 'user_3')
    requests.length = 0
    expect(await tell({ type: 'user.updated', data: { id: 'user_1' } })).toBe(200)
    await pass(1)
    expect(requests.filter(({ url }) => url.includes('starting_after'))).toEqual([])
    expect(await tell({ type: 'user.deleted', data: { id: 'user_3', deleted: true } })).toBe(200)
    const run = await pass(1)
    expect(run?.streams.find(({ stream }) => stream === 'users')).toMatchObject({ outcome: 'ended', removed: 1 })
    expect(await isKnown()).toBe(false)
  })

  it('a webhook of another instance, or signed by somebody else, reads nothing', async () => {
    const { pass, requests, tell, rapport } = await connected(smallInstance())
    requests.length = 0
    expect(await tell({ type: 'user.updated', instance_id: 'ins_2' })).toBe(200)
    const unsigned = new Request('https://rapport.test/api/webhooks/clerk', { method: 'POST', body: '{"type":"user.updated"}' })
    expect((await rapport.fetch(unsigned)).status).toBe(401)
    await pass(1)
    expect(requests).toEqual([])
  })

  it('an instance without organizations has its users read', async () => {
    const account = smallInstance()
    const off = { errors: [{ code: 'organization_not_enabled_in_instance', message: 'off', long_message: 'Organizations are off' }] }
    const { http } = account.provider({ now: () => start })
    const { rapport, workspace } = await createTestRapport({
      clock: new TestClock(start),
      http: async (url, init) => (url.includes('/organization') ? new Response(JSON.stringify(off), { status: 422 }) : http(url, init)),
      providers: [clerk({ requestsPerSecond: 1_000_000 })],
      secret: 's'.repeat(32),
      publicUrl: 'https://rapport.test'
    })
    await giveKey({ rapport, workspace, provider: 'clerk', fields: { secretKey } })
    await rapport.runDue()
    const [run] = await workspace.integrations.runs('clerk', { limit: 1 })
    expect(run?.streams.map(({ stream, outcome }) => [stream, outcome])).toEqual([
      ['organizations', 'skipped'],
      ['users', 'ended'],
      ['memberships', 'skipped']
    ])
  })

  it('is set up on the page alone: the tool takes no key, and answers the link', async () => {
    const { rapport, workspace } = await createTestRapport({
      clock: new TestClock(start),
      http: smallInstance().provider({ now: () => start }).http,
      providers: [clerk()],
      secret: 's'.repeat(32),
      publicUrl: 'https://rapport.test'
    })
    const [capability] = await workspace.integrations.capabilities({ provider: 'clerk' })
    expect(capability).toMatchObject({
      category: 'storage',
      authType: 'api_key',
      setupMode: 'browser_handoff',
      browserHandoffAvailable: true
    })
    const setup = (more: object = {}) => workspace.call('svc_setup_integration', { provider: 'clerk', ...more } as never)
    expect(await setup()).toMatchObject({ status: 'awaiting_auth', next: { purpose: 'authentication' }, error: null })
    await expect(setup({ credentials: { secretKey } })).rejects.toThrow('credentials')
    await giveKey({ rapport, workspace, provider: 'clerk', fields: { secretKey } })
    expect(await setup()).toMatchObject({ status: 'ready', next: null, error: null })
  })

  it('a page that names no total ends where it is empty, and one that is empty too early fails', async () => {
    const account = smallInstance()
    for (let index = 3; index <= 40; index++) account.put('organizations', organization(index, { updated_at: start - day }))
    const over = async (change: (body: { data: unknown[]; total_count?: number }, offset: number) => object) => {
      const { http } = account.provider({ now: () => start, pageSize: 7 })
      const answering: typeof http = async (url, init) => {
        const response = await http(url, init)
        const { pathname, searchParams } = new URL(url)
        if (pathname !== '/v1/organizations') return response
        return new Response(
          JSON.stringify(change((await response.json()) as { data: unknown[]; total_count?: number }, Number(searchParams.get('offset'))))
        )
      }
      const provider = clerk({ requestsPerSecond: 1_000_000 })
      const { rapport, workspace } = await createTestRapport({
        clock: new TestClock(start),
        http: answering,
        providers: [provider],
        secret: 's'.repeat(32),
        publicUrl: 'https://rapport.test'
      })
      await giveKey({ rapport, workspace, provider: 'clerk', fields: { secretKey } })
      await rapport.runDue()
      const [run] = await workspace.integrations.runs('clerk', { limit: 1 })
      return run?.streams.find(({ stream }) => stream === 'organizations')
    }
    expect(await over(({ data }) => ({ data }))).toMatchObject({ outcome: 'ended', added: 40 })
    expect(await over((body, offset) => (offset > 10 ? { ...body, data: [] } : body))).toMatchObject({ outcome: 'failed' })
  })
})
