import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { membersQuery } from '../../api/queries'
import { useMay, useSession } from '../../api/session'
import { t } from '../../texts/catalogue'
import { Choice } from '../../ui/controls'
import { Page } from '../../ui/page'
import { Empty } from '../../ui/states'
import { Tabs } from '../../ui/tabs'
import { TaskDialog } from '../work/task-form'
import { TaskList } from '../work/task-list'

/** What the one who looks has to do, or anybody else. */
export function TasksPage() {
  const { show: status = 'open', of } = useSearch({ from: '/tasks' })
  const navigate = useNavigate({ from: '/tasks' })
  const me = useSession()?.memberId ?? null
  const members = useQuery(membersQuery).data ?? []
  const mayWrite = useMay('data:write')
  const [isMaking, setMaking] = useState(false)
  const isMember = members.some(({ id }) => id === me)
  const whose = of ?? (isMember && me !== null ? me : 'all')
  const narrowing = whose === 'all' ? {} : whose === 'nobody' ? { isAssigned: false } : { assigneeId: whose }
  return (
    <Page
      title={t('tasks.title')}
      actions={
        mayWrite && (
          <button type="button" className="button primary" onClick={() => setMaking(true)}>
            {t('work.makeTask')}
          </button>
        )
      }
    >
      <Tabs
        label={t('tasks.status')}
        tabs={[
          { id: 'open', name: t('tasks.open') },
          { id: 'done', name: t('tasks.done') }
        ]}
        chosen={status}
        onChoose={(id) => void navigate({ search: (before) => ({ ...before, show: id as 'open' }), replace: true })}
      />
      <div className="filters">
        <Choice
          label={t('work.assignee')}
          value={whose}
          options={[
            ['all', t('tasks.everybody')],
            ['nobody', t('work.nobody')],
            ...members.map(({ id, name }) => [id, id === me ? t('tasks.me', { name }) : name] as const)
          ]}
          onChange={(value) => void navigate({ search: (before) => ({ ...before, of: value }), replace: true })}
        />
      </div>
      <TaskList
        narrowing={{ ...narrowing, status }}
        empty={<Empty title={t(status === 'open' ? 'work.noTasks' : 'work.noneDone')}>{t('tasks.none')}</Empty>}
      />
      {isMaking && <TaskDialog onClose={() => setMaking(false)} />}
    </Page>
  )
}
