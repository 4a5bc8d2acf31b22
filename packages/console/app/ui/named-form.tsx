import type { ReactNode } from 'react'
import { t } from '../texts/catalogue'
import { Field } from './controls'

/** The form of a dialog that saves something under a name: the name, its other fields, what the server refused, and the buttons. */
export function NamedForm({
  id,
  name,
  fault,
  isBusy,
  actions,
  onName,
  onSave,
  children
}: {
  /** The id of the field. */
  id: string
  name: string
  fault: string | undefined
  isBusy: boolean
  /** Buttons before the one that saves. */
  actions?: ReactNode
  onName(name: string): void
  onSave(): void
  children?: ReactNode
}) {
  return (
    <form
      className="form wide-form"
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <Field label={t('lists.name')} id={id}>
        <input id={id} required maxLength={120} value={name} onChange={({ target }) => onName(target.value)} />
      </Field>
      {children}
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <div className="dialog-actions">
        {actions}
        <button type="submit" className="button primary" disabled={isBusy}>
          {t('lists.save')}
        </button>
      </div>
    </form>
  )
}
