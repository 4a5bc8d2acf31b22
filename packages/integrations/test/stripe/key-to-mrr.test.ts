import { createHmac } from 'node:crypto'
import { createTestRapport, TestClock } from '@rapport/core/testing'
import { describe, expect, it } from 'vitest'
import { allProviders } from '../../src/all-providers.js'
import { rowsOf } from './engine-subject.js'
import { accountWith, invoice, item, newYear, price, subscription } from './objects.js'

const start = (newYear + 31 * 86_400) * 1000
const minute = 60_000
const apiKey = 'rk_test_51of_the_account'
const webhookSecret = 'whsec_of_the_application'

/** A workspace that is connected to an account with one subscription of two seats, and has read it. */
async function connected() {
  const team = price(1000, { id: 'price_team' })
  const one = subscription([item(team, 2)], { id: 'sub_1' })
  const account = accountWith([one], { metadata: { customerId: 'acme' }, created: newYear - 400 * 86_400 }, [
    invoice(one, 2000, { id: 'in_1' })
  ])
  const clock = new TestClock(start)
  const accepts = (headers: Headers) => headers.get('authorization') === `Bearer ${apiKey}`
  const { http, requests } = account.provider({ now: () => clock.now(), accepts })
  const providers = allProviders({ stripe: { webhookSecret, requestsPerSecond: 1_000_000 } })
  const options = { clock, http, providers, secret: 's'.repeat(32), publicUrl: 'https://rapport.test' }
  const rapport = await createTestRapport(options)
  const { workspace } = rapport
  const config = { connectionMode: 'restricted_key', credentials: { apiKey } }
  const answer = await workspace.integrations.connect('stripe', { config })
  await rapport.rapport.runDue()
  /** Moves on, and reads what is due. */
  const pass = async (milliseconds: number) => {
    clock.advance(milliseconds)
    await rapport.rapport.runDue()
  }
  const acme = () => workspace.call('svc_get_customer', { customer: 'acme', include: ['revenue'] })
  const timeline = async () => {
    const { events } = await workspace.call('svc_get_timeline', { customer: 'acme', timeframe: 'all' })
    return events.map(({ channel, title }) => `${channel} ${title}`)
  }
  const lastRun = async () => (await workspace.integrations.runs('stripe', { limit: 1 }))[0]
  return { ...rapport, account, one, team, clock, requests, answer, config, pass, acme, timeline, lastRun }
}
type Connected = Awaited<ReturnType<typeof connected>>

/** A webhook as Stripe sends it for the connected account. */
function hook({ clock, post }: Connected, type: string, secret = webhookSecret) {
  const body = JSON.stringify({ id: 'evt_hook', object: 'event', type, account: 'acct_1', data: { object: { id: 'never stored' } } })
  const time = Math.floor(clock.now() / 1000)
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return post('/api/webhooks/stripe', body, { 'stripe-signature': `t=${time},v1=${signature}` })
}

describe('Stripe, from a key to what a customer is worth', () => {
  it('reads all of an account', async () => {
    const { answer, acme, timeline, lastRun, workspace } = await connected()
    expect(answer).toMatchObject({ connected: true, alreadyConnected: false })
    expect(await lastRun()).toMatchObject({ cause: 'connected', status: 'succeeded' })
    expect(await acme()).toMatchObject({
      customer: { name: 'Acme', billingStatus: 'PAYING', firstSeenAt: new Date((newYear - 400 * 86_400) * 1000).toISOString() },
      revenue: { currentMrr: 2000, mrrCalculationStatus: 'calculated', lifetimeRevenue: 2000, activeSubscriptions: 1 }
    })
    expect(await timeline()).toEqual(['BILLING Invoice A-1 was paid', 'BILLING Subscription started'])
    expect(await workspace.integrations.list({ connectedOnly: true })).toMatchObject([{ id: 'stripe', syncStatus: 'idle' }])
  })

  it('shows at the next run what events tell: another plan, a payment, the end, and a customer that is gone', async () => {
    const { account, one, team, clock, acme, timeline, pass, workspace, lastRun } = await connected()
    clock.advance(minute)
    const pro = { ...team, id: 'price_pro', unit_amount: 5000, unit_amount_decimal: '5000' }
    const grown = { ...one, items: { object: 'list', data: [item(pro, 3)], has_more: false } }
    account.put('prices', pro)
    account.change('subscriptions', 'customer.subscription.updated', grown, clock.now(), { items: {} })
    account.change('invoices', 'invoice.paid', invoice(one, 15_000, { id: 'in_2', number: 'A-2', created: newYear + 9 }), clock.now())
    await pass(5 * minute)
    expect(await lastRun()).toMatchObject({ cause: 'schedule', status: 'succeeded' })
    expect((await acme()).revenue).toMatchObject({ currentMrr: 15_000, lifetimeRevenue: 17_000 })
    expect(await timeline()).toContain('BILLING Subscription changed')

    const endedAt = Math.floor(clock.now() / 1000)
    const ended = { ...grown, status: 'canceled', canceled_at: endedAt, ended_at: endedAt }
    account.change('subscriptions', 'customer.subscription.deleted', ended, clock.now())
    await pass(5 * minute)
    expect(await acme()).toMatchObject({ customer: { billingStatus: 'CHURNED' }, revenue: { currentMrr: 0, activeSubscriptions: 0 } })
    expect((await timeline())[0]).toBe('BILLING Subscription ended')

    account.remove('customers', 'cus_1', clock.now())
    await pass(5 * minute)
    expect((await workspace.users.list()).items).toEqual([])
    expect(await lastRun()).toMatchObject({ status: 'succeeded' })
  })

  it('reads at once when Stripe calls, if the call is signed', async () => {
    const world = await connected()
    const { account, one, clock, acme, rapport, requests, lastRun } = world
    clock.advance(minute)
    account.change('subscriptions', 'customer.subscription.updated', { ...one, status: 'past_due' }, clock.now(), { status: 'active' })
    requests.length = 0
    expect(await hook(world, 'customer.subscription.updated', 'whsec_of_somebody_else')).toMatchObject({ status: 401 })
    await rapport.runDue()
    expect(requests).toEqual([])
    expect(await hook(world, 'customer.subscription.updated')).toMatchObject({ status: 200 })
    await rapport.runDue()
    expect(await lastRun()).toMatchObject({ cause: 'webhook', status: 'succeeded', streams: [{ stream: 'subscriptions' }] })
    expect(await acme()).toMatchObject({ customer: { billingStatus: 'PAST_DUE' }, revenue: { currentMrr: 2000 } })
  })

  it('keeps the key out of all that is stored, logged and told', async () => {
    const { store, organizationId, log, workspace, acme, answer } = await connected()
    const stored = await rowsOf(store, organizationId)
    const told = [answer, await acme(), await workspace.integrations.runs('stripe'), await workspace.audit.list()]
    expect(JSON.stringify(stored)).toContain('sub_1')
    expect(JSON.stringify([stored, log, told])).not.toContain(apiKey)
  })
})
