import { putAwayDestination } from '../../domain/destinations/change-destination.js'
import { defineTool } from '../../gateway/define-tool.js'
import { closed } from '../../gateway/shapes/closed.js'
import { destinationId } from '../../gateway/shapes/destination.js'
import { instant } from '../../gateway/shapes/instant.js'
import { uuid } from '../../gateway/shapes/uuid.js'

export const archiveDestination = defineTool({
  name: 'svc_archive_destination',
  summary: 'Puts a destination away for good: it can still be read, but no longer be changed, and its channel is free again.',
  grant: 'destinations:manage',
  input: destinationId,
  output: closed({ destination: closed({ id: uuid(), archivedAt: instant() }) }),
  example: { id: '0198c0de-0000-7000-8000-000000000001' },

  async handle({ id }, context) {
    return { destination: await putAwayDestination(context, id) }
  }
})
