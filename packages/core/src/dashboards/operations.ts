import { Type } from 'typebox'
import { defineOperation, uuid } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { dashboardChange, dashboardShape, newDashboard, newTile } from './dashboard.js'
import { addDashboard, addTile, changeDashboard, getDashboard, listDashboards, removeDashboard } from './save-dashboard.js'

const dashboardId = strictObject({ id: uuid("The dashboard's id.") })
const example = { id: '00000000-0000-4000-8000-000000000001' }
const grants = ['customer_intelligence:read'] as const
const answer = 'The dashboard.'
const adoption = { kind: 'chart' as const, chart: 'feature_adoption' as const, weeks: 8, width: 'full' as const }

const list = defineOperation({
  operationId: 'listDashboards',
  method: { name: 'dashboards.list', answer: 'items' },
  http: 'GET /api/dashboards',
  tag: 'data',
  grants,
  reads: 'customers',
  summary: "Lists the caller's own dashboards and those that are shared, by name.",
  input: strictObject({}),
  output: strictObject({ items: Type.Array(dashboardShape) }),
  answer: 'The dashboards.',
  shapes: { output: 'Dashboards' },
  example: {},
  handle: (_, { store, origin }) => listDashboards(store, origin.actorId)
})

const create = defineOperation({
  operationId: 'createDashboard',
  method: {
    name: 'dashboards.create',
    doc: 'Creates a dashboard of tiles. It belongs to the member `actor`, and stores no data. Each tile reads its data with the grants of the person who looks at it.',
    throws:
      'INVALID_TOOL_INPUT for more than 24 tiles, NOT_FOUND for a query or segment that a tile would show, and CONFLICT when there are 500.',
    takes: newDashboard,
    actor: true,
    once: true
  },
  http: 'POST /api/dashboards',
  tag: 'data',
  grants,
  reads: 'customers',
  summary: 'Creates a dashboard of tiles. It stores no data. Each tile reads its data with the grants of the person who looks at it.',
  input: newDashboard,
  output: dashboardShape,
  answer,
  shapes: { input: 'NewDashboard', output: 'Dashboard' },
  example: { name: 'Monday', shared: true, tiles: [adoption] },
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: (input, context) => addDashboard(context, input)
})

const get = defineOperation({
  operationId: 'getDashboard',
  method: { name: 'dashboards.get', first: ['id'] },
  http: 'GET /api/dashboards/{id}',
  tag: 'data',
  grants,
  reads: 'customers',
  summary: "Reads one dashboard: one of the caller's own, or a shared one.",
  input: dashboardId,
  output: dashboardShape,
  answer,
  shapes: { output: 'Dashboard' },
  example,
  errors: ['NOT_FOUND'],
  handle: ({ id }, { store, origin }) => getDashboard(store, origin.actorId, id.toLowerCase())
})

const update = defineOperation({
  operationId: 'updateDashboard',
  method: {
    name: 'dashboards.update',
    doc: 'Changes a dashboard. Pass the version that you read.',
    throws: 'NOT_FOUND, CONFLICT when somebody else has changed it since, and the errors of `create`.',
    first: ['id'],
    takes: dashboardChange,
    actor: true
  },
  http: 'PATCH /api/dashboards/{id}',
  tag: 'data',
  grants,
  reads: 'customers',
  summary: 'Changes a dashboard; omitted fields keep their values. Fails unless the version that you read is the newest.',
  input: strictObject({ ...dashboardId.properties, ...dashboardChange.properties }),
  output: dashboardShape,
  answer,
  shapes: { input: 'DashboardChange', output: 'Dashboard' },
  example: { ...example, version: 1, tiles: [adoption] },
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: ({ id, ...change }, context) => changeDashboard(context, id.toLowerCase(), change)
})

const tileInput = strictObject({ tile: newTile })

const add = defineOperation({
  operationId: 'addDashboardTile',
  method: {
    name: 'dashboards.addTile',
    doc: 'Adds a tile at the end of a dashboard. Changes of others are kept.',
    throws: 'NOT_FOUND, and INVALID_TOOL_INPUT when there are 24 tiles.',
    first: ['id'],
    takes: tileInput,
    actor: true,
    once: true
  },
  http: 'POST /api/dashboards/{id}/tiles',
  tag: 'data',
  grants,
  reads: 'customers',
  summary: 'Adds a tile at the end of a dashboard. Changes of others are kept.',
  input: strictObject({ ...dashboardId.properties, ...tileInput.properties }),
  output: dashboardShape,
  answer,
  shapes: { output: 'Dashboard' },
  example: { ...example, tile: adoption },
  errors: ['NOT_FOUND'],
  handle: ({ id, tile }, context) => addTile(context, id.toLowerCase(), tile)
})

const remove = defineOperation({
  operationId: 'removeDashboard',
  method: {
    name: 'dashboards.remove',
    doc: 'Removes a dashboard, and returns it.',
    throws: 'NOT_FOUND, and CONFLICT when somebody else has changed it since.',
    first: ['id', 'version'],
    actor: true
  },
  http: 'DELETE /api/dashboards/{id}',
  tag: 'data',
  effect: 'destructive',
  grants,
  reads: 'customers',
  summary: 'Removes a dashboard, and returns it. Its queries stay.',
  input: strictObject({ ...dashboardId.properties, version: dashboardChange.properties.version }),
  output: dashboardShape,
  answer: 'The dashboard as it was.',
  shapes: { output: 'Dashboard' },
  example: { ...example, version: 1 },
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: ({ id, version }, context) => removeDashboard(context, id.toLowerCase(), version)
})

/** What can be asked of dashboards. */
export const dashboardOperations = [list, create, get, update, add, remove]
