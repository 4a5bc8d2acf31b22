import type { ReactNode } from 'react'
import { t } from '../texts/catalogue'
import type { Draft } from './draft'
import { StillWorking } from './states'

/** A form that writes a draft: its fields, what the server said against them, and what saves it. */
export function DraftForm<Fields>({
  draft,
  save,
  act,
  onCancel,
  children
}: {
  draft: Draft<Fields>
  save: { mutate(): void; isPending: boolean; error: Error | null }
  act?: string
  /** Leaves a form in place of what it changes; what was written is put away. */
  onCancel?: (() => void) | undefined
  children: ReactNode
}) {
  return (
    <form
      className="form wide-form"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      {draft.isFromBefore && (
        <p className="help" role="status">
          {t('ui.draftRestored')}{' '}
          <button type="button" className="link-button" onClick={draft.beginAnew}>
            {t('ui.draftDiscard')}
          </button>
        </p>
      )}
      {children}
      {save.error && (
        <p className="fault" role="alert">
          {save.error.message}
        </p>
      )}
      <StillWorking isBusy={save.isPending} />
      <div className="dialog-actions">
        {onCancel && (
          <button
            type="button"
            className="button"
            onClick={() => {
              draft.forget()
              onCancel()
            }}
          >
            {t('ui.cancel')}
          </button>
        )}
        <button type="submit" className="button primary" disabled={save.isPending}>
          {save.isPending ? t('ui.saving') : (act ?? t('ui.save'))}
        </button>
      </div>
    </form>
  )
}
