import { useMay } from '../../../api/session'
import { t } from '../../../texts/catalogue'
import { currencyName, namedAmount } from '../../../ui/currencies'
import { dayOfChart } from '../../../ui/format'
import { Section } from '../../../ui/page'
import { RateForm } from './rate-form'
import { type Rate, useChange } from './use-change'
import './currency.css'

/** A rate of more days than this is called old. */
const oldDays = 30

/** The rates into the workspace's currency, once it has one. */
export function Rates({ into, rates }: { into: string | null; rates: readonly Rate[] }) {
  const mayChange = useMay('workspace_settings:manage')
  return (
    <div className="exchange-rates">
      <Section title={t('settings.currency.rates')}>
        {into === null ? (
          <p className="soft">{t('settings.currency.chooseFirst')}</p>
        ) : (
          <>
            {rates.length === 0 && <p className="soft">{t('settings.currency.noRates')}</p>}
            <ul className="list">
              {rates.map((rate) => (
                <RateRow key={rate.currency} into={into} rate={rate} mayChange={mayChange} />
              ))}
            </ul>
            {mayChange && <RateForm into={into} />}
          </>
        )}
      </Section>
    </div>
  )
}

function RateRow({ into, rate: { currency, rate, date, ageDays }, mayChange }: { into: string; rate: Rate; mayChange: boolean }) {
  return (
    <li className="list-row">
      <span className="list-main">
        {t('settings.currency.equals', { one: namedAmount(1, currency), worth: namedAmount(Number(rate), into) })}
        <span className="soft list-under">
          {t('settings.currency.rate', { date: dayOfChart(new Date(date)), count: ageDays })}{' '}
          {ageDays > oldDays && <strong>{t('settings.currency.old')}</strong>}
        </span>
      </span>
      {mayChange && <RemoveRate currency={currency} />}
    </li>
  )
}

function RemoveRate({ currency }: { currency: string }) {
  const name = currencyName(currency)
  const save = useChange(t('settings.currency.removed', { currency: name }))
  return (
    <button
      type="button"
      className="button small"
      aria-label={t('settings.currency.remove', { currency: name })}
      disabled={save.isPending}
      onClick={() => save.mutate({ rates: { [currency]: null } })}
    >
      {t('settings.currency.removeShort')}
    </button>
  )
}
