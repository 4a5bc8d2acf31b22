import { RapportError } from '@rapport/client/session'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useRef } from 'react'
import { client } from '../../api/client'
import { membersQuery, type Note } from '../../api/queries'
import { t } from '../../texts/catalogue'
import { Choice, Field } from '../../ui/controls'
import { Dialog } from '../../ui/dialog'
import { useDraft } from '../../ui/draft'
import { DraftForm } from '../../ui/draft-form'
import { useOutcome } from '../../ui/toasts'

/** Whom a note is about. */
interface About {
  customerId: string
  userId?: string | undefined
}

/** Saves the form that a key is pressed in, with Ctrl or ⌘ and Enter. */
export function saveOnEnter(event: KeyboardEvent<HTMLTextAreaElement | HTMLInputElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** Writes a note, or edits one. What is typed stays in this tab until it is saved. */
export function NoteForm({ customerId, userId, note, onDone }: About & { note?: Note; onDone?(): void }) {
  const draft = useDraft(`note ${note?.id ?? userId ?? customerId}`, () => ({ body: note?.body ?? '', version: note?.version ?? 0 }))
  const area = useRef<HTMLTextAreaElement>(null)
  const members = useQuery(membersQuery).data ?? []
  const queries = useQueryClient()
  const { done } = useOutcome()
  const { body, version } = draft.fields
  const save = useMutation({
    mutationFn: () =>
      note
        ? client.notes.update(note.id, { body, version })
        : client.notes.create({ body, customer: customerId, ...(userId !== undefined && { userId }) }),
    onSuccess: async (saved) => {
      draft.beginAnew()
      onDone?.()
      const remove = () => void client.notes.remove(saved.id).then(() => queries.invalidateQueries({ queryKey: ['work'] }))
      done(t('work.noteSaved'), note ? undefined : remove)
      await queries.invalidateQueries({ queryKey: ['work'] })
    },
    onError: (error) =>
      error instanceof RapportError && error.status === 409 && void queries.invalidateQueries({ queryKey: ['work', 'notes'] })
  })
  const isLate = save.error instanceof RapportError && save.error.status === 409
  const id = `note-${note?.id ?? 'new'}`
  const mention = (memberId: string) => {
    const member = members.find((each) => each.id === memberId)
    if (!member) return
    const name = member.name.replaceAll(/[[\]\n]/gu, ' ')
    const at = area.current?.selectionStart ?? body.length
    const text = `[@${name}](member:${encodeURIComponent(member.id).replaceAll(')', '%29')}) `
    draft.change({ body: body.slice(0, at) + text + body.slice(at) })
    area.current?.focus()
  }
  return (
    <>
      <DraftForm draft={draft} save={{ ...save, error: isLate ? null : save.error }} act={t('work.saveNote')}>
        <Field id={id} label={t('work.note')} help={t('work.noteHelp')}>
          <textarea
            ref={area}
            id={id}
            className="plain-words"
            rows={4}
            maxLength={20_000}
            required
            dir="auto"
            aria-describedby={`${id}-help`}
            value={body}
            onKeyDown={saveOnEnter}
            onChange={({ target }) => draft.change({ body: target.value })}
          />
        </Field>
        {members.length > 0 && (
          <Choice
            label={t('work.mention')}
            value=""
            options={[['', t('work.mention')], ...members.map(({ id: memberId, name }) => [memberId, name] as const)]}
            onChange={mention}
          />
        )}
      </DraftForm>
      {isLate && note && (
        <div className="fault" role="alert">
          <p>{t('work.editedMeanwhile')}</p>
          <button type="button" className="button small" onClick={() => draft.change({ version: note.version })}>
            {t('work.writeOver')}
          </button>
        </div>
      )}
    </>
  )
}

/** A note in a dialog over any page. */
export function NoteDialog({ onClose, ...about }: About & { onClose(): void }) {
  return (
    <Dialog kind="middle" title={t('work.writeNote')} onClose={onClose}>
      <NoteForm {...about} onDone={onClose} />
    </Dialog>
  )
}
