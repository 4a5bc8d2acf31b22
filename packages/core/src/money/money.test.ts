import { describe, expect, it } from 'vitest'
import { createTestRapport } from '../testing/create-test-rapport.js'
import { minorDigits } from '../values/index.js'

const day = 86_400_000

/** A workspace on 15 March 2026, noon. */
async function workspace() {
  const rapport = await createTestRapport()
  rapport.clock.advance(Date.UTC(2026, 2, 15, 12) - rapport.clock.now())
  const ask = async (method: string, path: string, body?: unknown) => {
    const text = body === undefined ? {} : { body: JSON.stringify(body) }
    return rapport.send({ method, url: `/api${path}`, headers: { authorization: `Bearer ${rapport.apiKey}` }, ...text })
  }
  const subscribe = (customerId: string, amountCents: number, currency = 'USD', startedAt = '2026-03-15T08:00:00Z') =>
    rapport.workspace.subscriptions.put([
      {
        externalId: `sub of ${customerId}`,
        customer: { customerId },
        status: 'active',
        currency,
        plan: 'Team',
        startedAt,
        items: [{ amountCents, interval: 'month' }]
      }
    ])
  return { ...rapport, ask, subscribe }
}

const rate = (text: string, date = '2026-03-10') => ({ rate: text, date })

describe('the currency of a workspace', () => {
  it('is chosen with rates, which say how old they are, and goes with its rates', async () => {
    const { ask } = await workspace()
    expect((await ask('GET', '/settings')).body).toEqual({ defaultTimezone: 'UTC', currency: null, rates: [] })
    const chosen = await ask('PATCH', '/settings', { currency: 'usd', rates: { eur: rate('1.08'), JPY: rate('0.0067', '2026-03-15') } })
    const rates = [
      { currency: 'EUR', rate: '1.08', date: '2026-03-10', ageDays: 5 },
      { currency: 'JPY', rate: '0.0067', date: '2026-03-15', ageDays: 0 }
    ]
    expect(chosen).toMatchObject({ status: 200, body: { defaultTimezone: 'UTC', currency: 'USD', rates } })
    expect((await ask('PATCH', '/settings', { rates: { JPY: null } })).body).toMatchObject({ rates: rates.slice(0, 1) })
    expect((await ask('PATCH', '/settings', { defaultTimezone: 'Asia/Tokyo' })).body).toMatchObject({
      currency: 'USD',
      rates: rates.slice(0, 1)
    })
    expect((await ask('PATCH', '/settings', { currency: 'EUR' })).body).toMatchObject({ currency: 'EUR', rates: [] })
  })

  it.each([
    [{ currency: 'XXX' }, 'currency must be the code of a currency in use'],
    [{ currency: 'USD', rates: { EUR: rate('0') } }, 'rates.EUR.rate must be above zero'],
    [{ currency: 'USD', rates: { EUR: rate('0.00') } }, 'rates.EUR.rate must be above zero'],
    [{ currency: 'USD', rates: { EUR: rate('-1') } }, 'rates.EUR.rate must be a decimal number'],
    [{ currency: 'USD', rates: { EUR: rate('1,08') } }, 'rates.EUR.rate must be a decimal number'],
    [{ currency: 'USD', rates: { EUR: rate('1e3') } }, 'rates.EUR.rate must be a decimal number'],
    [{ currency: 'USD', rates: { EUR: rate('99999999') } }, 'rates.EUR.rate must be from 0.0000001 to 10000000'],
    [{ currency: 'USD', rates: { EUR: rate('0.00000001') } }, 'rates.EUR.rate must be from 0.0000001 to 10000000'],
    [{ currency: 'USD', rates: { EUR: rate('1.08', '2026-03-17') } }, 'rates.EUR.date must not be in the future'],
    [{ currency: 'USD', rates: { EUR: rate('1.08', '2026-02-30') } }, 'rates.EUR.date must be a day'],
    [{ currency: 'USD', rates: { EUR: rate('1.08', '10.3.2026') } }, 'rates.EUR.date must be a day'],
    [{ currency: 'USD', rates: { DEM: rate('1.08') } }, 'rates.DEM must be the code of a currency in use'],
    [{ currency: 'USD', rates: { USD: rate('1') } }, "rates.USD must be left out: USD is the workspace's currency"],
    [{ rates: { EUR: rate('1.08') } }, "rates.EUR needs the workspace's currency first"]
  ])('refuses %j in words, and changes nothing', async (change, message) => {
    const { ask } = await workspace()
    const refused = await ask('PATCH', '/settings', change)
    expect(refused).toMatchObject({ status: 400, body: { error: expect.stringContaining(message) } })
    expect((await ask('GET', '/settings')).body).toMatchObject({ currency: null, rates: [] })
  })

  it('is no part of the tools', async () => {
    const { ask, workspace: own } = await workspace()
    await ask('PATCH', '/settings', { currency: 'USD' })
    expect(await own.call('svc_get_workspace_settings', {})).toEqual({ settings: { defaultTimezone: 'UTC' } })
  })

  it('has amounts with as many decimals as ISO 4217 gives it', () => {
    expect(['USD', 'HUF', 'JPY', 'KRW', 'KWD', 'TND'].map(minorDigits)).toEqual([2, 2, 0, 0, 3, 3])
  })
})

