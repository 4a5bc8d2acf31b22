import { Type } from 'typebox'
import type { Tool } from '../../gateway/define-tool.js'
import { archiveDestination } from '../../tools/destinations/archive-destination.js'
import { createDestination } from '../../tools/destinations/create-destination.js'
import { disableDestination } from '../../tools/destinations/disable-destination.js'
import { enableDestination } from '../../tools/destinations/enable-destination.js'
import { getDestination } from '../../tools/destinations/get-destination.js'
import { listDestinations } from '../../tools/destinations/list-destinations.js'
import { updateDestination } from '../../tools/destinations/update-destination.js'
import { type ApiOperation, apiOperation } from './api-operation.js'
import { idOf } from './id-parameter.js'
import type { NamedSchemas } from './named-schemas.js'
import type { Operation, Paths } from './operation.js'
import { toolSchemas } from './tool-schemas.js'

/** The body of a change: the tool's input without the id, which stands in the path; its type goes without saying. */
const change = Type.Object(
  { ...Type.Omit(updateDestination.input, ['id']).properties, type: Type.Optional(updateDestination.input.properties.type) },
  { additionalProperties: false }
)

/** `/api/destinations`: the destination tools, each at an address of its own. */
export function destinationPaths(schemas: NamedSchemas): Paths {
  const shown = (tool: Tool, operationId: string, description: string, more: Partial<ApiOperation> = {}): Operation =>
    apiOperation(schemas, {
      operationId,
      summary: tool.summary,
      tag: 'destinations',
      grant: tool.grant,
      answer: { schema: toolSchemas(schemas, tool).output, description },
      ...more,
      fails: [...(more.fails ?? []), 'TOOL_OUTPUT_INVALID']
    })
  const ofOne = (tool: Tool, operationId: string, description: string, more: Partial<ApiOperation> = {}) =>
    shown(tool, operationId, description, { parameters: [idOf('destination')], ...more, fails: ['NOT_FOUND', ...(more.fails ?? [])] })

  const { id: _, ...changed } = updateDestination.example
  const created = { schema: toolSchemas(schemas, createDestination).input, example: createDestination.example }
  const path = '/api/destinations'
  return {
    [path]: {
      get: shown(listDestinations, 'listDestinations', 'The destinations that are not archived.'),
      post: shown(createDestination, 'createDestination', 'The new destination.', { body: created, fails: ['CONFLICT'] })
    },
    [`${path}/{id}`]: {
      get: ofOne(getDestination, 'getDestination', 'The destination.'),
      patch: ofOne(updateDestination, 'updateDestination', 'The destination as it now is.', {
        body: { schema: schemas.refer('DestinationChange', change), example: changed },
        fails: ['CONFLICT']
      })
    },
    [`${path}/{id}/enable`]: { post: ofOne(enableDestination, 'enableDestination', 'The enabled destination.', { fails: ['CONFLICT'] }) },
    [`${path}/{id}/disable`]: {
      post: ofOne(disableDestination, 'disableDestination', 'The disabled destination.', { fails: ['CONFLICT'] })
    },
    [`${path}/{id}/archive`]: { post: ofOne(archiveDestination, 'archiveDestination', 'When it was archived.', { fails: ['CONFLICT'] }) }
  }
}
