import { type TObject, Type } from 'typebox'
import { RapportError } from '../../errors.js'
import { strictObject } from '../../validation/index.js'
import { defineOperation, type Operation } from '../define-operation.js'
import { putInTransaction } from './accept-put.js'
import type { Resource } from './define-resource.js'
import { batchPut, writeBatch } from './put-batch.js'
import { putResult } from './results.js'

const pagination = strictObject({
  hasMore: Type.Boolean(),
  nextCursor: Type.Union([Type.String(), Type.Null()]),
  total: Type.Optional(Type.Integer({ minimum: 0, description: 'How many match, if they are counted.' }))
})

/** A page of a resource with this item. */
export function resourcePage<Item extends TObject>(item: Item) {
  return strictObject({ items: Type.Array(item), pagination })
}

const results = strictObject({ items: Type.Array(putResult) })

/** A request may put so many items; the workspace's method has no such bound. */
const maxItemsPerRequest = 500

/** The two operations of what a host puts and reads back: `PUT /api/<noun>` and `GET /api/<noun>`, `<noun>.put` and `<noun>.list`. */
export function resourceOperations(resource: Resource): Operation[] {
  const { noun, title, text, input, example, query, queryExample, item, putGrant, readGrant } = resource
  const plural = `${noun[0]?.toUpperCase()}${noun.slice(1)}`
  const put = batchPut(resource)
  return [
    defineOperation({
      operationId: `put${plural}`,
      method: {
        name: `${noun}.put`,
        doc: text.put,
        throws: withOthers('INVALID_TOOL_INPUT naming the index and the field', text.putThrows),
        first: ['items'],
        answer: 'items',
        async inProcess(context, batch: Parameters<typeof put>[2]) {
          await context.services.applyPuts(context.organizationId)
          return put(context.services.settings, context.organizationId, batch, context)
        },
        inTransaction: putInTransaction(resource)
      },
      http: `PUT /api/${noun}`,
      tag: 'data',
      grants: [putGrant],
      reads: 'none',
      summary: `Creates or updates ${noun}. If one of them is refused, nothing is stored. Repeating the call changes nothing.`,
      input: strictObject({
        items: Type.Array(input, { minItems: 1, maxItems: maxItemsPerRequest, description: `The ${noun} to create or update.` })
      }),
      output: results,
      answer: 'The result of each item, in the same order.',
      shapes: { output: 'PutResults' },
      example: { items: [example] },
      errors: ['NOT_FOUND', 'CONFLICT'],
      async handle({ items }, context) {
        const { organizationId, services } = context
        await services.applyPuts(organizationId)
        return { items: await withItemPath(noun, () => writeBatch(services.settings, resource, organizationId, items, context)) }
      }
    }),
    defineOperation({
      operationId: `list${plural}`,
      method: {
        name: `${noun}.list`,
        doc: text.list,
        throws: withOthers('INVALID_TOOL_INPUT for a wrong query', text.listThrows)
      },
      http: `GET /api/${noun}`,
      tag: 'data',
      grants: [readGrant],
      reads: readGrant === 'customer_intelligence:read' ? 'customers' : 'settings',
      summary: `Lists ${noun} with your own ids.`,
      input: query,
      output: resourcePage(item),
      answer: `A page of ${noun}.`,
      shapes: { output: `${title}Page` },
      example: queryExample,
      errors: ['NOT_FOUND'],
      handle: (asked, context) => resource.list(context, asked)
    })
  ]
}

/** What a method throws: what every one of its kind does, and what this one does besides. */
function withOthers(always: string, others: string | undefined): string {
  return others === undefined ? `${always}.` : `${always}, and ${others}`
}

/** Errors name an item as `customers[3].name`, as the workspace's method does: a request has it at `items[3].name`. */
async function withItemPath<T>(noun: string, put: () => Promise<T>): Promise<T> {
  try {
    return await put()
  } catch (error) {
    if (!(error instanceof RapportError) || !error.message.startsWith(`${noun}[`)) throw error
    const place = error.code === 'INVALID_TOOL_INPUT' ? 'input.items' : 'items'
    throw new RapportError(error.code, `${place}${error.message.slice(noun.length)}`, error.details, { cause: error })
  }
}
