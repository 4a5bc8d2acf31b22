import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { client } from '../../api/client'
import type { Term } from '../../api/queries'
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
      done('Saved.')
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
            {save.isPending ? 'Saving…' : 'Save'}
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
  const date = (name: 'startsOn' | 'endsOn' | 'noticeOn', label: string, isRequired: boolean) => (
    <Field id={`term-${name}`} label={label}>
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
    <FormDialog title={term ? 'Contract' : 'New contract'} save={save} onClose={onClose}>
      {date('startsOn', 'First day', true)}
      {date('endsOn', 'Last day', true)}
      {date('noticeOn', 'Last day for notice', false)}
      <Field id="term-amount" label="Value of the whole term">
        <input
          id="term-amount"
          type="number"
          min={0}
          step="any"
          value={fields.amount}
          onChange={({ target }) => change({ amount: target.value })}
        />
      </Field>
      <Field id="term-currency" label="Currency" help="A code such as USD.">
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
        Renews automatically
      </label>
    </FormDialog>
  )
}

const outcomes = [
  ['renewed', 'Renewed'],
  ['expanded', 'Expanded'],
  ['contracted', 'Contracted'],
  ['churned', 'Churned']
] as const

/** Says how a term ended, and why; that holds whatever else is known. */
export function OutcomeForm({ customerId, term, onClose }: { customerId: string; term: Term; onClose(): void }) {
  const [outcome, setOutcome] = useState<string>(term.outcome ?? '')
  const [reason, setReason] = useState(term.outcomeBy === 'derived' ? '' : (term.reason ?? ''))
  const write = () => {
    const chosen = outcomes.find(([value]) => value === outcome)?.[0] ?? null
    return client.contracts.setOutcome(term.id, { outcome: chosen, ...(chosen && reason.trim() && { reason: reason.trim() }) })
  }
  const save = useSaved(customerId, write, onClose)
  return (
    <FormDialog title="How did it end?" save={save} onClose={onClose}>
      <Field id="term-outcome" label="Outcome" help="Your choice overrides other systems.">
        <select id="term-outcome" value={outcome} aria-describedby="term-outcome-help" onChange={({ target }) => setOutcome(target.value)}>
          <option value="">Automatic</option>
          {outcomes.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Field id="term-reason" label="Why">
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
