import { defineOperation } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { putRules, readRules, retentionRulesChange, retentionRulesShape } from './rules.js'
import { listRetentionRuns, previewRetention, retentionPreviewShape, retentionRunsShape, runRetention } from './runs.js'

const get = defineOperation({
  operationId: 'getRetention',
  method: { name: 'retention.get' },
  http: 'GET /api/privacy/retention',
  tag: 'settings',
  grants: ['workspace_settings:read'],
  reads: 'settings',
  summary: 'Reads for how many days each kind of data is kept.',
  input: strictObject({}),
  output: retentionRulesShape,
  answer: 'The rules; null keeps a kind for good.',
  shapes: { output: 'RetentionRules' },
  example: {},
  handle: (_, { store }) => readRules(store)
})

const put = defineOperation({
  operationId: 'putRetention',
  method: {
    name: 'retention.put',
    actor: true,
    throws: 'INVALID_TOOL_INPUT for less than 7 or more than 3,650 days.',
    example: 'await workspace.retention.put({ events: 730, conversations: 1095 }, { actor: memberId })'
  },
  http: 'PUT /api/privacy/retention',
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary:
    'Sets for how many days events, conversations and runs are kept. A kind that is left out keeps its rule; null keeps it for good. From the next night on, older data is removed for good.',
  input: retentionRulesChange,
  output: retentionRulesShape,
  answer: 'The rules as they are now.',
  shapes: { input: 'RetentionRulesChange', output: 'RetentionRules' },
  example: { events: 730, conversations: 1_095 },
  handle: (change, context) => putRules(context, change)
})

const preview = defineOperation({
  operationId: 'previewRetention',
  method: {
    name: 'retention.preview',
    example: 'const { kinds } = await workspace.retention.preview({ events: 365 })'
  },
  http: 'POST /api/privacy/retention/preview',
  tag: 'settings',
  grants: ['workspace_settings:read'],
  reads: 'settings',
  effect: 'read',
  summary: "Shows what the workspace's rules would remove now with this change. It changes nothing.",
  input: retentionRulesChange,
  output: retentionPreviewShape,
  answer: 'How many rows of each kind are older.',
  shapes: { input: 'RetentionRulesChange', output: 'RetentionPreview' },
  example: { events: 365 },
  handle: (change, { store, now }) => previewRetention(store, change, now)
})

const run = defineOperation({
  operationId: 'runRetention',
  method: { name: 'retention.run', example: 'const { kinds } = await workspace.retention.run()' },
  http: 'POST /api/privacy/retention/run',
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: "Starts to remove data that is older than the workspace's rules allow, without waiting for the night.",
  input: strictObject({}),
  output: retentionPreviewShape,
  answer: 'How many rows of each kind the run removes. The run has started.',
  shapes: { output: 'RetentionPreview' },
  example: {},
  handle: (_, { store, ids, now }) => runRetention(store, ids, now)
})

const runs = defineOperation({
  operationId: 'listRetentionRuns',
  method: { name: 'retention.runs' },
  http: 'GET /api/privacy/retention/runs',
  tag: 'settings',
  grants: ['workspace_settings:read'],
  reads: 'settings',
  summary: 'Lists the newest 100 runs that removed old data, newest first, with the number of removed rows of each kind.',
  input: strictObject({}),
  output: retentionRunsShape,
  answer: 'The runs.',
  shapes: { output: 'RetentionRuns' },
  example: {},
  handle: (_, { store }) => listRetentionRuns(store)
})

/** What can be asked of how long data is kept. */
export const retentionOperations = [get, put, preview, run, runs]
