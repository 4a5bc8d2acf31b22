import type { HttpClient } from '@rapport/core'
import type { ApiRequest, ApiResponse } from '@rapport/core/connector'
import { describe, expect, it } from 'vitest'
import { salesforce } from '../../src/salesforce/salesforce.js'
import { begin, organizationOfEverything, putContact, start } from './account.js'
import { said } from './said.js'

const askedAt = Date.UTC(2026, 5, 1, 9)
const nextDay = Date.UTC(2026, 5, 2)

const answered = (status: number, body: unknown, headers: Record<string, string> = {}): ApiResponse => ({
  status,
  header: (name) => headers[name] ?? null,
  body,
  askedAt
})
const problem = (status: number, errorCode: string, message = 'Something') => answered(status, [{ message, errorCode }])
const page: ApiRequest = {
  path: '/services/data/v64.0/queryAll',
  query: { q: 'SELECT Id, Industry FROM Account' },
  note: { fields: ['Industry'] }
}
const further: ApiRequest = { path: '/services/data/v64.0/query/01g-2000', note: { fields: ['Industry'] } }
const classified = (answer: ApiResponse, asked = page) => salesforce().classify?.(answer, asked)

describe('queries of Salesforce', () => {
  it('are of all, or of a window of changes, in the order of changes and ids', async () => {
    const organization = organizationOfEverything()
    const all = await said(organization, 'contacts')
    expect(all.requests[0]).toMatchObject({ path: '/services/data/v64.0/queryAll' })
    expect(all.queries[0]).toBe('SELECT Id, SystemModstamp, IsDeleted, Name, Email, AccountId FROM Contact ORDER BY SystemModstamp, Id')
    const changed = await said(organization, 'contacts', { changed: true, options: { apiVersion: '62.0' } })
    expect(changed.requests[0]).toMatchObject({ path: '/services/data/v62.0/queryAll' })
    expect(changed.queries[0]).toBe(
      'SELECT Id, SystemModstamp, IsDeleted, Name, Email, AccountId FROM Contact WHERE SystemModstamp >= 2026-05-02T12:00:00.000Z AND SystemModstamp < 2026-06-01T12:00:00.000Z ORDER BY SystemModstamp, Id'
    )
    const users = await said(organization, 'users')
    expect(users.queries[0]).toContain("FROM User WHERE UserType = 'Standard' ORDER BY")
  })

  it('go on behind the last record where the place of the next page is lost, also among records of one time', async () => {
    const organization = organizationOfEverything()
    for (let index = 30; index < 40; index++) putContact(organization, index, begin)
    const whole = await said(organization, 'contacts')
    const { http } = organization.provider({ now: () => start, pageSize: 3 })
    let asked = 0
    const forgetful: HttpClient = (url, init) => {
      if (++asked % 3 === 0) organization.forgetPlaces()
      return http(url, init)
    }
    const read = await said(organization, 'contacts', { http: forgetful })
    expect(read.operations).toEqual(whole.operations)
    expect(read.queries.some((q) => /SystemModstamp = \S+ AND Id > '003\w+'\)\)/.test(q))).toBe(true)
  })

  it('leave out what is hidden, one field after the other, and say which', async () => {
    const organization = organizationOfEverything()
    organization.hidden = ['Account.Industry', 'Account.NumberOfEmployees']
    const read = await said(organization, 'accounts')
    expect(read.leftOut.slice(0, 2)).toEqual([
      'of the field Account.Industry, which Salesforce does not show',
      'of the field Account.NumberOfEmployees, which Salesforce does not show'
    ])
    expect(read.operations.filter(({ kind }) => kind === 'account')).toHaveLength(7)
    expect(read.queries.filter((q) => q.includes('FROM Account ORDER'))).toHaveLength(3)
  })

  it('do without what is looked up beside records where it may not be read', async () => {
    const organization = organizationOfEverything()
    organization.hidden = ['User', 'Contract', 'OpportunityStage', 'Contact']
    organization.currency = undefined
    const deals = await said(organization, 'opportunities')
    expect(deals.unreadable).toEqual([])
    expect(deals.operations.find(({ kind }) => kind === 'source')).toMatchObject({ record: { ownerEmail: null, currency: null } })
    expect((await said(organization, 'tasks')).operations.filter(({ kind }) => kind === 'activity')).toHaveLength(5)
    await expect(said(organization, 'contacts')).rejects.toThrow('skipStream')
  })

  it('ask for fewer records where an answer is too large', () => {
    const stream = salesforce().streams.find(({ name }) => name === 'cases')
    const first = stream?.walk?.first({ startedAt: start })
    const less = first && stream?.walk?.smaller?.(first)
    expect(less?.query?.q).toMatch(/ORDER BY SystemModstamp, Id LIMIT 500$/)
    const record = { Id: '5005g0000000001AAV', SystemModstamp: '2026-06-01T08:00:00.000+0000' }
    const next = less && stream?.walk?.next(answered(200, { totalSize: 1, done: true, records: [record] }), less)
    expect(next?.query?.q).toContain("AND Id > '5005g0000000001AAV'))")
    expect(next && stream?.walk?.next(answered(200, { totalSize: 0, done: true, records: [] }), next)).toBeNull()
  })
})

