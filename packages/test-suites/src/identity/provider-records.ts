import { putProviderRecords } from '@rapport/core/src/identity/records/put-provider-records.js'
import type { ProviderRecord } from '@rapport/core/src/identity/records/reported.js'
import type { ReportedAccount, ReportedPerson } from '@rapport/core/src/providers/reported.js'
import * as tables from '@rapport/core/src/registry/tables.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { overlay } from '@rapport/core/src/storage/overlay.js'
import { createTestRapport } from '@rapport/core/src/testing/create-test-rapport.js'
import { domainStore } from '@rapport/core/src/testing/domain-store.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { describe, expect, it } from 'vitest'
import { precedenceOf } from './precedence-of.js'

const at = Date.UTC(2026, 0, 1)
const day = 86_400_000

type Named = { provider?: string; externalId?: string; at?: number; walk?: number }

const account = (said: ReportedAccount | null, { provider = 'hubspot', ...named }: Named = {}): ProviderRecord => ({
  provider,
  precedence: precedenceOf(provider),
  account: '4711',
  externalId: '1',
  at,
  stream: 'all',
  walk: 1,
  ...named,
  kind: 'account',
  said
})

const person = (said: ReportedPerson | null, named: Named = {}): ProviderRecord => ({ ...account(null, named), kind: 'person', said })

