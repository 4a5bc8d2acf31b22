import { defineTool, instant, uuid } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { putAwayDestination } from '../change-destination.js'
import { destinationId } from './destination-shape.js'

export const archiveDestination = defineTool({
  name: 'svc_archive_destination',
  title: 'Archive a notification destination',
  description: 'Archives a destination for good. Use it only when a person asked for it.',
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
  summary: 'Archives a destination for good. It can still be read, but not changed. Its channel can be used again.',
  input: destinationId,
  output: strictObject({ destination: strictObject({ id: uuid(), archivedAt: instant() }) }),
  example: { id: '0198c0de-0000-7000-8000-000000000001' },

  async handle({ id }, context) {
    return { destination: await putAwayDestination(context, id) }
  }
})
