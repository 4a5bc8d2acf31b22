import { defineOperation } from '../runtime/index.js'
import { importAnswer, importEvents, importInput } from './import-events.js'

const importPast = defineOperation({
  operationId: 'importEvents',
  method: {
    name: 'events.import',
    doc: 'Stores events of the past, each exactly once and at its own time: signals match nothing of them, and hooks are told that they are historical. An event without a time is refused. All good events of a call are stored in one commit, and the same call again changes nothing.',
    example:
      "await workspace.events.import({ batches: [{ source: 'server', events: [{ type: 'custom', eventName: 'signup', userId: 'u1', timestamp: '2024-03-01T09:30:00Z' }] }] })"
  },
  http: 'POST /api/events/import',
  tag: 'ingest',
  grants: ['data:write'],
  reads: 'none',
  summary: 'Stores events of the past, each exactly once and at its own time. Signals match nothing of them.',
  input: importInput,
  output: importAnswer,
  answer: 'How many events were good and new, and what is wrong with the others.',
  shapes: { input: 'EventImport', output: 'EventImportAnswer' },
  example: {
    batches: [{ source: 'server', events: [{ type: 'custom', eventName: 'signup', userId: 'u1', timestamp: '2024-03-01T09:30:00Z' }] }]
  },
  errors: ['UNPROCESSABLE'],
  handle: (input, { organizationId, services }) => importEvents(services.settings, organizationId, input)
})

/** What can be asked of events beside the ingest route. */
export const eventOperations = [importPast]
