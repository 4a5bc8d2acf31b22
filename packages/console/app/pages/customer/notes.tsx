import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../api/client'
import { type Note, notesQuery } from '../../api/queries'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'
import { Confirm } from '../../ui/dialog'
import { useHasDraft } from '../../ui/draft'
import { Markdown } from '../../ui/markdown'
import { Empty, More, Reading } from '../../ui/states'
import { Said, When } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'
import { NoteForm } from '../work/note-form'
import './notes.css'

/** What members have written down of a customer, or of one of its people. */
export function Notes({ customerId, userId }: { customerId: string; userId?: string }) {
  const mayWrite = useMay('data:write')
  const query = useInfiniteQuery(notesQuery(userId === undefined ? { customer: customerId } : { userId }))
  return (
    <>
      {mayWrite && <NoteForm customerId={customerId} userId={userId} />}
      <Reading query={query} rows={4}>
        {({ pages }) => {
          const items = pages.flatMap(({ items: each }) => each)
          if (items.length === 0) return <Empty title={t('work.noNotes')}>{t('work.noNotesHere')}</Empty>
          return (
            <>
              <ul className="notes">
                {items.map((note) => (
                  <OneNote key={note.id} note={note} customerId={customerId} mayWrite={mayWrite} />
                ))}
              </ul>
              <More query={query} />
            </>
          )
        }}
      </Reading>
    </>
  )
}

function OneNote({ note, customerId, mayWrite }: { note: Note; customerId: string; mayWrite: boolean }) {
  const [isEditing, setEditing] = useState(useHasDraft(`note ${note.id}`))
  const [isRemoving, setRemoving] = useState(false)
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const remove = useMutation({
    mutationFn: () => client.notes.remove(note.id),
    onSuccess: async () => {
      done(t('work.noteRemoved'))
      await queries.invalidateQueries({ queryKey: ['work', 'notes'] })
    },
    onError: failed,
    onSettled: () => setRemoving(false)
  })
  return (
    <li className="note">
      <p className="soft note-head">
        <Said>{note.author ? (note.author.name ?? t('work.gone')) : t('work.unknownAuthor')}</Said>
        {note.user && (
          <>
            {' · '}
            <Said>{note.user.name ?? t('work.gone')}</Said>
          </>
        )}
        {' · '}
        <When at={note.createdAt} />
        {note.version > 1 && ` · ${t('work.edited')}`}
      </p>
      <Markdown text={note.body} />
      {mayWrite && !isEditing && (
        <div className="note-actions">
          <button type="button" className="button small" onClick={() => setEditing(true)}>
            {t('work.edit')}
          </button>
          <button type="button" className="button small" onClick={() => setRemoving(true)}>
            {t('work.remove')}
          </button>
        </div>
      )}
      {mayWrite && isEditing && (
        <>
          <NoteForm customerId={customerId} note={note} onDone={() => setEditing(false)} />
          <button type="button" className="button small" onClick={() => setEditing(false)}>
            {t('work.stopEditing')}
          </button>
        </>
      )}
      {isRemoving && (
        <Confirm
          title={t('work.removeNote')}
          text={t('work.removeNoteText')}
          act={t('work.remove')}
          isBusy={remove.isPending}
          onAct={() => remove.mutate()}
          onClose={() => setRemoving(false)}
        />
      )}
    </li>
  )
}
