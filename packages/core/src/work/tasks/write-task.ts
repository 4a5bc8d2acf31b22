import { attentionItems } from '../../attention/index.js'
import { type ChangeContext, recordChange } from '../../audit/index.js'
import { RapportError } from '../../errors.js'
import { requireMember } from '../../members/index.js'
import type { Transaction } from '../../storage/index.js'
import { canonicalJson, type Ids } from '../../values/index.js'
import { findSubject } from '../subjects.js'
import { tasks } from '../tables/index.js'
import { describeTasks, type Task, type TaskRow, type TaskStatus, taskPosition } from './task.js'
import { type NewTask, requireDay, type TaskChange } from './task-input.js'

/** What a task that is made has beside its title. */
type Given = Pick<
  TaskRow,
  'title' | 'details' | 'due_on' | 'assignee_id' | 'customer_id' | 'user_id' | 'origin' | 'origin_id' | 'created_by'
>

/** A new open task. */
export function newTaskRow(given: Given, ids: Ids, now: number): TaskRow {
  const row = {
    ...given,
    id: ids.uuid(now),
    status: 'open',
    version: 1,
    created_at: now,
    updated_at: now,
    updated_by: given.created_by,
    done_at: null,
    done_by: null
  }
  return { ...row, list_position: taskPosition(row) }
}

/** Makes a task. Throws NOT_FOUND for a customer, person, member or attention item that there is not, and INVALID_TOOL_INPUT for a day that there is not. */
export async function createTask(context: ChangeContext, input: NewTask): Promise<Task> {
  const { store, ids, now, origin } = context
  requireDay(input.dueOn)
  const row = await store.transaction(async (transaction) => {
    const assigneeId = input.assigneeId ?? null
    const subject = await subjectOf(transaction, input)
    await requireMember(transaction, assigneeId, 'input.assigneeId')
    const made = newTaskRow(
      {
        title: input.title.trim(),
        details: input.details ?? null,
        due_on: input.dueOn ?? null,
        assignee_id: assigneeId,
        ...subject,
        created_by: origin.actorId
      },
      ids,
      now
    )
    await transaction.insert(tasks, [made])
    await recordChange(transaction, context, { subjectId: made.id, before: null, after: told(made) })
    return made
  })
  return described(context, row)
}

/** Whom a task is about, and what it comes of. The customer of an attention item is that of its task. */
async function subjectOf(transaction: Transaction, { customer, userId, attentionItemId }: NewTask) {
  const [item] = attentionItemId ? await transaction.get(attentionItems, [{ id: attentionItemId.toLowerCase() }]) : []
  if (attentionItemId && !item)
    throw new RapportError('NOT_FOUND', 'input.attentionItemId must be the id of an attention item: there is none with this id')
  const subject = await findSubject(transaction, { customer: customer ?? item?.customer_id, userId })
  return { ...subject, origin: item ? 'attention' : 'hand', origin_id: item?.id ?? null }
}

/** Changes what a task says; what is left out stays. Throws as `createTask`, NOT_FOUND, and CONFLICT when somebody has changed it since `version`. */
export function changeTask(context: ChangeContext, id: string, { version, ...change }: TaskChange): Promise<Task> {
  requireDay(change.dueOn)
  return edit(context, id, async (transaction, before) => {
    if (version !== undefined && version !== before.version)
      throw new RapportError('CONFLICT', 'Somebody has changed this task since it was read; read it again before changing it')
    if (change.assigneeId && change.assigneeId !== before.assignee_id)
      await requireMember(transaction, change.assigneeId, 'input.assigneeId')
    return {
      ...before,
      ...(change.title !== undefined && { title: change.title.trim() }),
      ...(change.details !== undefined && { details: change.details }),
      ...(change.dueOn !== undefined && { due_on: change.dueOn }),
      ...(change.assigneeId !== undefined && { assignee_id: change.assigneeId })
    }
  })
}

/** Says that a task is done, or is open again; saying so twice changes nothing. Throws NOT_FOUND. */
export function setTaskStatus(context: ChangeContext, id: string, status: TaskStatus): Promise<Task> {
  const isDone = status === 'done'
  const { now, origin } = context
  return edit(context, id, async (_, before) =>
    before.status === status ? before : { ...before, status, done_at: isDone ? now : null, done_by: isDone ? origin.actorId : null }
  )
}

/** Removes a task. Throws NOT_FOUND. */
export async function removeTask(context: ChangeContext, id: string): Promise<{ id: string }> {
  return context.store.transaction(async (transaction) => {
    const before = await locked(transaction, id)
    await transaction.remove(tasks, { id: { eq: before.id } })
    await recordChange(transaction, context, { subjectId: before.id, before: told(before), after: null })
    return { id: before.id }
  })
}

async function edit(
  context: ChangeContext,
  id: string,
  change: (transaction: Transaction, before: TaskRow) => Promise<TaskRow>
): Promise<Task> {
  const row = await context.store.transaction(async (transaction) => {
    const before = await locked(transaction, id)
    const wanted = await change(transaction, before)
    if (canonicalJson(wanted) === canonicalJson(before)) return before
    const written = { updated_at: context.now, updated_by: context.origin.actorId, version: before.version + 1 }
    const after = { ...wanted, ...written, list_position: taskPosition(wanted) }
    await transaction.upsert(tasks, [after])
    await recordChange(transaction, context, { subjectId: after.id, before: told(before), after: told(after) })
    return after
  })
  return described(context, row)
}

async function locked(transaction: Transaction, id: string): Promise<TaskRow> {
  await transaction.lock(`task ${id.toLowerCase()}`)
  const [row] = await transaction.get(tasks, [{ id: id.toLowerCase() }])
  if (!row) throw new RapportError('NOT_FOUND', 'There is no task with this id; it may have been removed')
  return row
}

async function described({ store }: ChangeContext, row: TaskRow): Promise<Task> {
  const [task] = await describeTasks(store, [row])
  if (!task) throw new Error(`Task ${row.id} has no description`)
  return task
}

/** What the audit log tells of a task. */
function told({ title, details, status, due_on, assignee_id, customer_id, user_id }: TaskRow) {
  return { title, details, status, dueOn: due_on, assigneeId: assignee_id, customerId: customer_id, userId: user_id }
}
