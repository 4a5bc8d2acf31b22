import type { SendRequest } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { fieldsOf, itemsOf, listOf, requiredText, textOf } from '../json-fields.js'
import { idIn, isUnseen, listPages } from './pages.js'
import { readTargets, type Target } from './related.js'
import { timeOf } from './values.js'

/** Tasks: a moment each, once it is completed. When that was Attio does not tell: it is when it was seen first. */
export const tasksStream = defineStream({
  name: 'tasks',
  summary: 'Tasks that are completed',
  becomes: 'An entry of the timeline for each completed task, at the time when Rapport first saw it',
  everySeconds: 21_600,
  walk: listPages('tasks'),
  deletes: 'said',
  gone: 'A task that is opened again is taken back. A completed task stays, also if it is deleted later',
  complete: (records, lookup) => withTargets(records, lookup),
  recordId: (record) => idIn(taskIn(record), 'task_id'),
  map(record, { startedAt: at }) {
    if (isUnseen(record)) return []
    const task = taskIn(record)
    const taskId = requiredText(fieldsOf(task?.id), 'task_id')
    const id = `task:${taskId}`
    if (task?.is_completed !== true) return [{ kind: 'removal', of: 'activity', id, at }]
    const completed = fieldsOf(record)
    const deadline = timeOf(task.deadline_at)
    return [
      {
        kind: 'activity',
        id,
        type: 'CRM_TASK_COMPLETED',
        channel: 'CRM',
        at,
        occurredAt: at,
        title: textOf(task.content_plaintext) ?? 'A task was completed',
        account: textOf(completed?.account),
        people: itemsOf(completed?.emails).flatMap((email) => (textOf(email) === undefined ? [] : [{ email: textOf(email) }])),
        properties: { taskId, deadlineAt: deadline === undefined ? null : new Date(deadline).toISOString() }
      }
    ]
  },
  leftOut(record) {
    if (isUnseen(record)) return 'that moved while they were read'
    return taskIn(record)?.is_completed === true ? undefined : 'that are not completed'
  }
})

const taskIn = (completed: unknown) => fieldsOf(fieldsOf(completed)?.task)

/** Completed tasks with whom the records are about that they are linked to: the first company that one of them names, and all people. */
async function withTargets(records: readonly unknown[], lookup: SendRequest): Promise<unknown[]> {
  const targetsOf = (task: unknown) => (fieldsOf(task)?.is_completed === true ? linkedOf(task) : [])
  const resolved = await readTargets(lookup, records.flatMap(targetsOf))
  return records.map((task) => {
    if (isUnseen(task)) return task
    const found = targetsOf(task).map(resolved)
    return {
      task,
      account: found.find(({ account }) => account !== undefined)?.account ?? null,
      emails: found.flatMap(({ person }) => person?.email ?? [])
    }
  })
}

/** The records that a task is linked to, companies first. */
function linkedOf(task: unknown): Target[] {
  const all = listOf(fieldsOf(task)?.linked_records).flatMap((linked) => {
    const object = textOf(linked.target_object_id) ?? textOf(linked.target_object)
    const id = textOf(linked.target_record_id)
    return object === undefined || id === undefined ? [] : [{ object, id }]
  })
  return [...all.filter(({ object }) => object === 'companies'), ...all.filter(({ object }) => object !== 'companies')]
}
