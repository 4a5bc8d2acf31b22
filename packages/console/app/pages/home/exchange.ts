import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../../api/revenue'
import { useMay } from '../../api/session'
import { minorUnits } from '../../ui/format'

/** How figures turn amounts into the workspace's currency; amounts without a rate stay in their own. */
export interface Exchange {
  /** The currency of the workspace; null while none is chosen. */
  into: string | null
  /** The currency that amounts of this one are shown in. */
  shownIn(currency: string): string
  /** The column `currency` after the exchange, in SQL. */
  currencySql: string
  /** The column `mrr_cents` after the exchange, in SQL. */
  centsSql: string
}

const none: Exchange = { into: null, shownIn: (currency) => currency, currencySql: 'currency', centsSql: 'mrr_cents' }

/** The exchange of the workspace, or none for people who may not see its settings. Undefined while it loads. */
export function useExchange(): Exchange | undefined {
  const may = useMay('workspace_settings:read')
  const { data, isPending } = useQuery({ ...settingsQuery, enabled: may, staleTime: 120_000 })
  if (may && isPending) return undefined
  const into = data?.currency ?? null
  if (!data || into === null) return none
  if (data.rates.length === 0) return { ...none, into }
  // With a decimal point: of two whole numbers, SQL answers a whole number, and 150 / 100 would be 1.
  const factors = data.rates.map(
    ({ currency, rate }) => `when '${currency}' then ${rate} * ${minorUnits(into)}.0 / ${minorUnits(currency)}`
  )
  const known = data.rates.map(({ currency }) => currency)
  return {
    into,
    shownIn: (currency) => (known.includes(currency) ? into : currency),
    currencySql: `case when currency in (${known.map((currency) => `'${currency}'`).join(', ')}) then '${into}' else currency end`,
    centsSql: `round(mrr_cents * case currency ${factors.join(' ')} else 1 end)`
  }
}
