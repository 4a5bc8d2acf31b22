import { useQuery } from '@tanstack/react-query'
import { sqlQuery } from '../../api/queries'
import type { Row } from '../../charts/rows-table'
import { number } from '../../charts/time-series'
import { t } from '../../texts/catalogue'
import { listed } from '../../ui/format'
import type { Exchange } from './exchange'

/** The currency of MRR; "several" where subscriptions in several have no sum, "none" where nothing is known. */
const billing = `select case
    when mrr_cents > 0 then currency
    when mrr_cents is null and active_subscription_count > 0 then 'several'
    when mrr_cents is null then 'none'
    else 'nothing' end as billing, count(*) as customers
from customers
group by 1`

/** The currencies of rows: the workspace's first, then those of most customers. Amounts of several are never added up. */
export function currenciesOf(rows: readonly Row[], { into }: Pick<Exchange, 'into'>): string[] {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(String(row.currency), (counts.get(String(row.currency)) ?? 0) + number(row.customers))
  const rank = (currency: string) => (currency === into ? Number.POSITIVE_INFINITY : (counts.get(currency) ?? 0))
  return [...counts.keys()].sort((a, b) => (rank(a) === rank(b) ? a.localeCompare(b) : rank(b) > rank(a) ? 1 : -1))
}

/** Which currencies a figure of money shows, and how many customers it leaves out. */
export function InCurrencies({ shown, exchange }: { shown: readonly string[]; exchange: Exchange }) {
  const rows = useQuery({ ...sqlQuery(billing), staleTime: 120_000 }).data?.data
  if (shown.length === 0) return null
  const customers = rows ? leftOut(rows, shown, exchange) : []
  return (
    <p className="soft figure-note">
      {t('trends.inCurrencies', { currencies: listed(shown.map((currency) => currency.toUpperCase())) })}
      {customers.length > 0 && ` ${t('trends.leftOut', { customers: listed(customers) })}`}
    </p>
  )
}

/** The customers that a figure leaves out, in words. */
function leftOut(rows: readonly Row[], shown: readonly string[], { shownIn }: Exchange): string[] {
  const customersOf = (isOne: (kind: string) => boolean) =>
    rows.filter((row) => isOne(String(row.billing))).reduce((sum, row) => sum + number(row.customers), 0)
  const others = customersOf((kind) => /^[A-Z]{3}$/i.test(kind) && !shown.includes(shownIn(kind)))
  const parts = [
    ['otherCurrencies', others],
    ['severalCurrencies', customersOf((kind) => kind === 'several')],
    ['noBilling', customersOf((kind) => kind === 'none')]
  ] as const
  return parts.flatMap(([what, count]) => (count > 0 ? [t(`trends.${what}`, { count })] : []))
}
