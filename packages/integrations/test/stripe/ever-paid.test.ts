import { describe, expect, it } from 'vitest'
import { stripe } from '../../src/stripe/stripe.js'
import type { FakeStripe } from '../../src/testing/fake-stripe.js'
import { readStream } from '../../src/testing/read-stream.js'
import { accountWith, invoice, item, newYear, price, subscription } from './objects.js'

const startedAt = (newYear + 86_400) * 1000
const context = { account: 'acct_1', startedAt, historical: false, configuration: null }
const credential = { kind: 'fields', fields: { apiKey: 'rk_test_1' } } as const

/** What is said of each subscription, and what was asked for about invoices. */
async function read(account: FakeStripe, { hasLatest = true, pageSize = 100 } = {}) {
  const provider = stripe()
  const stream = provider.streams.find(({ name }) => name === 'subscriptions')
  if (!stream) throw new Error('There is no such stream')
  const { http, requests } = account.provider({ now: () => startedAt, pageSize })
  const without: typeof http = async (url, init) => {
    const answer = await http(url, init)
    return new Response((await answer.text()).replaceAll('"latest_invoice"', '"no_invoice"'), answer)
  }
  const { operations } = await readStream({ provider, stream, credential, http: hasLatest ? http : without, mode: 'walk', context })
  const paid = operations.flatMap((each) => (each.kind === 'subscription' ? [[each.id, each.everPaid] as const] : []))
  const asked = requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname === '/v1/invoices')
  return { paid: new Map(paid), asked }
}

const team = () => item(price(1000, { id: 'price_1' }), 1)

/** Subscriptions that ended, every third never paid and every fourth paid long ago, and one that goes on. */
function accountOf(count: number, others = 0): FakeStripe {
  const ended = Array.from({ length: count }, (_, index) =>
    subscription([team()], { id: `sub_${index}`, status: index % 5 ? 'canceled' : 'unpaid' })
  )
  const going = subscription([team()], { id: 'sub_going' })
  const invoices = ended.flatMap((each, index) => {
    if (index % 3 === 0) return [invoice(each, 0)]
    return index % 4 === 0 ? [invoice(each, 500), invoice(each, 0, { status: 'void' })] : [invoice(each, 500)]
  })
  return accountWith([...ended, going], {}, [...invoices, ...Array.from({ length: others }, () => invoice(going, 900))])
}

const expected = (count: number) =>
  new Map([...Array.from({ length: count }, (_, index) => [`sub_${index}`, index % 3 !== 0] as const), ['sub_going', undefined] as const])

describe('whether subscriptions that ended were ever paid', () => {
  it('is known by lists: not one request for each', async () => {
    const { paid, asked } = await read(accountOf(250))
    expect(paid).toEqual(expected(250))
    expect(asked.length).toBeLessThanOrEqual(4)
    expect(asked.filter(({ searchParams }) => searchParams.has('subscription'))).toEqual([])
  })

  it.each([1, 7, 40])('is the same with pages of %i', async (pageSize) => {
    expect((await read(accountOf(60), { pageSize })).paid).toEqual(expected(60))
    expect((await read(accountOf(60), { pageSize, hasLatest: false })).paid).toEqual(expected(60))
  })

  it('is the same where the newest invoice does not come with them', async () => {
    const { paid, asked } = await read(accountOf(250), { hasLatest: false })
    expect(paid).toEqual(expected(250))
    expect(asked.length).toBeLessThanOrEqual(4)
  })

  it('is asked of each where the list is too long, or only a few ended', async () => {
    const long = await read(accountOf(30, 2_000), { hasLatest: false, pageSize: 50 })
    expect(long.paid).toEqual(expected(30))
    expect(long.asked.length).toBeLessThanOrEqual(30 + 8)
    const few = await read(accountOf(3, 500))
    expect(few.paid).toEqual(expected(3))
    expect(few.asked.map(({ searchParams }) => searchParams.get('subscription'))).toEqual(['sub_0'])
  })
})
