import { Type } from 'typebox'
import { RapportError } from '../errors.js'
import { defineOperation, uuid } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { askForDelivery, deliveryOf, deliveryShape } from './deliveries.js'
import { deliveries } from './tables/deliveries.js'
import { destinations } from './tables/destinations.js'

const failedShape = strictObject({ ...deliveryShape.properties, label: Type.String({ description: 'The name of the destination.' }) })

const list = defineOperation({
  operationId: 'listFailedDeliveries',
  method: { name: 'deliveries.failed', answer: 'items', example: 'const [newest] = await workspace.deliveries.failed()' },
  http: 'GET /api/deliveries/failed',
  tag: 'destinations',
  grants: ['destinations:manage'],
  reads: 'settings',
  summary: 'Lists messages that did not arrive at their destination, newest first, at most 100.',
  input: strictObject({}),
  output: strictObject({ items: Type.Array(failedShape) }),
  answer: 'The messages, each with why it did not arrive.',
  shapes: { output: 'FailedDeliveries' },
  example: {},
  async handle(_, { store }) {
    const channels = await store.find(destinations, { columns: ['id', 'label'] })
    const labels = new Map(channels.map(({ id, label }) => [id, label]))
    const rows = await store.find(deliveries, {
      where: { status: { eq: 'FAILED' } },
      orderBy: { column: 'created_at', direction: 'desc' },
      limit: 100
    })
    return { items: rows.map((row) => ({ ...deliveryOf(row), label: labels.get(row.destination_id) ?? '' })) }
  }
})

const retry = defineOperation({
  operationId: 'retryDelivery',
  method: { name: 'deliveries.retry', first: ['id'], example: 'const { status } = await workspace.deliveries.retry(id)' },
  http: 'POST /api/deliveries/{id}/retry',
  tag: 'destinations',
  grants: ['destinations:manage'],
  reads: 'settings',
  summary: 'Retries a message that did not arrive. A message that may have arrived is never sent twice.',
  input: strictObject({ id: uuid("The message's id.") }),
  output: deliveryShape,
  answer: 'The message, which is queued now.',
  shapes: { output: 'RetriedDelivery' },
  example: { id: '00000000-0000-4000-8000-000000000001' },
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: ({ id }, { store, ids, now }) =>
    store.transaction(async (transaction) => {
      const [row] = await transaction.take(deliveries, {
        where: { id: { eq: id.toLowerCase() }, status: { eq: 'FAILED' } },
        set: { status: 'PENDING', attempts: 0, error: null, ended_at: null },
        limit: 1
      })
      if (row) {
        await askForDelivery(transaction, row, ids, now)
        return deliveryOf(row)
      }
      const [other] = await transaction.get(deliveries, [{ id: id.toLowerCase() }])
      if (!other) throw new RapportError('NOT_FOUND', 'There is no message with this id')
      throw new RapportError('CONFLICT', 'Only a message that did not arrive can be sent again')
    })
})

/** What can be asked of messages that did not arrive. */
export const failedDeliveryOperations = [list, retry]