describe("Salesforce's answers", () => {
  it.each<[string, ApiResponse, object | undefined, ApiRequest?]>([
    ['is ended by an ended session', problem(401, 'INVALID_SESSION_ID'), { kind: 'authDead' }],
    [
      'goes on by a query where a place ends with its session',
      problem(401, 'INVALID_SESSION_ID'),
      { kind: 'authDead', ifRenewed: 'ok' },
      further
    ],
    ['goes on by a query where a place is lost', problem(400, 'INVALID_QUERY_LOCATOR'), { kind: 'ok' }, further],
    ['goes on without a hidden field', problem(400, 'INVALID_FIELD', "No such column 'Industry' on entity 'Account'."), { kind: 'ok' }],
    ['fails for a field that it needs', problem(400, 'INVALID_FIELD', "No such column 'SystemModstamp' on entity 'X'."), undefined],
    ['skips an object that is hidden', problem(400, 'INVALID_TYPE', "sObject type 'Account' is not supported."), { kind: 'skipStream' }],
    ['waits for the next day', problem(403, 'REQUEST_LIMIT_EXCEEDED', 'TotalRequests Limit exceeded.'), { kind: 'retry', at: nextDay }],
    ['waits a little', problem(403, 'REQUEST_LIMIT_EXCEEDED', 'ConcurrentPerOrgLongTxn Concurrent requests'), { kind: 'retry' }],
    ['asks again', problem(400, 'QUERY_TIMEOUT'), { kind: 'retry' }],
    ['is forbidden', problem(403, 'API_DISABLED_FOR_ORG'), undefined],
    ['is refused', answered(403, 'Bad_OAuth_Token'), { kind: 'authDead' }, { path: '/id/00D5g00000AbCdEEAV/0055g00000FgHiJAAV' }],
    ['names an ended version', problem(410, 'UNSUPPORTED_API_VERSION', 'Gone'), { kind: 'fatal' }]
  ])('a reading %s', (_, answer, verdict, asked = page) => {
    if (verdict === undefined) expect(classified(answer, asked)).toBeUndefined()
    else expect(classified(answer, asked)).toMatchObject(verdict)
  })

  it.each([
    ['api-usage=18/15000', undefined],
    ['api-usage=11999/15000', undefined],
    ['api-usage=12000/15000', { kind: 'retry', at: nextDay }],
    ['api-usage=25/5000; per-app-api-usage=201/250(appName=Rapport)', { kind: 'retry', at: nextDay }],
    ['api-usage=none', undefined]
  ])('that %s were used: %j', (told, verdict) => {
    const answer = answered(200, { totalSize: 0, done: true, records: [] }, { 'sforce-limit-info': told })
    expect(classified(answer)).toEqual(verdict)
    // What a person waits for.
    expect(classified(answer, { path: '/services/data/v64.0/query', query: { q: 'SELECT Id FROM OpportunityStage' } })).toBeUndefined()
  })
})

describe("Salesforce's addresses", () => {
  const oauth = (instance_url: unknown, id = 'https://login.salesforce.com/id/00D5g00000AbCdEEAV/0055g00000FgHiJAAV') => ({
    kind: 'oauth' as const,
    accessToken: 'access',
    extra: { instance_url, id } as never
  })
  const at = (instance: unknown, options = {}) => salesforce(options).baseUrl(oauth(instance))

  it('are those that came with the token, if they are Salesforce’s', () => {
    for (const host of [
      'acme.my.salesforce.com',
      'acme--dev.sandbox.my.salesforce.com',
      'na1.salesforce.com',
      'acme.lightning.force.com',
      'gov.my.salesforce.mil'
    ])
      expect(at(`https://${host}/`)).toBe(`https://${host}`)
    for (const wrong of [
      'https://salesforce.com.evil.test',
      'https://evilsalesforce.com',
      'http://acme.my.salesforce.com',
      'text',
      5,
      null
    ])
      expect(at(wrong)).toBe('')
    expect(at('https://acme.my.salesforce.com', { baseUrl: 'http://127.0.0.1:4000' })).toBe('http://127.0.0.1:4000')
    expect(at('https://crm.test', { tokenUrl: 'https://crm.test/token' })).toBe('https://crm.test')
    const identity = { path: '/id/00D5g00000AbCdEEAV/0055g00000FgHiJAAV' }
    expect(salesforce().baseUrl(oauth('https://acme.my.salesforce.com'), identity)).toBe('https://login.salesforce.com')
  })

  it('of a sandbox follow the page of its sign-in', () => {
    const client = { clientId: 'id', clientSecret: 'secret' }
    const addresses = (options: object) => salesforce({ ...client, ...options }).auth[0]
    expect(addresses({})).toMatchObject({
      authorizeUrl: 'https://login.salesforce.com/services/oauth2/authorize',
      tokenUrl: 'https://login.salesforce.com/services/oauth2/token',
      scopes: ['api', 'refresh_token'],
      pkce: true
    })
    const sandbox = { authorizeUrl: 'https://test.salesforce.com/services/oauth2/authorize' }
    expect(addresses(sandbox)).toMatchObject({ tokenUrl: 'https://test.salesforce.com/services/oauth2/token' })
    expect(salesforce().auth).toEqual([])
  })

  it('a token that names no organization, or another one, is refused', async () => {
    const { check } = salesforce()
    const request = async () => answered(200, { organization_id: '00D5g00000ZzZzZEAV', user_id: '005' })
    await expect(check(request, oauth('https://acme.my.salesforce.com', 'https://elsewhere.test/id/00D1/005'), start)).rejects.toThrow(
      /which organization/
    )
    await expect(check(request, oauth('https://elsewhere.test'), start)).rejects.toThrow(/no address of its own/)
    await expect(check(request, oauth('https://acme.my.salesforce.com'), start)).rejects.toThrow(/another organization/)
    const short = async () => answered(200, { organization_id: '00D5g00000AbCdE' })
    expect(await check(short, oauth('https://acme.my.salesforce.com'), start)).toEqual({
      id: '00D5g00000AbCdEEAV',
      name: 'acme.my.salesforce.com'
    })
  })
})
