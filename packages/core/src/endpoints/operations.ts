import { Type } from 'typebox'
import { defineOperation, orNull, uuid } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import {
  endpointDeliveryPageShape,
  endpointDeliveryQuery,
  endpointDeliveryShape,
  listEndpointDeliveries,
  replayDeliveries,
  sendEndpointTest
} from './deliveries.js'
import { endpointChange, endpointShape, newEndpoint } from './endpoint.js'
import { addEndpoint, changeEndpoint, listEndpoints, readEndpoint, removeEndpoint, rotateEndpointSecret } from './save-endpoint.js'

const tag = 'destinations'
const grants = ['destinations:manage'] as const
const reads = 'settings'
const endpointId = strictObject({ id: uuid("The endpoint's id.") })
const example = { id: '00000000-0000-4000-8000-000000000001' }
const secret = Type.String({ description: 'The signing secret, `whsec_…`. It is shown only once.' })
const created = strictObject({
  endpoint: endpointShape,
  secret: orNull(
    Type.String({ description: 'The signing secret of a webhook, `whsec_…`. It is shown only once. Null for the kind email.' })
  )
})

const list = defineOperation({
  operationId: 'listEndpoints',
  method: { name: 'endpoints.list', answer: 'items' },
  http: 'GET /api/endpoints',
  tag,
  grants,
  reads,
  summary: 'Lists the endpoints, oldest first.',
  input: strictObject({}),
  output: strictObject({ items: Type.Array(endpointShape) }),
  answer: 'The endpoints.',
  shapes: { output: 'Endpoints' },
  example: {},
  handle: async (_, { store, now }) => ({ items: await listEndpoints(store, now) })
})

const create = defineOperation({
  operationId: 'createEndpoint',
  method: {
    name: 'endpoints.create',
    doc: 'Creates an endpoint, which sends events to others: a webhook sends signed requests, an endpoint of the kind email sends email to members. `secret` is shown only here. docs/endpoints.md shows how a receiver checks the signature.',
    throws:
      'INVALID_TOOL_INPUT for an address that is not https or not public and for an id that no member has, UNPROCESSABLE while the server has no secret or cannot send mail, and CONFLICT when there are 50.',
    example: "const { secret } = await workspace.endpoints.create({ url: 'https://example.com/hooks', events: ['customer.churned'] })",
    takes: newEndpoint,
    actor: true,
    once: true
  },
  http: 'POST /api/endpoints',
  tag,
  grants,
  reads,
  summary: 'Creates an endpoint: a webhook, or email to members. Webhooks are signed as the Standard Webhooks specification says.',
  input: newEndpoint,
  output: created,
  answer: 'The endpoint. Its signing secret is shown only once.',
  shapes: { input: 'NewEndpoint', output: 'CreatedEndpoint' },
  example: { url: 'https://example.com/hooks', events: ['customer.churned', 'signal.occurred'] },
  errors: ['UNPROCESSABLE', 'CONFLICT'],
  handle: (input, context) => addEndpoint(context, input)
})

const get = defineOperation({
  operationId: 'getEndpoint',
  method: { name: 'endpoints.get', first: ['id'] },
  http: 'GET /api/endpoints/{id}',
  tag,
  grants,
  reads,
  summary: 'Reads one endpoint.',
  input: endpointId,
  output: endpointShape,
  answer: 'The endpoint.',
  shapes: { output: 'Endpoint' },
  example,
  errors: ['NOT_FOUND'],
  handle: ({ id }, { store, now }) => readEndpoint(store, id, now)
})

const update = defineOperation({
  operationId: 'updateEndpoint',
  method: {
    name: 'endpoints.update',
    doc: 'Changes an endpoint; omitted fields keep their values. Disabling fails waiting messages. Enabling starts with new events, even if the endpoint disabled itself.',
    throws:
      'NOT_FOUND, INVALID_TOOL_INPUT for an address that is not https or not public and for an id that no member has, and UNPROCESSABLE while the server cannot send mail.',
    example: 'await workspace.endpoints.update(id, { enabled: true })',
    first: ['id'],
    takes: endpointChange,
    actor: true
  },
  http: 'PATCH /api/endpoints/{id}',
  tag,
  grants,
  reads,
  summary:
    'Changes an endpoint; omitted fields keep their values. If you disable it, waiting messages fail. If you enable it, it gets only new events.',
  input: strictObject({ ...endpointId.properties, ...endpointChange.properties }),
  output: endpointShape,
  answer: 'The endpoint as it is now.',
  shapes: { input: 'EndpointChange', output: 'Endpoint' },
  example: { ...example, enabled: true },
  errors: ['NOT_FOUND', 'UNPROCESSABLE'],
  handle: ({ id, ...change }, context) => changeEndpoint(context, id, change)
})

