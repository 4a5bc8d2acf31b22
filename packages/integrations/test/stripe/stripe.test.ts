import { createHmac } from 'node:crypto'
import type { ApiResponse, Operation, Stream } from '@rapport/core/connector'
import { describe, expect, it } from 'vitest'
import { allProviders } from '../../src/all-providers.js'
import { stripe } from '../../src/stripe/stripe.js'
import { fakeProvider } from '../../src/testing/fake-provider.js'
import type { FakeStripe } from '../../src/testing/fake-stripe.js'
import { readStream, requestOn } from '../../src/testing/read-stream.js'
import { accountWith, coupon, discount, invoice, item, newYear, price, subscription } from './objects.js'

const startedAt = (newYear + 86_400) * 1000
const credential = { kind: 'fields', fields: { apiKey: 'rk_test_1' } } as const
const context = { account: 'acct_1', startedAt, historical: false, configuration: null }

function streamOf(name: string, provider = stripe()): Stream {
  const stream = provider.streams.find((each) => each.name === name)
  if (!stream) throw new Error(`no stream ${name}`)
  return stream
}

/** What a stream says of an account: all of it, or what has changed in the day before the start. */
async function read(account: FakeStripe, name: string, mode: 'walk' | 'changes', options: Parameters<typeof stripe>[0] = {}) {
  const provider = stripe(options)
  const { http, requests } = account.provider({ now: () => startedAt })
  const window = mode === 'walk' ? mode : { from: startedAt - 86_400_000, to: startedAt }
  return { ...(await readStream({ provider, stream: streamOf(name, provider), credential, http, mode: window, context })), asked: requests }
}

const of = <K extends Operation['kind']>(operations: readonly Operation[], kind: K) =>
  operations.filter((operation): operation is Extract<Operation, { kind: K }> => operation.kind === kind)
const types = (operations: readonly Operation[]) => of(operations, 'activity').map(({ type, id }) => `${type} ${id}`)
const at = startedAt - 5000

describe('stripe, customers', () => {
  it('are an account and, with an email, a person; the host’s id is in the metadata', async () => {
    const account = accountWith([], { name: null, delinquent: true, metadata: { customer_id: 'acme', workspace: 'w1' } })
    const { operations } = await read(account, 'customers', 'walk')
    const created = { createdAt: newYear * 1000 }
    const said = { id: 'cus_1', name: 'billing@acme.test', email: 'billing@acme.test', customerId: 'acme', ...created }
    expect(operations).toMatchObject([
      { kind: 'account', ...said, traits: { stripeCustomerId: 'cus_1', currency: 'usd', delinquent: true } },
      { kind: 'person', id: 'cus_1', email: 'billing@acme.test', account: 'cus_1' }
    ])
    const own = await read(account, 'customers', 'walk', { customerIdProperty: 'workspace' })
    expect(own.operations[0]).toMatchObject({ customerId: 'w1' })
  })

  it('are removed when they are deleted, and no longer a person without an email', async () => {
    const account = accountWith([])
    account.change('customers', 'customer.updated', { id: 'cus_2', name: 'Two', email: null, metadata: {} }, at, { email: 'a@b.test' })
    account.remove('customers', 'cus_1', at)
    const { operations } = await read(account, 'customers', 'changes')
    expect(operations).toMatchObject([
      { kind: 'removal', of: 'account', id: 'cus_1' },
      { kind: 'removal', of: 'person', id: 'cus_1' },
      { kind: 'account', id: 'cus_2' },
      { kind: 'removal', of: 'person', id: 'cus_2' }
    ])
  })

  it('say of a change what is true now, and never less than a walk that has just begun', async () => {
    const account = accountWith([])
    account.change('customers', 'customer.updated', { id: 'cus_1', name: 'Newer', email: null, metadata: {} }, startedAt + 400)
    account.tell('customer.updated', { id: 'cus_1', object: 'customer', name: 'As the event has it' }, startedAt - 9000)
    const [changed] = of((await read(account, 'customers', 'changes')).operations, 'account')
    const [walked] = of((await read(account, 'customers', 'walk')).operations, 'account')
    expect(changed).toMatchObject({ name: 'Newer', at: startedAt })
    expect(changed?.at).toBeGreaterThan(walked?.at ?? Number.POSITIVE_INFINITY)
  })
})

