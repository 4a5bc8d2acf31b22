import type { MethodInputs } from '@rapport/client/session'
import type { Automation } from '../../api/watching'

type Template = NonNullable<MethodInputs['automations.create']['task']>

/** What the API calls the owner of the customer in a template. */
export const ownerOfCustomer = 'owner'

/** The template of a task while it is being written. Fields that are kept while no task is made are not lost. */
export interface TaskFields {
  makesTask: boolean
  taskTitle: string
  /** Kept as it is: a client of the API may have written it. */
  taskDetails: string | null
  /** Empty: the task has no day. */
  taskDueInDays: string
  /** A member's id, `owner`, or empty for nobody. */
  taskAssigneeId: string
  /** Whether tasks are made in place of a message. */
  withoutMessage: boolean
}

export const newTaskFields: TaskFields = {
  makesTask: false,
  taskTitle: '',
  taskDetails: null,
  taskDueInDays: '',
  taskAssigneeId: ownerOfCustomer,
  withoutMessage: false
}

/** A saved template, to be changed. */
export function taskFieldsOf(task: Automation['task']): TaskFields {
  if (!task) return newTaskFields
  const { title, details, dueInDays, assigneeId, withoutMessage } = task
  return {
    makesTask: true,
    taskTitle: title,
    taskDetails: details,
    taskDueInDays: dueInDays === null ? '' : String(dueInDays),
    taskAssigneeId: assigneeId ?? '',
    withoutMessage
  }
}

/** The template as the API takes it; null where no task is made. */
export function taskTemplateOf(fields: TaskFields): Template | null {
  if (!fields.makesTask) return null
  return {
    title: fields.taskTitle.trim(),
    details: fields.taskDetails,
    dueInDays: fields.taskDueInDays === '' ? null : Number(fields.taskDueInDays),
    assigneeId: fields.taskAssigneeId || null,
    withoutMessage: fields.withoutMessage
  }
}
