import { Type } from 'typebox'
import { listSubjects } from '../lists/index.js'
import { defineOperation, uuid } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { addView, changeView, getView, listViews, removeView } from './save-view.js'
import { newView, viewChange, viewShape } from './saved-view.js'

const viewId = strictObject({ id: uuid("The view's id.") })
const example = { id: '00000000-0000-4000-8000-000000000001' }
const grants = ['customer_intelligence:read'] as const
const answer = 'The view.'

const list = defineOperation({
  operationId: 'listViews',
  method: { name: 'views.list', answer: 'items' },
  http: 'GET /api/views',
  tag: 'data',
  grants,
  reads: 'customers',
  summary: "Lists the caller's own views and those that are shared, by name.",
  input: strictObject({ subject: Type.Optional(Type.Enum([...listSubjects], { description: 'Only views of customers, or of people.' })) }),
  output: strictObject({ items: Type.Array(viewShape) }),
  answer: 'The views.',
  shapes: { output: 'SavedViews' },
  example: { subject: 'customers' },
  handle: ({ subject }, { store, origin }) => listViews(store, origin.actorId, subject)
})

const create = defineOperation({
  operationId: 'createView',
  method: {
    name: 'views.create',
    doc: 'Saves a list with a name: its filter, columns and order. It belongs to the member `actor`.',
    throws: 'INVALID_TOOL_INPUT naming what a list cannot show, and CONFLICT when there are 1,000.',
    takes: newView,
    actor: true,
    once: true
  },
  http: 'POST /api/views',
  tag: 'data',
  grants,
  reads: 'customers',
  summary: "Saves a list of the caller's with a name: its filter, columns and order.",
  input: newView,
  output: viewShape,
  answer,
  shapes: { input: 'NewView', output: 'SavedView' },
  example: {
    subject: 'customers',
    name: 'My accounts',
    definition: {
      filter: { match: 'all', conditions: [{ field: 'owner', op: 'is', value: 'me' }] },
      columns: ['name', 'health', 'renewal']
    },
    pinned: true
  },
  errors: ['CONFLICT'],
  handle: (input, context) => addView(context, input)
})

const get = defineOperation({
  operationId: 'getView',
  method: { name: 'views.get', first: ['id'] },
  http: 'GET /api/views/{id}',
  tag: 'data',
  grants,
  reads: 'customers',
  summary: "Reads one view: one of the caller's own, or a shared one.",
  input: viewId,
  output: viewShape,
  answer,
  shapes: { output: 'SavedView' },
  example,
  errors: ['NOT_FOUND'],
  handle: ({ id }, { store, origin }) => getView(store, origin.actorId, id.toLowerCase())
})

const update = defineOperation({
  operationId: 'updateView',
  method: {
    name: 'views.update',
    doc: 'Changes a view. Pass the version that you read.',
    throws: 'NOT_FOUND, CONFLICT when somebody else has changed it since, and the errors of `create`.',
    first: ['id'],
    takes: viewChange,
    actor: true
  },
  http: 'PATCH /api/views/{id}',
  tag: 'data',
  grants,
  reads: 'customers',
  summary: 'Changes a view; omitted fields keep their values. Fails unless the version that you read is the newest.',
  input: strictObject({ ...viewId.properties, ...viewChange.properties }),
  output: viewShape,
  answer,
  shapes: { input: 'ViewChange', output: 'SavedView' },
  example: { ...example, version: 1, pinned: true },
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: ({ id, ...change }, context) => changeView(context, id.toLowerCase(), change)
})

const remove = defineOperation({
  operationId: 'removeView',
  method: {
    name: 'views.remove',
    doc: 'Removes a view, and returns it.',
    throws: 'NOT_FOUND, and CONFLICT when somebody else has changed it since.',
    first: ['id', 'version'],
    actor: true
  },
  http: 'DELETE /api/views/{id}',
  tag: 'data',
  effect: 'destructive',
  grants,
  reads: 'customers',
  summary: 'Removes a view, and returns it.',
  input: strictObject({ ...viewId.properties, version: viewChange.properties.version }),
  output: viewShape,
  answer: 'The view as it was.',
  shapes: { output: 'SavedView' },
  example: { ...example, version: 1 },
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: ({ id, version }, context) => removeView(context, id.toLowerCase(), version)
})

/** What can be asked of views. */
export const viewOperations = [list, create, get, update, remove]
