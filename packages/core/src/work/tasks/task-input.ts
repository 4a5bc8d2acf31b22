import { type Static, Type } from 'typebox'
import { orNull, uuid } from '../../runtime/index.js'
import { invalidInput, strictObject } from '../../validation/index.js'
import { isCalendarDay } from '../../values/index.js'

const title = Type.String({ minLength: 1, maxLength: 300, pattern: '\\S', description: 'The work to do, in words.' })
const details = orNull(Type.String({ maxLength: 8_000, description: 'More about the work, in words.' }))
const dueOn = orNull(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A day, such as 2026-01-31.' }))
const assigneeId = orNull(Type.String({ minLength: 1, maxLength: 255, description: 'The id of a member; null for nobody.' }))

/** What a task is made of. */
export const newTask = strictObject({
  title,
  details: Type.Optional(details),
  dueOn: Type.Optional(dueOn),
  assigneeId: Type.Optional(assigneeId),
  customer: Type.Optional(orNull(Type.String({ minLength: 1, maxLength: 500, description: "Rapport's id, your customerId or a domain." }))),
  userId: Type.Optional(orNull(uuid("Rapport's id of a person."))),
  attentionItemId: Type.Optional(uuid('The attention item that it comes from. The task gets its customer.'))
})

/** What a task is made of. */
export type NewTask = Static<typeof newTask>

/** What of a task is changed: what is left out stays. */
export const taskChange = strictObject({
  title: Type.Optional(title),
  details: Type.Optional(details),
  dueOn: Type.Optional(dueOn),
  assigneeId: Type.Optional(assigneeId),
  version: Type.Optional(
    Type.Integer({ minimum: 1, description: 'The version that you read. CONFLICT if somebody has changed the task since.' })
  )
})

/** What of a task is changed: what is left out stays. */
export type TaskChange = Static<typeof taskChange>

/** Checks that a day exists. Throws INVALID_TOOL_INPUT. */
export function requireDay(day: string | null | undefined, field = 'dueOn'): void {
  if (day && !isCalendarDay(day)) throw invalidInput(field, 'must be a real day, such as 2026-01-31')
}
