import { type Static, Type } from 'typebox'
import { strictObject } from '../validation/index.js'
import type { StoredTaskTemplate } from './stored-task-template.js'

const orNull = <T extends Parameters<typeof Type.Optional>[0]>(schema: T) => Type.Union([schema, Type.Null()])

/** Who gets a task by default: whoever owns the customer. */
export const ownerOfCustomer = 'owner'

/** The task that an automation makes for each customer that it tells of. */
export const taskTemplate = strictObject({
  title: Type.String({
    minLength: 1,
    maxLength: 200,
    pattern: '\\S',
    description: '{customer} and {reason} are replaced: "Call {customer}".'
  }),
  details: Type.Optional(orNull(Type.String({ maxLength: 2000 }))),
  dueInDays: Type.Optional(
    orNull(Type.Integer({ minimum: 0, maximum: 365, description: 'Days after the run; without it, the task has no due day.' }))
  ),
  assigneeId: Type.Optional(
    orNull(
      Type.String({
        minLength: 1,
        maxLength: 255,
        description: "A member's id; `owner`, the default, for the owner of the customer; null for nobody."
      })
    )
  ),
  withoutMessage: Type.Optional(Type.Boolean({ description: 'True: only tasks are made, and nothing is sent. False by default.' }))
})

export const taskTemplateShape = strictObject({
  title: Type.String(),
  details: orNull(Type.String()),
  dueInDays: orNull(Type.Integer()),
  assigneeId: orNull(Type.String()),
  withoutMessage: Type.Boolean()
})

/** A template with every default filled in. */
export function readTaskTemplate({
  title,
  details = null,
  dueInDays = null,
  assigneeId = ownerOfCustomer,
  withoutMessage = false
}: Static<typeof taskTemplate>): StoredTaskTemplate {
  return { title: title.trim(), details, dueInDays, assigneeId, withoutMessage }
}
