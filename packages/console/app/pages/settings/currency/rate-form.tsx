import { useState } from 'react'
import { t } from '../../../texts/catalogue'
import { currencyName } from '../../../ui/currencies'
import { ChangeForm, FieldOrFault } from './change-form'
import { CurrencyChoice } from './currency-choice'
import { faultOf, partAtFault } from './faults'
import { useChange } from './use-change'

/** Adds a rate into the workspace's currency, or replaces the one that there is. */
export function RateForm({ into }: { into: string }) {
  const [fields, setFields] = useState({ currency: '', rate: '', date: new Date().toISOString().slice(0, 10) })
  const { currency, rate, date } = fields
  const said = currency === '' ? '' : t('settings.currency.rateSaved', { currency: currencyName(currency) })
  const save = useChange(said, () => setFields({ ...fields, currency: '', rate: '' }))
  const change = (written: Partial<typeof fields>) => {
    save.reset()
    setFields({ ...fields, ...written })
  }
  const rateFault = faultOf(save.error, 'rate')
  const dateFault = faultOf(save.error, 'date')
  return (
    <ChangeForm
      save={save}
      isAtField={partAtFault(save.error) !== undefined}
      onSubmit={() => save.mutate({ rates: { [currency]: { rate, date } } })}
    >
      <p className="help">{t('settings.currency.ratesHelp', { currency: currencyName(into) })}</p>
      <CurrencyChoice
        id="rate-currency"
        label={t('settings.currency.from')}
        fault={faultOf(save.error)}
        value={currency}
        without={into}
        isRequired
        onChange={(code) => change({ currency: code })}
      />
      <FieldOrFault
        id="rate-worth"
        label={t('settings.currency.worth', { currency: currencyName(into) })}
        help={t('settings.currency.worthHelp')}
        fault={rateFault}
      >
        <input
          id="rate-worth"
          inputMode="decimal"
          maxLength={40}
          value={rate}
          aria-invalid={rateFault !== undefined}
          aria-describedby="rate-worth-help"
          onChange={({ target }) => change({ rate: target.value })}
        />
      </FieldOrFault>
      <FieldOrFault id="rate-date" label={t('settings.currency.date')} fault={dateFault}>
        <input
          id="rate-date"
          type="date"
          value={date}
          aria-invalid={dateFault !== undefined}
          aria-describedby={dateFault && 'rate-date-help'}
          onChange={({ target }) => change({ date: target.value })}
        />
      </FieldOrFault>
      <button type="submit" className="button primary" disabled={save.isPending}>
        {save.isPending ? t('ui.saving') : t('settings.currency.add')}
      </button>
    </ChangeForm>
  )
}
