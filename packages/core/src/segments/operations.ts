import { defineOperation, uuid } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { getSegment, listSegments, membershipPageShape, membershipQuery, segmentHistory, segmentQuery } from './read-segments.js'
import { addSegment, archiveSegment, changeSegment, restoreSegment } from './save-segment.js'
import { newSegment, segmentChange, segmentShape, segmentsShape } from './segment-shapes.js'

const segmentId = strictObject({ id: uuid("The segment's id.") })
const example = { id: '00000000-0000-4000-8000-000000000001' }
const answer = 'The segment.'
const shapes = { output: 'Segment' }
const atRisk = {
  subject: 'customers' as const,
  name: 'Renews soon, not well',
  filter: {
    match: 'all' as const,
    conditions: [
      { field: 'health', op: 'lt' as const, value: 50 },
      { field: 'renewal', op: 'in_next_days' as const, value: 90 }
    ]
  }
}

const list = defineOperation({
  operationId: 'listSegments',
  method: { name: 'segments.list', answer: 'items' },
  http: 'GET /api/segments',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Lists the segments that are not archived, by name, each with the number of its members.',
  input: segmentQuery,
  output: segmentsShape,
  answer: 'The segments.',
  shapes: { output: 'Segments' },
  example: { subject: 'customers' },
  handle: (query, { store }) => listSegments(store, query)
})

const create = defineOperation({
  operationId: 'createSegment',
  method: {
    name: 'segments.create',
    doc: 'Creates a segment: a saved filter with a name. With up to 5,000 customers or people it is filled when this resolves, with more within minutes.',
    throws: 'INVALID_TOOL_INPUT naming the part of the filter that is wrong, and CONFLICT for a name that is taken or when there are 100.',
    takes: newSegment,
    actor: true,
    once: true
  },
  http: 'POST /api/segments',
  tag: 'data',
  grants: ['customer_intelligence:read', 'workspace_settings:manage'],
  reads: 'customers',
  summary: 'Creates a segment: a saved filter over customers or people, with a name.',
  input: newSegment,
  output: segmentShape,
  answer,
  shapes: { input: 'NewSegment', output: 'Segment' },
  example: atRisk,
  errors: ['CONFLICT'],
  handle: (input, context) => addSegment(context, input)
})

const get = defineOperation({
  operationId: 'getSegment',
  method: { name: 'segments.get', first: ['id'] },
  http: 'GET /api/segments/{id}',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Reads one segment, even an archived one.',
  input: segmentId,
  output: segmentShape,
  answer,
  shapes,
  example,
  errors: ['NOT_FOUND'],
  handle: ({ id }, { store }) => getSegment(store, id)
})

const update = defineOperation({
  operationId: 'updateSegment',
  method: {
    name: 'segments.update',
    doc: 'Changes a segment. Pass the version that you read.',
    throws: 'NOT_FOUND, CONFLICT when somebody else has changed it since or it is archived, and the errors of `create`.',
    first: ['id'],
    takes: segmentChange,
    actor: true
  },
  http: 'PATCH /api/segments/{id}',
  tag: 'data',
  grants: ['customer_intelligence:read', 'workspace_settings:manage'],
  reads: 'customers',
  summary: 'Changes a segment; omitted fields keep their values. Fails unless the version that you read is the newest.',
  input: strictObject({ ...segmentId.properties, ...segmentChange.properties }),
  output: segmentShape,
  answer,
  shapes: { input: 'SegmentChange', output: 'Segment' },
  example: { ...example, version: 1, name: 'Renews soon' },
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: ({ id, ...change }, context) => changeSegment(context, id.toLowerCase(), change)
})

const archive = defineOperation({
  operationId: 'archiveSegment',
  method: { name: 'segments.archive', first: ['id'], actor: true },
  http: 'POST /api/segments/{id}/archive',
  tag: 'data',
  grants: ['customer_intelligence:read', 'workspace_settings:manage'],
  reads: 'customers',
  summary: 'Archives a segment. Nobody is in it any more. Its history can still be read.',
  input: segmentId,
  output: segmentShape,
  answer,
  shapes,
  example,
  errors: ['NOT_FOUND'],
  handle: ({ id }, context) => archiveSegment(context, id.toLowerCase())
})

const restore = defineOperation({
  operationId: 'restoreSegment',
  method: { name: 'segments.restore', first: ['id'], actor: true },
  http: 'POST /api/segments/{id}/restore',
  tag: 'data',
  grants: ['customer_intelligence:read', 'workspace_settings:manage'],
  reads: 'customers',
  summary: 'Restores an archived segment, and finds its members again.',
  input: segmentId,
  output: segmentShape,
  answer,
  shapes,
  example,
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: ({ id }, context) => restoreSegment(context, id.toLowerCase())
})

const history = defineOperation({
  operationId: 'listSegmentHistory',
  method: { name: 'segments.history', first: ['id'] },
  http: 'GET /api/segments/{id}/history',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Lists who entered and who left a segment, newest first.',
  input: strictObject({ ...segmentId.properties, ...membershipQuery.properties }),
  output: membershipPageShape,
  answer: 'A page of changes.',
  shapes: { output: 'SegmentHistory' },
  example: { ...example, limit: 50 },
  errors: ['NOT_FOUND'],
  handle: ({ id, ...query }, { store, now }) => segmentHistory(store, now, id.toLowerCase(), query)
})

/** What can be asked of segments. */
export const segmentOperations = [list, create, get, update, archive, restore, history]
