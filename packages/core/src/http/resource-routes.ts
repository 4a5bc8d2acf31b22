import { Type } from 'typebox'
import { strictObject } from '../domain/strict-object.js'
import { RapportError } from '../errors.js'
import type { Resource } from '../resources/define-resource.js'
import { writeBatch } from '../resources/put-batch.js'
import { type ApiRoute, defineRoute } from './define-route.js'

const pagination = strictObject({
  hasMore: Type.Boolean(),
  nextCursor: Type.Union([Type.String(), Type.Null()]),
  total: Type.Optional(Type.Integer({ minimum: 0, description: 'How many match, where that is counted.' }))
})

const results = strictObject({
  items: Type.Array(
    strictObject({
      id: Type.String({ description: "Rapport's id." }),
      externalId: Type.String({ description: "The host's id." }),
      created: Type.Boolean({ description: 'Whether it is new.' })
    })
  )
})

const maxConcurrent = 500

/** `PUT` and `GET /api/<noun>`: what a host puts and reads back, over HTTP. */
export function resourceRoutes(resource: Resource): ApiRoute[] {
  const { noun, title, input, example, query, queryExample, item } = resource
  const path = `/api/${noun}` as const
  const plural = `${noun[0]?.toUpperCase()}${noun.slice(1)}`
  return [
    defineRoute({
      method: 'PUT',
      path,
      operationId: `put${plural}`,
      client: { name: `${noun}.put`, first: ['items'], answer: 'items' },
      tag: 'data',
      grants: [resource.putGrant],
      summary: `Writes ${noun}, new and known ones, as a whole or not at all. The same again changes nothing.`,
      input: strictObject({ items: Type.Array(input, { minItems: 1, maxItems: maxConcurrent }) }),
      output: results,
      answer: 'What became of each, in the same order.',
      names: { output: 'PutResults' },
      example: { items: [example] },
      fails: ['NOT_FOUND', 'CONFLICT'],
      async handle({ items }, { organizationId, services: { settings } }) {
        return { items: await named(noun, () => writeBatch(settings, resource, organizationId, items)) }
      }
    }),
    defineRoute({
      method: 'GET',
      path,
      operationId: `list${plural}`,
      client: { name: `${noun}.list` },
      tag: 'data',
      grants: [resource.readGrant],
      summary: `Lists ${noun} with the host's own ids.`,
      input: query,
      output: strictObject({ items: Type.Array(item), pagination }),
      answer: 'A page.',
      names: { output: `${title}Page` },
      example: queryExample,
      fails: ['NOT_FOUND'],
      handle: (asked, context) => resource.list(context, asked)
    })
  ]
}

/** Faults name an item as `customers[3].name`, as the workspace's method does: a request has it at `items[3].name`. */
async function named<T>(noun: string, put: () => Promise<T>): Promise<T> {
  try {
    return await put()
  } catch (error) {
    if (!(error instanceof RapportError) || !error.message.startsWith(`${noun}[`)) throw error
    const place = error.code === 'INVALID_TOOL_INPUT' ? 'input.items' : 'items'
    throw new RapportError(error.code, `${place}${error.message.slice(noun.length)}`, error.details, { cause: error })
  }
}
