import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { membersQuery } from '../../api/queries'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'
import { Checks } from '../../ui/fields'
import { codeWord } from '../../ui/format'
import { TextList } from '../../ui/text-list'
import { billings } from '../addresses'
import { type AccountFields, conditionsIn } from './account-fields'
import { comparisonOptions } from './account-words'

/** Which accounts an automation or a signal is about: what is left empty narrows nothing. */
export function Accounts({
  fields,
  onChange,
  children
}: {
  fields: AccountFields
  onChange(part: Partial<AccountFields>): void
  /** Further conditions. */
  children?: ReactNode
}) {
  const mayMembers = useMay('workspace_members:read')
  const members = useQuery({ ...membersQuery, enabled: mayMembers }).data ?? []
  const [wasSet] = useState(conditionsIn(fields) > 0)
  return (
    <details className="more-fields" open={wasSet}>
      <summary>{t('accounts.onlySome')}</summary>
      <Checks
        legend={t('accounts.billing')}
        options={billings.map((each) => [each, codeWord('billing', each)] as const)}
        chosen={fields.billingStatuses}
        onChange={(billingStatuses) => onChange({ billingStatuses })}
      />
      <fieldset className="conditions">
        <legend>{t('accounts.revenue')}</legend>
        <div className="condition">
          <select
            aria-label={t('accounts.metric')}
            value={fields.metric}
            onChange={({ target }) => onChange({ metric: target.value as AccountFields['metric'] })}
          >
            <option value="MRR">{t('accounts.MRR')}</option>
            <option value="ARR">{t('accounts.ARR')}</option>
          </select>
          <select
            aria-label={t('accounts.comparison')}
            value={fields.operator}
            onChange={({ target }) => onChange({ operator: target.value as AccountFields['operator'] })}
          >
            {comparisonOptions().map(([each, name]) => (
              <option key={each} value={each}>
                {name}
              </option>
            ))}
          </select>
          <input
            aria-label={t('accounts.amount')}
            type="number"
            min={0}
            step="any"
            placeholder={t('ui.anyNumber')}
            value={fields.revenue}
            onChange={({ target }) => onChange({ revenue: target.value })}
          />
          <input
            aria-label={t('accounts.currency')}
            className="currency"
            pattern="[A-Za-z]{3}"
            maxLength={3}
            required
            value={fields.currency}
            onChange={({ target }) => onChange({ currency: target.value })}
          />
        </div>
      </fieldset>
      {members.length > 0 && (
        <Checks
          legend={t('accounts.owners')}
          options={members.map(({ id, name }) => [id, name] as const)}
          chosen={fields.ownerUserIds}
          onChange={(ownerUserIds) => onChange({ ownerUserIds })}
        />
      )}
      {children}
      <TextList
        label={t('accounts.customers')}
        help={t('accounts.customersHelp')}
        values={fields.customerIds}
        onChange={(customerIds) => onChange({ customerIds })}
      />
    </details>
  )
}
