import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { settingsQuery } from '../../../api/revenue'
import { useMay } from '../../../api/session'
import { t } from '../../../texts/catalogue'
import { Reading } from '../../../ui/states'
import { ChangeForm } from './change-form'
import { CurrencyChoice } from './currency-choice'
import { faultOf } from './faults'
import { Rates } from './rates'
import { type Settings, useChange } from './use-change'

/** The currency that MRR is added up in, and the rates into it. */
export function CurrencySettings() {
  const query = useQuery(settingsQuery)
  return (
    <Reading query={query} rows={4}>
      {(settings) => (
        <>
          <CurrencyForm key={settings.currency} settings={settings} />
          <Rates into={settings.currency} rates={settings.rates} />
        </>
      )}
    </Reading>
  )
}

function CurrencyForm({ settings: { currency, rates } }: { settings: Settings }) {
  const [chosen, setChosen] = useState(currency ?? '')
  const mayChange = useMay('workspace_settings:manage')
  const save = useChange(t('settings.currency.saved'))
  const choose = (code: string) => {
    save.reset()
    setChosen(code)
  }
  return (
    <ChangeForm save={save} isAtField={faultOf(save.error) !== undefined} onSubmit={() => save.mutate({ currency: chosen || null })}>
      <CurrencyChoice
        id="currency"
        label={t('settings.currency.currency')}
        help={t('settings.currency.currencyHelp')}
        fault={faultOf(save.error)}
        value={chosen}
        isDisabled={!mayChange}
        onChange={choose}
      />
      {rates.length > 0 && chosen !== currency && <p role="status">{t('settings.currency.currencyWarning')}</p>}
      {mayChange && (
        <button type="submit" className="button primary" disabled={save.isPending || chosen === (currency ?? '')}>
          {save.isPending ? t('ui.saving') : t('settings.currency.saveCurrency')}
        </button>
      )}
    </ChangeForm>
  )
}
