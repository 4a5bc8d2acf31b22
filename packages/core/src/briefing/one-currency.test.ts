import { expect, it } from 'vitest'
import { createTestRapport } from '../testing/create-test-rapport.js'

it("what renewals are worth is added up in the workspace's currency where there is a rate, and else beside it", async () => {
  const rapport = await createTestRapport()
  rapport.clock.advance(Date.UTC(2026, 2, 4, 12) - rapport.clock.now())
  const { workspace } = rapport
  await workspace.customers.put(['dollar', 'yen', 'dinar', 'euro'].map((customerId) => ({ customerId })))
  const contract = (customerId: string, currency: string, amountCents: number) => ({
    externalId: `contract of ${customerId}`,
    customer: { customerId },
    startsOn: '2025-04-01',
    endsOn: '2026-03-31',
    currency,
    amountCents
  })
  await workspace.contracts.put([
    contract('dollar', 'usd', 120_000),
    contract('yen', 'jpy', 600_000),
    contract('dinar', 'kwd', 1_200_000),
    contract('euro', 'eur', 24_000)
  ])
  const worth = async () => (await workspace.contracts.renewals({})).worth.map(({ customers: count, currency }) => `${count} ${currency}`)
  expect(await worth()).toEqual(['1 EUR', '1 JPY', '1 KWD', '1 USD'])
  await workspace.settings.change({
    currency: 'USD',
    rates: { JPY: { rate: '0.01', date: '2026-03-01' }, KWD: { rate: '3.25', date: '2026-03-01' } }
  })
  // 600,000 yen are 6,000 dollars, and 1,200 dinars are 3,900.
  const { items, worth: exchanged } = await workspace.contracts.renewals({})
  expect(items.map(({ customer: { name } }) => name)).toEqual(['yen', 'dinar', 'dollar', 'euro'])
  expect(exchanged).toEqual([
    { currency: 'USD', yearlyCents: 120_000 + 600_000 + 390_000, customers: 3 },
    { currency: 'EUR', yearlyCents: 24_000, customers: 1 }
  ])
})