const remove = defineOperation({
  operationId: 'removeEndpoint',
  method: { name: 'endpoints.remove', first: ['id'], actor: true },
  http: 'DELETE /api/endpoints/{id}',
  tag,
  effect: 'destructive',
  grants,
  reads,
  summary: 'Removes an endpoint with its secret and the record of its messages. Automations that name it send it nothing more.',
  input: endpointId,
  output: endpointShape,
  answer: 'The endpoint as it was.',
  shapes: { output: 'Endpoint' },
  example,
  errors: ['NOT_FOUND'],
  handle: ({ id }, context) => removeEndpoint(context, id)
})

const rotateSecret = defineOperation({
  operationId: 'rotateEndpointSecret',
  method: {
    name: 'endpoints.rotateSecret',
    first: ['id'],
    actor: true,
    once: true,
    example: 'const { secret } = await workspace.endpoints.rotateSecret(id)'
  },
  http: 'POST /api/endpoints/{id}/rotate-secret',
  tag,
  grants,
  reads,
  summary: 'Gives a webhook a new signing secret. For 24 hours, messages are also signed with the old one.',
  input: endpointId,
  output: strictObject({ endpoint: endpointShape, secret }),
  answer: 'The endpoint. Its new signing secret is shown only once.',
  shapes: { output: 'EndpointWithSecret' },
  example,
  errors: ['NOT_FOUND', 'UNPROCESSABLE'],
  handle: ({ id }, context) => rotateEndpointSecret(context, id)
})

const test = defineOperation({
  operationId: 'testEndpoint',
  method: { name: 'endpoints.test', first: ['id'], once: true },
  http: 'POST /api/endpoints/{id}/test',
  tag,
  grants,
  reads,
  status: 202,
  summary: 'Sends a message of the type endpoint.test. The deliveries show the result.',
  input: endpointId,
  output: endpointDeliveryShape,
  answer: 'The message, which is sent now.',
  shapes: { output: 'EndpointDelivery' },
  example,
  errors: ['NOT_FOUND', 'CONFLICT', 'UNPROCESSABLE'],
  handle: ({ id }, context) => sendEndpointTest(context, id)
})

const deliveries = defineOperation({
  operationId: 'listEndpointDeliveries',
  method: { name: 'endpoints.deliveries', first: ['id'] },
  http: 'GET /api/endpoints/{id}/deliveries',
  tag,
  grants,
  reads,
  summary: 'Lists the messages to an endpoint of the last 30 days, newest first, without their content.',
  input: strictObject({ ...endpointId.properties, ...endpointDeliveryQuery.properties }),
  output: endpointDeliveryPageShape,
  answer: 'A page of messages.',
  shapes: { output: 'EndpointDeliveries' },
  example: { ...example, status: 'FAILED' },
  errors: ['NOT_FOUND'],
  handle: ({ id, ...query }, { store, now }) => listEndpointDeliveries(store, now, id, query)
})

const replayed = strictObject({ replayed: Type.Integer({ minimum: 0 }) })

const replay = defineOperation({
  operationId: 'replayEndpointDelivery',
  method: { name: 'endpoints.replay', first: ['id', 'deliveryId'], answer: 'replayed' },
  http: 'POST /api/endpoints/{id}/deliveries/{deliveryId}/replay',
  tag,
  grants,
  reads,
  summary: 'Sends a failed message again. It keeps its webhook-id, so a receiver recognizes it.',
  input: strictObject({ ...endpointId.properties, deliveryId: uuid("The message's id.") }),
  output: replayed,
  answer: 'How many messages are sent again: 1.',
  shapes: { output: 'EndpointReplay' },
  example: { ...example, deliveryId: '00000000-0000-4000-8000-000000000002' },
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: async ({ id, deliveryId }, { store, ids, now }) => ({ replayed: await replayDeliveries(store, id, deliveryId, { ids, now }) })
})

const replayFailed = defineOperation({
  operationId: 'replayFailedEndpointDeliveries',
  method: { name: 'endpoints.replayFailed', first: ['id'], answer: 'replayed' },
  http: 'POST /api/endpoints/{id}/replay-failed',
  tag,
  grants,
  reads,
  summary: 'Sends all failed messages of an endpoint again. Each keeps its webhook-id.',
  input: endpointId,
  output: replayed,
  answer: 'How many messages are sent again.',
  shapes: { output: 'EndpointReplay' },
  example,
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: async ({ id }, { store, ids, now }) => ({ replayed: await replayDeliveries(store, id, undefined, { ids, now }) })
})

/** What can be asked of endpoints. */
export const endpointOperations = [list, create, get, update, remove, rotateSecret, test, deliveries, replay, replayFailed]