describe('stripe, subscriptions', () => {
  const team = () => item(price(1000, { id: 'price_1' }), 1)

  it('have the plan of the dearest product, and when they began and ended', async () => {
    const dear = item(price(60_000, { product: 'prod_2' }, { interval: 'year' }), 1)
    const dates = { ended_at: newYear + 90, canceled_at: newYear + 60, start_date: newYear + 30 }
    const account = accountWith([subscription([team(), dear], { id: 'sub_1', status: 'canceled', ...dates })])
    const { operations } = await read(account, 'subscriptions', 'walk')
    const times = { startedAt: (newYear + 30) * 1000, canceledAt: (newYear + 90) * 1000 }
    expect(operations[0]).toMatchObject({ kind: 'subscription', account: 'cus_1', plan: 'Storage', everPaid: false, ...times })
    expect(types(operations)).toEqual(['SUBSCRIPTION_STARTED sub_1:started', 'SUBSCRIPTION_CANCELED sub_1:canceled'])
  })

  it('tell what happened to them', async () => {
    const one = subscription([team()], { id: 'sub_1', cancel_at_period_end: true, canceled_at: newYear + 7 })
    const account = accountWith([one])
    const tell = (type: string, status: string, former: object) =>
      account.change('subscriptions', `customer.subscription.${type}`, { ...one, status }, at, { ...former })
    tell('updated', 'active', { items: {}, quantity: 2 })
    tell('updated', 'past_due', { status: 'active' })
    tell('updated', 'paused', { status: 'trialing' })
    tell('paused', 'paused', {})
    tell('resumed', 'active', {})
    tell('updated', 'active', { metadata: {} })
    tell('trial_will_end', 'active', {})
    const { operations } = await read(account, 'subscriptions', 'changes')
    expect(types(operations).sort()).toEqual([
      `SUBSCRIPTION_CANCEL_SCHEDULED sub_1:cancel:${newYear + 7}`,
      'SUBSCRIPTION_CHANGED evt_1',
      'SUBSCRIPTION_PAST_DUE evt_2',
      `SUBSCRIPTION_PAUSED sub_1:paused:${at / 1000}`,
      `SUBSCRIPTION_PAUSED sub_1:paused:${at / 1000}`,
      `SUBSCRIPTION_RESUMED sub_1:resumed:${at / 1000}`,
      'SUBSCRIPTION_STARTED sub_1:started',
      'SUBSCRIPTION_TRIAL_ENDING evt_7'
    ])
    expect(of(operations, 'subscription')).toHaveLength(1)
  })

  it('are all read again when their customer gets a discount', async () => {
    const account = accountWith([subscription([team()]), subscription([team()]), subscription([team()], { customer: 'cus_2' })])
    const ten = coupon({ percent_off: 10 })
    account.put('coupons', ten)
    account.put('customers', { id: 'cus_1', name: 'Acme', discount: discount(ten) })
    account.tell('customer.discount.created', { object: 'discount', customer: 'cus_1', subscription: null }, at)
    const said = of((await read(account, 'subscriptions', 'changes')).operations, 'subscription')
    expect(said).toMatchObject([{ discount: [{ percentOff: 10 }] }, { discount: [{ percentOff: 10 }] }])
  })

  it('whose amount is not known are named, and the others are read', async () => {
    const foreign = subscription([item(price(1000, { id: 'price_f', currency: 'eur' }), 1)], { id: 'sub_2' })
    const odd = subscription([team()], { id: 'sub_3', status: 'suspended' })
    const strange = subscription([team()], { id: 'sub_4', discounts: [discount(coupon({}))] })
    const account = accountWith([subscription([team()]), foreign, odd, strange])
    const { operations, unreadable } = await read(account, 'subscriptions', 'walk')
    expect(of(operations, 'subscription')).toHaveLength(1)
    expect(unreadable).toEqual([
      { id: 'sub_4', message: 'a coupon tells neither percent_off nor amount_off' },
      { id: 'sub_3', message: 'status suspended is not known' },
      { id: 'sub_2', message: 'price price_f tells no amount in usd' }
    ])
  })

  it('with items that cannot be read are named: a part of them would be another amount', async () => {
    const account = accountWith([subscription([team(), team(), team()], { id: 'sub_1' }), subscription([team()], { id: 'sub_2' })])
    account.itemsAtOnce = 2
    const routes = account.routes().filter(({ path }) => path !== '/v1/subscription_items')
    const { http } = fakeProvider({
      routes,
      now: () => startedAt,
      notFound: { error: { code: 'resource_missing', message: 'No such object' } }
    })
    const provider = stripe()
    const stream = streamOf('subscriptions')
    const { operations, unreadable } = await readStream({ provider, stream, credential, http, mode: 'walk', context })
    expect(of(operations, 'subscription').map(({ id }) => id)).toEqual(['sub_2'])
    expect(unreadable).toMatchObject([{ id: 'sub_1', message: expect.stringContaining('items') }])
  })

  it('are asked for with what their version can expand', async () => {
    const expansions = async (options: Parameters<typeof stripe>[0]) => {
      const { asked } = await read(accountWith([]), 'subscriptions', 'walk', options)
      return new URL(asked[0]?.url ?? '').searchParams.getAll('expand[]')
    }
    expect(await expansions({})).toEqual([
      'data.discounts.source.coupon',
      'data.items.data.discounts',
      'data.customer',
      'data.latest_invoice'
    ])
    expect(await expansions({ apiVersion: '2024-06-20' })).toEqual([
      'data.discounts',
      'data.items.data.discounts',
      'data.customer',
      'data.latest_invoice'
    ])
  })

  it('ask each further thing once', async () => {
    const tiers = { billing_scheme: 'tiered', tiers_mode: 'volume', tiers: [{ up_to: null, unit_amount: 5 }] }
    const account = accountWith([1, 2, 3].map(() => subscription([item(price(null, { id: 'price_t', ...tiers }), 2)])))
    const { asked, operations } = await read(account, 'subscriptions', 'walk')
    const paths = asked.map(({ url }) => new URL(url).pathname)
    expect(paths).toEqual(['/v1/subscriptions', '/v1/prices/price_t', '/v1/products'])
    expect(of(operations, 'subscription')[0]?.items).toMatchObject([{ tiersMode: 'volume', tiers: [{ upTo: null, unitAmountCents: '5' }] }])
  })
})

