import { useMemo } from 'react'
import { t } from '../../../texts/catalogue'
import { namedCurrencies } from '../../../ui/currencies'
import { FieldOrFault } from './change-form'

/** One of all currencies, by name. */
export function CurrencyChoice({
  id,
  label,
  help,
  fault,
  value,
  without,
  isDisabled = false,
  isRequired = false,
  onChange
}: {
  id: string
  label: string
  help?: string
  fault: string | undefined
  value: string
  without?: string
  isDisabled?: boolean
  isRequired?: boolean
  onChange(value: string): void
}) {
  const choices = useMemo(() => namedCurrencies(value).filter(({ code }) => code !== without), [value, without])
  return (
    <FieldOrFault id={id} label={label} help={help} fault={fault}>
      <select
        id={id}
        value={value}
        disabled={isDisabled}
        required={isRequired}
        aria-invalid={fault !== undefined}
        aria-describedby={help || fault ? `${id}-help` : undefined}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{t('settings.currency.notChosen')}</option>
        {choices.map(({ code, name }) => (
          <option key={code} value={code}>
            {name === code ? code : t('settings.currency.choice', { name, code })}
          </option>
        ))}
      </select>
    </FieldOrFault>
  )
}
