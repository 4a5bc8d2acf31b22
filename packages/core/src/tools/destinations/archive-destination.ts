import { putAwayDestination } from '../../domain/destinations/change-destination.js'
import { strictObject } from '../../domain/strict-object.js'
import { defineTool } from '../../runtime/define-tool.js'
import { destinationId } from '../../tool-shape/destination.js'
import { instant } from '../../tool-shape/instant.js'
import { uuid } from '../../tool-shape/uuid.js'

export const archiveDestination = defineTool({
  name: 'svc_archive_destination',
  title: 'Archive a notification destination',
  description: 'Takes a destination out of use for good. Use it only when a person asked for it.',
  effect: 'destructive',
  toolset: 'destinations',
  http: {
    route: 'POST /api/destinations/{id}/archive',
    operationId: 'archiveDestination',
    tag: 'destinations',
    answer: 'When it was archived.',
    errors: ['NOT_FOUND', 'CONFLICT']
  },
  grants: ['destinations:manage'],
  reads: 'settings',
  summary: 'Puts a destination away for good: it can still be read, but no longer be changed, and its channel is free again.',
  input: destinationId,
  output: strictObject({ destination: strictObject({ id: uuid(), archivedAt: instant() }) }),
  example: { id: '0198c0de-0000-7000-8000-000000000001' },

  async handle({ id }, context) {
    return { destination: await putAwayDestination(context, id) }
  }
})
