import { type Static, Type } from 'typebox'
import { idsOfCustomer } from '../../attention/index.js'
import { findCustomer } from '../../customers/index.js'
import { findPage, readPaging } from '../../paging/index.js'
import { countedPageOutput, pageInput, pagination, uuid } from '../../runtime/index.js'
import type { OrganizationStore, Where } from '../../storage/index.js'
import { strictObject } from '../../validation/index.js'
import { idsOfUser } from '../subjects.js'
import { tasks } from '../tables/index.js'
import { describeTasks, type TaskRow, taskShape, taskStatuses } from './task.js'
import { requireDay } from './task-input.js'

/** What a list of tasks can be asked for. */
export const taskQuery = strictObject({
  status: Type.Optional(Type.Enum([...taskStatuses], { default: 'open', description: 'Only tasks with this status.' })),
  assigneeId: Type.Optional(Type.String({ minLength: 1, maxLength: 255, description: "Only this member's tasks." })),
  isAssigned: Type.Optional(
    Type.Boolean({ description: 'True: only tasks with an assignee. False: only tasks without one. By default, both.' })
  ),
  customer: Type.Optional(Type.String({ minLength: 1, maxLength: 500, description: "Rapport's id, your customerId or a domain." })),
  userId: Type.Optional(uuid('Only those about this person.')),
  dueBy: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'Only tasks that are due on this day or before.' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50, description: 'Page size.' })),
  cursor: pageInput.cursor
})

/** What a list of tasks can be asked for. */
export type TaskQuery = Static<typeof taskQuery>

export const taskPageShape = strictObject({ items: Type.Array(taskShape), pagination: countedPageOutput })

/** A page of tasks: open ones by their day, those without one last; done ones by when they were done, the last first. */
export type TaskPage = Static<typeof taskPageShape>

/** Lists tasks, open ones unless told otherwise. A customer or person whom nobody knows has none. */
export async function listTasks(store: OrganizationStore, now: number, query: TaskQuery): Promise<TaskPage> {
  const { status = 'open', assigneeId, isAssigned, customer, userId, dueBy } = query
  requireDay(dueBy, 'dueBy')
  const paging = readPaging({ store, now }, 'tasks', { ...query, status }, { column: 'list_position', direction: 'asc' })
  const all: Where<TaskRow>[] = [{ status: { eq: status } }]
  if (assigneeId !== undefined) all.push({ assignee_id: { eq: assigneeId } })
  if (isAssigned !== undefined) all.push({ assignee_id: { isNull: !isAssigned } })
  if (dueBy !== undefined) all.push({ due_on: { lte: dueBy } })
  if (userId !== undefined) all.push({ user_id: { in: await idsOfUser(store, userId) } })
  if (customer !== undefined) {
    const found = await findCustomer(store, customer)
    all.push({ customer_id: { in: found ? await idsOfCustomer(store, found.id) : [] } })
  }
  const page = await findPage(store, paging, {
    table: tasks,
    where: { all },
    place: (row) => ({ value: row.list_position, id: row.id })
  })
  return { items: await describeTasks(store, page.rows), pagination: pagination(page) }
}
