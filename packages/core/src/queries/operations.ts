import { Type } from 'typebox'
import { defineOperation, uuid } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { queryAnswerShape, queryRun, queryTrial, runSaved, tryQuery } from './run-saved.js'
import { addQuery, archiveQuery, changeQuery, getQuery, listQueries, listVersions, restoreVersion } from './save-query.js'
import { checkedQueryShape, newQuery, queryChange, queryVersionShape, savedQueryShape } from './saved-query.js'

const queryId = strictObject({ id: uuid("The saved query's id.") })
const example = { id: '00000000-0000-4000-8000-000000000001' }
const grants = ['analytics:read'] as const
const since = { name: 'since', type: 'date' as const, default: '2026-01-01' }
const sql = 'SELECT billing_status, count(*) AS customers FROM customers WHERE created_at >= :since GROUP BY billing_status'

const list = defineOperation({
  operationId: 'listQueries',
  method: { name: 'queries.list', answer: 'items' },
  http: 'GET /api/queries',
  tag: 'data',
  grants,
  reads: 'settings',
  summary: "Lists the caller's own saved queries and those that are shared, by name.",
  input: strictObject({}),
  output: strictObject({ items: Type.Array(savedQueryShape) }),
  answer: 'The saved queries.',
  shapes: { output: 'SavedQueries' },
  example: {},
  handle: (_, { store, origin }) => listQueries(store, origin.actorId)
})

const create = defineOperation({
  operationId: 'createQuery',
  method: {
    name: 'queries.create',
    doc: 'Saves SQL with a name. It belongs to the member `actor`.',
    throws:
      'INVALID_TOOL_INPUT naming a parameter that is wrong, UNPROCESSABLE with the reason if the SQL may not run, and CONFLICT when there are 500.',
    takes: newQuery,
    actor: true,
    once: true
  },
  http: 'POST /api/queries',
  tag: 'data',
  grants,
  reads: 'settings',
  summary: 'Saves SQL of the caller with a name and typed parameters. SQL that is not allowed to run is refused.',
  input: newQuery,
  output: savedQueryShape,
  answer: 'The saved query.',
  shapes: { input: 'NewQuery', output: 'SavedQuery' },
  example: { name: 'Customers by billing status', sql, parameters: [since], shared: true },
  errors: ['CONFLICT', 'UNPROCESSABLE'],
  handle: (input, context) => addQuery(context, input)
})

const tryOut = defineOperation({
  operationId: 'tryQuery',
  method: { name: 'queries.try', throws: 'the errors of `run`.', takes: queryTrial, argument: 'query' },
  http: 'POST /api/queries/try',
  tag: 'data',
  effect: 'read',
  grants,
  reads: 'customers',
  summary: 'Runs SQL that is not saved, with values for its parameters.',
  input: queryTrial,
  output: queryAnswerShape,
  answer: 'The rows.',
  shapes: { input: 'QueryTrial', output: 'QueryAnswer' },
  example: { sql, declared: [since], parameters: { since: '2026-03-01' } },
  errors: ['UNPROCESSABLE', 'RATE_LIMITED', 'TOOL_UNAVAILABLE'],
  handle: (input, context) => tryQuery(context, input)
})

const get = defineOperation({
  operationId: 'getQuery',
  method: { name: 'queries.get', first: ['id'] },
  http: 'GET /api/queries/{id}',
  tag: 'data',
  grants,
  reads: 'settings',
  summary: 'Reads one saved query, even a removed one, and says what keeps it from running.',
  input: queryId,
  output: checkedQueryShape,
  answer: 'The saved query.',
  shapes: { output: 'CheckedQuery' },
  example,
  errors: ['NOT_FOUND'],
  handle: ({ id }, { store, origin }) => getQuery(store, origin.actorId, id.toLowerCase())
})

const update = defineOperation({
  operationId: 'updateQuery',
  method: {
    name: 'queries.update',
    doc: 'Changes a saved query. Pass the version that you read. Its earlier text stays in its history.',
    throws: 'NOT_FOUND, CONFLICT when somebody else has changed it since, and the errors of `create`.',
    first: ['id'],
    takes: queryChange,
    actor: true
  },
  http: 'PATCH /api/queries/{id}',
  tag: 'data',
  grants,
  reads: 'settings',
  summary: 'Changes a saved query; omitted fields keep their values. Fails unless the version that you read is the newest.',
  input: strictObject({ ...queryId.properties, ...queryChange.properties }),
  output: savedQueryShape,
  answer: 'The saved query.',
  shapes: { input: 'QueryChange', output: 'SavedQuery' },
  example: { ...example, version: 1, shared: true },
  errors: ['NOT_FOUND', 'CONFLICT', 'UNPROCESSABLE'],
  handle: ({ id, ...change }, context) => changeQuery(context, id.toLowerCase(), change)
})