describe('stripe, invoices', () => {
  const one = subscription([], { id: 'sub_1' })

  it('are payments, in the shapes of all versions; those of nothing are none', async () => {
    const older = { parent: undefined, subscription: 'sub_1', id: 'in_2' }
    const account = accountWith([], {}, [
      invoice(one, 500, { id: 'in_1' }),
      invoice(one, 700, older),
      invoice(one, 0),
      invoice(one, 9, { status: 'open' })
    ])
    const { operations } = await read(account, 'invoices', 'walk')
    const said = { account: 'cus_1', subscription: 'sub_1', currency: 'USD', paidAt: (newYear + 60) * 1000 }
    expect(of(operations, 'payment')).toMatchObject([
      { id: 'in_2', amountCents: 700, ...said },
      { id: 'in_1', amountCents: 500, ...said }
    ])
    expect(types(operations)).toEqual(['INVOICE_PAID in_2:paid', 'INVOICE_PAID in_1:paid'])
  })

  it('tell of each attempt that failed once, and are taken back when they are void or gone', async () => {
    const account = accountWith([], {}, [])
    const open = invoice(one, 0, { id: 'in_1', status: 'open', attempt_count: 2, amount_due: 500 })
    account.change('invoices', 'invoice.payment_failed', open, at)
    account.tell('invoice.payment_failed', { ...open, object: 'invoice' }, at + 1000)
    account.change('invoices', 'invoice.voided', invoice(one, 0, { id: 'in_2', status: 'void' }), at)
    account.tell('invoice.deleted', { object: 'invoice', id: 'in_3' }, at)
    const { operations } = await read(account, 'invoices', 'changes')
    expect(new Set(types(operations))).toEqual(new Set(['INVOICE_PAYMENT_FAILED in_1:failed:2']))
    expect(
      of(operations, 'removal')
        .map(({ of: kind, id }) => `${kind} ${id}`)
        .sort()
    ).toEqual(['payment in_2', 'payment in_3'])
  })
})

