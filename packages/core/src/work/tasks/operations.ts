import { Type } from 'typebox'
import { defineOperation, uuid } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { listTasks, taskPageShape, taskQuery } from './list-tasks.js'
import { taskShape } from './task.js'
import { newTask, taskChange } from './task-input.js'
import { changeTask, createTask, removeTask, setTaskStatus } from './write-task.js'

const taskId = strictObject({ id: uuid("The task's id.") })
const example = { id: '0198c0de-0000-7000-8000-000000000001' }
const writes = ['customer_intelligence:read', 'data:write'] as const

const list = defineOperation({
  operationId: 'listTasks',
  method: {
    name: 'tasks.list',
    doc: 'Lists tasks: open ones by due day, done ones latest first.',
    example: "const { items } = await workspace.tasks.list({ assigneeId: 'm_1', dueBy: '2026-01-31' })"
  },
  http: 'GET /api/tasks',
  tag: 'work',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Lists tasks: open ones by due day, done ones latest first.',
  input: taskQuery,
  output: taskPageShape,
  answer: 'A page of tasks.',
  shapes: { output: 'Tasks' },
  example: { assigneeId: 'm_1', limit: 20 },
  handle: (query, { store, now }) => listTasks(store, now, query)
})

const create = defineOperation({
  operationId: 'createTask',
  auditName: 'task_create',
  method: {
    name: 'tasks.create',
    takes: newTask,
    actor: true,
    once: true,
    throws: 'NOT_FOUND for an unknown customer, person, member or attention item.',
    example:
      "await workspace.tasks.create({ title: 'Call about the renewal', customer: 'acme.com', dueOn: '2026-01-31', assigneeId: 'm_1' }, { actor: 'm_1' })"
  },
  http: 'POST /api/tasks',
  tag: 'work',
  grants: writes,
  reads: 'customers',
  summary: 'Creates a task about a customer, a person or neither, or from an attention item.',
  input: newTask,
  output: taskShape,
  answer: 'The task.',
  shapes: { input: 'NewTask', output: 'Task' },
  example: { title: 'Call about the renewal', customer: 'acme.com', dueOn: '2026-01-31', assigneeId: 'm_1' },
  errors: ['NOT_FOUND'],
  handle: (input, context) => createTask(context, input)
})

const update = defineOperation({
  operationId: 'updateTask',
  auditName: 'task_update',
  method: {
    name: 'tasks.update',
    first: ['id'],
    takes: taskChange,
    actor: true,
    throws: 'NOT_FOUND, and CONFLICT when somebody has changed the task since `version`.',
    example: "await workspace.tasks.update(task.id, { dueOn: '2026-02-28', version: task.version }, { actor: 'm_1' })"
  },
  http: 'PATCH /api/tasks/{id}',
  tag: 'work',
  grants: writes,
  reads: 'customers',
  summary: 'Changes a task; omitted fields keep their values. Pass the version that you read, so that you do not overwrite a later change.',
  input: strictObject({ id: uuid("The task's id."), ...taskChange.properties }),
  output: taskShape,
  answer: 'The task as it is now.',
  shapes: { input: 'TaskChange', output: 'Task' },
  example: { ...example, dueOn: '2026-02-28', version: 1 },
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: ({ id, ...change }, context) => changeTask(context, id, change)
})

const complete = defineOperation({
  operationId: 'completeTask',
  auditName: 'task_complete',
  method: { name: 'tasks.complete', first: ['id'], actor: true },
  http: 'POST /api/tasks/{id}/complete',
  tag: 'work',
  grants: writes,
  reads: 'customers',
  summary: 'Marks a task as done. A done task does not change.',
  input: taskId,
  output: taskShape,
  answer: 'The task as it is now.',
  shapes: { output: 'Task' },
  example,
  errors: ['NOT_FOUND'],
  handle: ({ id }, context) => setTaskStatus(context, id, 'done')
})

const reopen = defineOperation({
  operationId: 'reopenTask',
  auditName: 'task_reopen',
  method: { name: 'tasks.reopen', first: ['id'], actor: true },
  http: 'POST /api/tasks/{id}/reopen',
  tag: 'work',
  grants: writes,
  reads: 'customers',
  summary: 'Reopens a task that was done. An open task does not change.',
  input: taskId,
  output: taskShape,
  answer: 'The task as it is now.',
  shapes: { output: 'Task' },
  example,
  errors: ['NOT_FOUND'],
  handle: ({ id }, context) => setTaskStatus(context, id, 'open')
})

const remove = defineOperation({
  operationId: 'removeTask',
  auditName: 'task_remove',
  method: { name: 'tasks.remove', first: ['id'], actor: true, once: true },
  http: 'DELETE /api/tasks/{id}',
  tag: 'work',
  grants: ['data:write'],
  reads: 'none',
  effect: 'destructive',
  summary: 'Removes a task.',
  input: taskId,
  output: strictObject({ id: Type.String({ format: 'uuid' }) }),
  answer: 'The id of the task.',
  shapes: { output: 'RemovedTask' },
  example,
  errors: ['NOT_FOUND'],
  handle: ({ id }, context) => removeTask(context, id)
})

/** What can be asked of tasks. */
export const taskOperations = [list, create, update, complete, reopen, remove]
