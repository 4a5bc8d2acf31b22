import { readFile } from 'node:fs/promises'
import type { HttpClient } from '@rapport/core'
import { describe, expect, it } from 'vitest'
import { FakeSalesforce } from '../../src/testing/fake-salesforce.js'
import { about, said } from './said.js'

const fixture = async (name: string) => JSON.parse(await readFile(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8'))

const user = {
  attributes: { type: 'User', url: '/services/data/v64.0/sobjects/User/0055g00000OwnerAAV' },
  Id: '0055g00000OwnerAAV',
  Name: 'Ann Owner',
  Email: 'ann@ours.test',
  IsActive: true
}

/** Answers that were recorded, by the object of a query or by the path; whatever else is asked for is not there. */
const recorded =
  (answers: Readonly<Record<string, unknown>>): HttpClient =>
  async (address) => {
    const url = new URL(address)
    const object = /\) FROM (\w+)|^(?!.*\) FROM).* FROM (\w+)/.exec(url.searchParams.get('q') ?? '')
    const body = answers[object?.[1] ?? object?.[2] ?? url.pathname]
    const missing = [{ errorCode: 'NOT_FOUND', message: 'The requested resource does not exist' }]
    const headers = { 'content-type': 'application/json;charset=UTF-8', 'sforce-limit-info': 'api-usage=18/15000' }
    return new Response(JSON.stringify(body ?? missing), { status: body === undefined ? 404 : 200, headers })
  }

describe('answers as Salesforce gives them, with fields that nobody asked for, and nothing beside them', () => {
  it('accounts', async () => {
    const [first, second] = await fixture('account-pages')
    const http = recorded({ Account: first, [first.nextRecordsUrl]: second, User: { totalSize: 1, done: true, records: [user] } })
    const read = await said(new FakeSalesforce(), 'accounts', { http })
    expect(read.unreadable).toEqual([])
    expect(about(read, 'account', '0015g00000TestAAAV')).toMatchObject([
      {
        at: Date.UTC(2026, 4, 20, 8, 0, 1),
        name: 'Edge Communications',
        domains: ['http://edgecomm.com'],
        customerId: 'edge',
        ownerEmail: 'ann@ours.test',
        createdAt: Date.UTC(2026, 0, 5, 10, 15, 30),
        traits: { industry: 'Electronics', company_size: 1000 }
      }
    ])
    expect(about(read, 'removal', '0015g00000TestBAAV')).toMatchObject([{ of: 'account' }, { of: 'person' }])
    expect(about(read, 'account', '0015g00000TestCAAV')).toMatchObject([{ name: 'María Пётр 李', traits: { is_person_account: true } }])
    expect(about(read, 'person', '0015g00000TestCAAV')).toMatchObject([{ email: 'maria@example.org' }])
  })

  it('an opportunity, without stages, users, or a description of its object', async () => {
    const http = recorded({ Opportunity: await fixture('opportunity-page') })
    const read = await said(new FakeSalesforce(), 'opportunities', { http })
    expect(read.unreadable).toEqual([])
    expect(about(read, 'source', 'opportunity:0065g00000TestAAAV')).toMatchObject([
      {
        title: 'Edge Emergency Generator',
        occurredAt: Date.UTC(2026, 1, 10, 9),
        account: '0015g00000TestAAAV',
        record: {
          amount: 75_000,
          currency: 'USD',
          stageName: 'Closed Won',
          stage: 'Won',
          probability: 1,
          closeDate: '2026-03-31T00:00:00.000Z',
          ownerEmail: null,
          contractEndDate: '2027-03-31'
        }
      }
    ])
    expect(about(read, 'activity', 'opportunity:')).toMatchObject([
      { id: 'opportunity:0065g00000TestAAAV:0085g00000HistCAAV', type: 'CRM_DEAL_WON', occurredAt: Date.UTC(2026, 2, 31, 16) }
    ])
  })
})