describe('the movements of MRR', () => {
  it('convert yen and dinars by their own minor units, and round each customer once', async () => {
    const { ask, subscribe, workspace: own } = await workspace()
    await ask('PATCH', '/settings', { currency: 'USD', rates: { JPY: rate('0.0067'), KWD: rate('3.25') } })
    await subscribe('tokyo', 10_000, 'JPY')
    await subscribe('kuwait', 10_000, 'KWD')
    const { months, beside } = await own.revenue.movements({ months: 1 })
    expect([months[0]?.new, beside]).toEqual([{ amount: 6_700 + 3_250, customers: 2 }, []])
  })

  it('leave currencies without a rate beside them, and tell the customers of each figure', async () => {
    const { ask, subscribe, workspace: own } = await workspace()
    await ask('PATCH', '/settings', { currency: 'USD' })
    await subscribe('acme', 1_000)
    await subscribe('globex', 3_000)
    await subscribe('paris', 500, 'EUR')
    const { months, beside, notCounted } = await own.revenue.movements({ months: 2 })
    expect(months.map(({ month, closing }) => [month, closing.amount])).toEqual([
      ['2026-02', 0],
      ['2026-03', 4_000]
    ])
    expect(beside).toMatchObject([{ currency: 'EUR', customers: 1, months: [{}, { closing: { amount: 500, customers: 1 } }] }])
    expect(notCounted).toBe(0)
    const first = await own.revenue.movementAccounts('2026-03', 'new', { limit: 1 })
    expect(first).toMatchObject({
      currency: 'USD',
      items: [{ plan: 'Team', amount: 3_000, before: null }],
      pagination: { hasMore: true, total: 2 }
    })
    const second = await own.revenue.movementAccounts('2026-03', 'new', { limit: 1, cursor: first.pagination.nextCursor ?? '' })
    expect(second).toMatchObject({ items: [{ amount: 1_000 }], pagination: { hasMore: false } })
    expect(await own.revenue.movementAccounts('2026-03', 'closing', { currency: 'EUR' })).toMatchObject({
      currency: 'EUR',
      items: [{ amount: 500 }]
    })
    expect((await own.revenue.movementAccounts('2026-03', 'new', { plan: 'Scale' })).items).toEqual([])
  })

  it('say which months changed, and when, after they had ended', async () => {
    const { clock, subscribe, workspace: own } = await workspace()
    await subscribe('acme', 1_000)
    expect((await own.revenue.movements({ months: 3 })).changed).toBeNull()
    clock.advance(40 * day)
    await subscribe('globex', 2_000, 'USD', '2026-02-10T00:00:00Z')
    const { months, changed } = await own.revenue.movements({ months: 3 })
    expect(months.map(({ month, closing, changedAt }) => [month, closing.amount, changedAt !== null])).toEqual([
      ['2026-02', 2_000, true],
      ['2026-03', 3_000, true],
      ['2026-04', 3_000, false]
    ])
    expect(changed).toEqual({ month: '2026-02', at: new Date(clock.now()).toISOString() })
  })

  it('end in the past with a subscription that is put when it has been over for months', async () => {
    const { workspace: own } = await workspace()
    const over = { externalId: 'over', customer: { customerId: 'acme' }, status: 'canceled', currency: 'USD' } as const
    const items = [{ amountCents: 1_000, interval: 'month' as const }]
    await own.subscriptions.put([{ ...over, startedAt: '2025-10-10T00:00:00Z', canceledAt: '2025-12-10T00:00:00Z', items }])
    const { months } = await own.revenue.movements({ months: 6 })
    expect(months.map(({ month, opening, churn, closing }) => [month, opening.amount, churn.amount, closing.amount])).toEqual([
      ['2025-10', 0, 0, 1_000],
      ['2025-11', 1_000, 0, 1_000],
      ['2025-12', 1_000, 1_000, 0],
      ['2026-01', 0, 0, 0],
      ['2026-02', 0, 0, 0],
      ['2026-03', 0, 0, 0]
    ])
  })

  it('keep an end that is known when a subscription is put again without one', async () => {
    const { clock, workspace: own } = await workspace()
    const put = (externalId: string, status: 'active' | 'canceled' | 'unpaid', currentPeriodEnd: string | null = null, end = {}) => {
      const period = { currentPeriodStart: currentPeriodEnd && '2025-12-10T00:00:00Z', currentPeriodEnd }
      const items = [{ amountCents: 1_000, interval: 'month' as const }]
      const plain = { customer: { customerId: externalId }, currency: 'USD', startedAt: '2025-12-10T00:00:00Z', items }
      return own.subscriptions.put([{ externalId, status, ...plain, ...period, ...end }])
    }
    await put('canceled', 'active')
    await put('unpaid', 'active')
    await put('never seen', 'canceled')
    const paidMonths = async () => {
      const { months } = await own.revenue.movements({ months: 12 })
      return months.flatMap(({ month, closing }) => (closing.amount > 0 ? [[month, closing.amount]] : []))
    }
    const known = ['2025-12', '2026-01', '2026-02'].map((month) => [month, 2_000])
    for (const end of ['2026-04-01T00:00:00Z', '2026-05-01T00:00:00Z', '2026-06-01T00:00:00Z']) {
      clock.advance(day)
      await put('canceled', 'canceled')
      await put('unpaid', 'unpaid', end)
      await put('never seen', 'canceled')
      clock.advance(29 * day)
      expect(await paidMonths()).toEqual(known)
    }
    for (const _ of [1, 2]) await put('unpaid', 'canceled', null, { canceledAt: '2026-06-05T00:00:00Z' })
    expect(await paidMonths()).toEqual(known)
    await put('canceled', 'canceled', null, { canceledAt: '2026-04-05T00:00:00Z' })
    expect(await paidMonths()).toEqual([...known, ['2026-03', 1_000]])
  })

  it('keep the run before an end, whatever beginning is told of the one after it', async () => {
    const { clock, workspace: own } = await workspace()
    const put = (startedAt: string, canceledAt?: string) => {
      const items = [{ amountCents: 1_000, interval: 'month' as const }]
      const status = canceledAt ? 'canceled' : 'active'
      return own.subscriptions.put([
        { externalId: 'again', customer: { customerId: 'acme' }, currency: 'USD', status, startedAt, canceledAt: canceledAt ?? null, items }
      ])
    }
    const paidMonths = async () => {
      const { months } = await own.revenue.movements({ months: 12 })
      return months.flatMap(({ month, closing }) => (closing.amount > 0 ? [month] : []))
    }
    await put('2025-09-10T00:00:00Z', '2025-11-10T00:00:00Z')
    clock.advance(day)
    await put('2025-09-10T00:00:00Z')
    expect(await paidMonths()).toEqual(['2025-09', '2025-10', '2026-03'])
    await put('2026-01-05T00:00:00Z')
    expect(await paidMonths()).toEqual(['2025-09', '2025-10', '2026-01', '2026-02', '2026-03'])
    await put('2025-10-05T00:00:00Z')
    expect(await paidMonths()).toEqual(['2025-10', '2026-01', '2026-02', '2026-03'])
    await put('2026-02-05T00:00:00Z', '2026-03-05T00:00:00Z')
    expect(await paidMonths()).toEqual(['2025-10', '2026-02'])
    await put('2026-03-07T00:00:00Z', '2026-03-08T00:00:00Z')
    expect(await paidMonths()).toEqual(['2025-10', '2026-02'])
  })

  it('take a customer that changes its currency for the same one', async () => {
    const { ask, clock, subscribe, workspace: own } = await workspace()
    await ask('PATCH', '/settings', { currency: 'USD', rates: { EUR: rate('1.08') } })
    await subscribe('acme', 1_000, 'EUR')
    clock.advance(30 * day)
    await subscribe('acme', 1_080)
    const { months } = await own.revenue.movements({ months: 1 })
    const nothing = { amount: 0, customers: 0 }
    expect(months).toMatchObject([{ opening: { amount: 1_080 }, new: nothing, expansion: nothing, churn: nothing, netRetention: 1 }])
  })

  it.each([
    ['month=2026-13&movement=new', 'month must be a month'],
    ['month=2026-04&movement=new', 'month must not be in the future'],
    ['month=2026-03&movement=new&currency=EUR', 'currency must be the currency of the workspace'],
    ['month=2026-03&movement=lost', 'movement'],
    ['month=2026-03&movement=new&cursor=x', 'cursor is not from this list']
  ])('refuse %s in words', async (query, message) => {
    const { ask } = await workspace()
    const refused = await ask('GET', `/revenue/movements/accounts?${query}`)
    expect(refused).toMatchObject({ status: 400, body: { error: expect.stringContaining(message) } })
  })
})
