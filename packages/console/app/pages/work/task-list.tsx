import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { client } from '../../api/client'
import { type Task, tasksQuery } from '../../api/queries'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'
import { day } from '../../ui/format'
import { More, Reading } from '../../ui/states'
import { Badge, Said, When } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'
import { dayOf, noonOf } from './days'
import { TaskDialog } from './task-form'

/** Tasks like that, each with a button that says that it is done, or opens it again. */
export function TaskList({
  narrowing,
  isOfPage = false,
  empty
}: {
  narrowing: Parameters<typeof tasksQuery>[0]
  isOfPage?: boolean
  empty: ReactNode
}) {
  const query = useInfiniteQuery(tasksQuery(narrowing))
  const [changing, setChanging] = useState<string>()
  return (
    <Reading query={query} rows={4}>
      {({ pages }) => {
        const items = pages.flatMap(({ items: each }) => each)
        const changed = items.find(({ id }) => id === changing)
        return (
          <>
            {items.length === 0 ? (
              empty
            ) : (
              <ul className="list">
                {items.map((task) => (
                  <TaskRow key={task.id} task={task} isOfPage={isOfPage} onChange={() => setChanging(task.id)} />
                ))}
              </ul>
            )}
            <More query={query} />
            {changed && <TaskDialog task={changed} onClose={() => setChanging(undefined)} />}
          </>
        )
      }}
    </Reading>
  )
}

function TaskRow({ task, isOfPage, onChange }: { task: Task; isOfPage: boolean; onChange(): void }) {
  const { title, details, dueOn, status, customer, assignee, doneAt } = task
  const mayWrite = useMay('data:write')
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const isDone = status === 'done'
  const turn = useMutation({
    mutationFn: (isToBeDone: boolean) => (isToBeDone ? client.tasks.complete(task.id) : client.tasks.reopen(task.id)),
    onSuccess: async (_, isToBeDone) => {
      done(isToBeDone ? t('work.taskDone') : t('work.taskReopened'), isToBeDone ? () => turn.mutate(false) : undefined)
      await queries.invalidateQueries({ queryKey: ['work', 'tasks'] })
    },
    onError: failed
  })
  const isLate = !isDone && dueOn !== null && dueOn < dayOf(new Date())
  return (
    <li className="list-row">
      <span className="list-main">
        {mayWrite ? (
          <button type="button" className="row-link" data-row onClick={onChange}>
            <Said>{title}</Said>
          </button>
        ) : (
          <Said>{title}</Said>
        )}
        <span className="soft list-under">
          {!isOfPage && customer && (
            <>
              <Link to="/customers/$id" params={{ id: customer.id }} search={{ tab: 'tasks' }} className="quiet-link above">
                <Said>{customer.name ?? t('work.gone')}</Said>
              </Link>
              {' · '}
            </>
          )}
          <Said>{assignee ? (assignee.name ?? t('work.gone')) : t('work.nobody')}</Said>
          {details && (
            <>
              {' · '}
              <Said>{details}</Said>
            </>
          )}
        </span>
      </span>
      {isLate && <Badge of="bad" label={t('work.late')} />}
      <span className="list-when soft">{isDone ? <When at={doneAt} /> : dueOn ? day(noonOf(dueOn)) : t('work.noDay')}</span>
      {mayWrite && (
        <button
          type="button"
          className="button small above"
          aria-label={isDone ? t('work.reopenTask', { title }) : t('work.completeTask', { title })}
          disabled={turn.isPending}
          onClick={() => turn.mutate(!isDone)}
        >
          {isDone ? t('work.reopen') : t('work.complete')}
        </button>
      )}
    </li>
  )
}
