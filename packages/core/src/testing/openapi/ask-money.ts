import type { describedSite } from './described-site.js'

type Ask = Awaited<ReturnType<typeof describedSite>>['ask']

/** Asks for the workspace's settings and for the movements of MRR, in ways that are right and wrong. */
export async function askMoney(ask: Ask): Promise<void> {
  await ask('GET', '/api/settings')
  await ask('PATCH', '/api/settings', { defaultTimezone: 'Asia/Tokyo' })
  await ask('PATCH', '/api/settings', { defaultTimezone: 'Mars' })
  await ask('PATCH', '/api/settings', { currency: 'USD', rates: { EUR: { rate: '1.08', date: '2020-01-31' } } })
  await ask('PATCH', '/api/settings', { rates: { EUR: { rate: '0', date: '2020-01-31' } } })
  await ask('GET', '/api/revenue/movements?months=3')
  await ask('GET', '/api/revenue/movements?months=0')
  await ask('GET', '/api/revenue/movements/accounts?month=2020-01&movement=closing')
  await ask('GET', '/api/revenue/movements/accounts?month=2020-01&movement=lost')
}
