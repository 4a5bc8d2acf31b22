import type { ReactNode } from 'react'
import type { Draft } from './draft'

/** A form that writes a draft: its fields, what the server said against them, and what saves it. */
export function DraftForm<Fields>({
  draft,
  save,
  act = 'Save',
  children
}: {
  draft: Draft<Fields>
  save: { mutate(): void; isPending: boolean; error: Error | null }
  act?: string
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
          What you wrote before is here again.{' '}
          <button type="button" className="link-button" onClick={draft.beginAnew}>
            Begin anew
          </button>
        </p>
      )}
      {children}
      {save.error && (
        <p className="fault" role="alert">
          {save.error.message}
        </p>
      )}
      <div className="dialog-actions">
        <button type="submit" className="button primary" disabled={save.isPending}>
          {save.isPending ? 'Saving…' : act}
        </button>
      </div>
    </form>
  )
}
