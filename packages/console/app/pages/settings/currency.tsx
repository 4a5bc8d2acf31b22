import type { MethodOutputs } from '@rapport/client/session'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { client } from '../../api/client'
import { settingsQuery } from '../../api/revenue'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'
import { Field } from '../../ui/controls'
import { Reading } from '../../ui/states'
import { useOutcome } from '../../ui/toasts'
import { monthName } from '../revenue/months'

type Settings = MethodOutputs['settings.get']
type Rate = Settings['rates'][number]

/** A rate of more days than this is called old. */
const oldDays = 30

/** The currency that MRR is added up in, and the rates into it. */
export function CurrencySettings() {
  const query = useQuery(settingsQuery)
  return (
    <Reading query={query} rows={4}>
      {(settings) => (
        <>
          <CurrencyForm key={settings.currency} settings={settings} />
          <h2>{t('settings.currency.rates')}</h2>
          {settings.currency === null ? (
            <p>{t('settings.currency.chooseFirst')}</p>
          ) : (
            <Rates into={settings.currency} rates={settings.rates} />
          )}
        </>
      )}
    </Reading>
  )
}

type Change = NonNullable<Parameters<typeof client.settings.change>[0]>

/** Changes the settings, and says that it did. */
function useChange(said: string, onSaved?: () => void) {
  const queries = useQueryClient()
  const { done } = useOutcome()
  return useMutation({
    mutationFn: (change: Change) => client.settings.change(change),
    onSuccess: async () => {
      await Promise.all([['settings'], ['customers', 'movements']].map((queryKey) => queries.invalidateQueries({ queryKey })))
      done(said)
      onSaved?.()
    }
  })
}

function CurrencyForm({ settings: { currency, rates } }: { settings: Settings }) {
  const [chosen, setChosen] = useState(currency ?? '')
  const mayChange = useMay('workspace_settings:manage')
  const save = useChange(t('settings.currency.saved'))
  return (
    <ChangeForm save={save} onSubmit={() => save.mutate({ currency: chosen === '' ? null : chosen })}>
      <Field id="currency" label={t('settings.currency.currency')} help={t('settings.currency.currencyHelp')}>
        <CurrencyChoice id="currency" value={chosen} isDisabled={!mayChange} onChange={setChosen} />
      </Field>
      {rates.length > 0 && chosen !== currency && <p role="status">{t('settings.currency.currencyWarning')}</p>}
      {mayChange && (
        <button type="submit" className="button primary" disabled={save.isPending || chosen === (currency ?? '')}>
          {save.isPending ? t('ui.saving') : t('settings.currency.saveCurrency')}
        </button>
      )}
    </ChangeForm>
  )
}

function Rates({ into, rates }: { into: string; rates: readonly Rate[] }) {
  const mayChange = useMay('workspace_settings:manage')
  return (
    <>
      {rates.length === 0 && <p>{t('settings.currency.noRates')}</p>}
      <ul>
        {rates.map((rate) => (
          <li key={rate.currency}>
            {t('settings.currency.rate', { ...rate, into, date: monthName(rate.date), count: rate.ageDays })}{' '}
            {rate.ageDays > oldDays && <strong>{t('settings.currency.old', { count: rate.ageDays })}</strong>}{' '}
            {mayChange && <RemoveRate currency={rate.currency} />}
          </li>
        ))}
      </ul>
      {mayChange && <RateForm into={into} />}
    </>
  )
}

function RemoveRate({ currency }: { currency: string }) {
  const save = useChange(t('settings.currency.removed', { currency }))
  return (
    <button type="button" className="link-button" disabled={save.isPending} onClick={() => save.mutate({ rates: { [currency]: null } })}>
      {t('settings.currency.remove', { currency })}
    </button>
  )
}

function RateForm({ into }: { into: string }) {
  const [fields, setFields] = useState({ currency: '', rate: '', date: new Date().toISOString().slice(0, 10) })
  const { currency, rate, date } = fields
  const save = useChange(t('settings.currency.rateSaved', { currency }), () => setFields({ ...fields, currency: '', rate: '' }))
  return (
    <ChangeForm save={save} onSubmit={() => save.mutate({ rates: { [currency]: { rate, date } } })}>
      <p className="help">{t('settings.currency.ratesHelp', { currency: into })}</p>
      <Field id="rate-currency" label={t('settings.currency.from')}>
        <CurrencyChoice
          id="rate-currency"
          value={currency}
          without={into}
          onChange={(chosen) => setFields({ ...fields, currency: chosen })}
        />
      </Field>
      <Field id="rate-worth" label={t('settings.currency.worth', { currency: into })} help={t('settings.currency.worthHelp')}>
        <input
          id="rate-worth"
          inputMode="decimal"
          value={rate}
          aria-describedby="rate-worth-help"
          onChange={({ target }) => setFields({ ...fields, rate: target.value })}
        />
      </Field>
      <Field id="rate-date" label={t('settings.currency.date')}>
        <input id="rate-date" type="date" value={date} onChange={({ target }) => setFields({ ...fields, date: target.value })} />
      </Field>
      <button type="submit" className="button primary" disabled={save.isPending || currency === ''}>
        {save.isPending ? t('ui.saving') : t('settings.currency.add')}
      </button>
    </ChangeForm>
  )
}

function ChangeForm({ save, onSubmit, children }: { save: { error: Error | null }; onSubmit(): void; children: ReactNode }) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className="form" onSubmit={submit}>
      {children}
      {save.error && (
        <p className="fault" role="alert">
          {save.error.message}
        </p>
      )}
    </form>
  )
}

function CurrencyChoice({
  id,
  value,
  without,
  isDisabled = false,
  onChange
}: {
  id: string
  value: string
  without?: string
  isDisabled?: boolean
  onChange(value: string): void
}) {
  const codes = Intl.supportedValuesOf('currency').filter((code) => code !== without)
  return (
    <select id={id} value={value} disabled={isDisabled} onChange={({ target }) => onChange(target.value)}>
      <option value="">{t('settings.currency.notChosen')}</option>
      {codes.map((code) => (
        <option key={code} value={code}>
          {code}
        </option>
      ))}
    </select>
  )
}
