import { RapportError } from '@rapport/client/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../api/client'
import { t } from '../../texts/catalogue'
import { Dialog } from '../../ui/dialog'
import { NamedForm } from '../../ui/named-form'
import { useOutcome } from '../../ui/toasts'
import { type Arranged, definitionOf, type Subject, type View } from './arranged'

/** Saves a list as it stands as a view: a new one, or what has changed of one that is there. */
export function SaveViewDialog({
  subject,
  arranged,
  onSaved,
  onRemoved,
  onClose
}: {
  subject: Subject
  arranged: Arranged
  onSaved(view: View): void
  onRemoved(): void
  onClose(): void
}) {
  const { view } = arranged
  const queries = useQueryClient()
  const { done } = useOutcome()
  const [name, setName] = useState(view?.name ?? '')
  const [shared, setShared] = useState(view?.shared ?? false)
  const [pinned, setPinned] = useState(view?.pinned ?? true)
  const save = useMutation({
    mutationFn: (asNew: boolean) => {
      const fields = { name, shared, pinned, definition: definitionOf(arranged) }
      return view && !asNew
        ? client.views.update(view.id, { version: view.version, ...fields })
        : client.views.create({ subject, ...fields })
    },
    onSuccess: async (saved) => {
      await queries.invalidateQueries({ queryKey: ['views'] })
      done(t('lists.view.saved', { name: saved.name }))
      onSaved(saved)
    }
  })
  const remove = useMutation({
    mutationFn: (gone: View) => client.views.remove(gone.id, gone.version),
    onSuccess: async (gone) => {
      await queries.invalidateQueries({ queryKey: ['views'] })
      const { subject: ofWhat, name: called, shared: isShared, pinned: isPinned, definition } = gone
      done(t('lists.view.removed', { name: called }), async () => {
        await client.views.create({ subject: ofWhat, name: called, shared: isShared, pinned: isPinned, definition })
        await queries.invalidateQueries({ queryKey: ['views'] })
      })
      onRemoved()
    }
  })
  const error = save.error ?? remove.error
  const isConflict = error instanceof RapportError && error.status === 409 && view !== undefined
  return (
    <Dialog kind="middle" title={t('lists.view.title')} description={t('lists.view.what')} onClose={onClose}>
      <NamedForm
        id="view-name"
        name={name}
        fault={isConflict ? t('lists.view.conflict') : error?.message}
        isBusy={save.isPending}
        actions={
          <>
            {view?.isMine && (
              <button type="button" className="button" disabled={remove.isPending} onClick={() => remove.mutate(view)}>
                {t('lists.view.remove')}
              </button>
            )}
            {view && (
              <button type="button" className="button" disabled={save.isPending || name === ''} onClick={() => save.mutate(true)}>
                {t('lists.view.saveAsNew')}
              </button>
            )}
          </>
        }
        onName={setName}
        onSave={() => save.mutate(view === undefined)}
      >
        <div className="checks">
          <label>
            <input type="checkbox" checked={pinned} onChange={() => setPinned(!pinned)} />
            {t('lists.view.pinned')}
          </label>
          <label>
            <input type="checkbox" checked={shared} disabled={view !== undefined && !view.isMine} onChange={() => setShared(!shared)} />
            {t('lists.view.shared')}
          </label>
        </div>
      </NamedForm>
    </Dialog>
  )
}

/** Saves the filter of a list as a segment. */
export function SaveSegmentDialog({ subject, filter, onClose }: { subject: Subject; filter: Arranged['filter']; onClose(): void }) {
  const queries = useQueryClient()
  const { done } = useOutcome()
  const [name, setName] = useState('')
  const save = useMutation({
    mutationFn: () => client.segments.create({ subject, name, filter }),
    onSuccess: async (segment) => {
      await queries.invalidateQueries({ queryKey: ['segments'] })
      done(t('lists.segment.saved', { name: segment.name, count: segment.members }))
      onClose()
    }
  })
  return (
    <Dialog kind="middle" title={t('lists.segment.title')} description={t('lists.segment.what')} onClose={onClose}>
      <NamedForm
        id="segment-name"
        name={name}
        fault={save.error?.message}
        isBusy={save.isPending}
        onName={setName}
        onSave={() => save.mutate()}
      />
    </Dialog>
  )
}
