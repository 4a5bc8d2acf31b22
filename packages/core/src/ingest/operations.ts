import { Type } from 'typebox'
import { defineOperation, instant, orNull } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { isoTime } from '../values/index.js'
import { arrivedEventShape, recentEvents } from './arrivals/arrived-events.js'
import { declaredEventsShape, listDeclared } from './declared/list-declared.js'
import { importAnswer, importEvents, importInput } from './import-events.js'
import { issueHint } from './issue-hint.js'
import { readIssues } from './issue-log.js'

const importPast = defineOperation({
  operationId: 'importEvents',
  method: {
    name: 'events.import',
    doc: 'Stores past events, each exactly once and at its own time. Signals do not match them, and hooks get them as historical. An event without a time is refused. All accepted events of a call are stored in one commit. Repeating the call changes nothing.',
    example:
      "await workspace.events.import({ batches: [{ source: 'server', events: [{ type: 'custom', eventName: 'signup', userId: 'u1', timestamp: '2024-03-01T09:30:00Z' }] }] })"
  },
  http: 'POST /api/events/import',
  tag: 'ingest',
  grants: ['data:write'],
  reads: 'none',
  summary: 'Stores past events, each exactly once and at its own time. Signals do not match them.',
  input: importInput,
  output: importAnswer,
  answer: 'How many events were accepted, how many of them were new, and what is wrong with the others.',
  shapes: { input: 'EventImport', output: 'EventImportAnswer' },
  example: {
    batches: [{ source: 'server', events: [{ type: 'custom', eventName: 'signup', userId: 'u1', timestamp: '2024-03-01T09:30:00Z' }] }]
  },
  errors: ['UNPROCESSABLE'],
  handle: (input, { organizationId, services }) => importEvents(services.settings, organizationId, input)
})

const issueShape = strictObject({
  kind: Type.Enum(['refused', 'clamped', 'cut', 'changed', 'undeclared'], {
    description: 'Refused; or stored with another time, without a part, with a field in another form, or different from its declaration.'
  }),
  eventType: orNull(Type.String({ description: 'Such as pageview; null for an unknown type, and for requests as a whole.' })),
  field: Type.String({ description: 'The field at fault; empty for the event or request as a whole.' }),
  message: Type.String(),
  hint: Type.String({ description: 'What to do about it.' }),
  count: Type.Integer({ minimum: 1, description: 'How often it happened between `firstAt` and `lastAt`.' }),
  firstAt: instant(),
  lastAt: instant(),
  sample: Type.Record(Type.String(), Type.Unknown(), {
    description: 'What names the last such event, such as its type and path, and the origin of a request; never its content.'
  })
})

const issues = defineOperation({
  operationId: 'listIngestIssues',
  method: {
    name: 'events.issues',
    answer: 'items',
    doc: 'Why events and requests of the last day were refused, and why events were changed, newest first, with what to do about it.',
    example: 'const [newest] = await workspace.events.issues()'
  },
  http: 'GET /api/ingest/issues',
  tag: 'ingest',
  grants: ['workspace_settings:read'],
  reads: 'settings',
  summary: 'Lists why events and requests of the last day were refused, and why events were changed. Newest first, at most 200.',
  input: strictObject({}),
  output: strictObject({ items: Type.Array(issueShape) }),
  answer: 'The reasons, each with how often it happened.',
  shapes: { output: 'IngestIssues' },
  example: {},
  async handle(_, { store, now, services }) {
    await services.flushIssues()
    const found = await readIssues(store, now)
    return {
      items: found.map((issue) => {
        return { ...issue, hint: issueHint(issue), firstAt: isoTime(issue.firstAt), lastAt: isoTime(issue.lastAt) }
      })
    }
  }
})

const recent = defineOperation({
  operationId: 'listRecentEvents',
  method: {
    name: 'events.recent',
    answer: 'items',
    doc: 'The latest events, with their person and customer and what decided that: those of the last hour, or of one name in the last week.',
    example: "const [newest] = await workspace.events.recent({ name: 'signup' })"
  },
  http: 'GET /api/events/recent',
  tag: 'ingest',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary:
    'Lists the events of the last hour, or the events of one name in the last week. Each event shows its person and its customer, and what decided that. In very busy workspaces, the list covers only the 50 most recently active people.',
  input: strictObject({
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 255, description: 'Only events of this name.' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, description: '50 by default.' }))
  }),
  output: strictObject({ items: Type.Array(arrivedEventShape) }),
  answer: 'The events, latest first.',
  shapes: { output: 'RecentEvents' },
  example: { limit: 20 },
  handle: async ({ name, limit = 50 }, { store, now }) => ({ items: await recentEvents(store, now, { name, limit }) })
})

const declared = defineOperation({
  operationId: 'listDeclaredEvents',
  method: {
    name: 'events.declared',
    doc: 'Your own events as you declared them with defineEvents, each with the time of the last one, and names of events that came in undeclared.',
    example: 'const { undeclared } = await workspace.events.declared()'
  },
  http: 'GET /api/events/declared',
  tag: 'ingest',
  grants: ['workspace_settings:read'],
  reads: 'settings',
  summary: 'Lists the events that your server declares, each with the time of the last one, and names of events that came in undeclared.',
  input: strictObject({}),
  output: declaredEventsShape,
  answer: 'The declared events, and the undeclared names.',
  shapes: { output: 'DeclaredEventList' },
  example: {},
  handle: (_, { store, services }) => listDeclared(store, services.settings.declaredEvents)
})

/** What can be asked of events beside the ingest route. */
export const eventOperations = [importPast, recent, issues, declared]