describe('stripe', () => {
  const answer = (status: number, error: object): ApiResponse => ({ status, header: () => null, body: { error }, askedAt: 0 })

  it('names the permissions that a key lacks', async () => {
    const forbidden = () =>
      new Response(JSON.stringify({ error: { message: 'The key rk_live_x lacks rak_invoice_read' } }), { status: 403 })
    const { http } = accountWith([]).provider({ now: () => startedAt })
    const lacking = (paths: string[]) => (url: string, init: RequestInit) =>
      paths.includes(new URL(url).pathname) ? Promise.resolve(forbidden()) : http(url, init)
    const check = (paths: string[]) => stripe().check(requestOn(stripe(), credential, lacking(paths)), credential, 0)
    await expect(check(['/v1/invoices', '/v1/events'])).rejects.toThrow('The key may not read Invoices, Events')
    expect(await check(['/v1/account'])).toEqual({ id: 'key', name: null })
    expect(await check([])).toEqual({ id: 'acct_1', name: 'Acme Inc' })
  })

  it('knows what its errors mean, and keeps keys out of what it says', () => {
    const classify = (...of: Parameters<typeof answer>) => stripe().classify?.(answer(...of), { path: '/v1/customers' })
    expect(classify(404, { code: 'resource_missing', param: 'id' })).toEqual({ kind: 'empty' })
    expect(classify(400, { code: 'resource_missing', param: 'starting_after' })).toEqual({ kind: 'resetCursor' })
    expect(classify(409, {})).toEqual({ kind: 'retry' })
    expect(classify(403, { message: "'rk_live_****abc' may not" })).toEqual({ kind: 'skipStream', reason: "'the key may not" })
    expect(classify(404, {})).toBeUndefined()
  })

  it('takes webhooks that are signed, and says what to read', () => {
    const { webhook } = stripe()
    const body = new TextEncoder().encode('{"type":"invoice.paid"}')
    const sign = (seconds: number, secret = 'whsec') => createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')
    const seconds = startedAt / 1000
    const verify = (header: string, now = startedAt) =>
      webhook?.verify({ header: (name) => (name === 'stripe-signature' ? header : null), body, secret: 'whsec', now })
    expect(verify(`t=${seconds},v1=${sign(seconds)}`)).toBe(true)
    expect(verify(`t=${seconds},v1=${sign(seconds, 'old')},v1=${sign(seconds)},v0=1`)).toBe(true)
    expect(verify(`t=${seconds},v1=${sign(seconds, 'other')}`)).toBe(false)
    expect(verify(`t=${seconds + 1},v1=${sign(seconds)}`)).toBe(false)
    expect(verify(`t=${seconds},v1=${sign(seconds)}`, startedAt + 300_001)).toBe(false)
    const right = sign(seconds)
    const wrong = [
      `v0=${right}`,
      `v1=${right}00`,
      `v1=${right}zz`,
      `v1=${right.slice(0, 32)}`,
      `v1=${right.toUpperCase()}`,
      'v1=',
      'v1',
      ''
    ]
    for (const given of wrong) expect([given, verify(`t=${seconds},${given}`)]).toEqual([given, false])
    for (const header of [`v1=${right}`, `t=,v1=${right}`, `t=soon,v1=${right}`, ',,==', ''])
      expect([header, verify(header)]).toEqual([header, false])
    expect(webhook?.account({ account: 'acct_1' })).toBe('acct_1')
    expect(
      [{ context: 'workspace_1/acct_1' }, { context: 'acct_1' }, { account: { id: 1 } }].map((body) => webhook?.account(body))
    ).toEqual(['acct_1', 'acct_1', undefined])
    const streams = ['v1.invoice.paid', 'customer.subscription.updated', 'customer.deleted', 'customer.discount.created', 'payout.paid']
    expect(streams.map((type) => webhook?.streams({ type }))).toEqual([
      ['invoices'],
      ['subscriptions'],
      ['customers', 'subscriptions'],
      ['customers', 'subscriptions'],
      []
    ])
  })

  it('signs in where an application is set, and takes a restricted key always', () => {
    const [plain] = allProviders()
    expect(plain?.auth).toMatchObject([{ kind: 'fields', fields: ['apiKey'] }])
    const [app] = allProviders({ stripe: { clientId: 'ca_1', clientSecret: 'sk_1' } })
    expect(app?.auth).toMatchObject([{ kind: 'oauth', clientAuth: 'basic_secret_as_user', scopes: [] }, { kind: 'fields' }])
    const connect = stripe({ clientId: 'ca_1', clientSecret: 'sk_1', authorizeUrl: 'https://connect.stripe.com/oauth/authorize' })
    expect(connect.auth[0]).toMatchObject({ scopes: ['read_only'] })
    const headers = { authorization: 'Bearer rk_test_1', 'stripe-version': '2026-08-26.dahlia' }
    expect(stripe().headers(credential)).toEqual(headers)
    expect(stripe({ apiVersion: '2024-06-20' }).headers({ kind: 'oauth', accessToken: 'a', extra: {} })).toEqual({
      authorization: 'Bearer a',
      'stripe-version': '2024-06-20'
    })
    expect([stripe().baseUrl(credential), stripe({ baseUrl: 'http://127.0.0.1:1' }).baseUrl(credential)]).toEqual([
      'https://api.stripe.com',
      'http://127.0.0.1:1'
    ])
  })
})