const remove = defineOperation({
  operationId: 'archiveQuery',
  method: { name: 'queries.archive', first: ['id'], actor: true },
  http: 'POST /api/queries/{id}/archive',
  tag: 'data',
  grants,
  reads: 'settings',
  summary: 'Removes a saved query from lists. Tiles that show it say so, and it can be restored.',
  input: queryId,
  output: savedQueryShape,
  answer: 'The saved query.',
  shapes: { output: 'SavedQuery' },
  example,
  errors: ['NOT_FOUND'],
  handle: ({ id }, context) => archiveQuery(context, id.toLowerCase(), true)
})

const restore = defineOperation({
  operationId: 'restoreQuery',
  method: { name: 'queries.restore', throws: 'NOT_FOUND, and CONFLICT when there are 500.', first: ['id'], actor: true },
  http: 'POST /api/queries/{id}/restore',
  tag: 'data',
  grants,
  reads: 'settings',
  summary: 'Restores a removed query, with its history.',
  input: queryId,
  output: savedQueryShape,
  answer: 'The saved query.',
  shapes: { output: 'SavedQuery' },
  example,
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: ({ id }, context) => archiveQuery(context, id.toLowerCase(), false)
})

const versions = defineOperation({
  operationId: 'listQueryVersions',
  method: { name: 'queries.versions', first: ['id'], answer: 'items' },
  http: 'GET /api/queries/{id}/versions',
  tag: 'data',
  grants,
  reads: 'settings',
  summary: 'Lists the versions of a saved query, newest first. The last 100 are kept.',
  input: queryId,
  output: strictObject({ items: Type.Array(queryVersionShape) }),
  answer: 'The versions.',
  shapes: { output: 'QueryVersions' },
  example,
  errors: ['NOT_FOUND'],
  handle: ({ id }, { store, origin }) => listVersions(store, origin.actorId, id.toLowerCase())
})

const versionRestore = strictObject({
  version: queryChange.properties.version,
  earlier: Type.Integer({ minimum: 1, description: 'The version whose text becomes the newest.' })
})

const restoreEarlier = defineOperation({
  operationId: 'restoreQueryVersion',
  method: {
    name: 'queries.restoreVersion',
    doc: 'Saves the text of an earlier version of a query as its newest one. Pass the version that you read.',
    throws: 'NOT_FOUND also for a version that is not kept, and the errors of `update`.',
    first: ['id'],
    takes: versionRestore,
    actor: true
  },
  http: 'POST /api/queries/{id}/versions/restore',
  tag: 'data',
  grants,
  reads: 'settings',
  summary: 'Saves the text of an earlier version of a query as its newest one.',
  input: strictObject({ ...queryId.properties, ...versionRestore.properties }),
  output: savedQueryShape,
  answer: 'The saved query.',
  shapes: { output: 'SavedQuery' },
  example: { ...example, version: 2, earlier: 1 },
  errors: ['NOT_FOUND', 'CONFLICT', 'UNPROCESSABLE'],
  handle: ({ id, version, earlier }, context) => restoreVersion(context, id.toLowerCase(), version, earlier)
})

const run = defineOperation({
  operationId: 'runQuery',
  method: {
    name: 'queries.run',
    doc: 'Runs a saved query. Without `refresh`, an answer of the last ten minutes is returned again. `asOf` is its time.',
    throws:
      'NOT_FOUND, INVALID_TOOL_INPUT for values that are missing or wrong, UNPROCESSABLE with the reason if the SQL failed, RATE_LIMITED when too many queries run, and TOOL_UNAVAILABLE if the store has no SQL.',
    first: ['id'],
    takes: queryRun
  },
  http: 'POST /api/queries/{id}/run',
  tag: 'data',
  effect: 'read',
  grants,
  reads: 'customers',
  summary: 'Runs a saved query with values for its parameters, or returns its answer of the last ten minutes.',
  input: strictObject({ ...queryId.properties, ...queryRun.properties }),
  output: queryAnswerShape,
  answer: 'The rows, and when they were read.',
  shapes: { output: 'QueryAnswer' },
  example: { ...example, parameters: { since: '2026-03-01' } },
  errors: ['NOT_FOUND', 'UNPROCESSABLE', 'RATE_LIMITED', 'TOOL_UNAVAILABLE'],
  handle: ({ id, ...input }, context) => runSaved(context, id.toLowerCase(), input)
})

/** What can be asked of saved queries. */
export const queryOperations = [list, create, tryOut, get, update, remove, restore, versions, restoreEarlier, run]
