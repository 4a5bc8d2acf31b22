import { RapportError } from '@rapport/client/session'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api/client'
import { membersQuery, type Task } from '../../api/queries'
import { useSession } from '../../api/session'
import { t } from '../../texts/catalogue'
import { Field } from '../../ui/controls'
import { Dialog } from '../../ui/dialog'
import { useDraft } from '../../ui/draft'
import { DraftForm } from '../../ui/draft-form'
import { useOutcome } from '../../ui/toasts'
import { saveOnEnter } from './note-form'

interface Props {
  customerId?: string | undefined
  attentionItemId?: string | undefined
  task?: Task
  onClose(): void
}

/** Makes a task, or changes one, in a dialog over any page. What is typed stays in this tab until it is saved. */
export function TaskDialog({ customerId, attentionItemId, task, onClose }: Props) {
  const me = useSession()?.memberId ?? ''
  const draft = useDraft(`task ${task?.id ?? attentionItemId ?? customerId ?? ''}`, () => ({
    title: task?.title ?? '',
    details: task?.details ?? '',
    dueOn: task?.dueOn ?? '',
    assigneeId: task ? (task.assignee?.id ?? '') : me,
    version: task?.version ?? 0
  }))
  const members = useQuery(membersQuery).data ?? []
  const queries = useQueryClient()
  const { done } = useOutcome()
  const { title, details, dueOn, assigneeId, version } = draft.fields
  const save = useMutation({
    mutationFn: () => {
      const fields = { title, details: details || null, dueOn: dueOn || null, assigneeId: assigneeId || null }
      if (task) return client.tasks.update(task.id, { ...fields, version })
      return client.tasks.create({ ...fields, ...(customerId && { customer: customerId }), ...(attentionItemId && { attentionItemId }) })
    },
    onSuccess: async (saved) => {
      draft.forget()
      onClose()
      const remove = () => void client.tasks.remove(saved.id).then(() => queries.invalidateQueries({ queryKey: ['work'] }))
      done(t('work.taskSaved'), task ? undefined : remove)
      await queries.invalidateQueries({ queryKey: ['work'] })
    },
    onError: (error) =>
      error instanceof RapportError && error.status === 409 && void queries.invalidateQueries({ queryKey: ['work', 'tasks'] })
  })
  const isLate = save.error instanceof RapportError && save.error.status === 409
  const assigned = members.some(({ id }) => id === assigneeId) || assigneeId === ''
  return (
    <Dialog kind="middle" title={task ? t('work.task') : t('work.makeTask')} onClose={onClose}>
      <DraftForm draft={draft} save={{ ...save, error: isLate ? null : save.error }} act={t('work.saveTask')}>
        <Field id="task-title" label={t('work.taskTitle')}>
          <input
            id="task-title"
            required
            maxLength={300}
            dir="auto"
            value={title}
            onKeyDown={saveOnEnter}
            onChange={({ target }) => draft.change({ title: target.value })}
          />
        </Field>
        <Field id="task-due" label={t('work.dueOn')}>
          <input id="task-due" type="date" value={dueOn} onChange={({ target }) => draft.change({ dueOn: target.value })} />
        </Field>
        <Field id="task-assignee" label={t('work.assignee')}>
          <select id="task-assignee" value={assigneeId} onChange={({ target }) => draft.change({ assigneeId: target.value })}>
            <option value="">{t('work.nobody')}</option>
            {!assigned && <option value={assigneeId}>{task?.assignee?.name ?? t('work.aMember')}</option>}
            {members.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Field id="task-details" label={t('work.details')}>
          <textarea
            id="task-details"
            className="plain-words"
            rows={3}
            maxLength={8000}
            dir="auto"
            value={details}
            onKeyDown={saveOnEnter}
            onChange={({ target }) => draft.change({ details: target.value })}
          />
        </Field>
      </DraftForm>
      {isLate && task && (
        <div className="fault" role="alert">
          <p>{t('work.changedMeanwhile')}</p>
          <button type="button" className="button small" onClick={() => draft.change({ version: task.version })}>
            {t('work.writeOver')}
          </button>
        </div>
      )}
    </Dialog>
  )
}
