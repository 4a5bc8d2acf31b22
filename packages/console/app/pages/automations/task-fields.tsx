import { useQuery } from '@tanstack/react-query'
import { membersQuery } from '../../api/queries'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'
import { Field } from '../../ui/controls'
import { NumberBox } from '../../ui/fields'
import { Said } from '../../ui/text'
import { ownerOfCustomer, type TaskFields } from './task-template'

/** The task that an automation makes for each customer that it tells of; nothing to fill in while it makes none. */
export function TaskTemplateFields({ fields, onChange }: { fields: TaskFields; onChange(change: Partial<TaskFields>): void }) {
  const { makesTask, taskTitle, taskDueInDays, taskAssigneeId, withoutMessage } = fields
  const mayMembers = useMay('workspace_members:read')
  const members = useQuery({ ...membersQuery, enabled: makesTask && mayMembers }).data ?? []
  const isKnown = ['', ownerOfCustomer].includes(taskAssigneeId) || members.some(({ id }) => id === taskAssigneeId)
  return (
    <>
      <fieldset className="checks">
        <legend>{t('automations.task.legend')}</legend>
        <label>
          <input type="checkbox" checked={makesTask} onChange={({ target }) => onChange({ makesTask: target.checked })} />
          {t('automations.task.make')}
        </label>
        {makesTask && (
          <label>
            <input type="checkbox" checked={withoutMessage} onChange={({ target }) => onChange({ withoutMessage: target.checked })} />
            {t('automations.task.withoutMessage')}
          </label>
        )}
      </fieldset>
      {makesTask && (
        <>
          <Field
            id="automation-task-title"
            label={t('automations.task.title')}
            help={t('automations.task.titleHelp', { customer: '{customer}', reason: '{reason}' })}
          >
            <input
              id="automation-task-title"
              required
              pattern=".*\S.*"
              maxLength={200}
              dir="auto"
              value={taskTitle}
              aria-describedby="automation-task-title-help"
              onChange={({ target }) => onChange({ taskTitle: target.value })}
            />
          </Field>
          {taskTitle.trim() !== '' && (
            <p className="help" role="status">
              {t('automations.task.preview')} <Said>{previewOf(taskTitle)}</Said>
            </p>
          )}
          <div className="number-boxes">
            <NumberBox
              label={t('automations.task.due')}
              unit={t('automations.task.dueUnit')}
              min={0}
              max={365}
              isOptional
              empty={t('work.noDay')}
              value={taskDueInDays}
              onChange={(value) => onChange({ taskDueInDays: value })}
            />
          </div>
          <Field id="automation-task-assignee" label={t('work.assignee')}>
            <select
              id="automation-task-assignee"
              value={taskAssigneeId}
              onChange={({ target }) => onChange({ taskAssigneeId: target.value })}
            >
              <option value={ownerOfCustomer}>{t('automations.task.owner')}</option>
              <option value="">{t('work.nobody')}</option>
              {!isKnown && <option value={taskAssigneeId}>{t('work.aMember')}</option>}
              {members.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
        </>
      )}
    </>
  )
}

/** The title as a task of an invented customer would have it. */
const previewOf = (title: string) =>
  title.replaceAll('{customer}', t('automations.task.exampleCustomer')).replaceAll('{reason}', t('automations.task.exampleReason'))
