import { useState } from 'react'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'
import { Section } from '../../ui/page'
import { Empty } from '../../ui/states'
import { TaskDialog } from '../work/task-form'
import { TaskList } from '../work/task-list'

/** What is to be done for a customer, and what was. */
export function CustomerTasks({ customerId }: { customerId: string }) {
  const mayWrite = useMay('data:write')
  const [isMaking, setMaking] = useState(false)
  const add = mayWrite && (
    <button type="button" className="button small" onClick={() => setMaking(true)}>
      {t('work.makeTask')}
    </button>
  )
  return (
    <>
      <Section title={t('work.openTasks')} aside={add}>
        <TaskList narrowing={{ customer: customerId }} isOfPage empty={<Empty title={t('work.noTasks')}>{t('work.noTasksHere')}</Empty>} />
      </Section>
      <Section title={t('work.doneTasks')}>
        <TaskList narrowing={{ customer: customerId, status: 'done' }} isOfPage empty={<p className="soft">{t('work.noneDone')}</p>} />
      </Section>
      {isMaking && <TaskDialog customerId={customerId} onClose={() => setMaking(false)} />}
    </>
  )
}