/** Registers tests of what providers say of accounts and people, each rule by itself, on a store with vitest. */
export function testProviderRecords(name: string, createStore: () => Promise<Store>): void {
  describe(`providers’ accounts and people on ${name}`, () => {
    const opened = openedStore(createStore)
    const start = async () => {
      const store = overlay(opened(), { close: async () => undefined })
      const { workspace, organizationId, rapport, clock, send, apiKey } = await createTestRapport({ store })
      const put = (...records: ProviderRecord[]) =>
        domainStore(store).groupTransaction([organizationId], {
          settle: (of) => putProviderRecords(of(organizationId), records, systemIds(), clock.now())
        })
      const rows = store.organization(organizationId)
      const customers = async () =>
        (await rows.find(tables.customers, { orderBy: { column: 'external_id', direction: 'asc' } })).map(
          ({ id, external_id, domain, name, traits, mrr_cents }) => ({ id, external_id, domain, name, traits, mrr_cents })
        )
      const users = async () =>
        (await rows.find(tables.users, { orderBy: { column: 'email', direction: 'asc' } })).map(
          ({ external_id, email, name, customer_id }) => ({ external_id, email, name, customer_id })
        )
      const find = async (customer: string) => (await workspace.call('svc_get_customer', { customer })).customer
      return { workspace, put, customers, users, find, rapport, clock, rows, send, apiKey }
    }

    it('two providers whose accounts have one domain are one customer, also with what the host says of it', async () => {
      const { put, customers, workspace, find } = await start()
      const [hubspot] = await put(account({ name: 'Acme Inc', domains: ['gmail.com', 'www.acme.test'], traits: { industry: 'Robots' } }))
      const stripe = { provider: 'stripe', externalId: 'cus_1' }
      const [other] = await put(account({ name: 'ACME', email: 'billing@acme.test' }, { ...stripe, at: at + 1 }))
      expect(hubspot).toMatchObject({ change: 'added', userId: null })
      expect(other?.customerId).toBe(hubspot?.customerId)
      const both = { domain: 'acme.test', name: 'ACME', traits: { name: 'ACME', industry: 'Robots' } }
      expect(await customers()).toMatchObject([{ ...both, id: hubspot?.customerId, external_id: null }])
      const [put1] = await workspace.customers.put([{ customerId: 'A', domain: 'acme.test' }])
      expect(await customers()).toMatchObject([{ external_id: 'A', domain: 'acme.test', name: 'ACME' }])
      expect((await find(hubspot?.customerId ?? '')).id).toBe(put1?.id)
      await workspace.customers.put([{ customerId: 'A', name: 'Acme by the host' }])
      await put(account({ name: 'ACME', email: 'billing@acme.test', traits: { tier: 1 } }, { ...stripe, at: Date.UTC(2040, 0, 1) }))
      expect(await customers(), 'a name that the provider only says again').toMatchObject([
        { name: 'Acme by the host', traits: { tier: 1 } }
      ])
    })

    it('a removal takes back exactly what its record said; history stays, and what comes back lives again', async () => {
      const { put, customers, users, workspace, find } = await start()
      const said = account({ name: 'Acme', customerId: 'A', domains: ['acme.test'], traits: { tier: 'gold' } })
      const elsewhere = account({ name: 'Acme elsewhere', customerId: 'A' }, { provider: 'zendesk', at: at - 1 })
      await put(said, elsewhere)
      await put(person({ email: 'Ann@acme.test', name: 'Ann', userId: 'ann', account: '1' }))
      await workspace.users.put([{ email: 'bob@acme.test' }])
      const { id } = await find('acme.test')
      expect(await customers()).toMatchObject([{ id, external_id: 'A', name: 'Acme', domain: 'acme.test' }])
      expect(await users()).toMatchObject([
        { external_id: 'ann', email: 'ann@acme.test', name: 'Ann', customer_id: id },
        { external_id: null, email: 'bob@acme.test', customer_id: id }
      ])
      const gone = [account(null, { at: at + day }), person(null, { at: at + day })]
      expect(await put(...gone)).toMatchObject([
        { change: 'removed', customerId: id },
        { change: 'removed', userId: null }
      ])
      const left = await customers()
      expect(left).toMatchObject([
        { id, external_id: 'A', name: 'Acme elsewhere', domain: null, traits: { name: 'Acme elsewhere' } },
        { domain: 'acme.test' }
      ])
      expect(await users()).toMatchObject([{ email: 'bob@acme.test', customer_id: left[1]?.id }])
      expect(await put(...gone, said)).toMatchObject([{ change: 'unchanged' }, { change: 'unchanged' }, { change: 'stale' }])
      const again = [{ ...said, at: at + 2 * day }, person({ email: 'ann@acme.test', account: '1' }, { at: at + 2 * day })]
      expect(await put(...again)).toMatchObject([{ change: 'added' }, { change: 'added' }])
      expect(await customers()).toMatchObject([{ id, external_id: 'A', name: 'Acme', domain: 'acme.test' }])
      expect(await users()).toMatchObject([{ external_id: null, email: 'ann@acme.test', customer_id: id }, { email: 'bob@acme.test' }])
      await put(...gone.map((each) => ({ ...each, at: at + 3 * day })), account(null, { provider: 'zendesk', at: at + day }))
      expect(await customers(), 'customerId A was named by records alone').toMatchObject([{ external_id: null, domain: 'acme.test' }])
    })

    it('whatever names an account follows it: subscriptions, sources, facts, events and their rollups', async () => {
      const { put, customers, workspace, rows, rapport, clock } = await start()
      const [bare] = await put(account({ name: 'Acme', domains: [] }), person({ email: 'ann@gmail.com', account: '1' }))
      const customer = { id: bare?.customerId ?? '' }
      const monthly = { externalId: 's', status: 'active', currency: 'usd', startedAt: '2026-01-01T00:00:00Z' } as const
      await workspace.subscriptions.put([{ ...monthly, items: [{ amountCents: 700, interval: 'month' }], customer }])
      await workspace.sources.put([{ externalId: 'm', sourceType: 'EMAIL', occurredAt: clock.now(), customer, segments: [{ text: 'Hi' }] }])
      await workspace.facts.put([{ externalId: 'f', customer, assertion: 'They grow', factType: 'CUSTOM' }])
      await workspace.ingest({
        events: [{ type: 'custom', eventName: 'export', userId: 'zoe', email: 'ann@gmail.com', url: 'https://x.test/' }]
      })
      expect(await customers()).toMatchObject([{ id: bare?.customerId, external_id: null, name: 'Acme', mrr_cents: 700 }])
      const [known] = await put(account({ name: 'Acme', customerId: 'A' }, { at: at + 1 }))
      expect(await customers()).toMatchObject([{ id: known?.customerId, external_id: 'A', name: 'Acme', mrr_cents: 700 }])
      const owned = await Promise.all([tables.subscriptions, tables.sources, tables.facts, tables.events].map((table) => rows.find(table)))
      expect(owned.flat().map(({ customer_id }) => customer_id)).toEqual(Array(4).fill(known?.customerId))
      const { customer: told } = await workspace.call('svc_get_customer', { customer: customer.id })
      expect(told.id).toBe(known?.customerId)
      await rapport.runDue()
      expect(await rows.find(tables.customers)).toMatchObject([{ contact_count: 1, account_count: 1, last_activity_at: clock.now() }])
    })

    it('a reviewer can undo that an account has joined, and merge it again', async () => {
      const { put, customers, workspace } = await start()
      await workspace.customers.put([{ customerId: 'A', domain: 'acme.test', name: 'Acme' }])
      const bare = account({ name: 'Acme Labs' })
      const joined = account({ name: 'Acme Labs', domains: ['acme.test'] }, { at: at + 1 })
      const [alone] = await put(bare)
      await put(joined)
      expect(await customers()).toMatchObject([{ external_id: 'A' }])
      const [merge] = (await workspace.identity.merges()).items
      expect(merge).toMatchObject({ id: alone?.customerId, reason: 'account_joined', duplicate: { name: 'Acme Labs', externalId: null } })
      const undone = await workspace.identity.undo(merge?.id ?? '')
      const apart = [{ external_id: 'A' }, { id: alone?.customerId, external_id: null, name: 'Acme Labs', domain: null }]
      expect(await customers()).toMatchObject(apart)
      await put({ ...joined, at: at + 2, said: { ...joined.said, traits: { tier: 1 } } } as ProviderRecord)
      expect(await customers()).toMatchObject(apart)
      await workspace.identity.merge(undone.id)
      expect(await customers()).toMatchObject([{ external_id: 'A', traits: { tier: 1 } }])
    })

    it('an account without a domain is suggested to be the customer of its name', async () => {
      const { put, workspace, customers } = await start()
      await workspace.customers.put([{ customerId: 'A', name: 'Globex Robotics' }])
      await put(account({ name: 'Globex Robotics Inc.' }))
      const [suggestion] = (await workspace.identity.suggestions()).items
      expect(suggestion).toMatchObject({ entity: 'customer', survivor: { externalId: 'A' }, duplicate: { name: 'Globex Robotics Inc.' } })
      await workspace.identity.merge(suggestion?.id ?? '')
      expect(await customers()).toMatchObject([{ external_id: 'A', name: 'Globex Robotics' }])
    })

    it('own people are no users of a customer, and no account joins by an own domain, whenever the members come', async () => {
      const { put, customers, users, workspace, rapport, clock } = await start()
      const [own] = await put(
        account({ name: 'Agency', domains: ['own.test', 'acme.test'] }),
        account({ email: 'x@own.test' }, { externalId: '2' })
      )
      await put(person({ email: 'me@own.test', account: '1' }), person({ email: 'ann@acme.test' }, { externalId: '2' }))
      expect((await customers()).map(({ domain }) => domain).sort()).toEqual(['acme.test', 'own.test'])
      await workspace.members.put([{ email: 'boss@own.test', name: 'Boss' }])
      clock.advance(60_000)
      await rapport.runDue()
      expect((await users()).map(({ email }) => email)).toEqual(['ann@acme.test'])
      const known = await customers()
      expect(known.map(({ domain }) => domain).sort()).toEqual(['acme.test', null])
      const put2 = await put(
        account({ domains: ['own.test'] }, { externalId: '3' }),
        person({ email: 'you@own.test' }, { externalId: '3' })
      )
      expect(put2).toMatchObject([{ change: 'added' }, { change: 'added', userId: null }])
      expect(known.map(({ id }) => id)).not.toContain(put2[0]?.customerId)
      expect(own?.change).toBe('added')
    })

    it('an account tells who owns its customer, unless a person has set an owner', async () => {
      const { put, rows, workspace, rapport, clock, send, apiKey } = await start()
      const owners = async () =>
        (await rows.find(tables.customers)).map(({ owner_id, owner_set_by }) =>
          owner_id === null ? null : `${owner_id} by ${owner_set_by}`
        )
      const counts = async () => (await rows.find(tables.members)).map(({ owned_customer_count }) => owned_customer_count)
      await workspace.members.put([{ id: 'm1', email: 'm1@own.test', name: 'One' }])
      const acme = (ownerEmail: string | undefined, step: number, provider = 'hubspot') =>
        account({ domains: ['acme.test'], ownerEmail }, { at: at + step, provider })
      const [answer] = await put(acme('M2@own.test', 1), acme('m1@own.test', 1, 'stripe'))
      expect(await owners()).toEqual(['m1 by record'])
      await workspace.members.put([{ id: 'm2', email: 'm2@own.test', name: 'Two' }])
      clock.advance(60_000)
      await rapport.runDue()
      expect([await owners(), await counts()]).toEqual([['m2 by record'], [0, 1]])
      const customerId = answer?.customerId ?? ''
      expect((await workspace.access.list({ id: customerId })).map(({ userId, role }) => [userId, role])).toEqual([['m2', 'OWNER']])
      await put(acme(undefined, 2))
      expect([await owners(), await counts()]).toEqual([['m1 by record'], [1, 0]])
      await workspace.call('svc_assign_customer_owner', { customerId, targetUserId: 'm2' })
      await put(acme('m1@own.test', 3))
      expect([await owners(), await counts()]).toEqual([['m2 by person'], [0, 1]])
      await workspace.customers.put([{ customerId: 'A', domain: 'acme.test' }])
      expect([await owners(), await counts()]).toEqual([['m2 by person'], [0, 1]])
      const headers = { authorization: `Bearer ${apiKey}` }
      const cleared = await send({ method: 'DELETE', url: `/api/customers/${customerId}/owner`, headers })
      expect(cleared).toMatchObject({ status: 200, body: { ownerId: 'm1', previousOwnerId: 'm2' } })
      expect([await owners(), await counts()]).toEqual([['m1 by record'], [1, 0]])
      await put(acme(undefined, 4), account(null, { provider: 'stripe', at: at + 4 }))
      expect([await owners(), await counts()]).toEqual([[null], [0, 0]])
      expect(await workspace.access.list('A')).toEqual([])
    })

    it('a customer is first seen when its first account was created, or at its first event, whichever is earlier', async () => {
      const { put, rows, workspace } = await start()
      const seen = async () => {
        const [row] = await rows.find(tables.customers)
        return [row?.first_seen_at, row?.first_event_at]
      }
      const acme = (createdAt: number | undefined, step: number, provider = 'hubspot') =>
        account({ domains: ['acme.test'], createdAt }, { at: at + step, provider })
      await put(acme(at - 5_000, 1))
      expect(await seen()).toEqual([at - 5_000, null])
      await put(acme(at - 9_000, 1, 'stripe'), acme(undefined, 1, 'attio'))
      expect(await seen()).toEqual([at - 9_000, null])
      const occurredAt = new Date(at - 7_000).toISOString()
      await workspace.ingest({ events: [{ type: 'custom', eventName: 'opened', email: 'ann@acme.test', timestamp: occurredAt }] })
      expect(await seen()).toEqual([at - 9_000, at - 7_000])
      const { customer } = await workspace.call('svc_get_customer', { customer: 'acme.test' })
      expect(customer.firstSeenAt).toBe(new Date(at - 9_000).toISOString())
      await put(account(null, { provider: 'stripe', at: at + 2 }))
      expect(await seen()).toEqual([at - 7_000, at - 7_000])
      await put(account(null, { at: at + 2 }), account(null, { provider: 'attio', at: at + 2 }))
      expect(await seen()).toEqual([at - 7_000, at - 7_000])
    })

    it('of states of one time the later put holds, and an older one changes nothing', async () => {
      const { put, customers } = await start()
      const named = (name: string, step: number) => account({ name, domains: ['acme.test'] }, { at: at + step })
      const changes = (await put(named('A', 5), named('B', 5), named('C', 4), named('B', 9), named('D', 8))).map(({ change }) => change)
      expect(changes).toEqual(['added', 'updated', 'stale', 'unchanged', 'stale'])
      expect(await customers()).toMatchObject([{ name: 'B', domain: 'acme.test' }])
    })

    it('takes hundreds at once, and answers each in its place', async () => {
      const { put, customers } = await start()
      const many = Array.from({ length: 250 }, (_, n) =>
        account({ name: `Company ${n}`, domains: [`c${n % 125}.test`] }, { externalId: `${n}` })
      )
      expect(new Set((await put(...many)).map(({ change }) => change))).toEqual(new Set(['added']))
      expect((await customers()).length).toBe(125)
      expect((await put(...many)).map(({ change }) => change)).toEqual(many.map(() => 'unchanged'))
    })
  })
}
