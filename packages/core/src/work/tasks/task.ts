import { type Static, Type } from 'typebox'
import { instant, orNull } from '../../runtime/index.js'
import type { OrganizationStore, RowOf } from '../../storage/index.js'
import { parseEnum, strictObject } from '../../validation/index.js'
import { isoTime, isoTimeOrNull, latestInstant } from '../../values/index.js'
import { loadSubjects, named } from '../subjects.js'
import type { tasks } from '../tables/index.js'

export type TaskRow = RowOf<typeof tasks>

export const taskStatuses = ['open', 'done'] as const
export type TaskStatus = (typeof taskStatuses)[number]

/** How a task came about: somebody wrote it, it was made of an attention item, or an automation made it. */
const taskOrigins = ['hand', 'attention', 'automation'] as const

export const taskShape = strictObject({
  id: Type.String({ format: 'uuid' }),
  title: Type.String(),
  details: orNull(Type.String()),
  status: Type.Enum([...taskStatuses]),
  dueOn: orNull(Type.String({ description: 'A day, such as 2026-01-31.' })),
  assignee: named('The member who is to do it.'),
  customer: named('The customer that it is about, as it is now.'),
  user: named('The person whom it is about, as they are now.'),
  origin: Type.Enum([...taskOrigins]),
  originId: orNull(Type.String({ format: 'uuid', description: 'The attention item or the automation that it comes from.' })),
  version: Type.Integer({ description: 'Grows with each change. Pass the version that you read to `update`.' }),
  createdAt: instant(),
  createdById: orNull(Type.String()),
  updatedAt: instant(),
  updatedById: orNull(Type.String()),
  doneAt: orNull(instant()),
  doneById: orNull(Type.String())
})

/** What a member means to do. */
export type Task = Static<typeof taskShape>

/** A task's place in lists, lower ones first: open ones by their day, those without one last; done ones by when they were done, the last first. */
export function taskPosition({ status, due_on, done_at }: Pick<TaskRow, 'status' | 'due_on' | 'done_at'>): number {
  if (status === 'done') return -(done_at ?? 0)
  return due_on === null ? latestInstant : Date.parse(`${due_on}T00:00:00Z`)
}

/** These tasks as callers see them, each with its member, customer and person as they are now. */
export async function describeTasks(store: OrganizationStore, rows: readonly TaskRow[]): Promise<Task[]> {
  const subjects = await loadSubjects(
    store,
    rows,
    rows.map(({ assignee_id }) => assignee_id)
  )
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    details: row.details,
    status: parseEnum(taskStatuses, row.status),
    dueOn: row.due_on,
    assignee: subjects.member(row.assignee_id),
    customer: subjects.customer(row.customer_id),
    user: subjects.user(row.user_id),
    origin: parseEnum(taskOrigins, row.origin),
    originId: row.origin_id,
    version: row.version,
    createdAt: isoTime(row.created_at),
    createdById: row.created_by,
    updatedAt: isoTime(row.updated_at),
    updatedById: row.updated_by,
    doneAt: isoTimeOrNull(row.done_at),
    doneById: row.done_by
  }))
}
