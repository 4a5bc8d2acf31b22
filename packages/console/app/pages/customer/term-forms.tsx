import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { client } from '../../api/client'
import type { Term } from '../../api/queries'
import { t } from '../../texts/catalogue'
import { Field } from '../../ui/controls'
import { Dialog } from '../../ui/dialog'
import { minorUnits } from '../../ui/format'
import { useOutcome } from '../../ui/toasts'

/** Saves what a dialog says of a customer's terms, reads them again, and closes it. */
function useSaved(customerId: string, write: () => Promise<unknown>, onClose: () => void) {
  const queries = useQueryClient()
  const { done } = useOutcome()
  return useMutation({
    mutationFn: write,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['customer', customerId] })
      done(t('ui.saved'))
      onClose()
    }
  })
}

/** A form in a dialog: its fields, what the server said against them, and what saves it. */
function FormDialog({
  title,
  save,
  onClose,
  children
}: {
  title: string
  save: ReturnType<typeof useSaved>
  onClose(): void
  children: ReactNode
}) {
  return (
    <Dialog kind="middle" title={title} onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate()
        }}
      >
        {children}
        {save.error && (
          <p className="fault" role="alert">
            {save.error.message}
          </p>
        )}
        <div className="dialog-actions">
          <button type="submit" className="button primary" disabled={save.isPending}>
            {t(save.isPending ? 'ui.saving' : 'ui.save')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

/** Adds a contract, or changes one that was added here. */
export function ContractForm({ customerId, term, onClose }: { customerId: string; term: Term | undefined; onClose(): void }) {
  const [fields, setFields] = useState(() => ({
    startsOn: term?.startsOn ?? '',
    endsOn: term?.endsOn ?? '',
    noticeOn: term?.noticeOn ?? '',
    amount: term?.amountCents == null ? '' : String(term.amountCents / minorUnits(term.currency ?? '')),
    currency: term?.currency ?? '',
    autoRenews: term?.autoRenews ?? false
  }))
  const change = (part: Partial<typeof fields>) => setFields({ ...fields, ...part })
  const write = () => {
    const { startsOn, endsOn, noticeOn, amount, autoRenews } = fields
    const currency = fields.currency.trim().toUpperCase()
    const value = amount === '' ? {} : { amountCents: Math.round(Number(amount) * minorUnits(currency)), ...(currency && { currency }) }
    const externalId = term?.externalId ?? `console:${crypto.randomUUID()}`
    const contract = { externalId, customer: { id: customerId }, startsOn, endsOn, autoRenews, source: 'console' as const }
    return client.contracts.put([{ ...contract, ...value, ...(noticeOn && { noticeOn }) }])
  }
  const save = useSaved(customerId, write, onClose)
  const date = (name: 'startsOn' | 'endsOn' | 'noticeOn', isRequired: boolean) => (
    <Field id={`term-${name}`} label={t(`terms.${name}`)}>
      <input
        id={`term-${name}`}
        type="date"
        required={isRequired}
        value={fields[name]}
        onChange={({ target }) => change({ [name]: target.value })}
      />
    </Field>
  )
  return (
    <FormDialog title={t(term ? 'terms.contract' : 'terms.newContract')} save={save} onClose={onClose}>
      {date('startsOn', true)}
      {date('endsOn', true)}
      {date('noticeOn', false)}
      <Field id="term-amount" label={t('terms.amount')}>
        <input
          id="term-amount"
          type="number"
          min={0}
          step="any"
          value={fields.amount}
          onChange={({ target }) => change({ amount: target.value })}
        />
      </Field>
      <Field id="term-currency" label={t('terms.currency')} help={t('terms.currencyHelp')}>
        <input
          id="term-currency"
          maxLength={3}
          required={fields.amount !== ''}
          aria-describedby="term-currency-help"
          value={fields.currency}
          onChange={({ target }) => change({ currency: target.value })}
        />
      </Field>
      <label className="check">
        <input type="checkbox" checked={fields.autoRenews} onChange={() => change({ autoRenews: !fields.autoRenews })} />
        {t('terms.renewsItself')}
      </label>
    </FormDialog>
  )
}

const outcomes = ['renewed', 'expanded', 'contracted', 'churned'] as const

/** Says how a term ended, and why; that holds whatever else is known. */
export function OutcomeForm({ customerId, term, onClose }: { customerId: string; term: Term; onClose(): void }) {
  const [outcome, setOutcome] = useState<string>(term.outcome ?? '')
  const [reason, setReason] = useState(term.outcomeBy === 'derived' ? '' : (term.reason ?? ''))
  const write = () => {
    const chosen = outcomes.find((each) => each === outcome) ?? null
    return client.contracts.setOutcome(term.id, { outcome: chosen, ...(chosen && reason.trim() && { reason: reason.trim() }) })
  }
  const save = useSaved(customerId, write, onClose)
  return (
    <FormDialog title={t('terms.outcomeTitle')} save={save} onClose={onClose}>
      <Field id="term-outcome" label={t('terms.outcome')} help={t('terms.outcomeHelp')}>
        <select id="term-outcome" value={outcome} aria-describedby="term-outcome-help" onChange={({ target }) => setOutcome(target.value)}>
          <option value="">{t('terms.automatic')}</option>
          {outcomes.map((each) => (
            <option key={each} value={each}>
              {t(`home.outcomes.${each}`)}
            </option>
          ))}
        </select>
      </Field>
      <Field id="term-reason" label={t('terms.reason')}>
        <textarea
          id="term-reason"
          rows={3}
          maxLength={2000}
          disabled={outcome === ''}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
