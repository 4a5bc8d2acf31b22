import { requireModel } from '../agents/index.js'
import { defineOperation, uuid } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { automationShape } from './automation.js'
import { automationChange, newAutomation } from './automation-input.js'
import { automationPageShape, automationQuery, getAutomation, listAutomations } from './read-automations.js'
import { dryRun, dryRunShape } from './runs/dry-run.js'
import { getAutomationRun, listAutomationRuns, runPageShape, runQuery, wholeRunShape } from './runs/run-log.js'
import { addAutomation, archiveAutomation, changeAutomation, switchAutomation } from './save-automation.js'
import { savedAutomation } from './saved-automation.js'

const automationId = strictObject({ id: uuid("The automation's id.") })
const example = { id: '00000000-0000-4000-8000-000000000001' }
const savedAnswer = 'The automation, and warnings that say why it sends nothing, if so.'

const list = defineOperation({
  operationId: 'listAutomations',
  method: { name: 'automations.list' },
  http: 'GET /api/automations',
  tag: 'automations',
  grants: ['workspace_settings:read'],
  reads: 'settings',
  summary: 'Lists the automations that are not archived, newest first.',
  input: automationQuery,
  output: automationPageShape,
  answer: 'A page of automations.',
  shapes: { output: 'Automations' },
  example: { limit: 20 },
  handle: (query, { store, now }) => listAutomations(store, now, query)
})

const create = defineOperation({
  operationId: 'createAutomation',
  method: {
    name: 'automations.create',
    doc: 'Creates an automation, disabled by default.',
    throws:
      'INVALID_TOOL_INPUT naming the field of an automation that could never run, and CONFLICT for an agent where no language model is configured.',
    example:
      "await workspace.automations.create({ name: 'Usage', triggerType: 'SIGNAL_OCCURRENCE', signalIds: [id], cooldownHours: 72, enabled: true })",
    takes: newAutomation,
    actor: true,
    once: true
  },
  http: 'POST /api/automations',
  tag: 'automations',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: 'Creates an automation, which says who gets which messages, and when. It is disabled by default.',
  input: newAutomation,
  output: savedAutomation,
  answer: savedAnswer,
  shapes: { input: 'NewAutomation', output: 'SavedAutomation' },
  example: {
    name: 'Monday digest',
    triggerType: 'SCHEDULE',
    schedule: { cadence: 'weekly', localTime: '09:00', timezone: 'Europe/Berlin', weekday: 1 }
  },
  errors: ['CONFLICT'],
  handle: (input, context) => {
    if (input.agentId) requireModel(context.services.settings.model)
    return addAutomation(context, input)
  }
})

const get = defineOperation({
  operationId: 'getAutomation',
  method: { name: 'automations.get', first: ['id'], answer: 'automation' },
  http: 'GET /api/automations/{id}',
  tag: 'automations',
  grants: ['workspace_settings:read'],
  reads: 'settings',
  summary: 'Reads one automation, even an archived one.',
  input: automationId,
  output: strictObject({ automation: automationShape }),
  answer: 'The automation.',
  shapes: { input: 'AutomationId' },
  example,
  errors: ['NOT_FOUND'],
  handle: async ({ id }, { store }) => ({ automation: await getAutomation(store, id) })
})

const update = defineOperation({
  operationId: 'updateAutomation',
  method: {
    name: 'automations.update',
    throws: 'the errors of `create`, NOT_FOUND, and CONFLICT for an archived one.',
    first: ['id'],
    takes: automationChange,
    actor: true
  },
  http: 'PATCH /api/automations/{id}',
  tag: 'automations',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: 'Changes an automation; omitted fields keep their values.',
  input: strictObject({ id: uuid("The automation's id."), ...automationChange.properties }),
  output: savedAutomation,
  answer: savedAnswer,
  shapes: { input: 'AutomationChange', output: 'SavedAutomation' },
  example: { ...example, cooldownHours: 24 },
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: ({ id, ...change }, context) => {
    if (change.agentId) requireModel(context.services.settings.model)
    return changeAutomation(context, id, change)
  }
})

const enable = defineOperation({
  operationId: 'enableAutomation',
  method: { name: 'automations.enable', first: ['id'], actor: true },
  http: 'POST /api/automations/{id}/enable',
  tag: 'automations',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: 'Enables an automation. It reports only what happens from now on.',
  input: automationId,
  output: savedAutomation,
  answer: savedAnswer,
  shapes: { input: 'AutomationId', output: 'SavedAutomation' },
  example,
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: ({ id }, context) => switchAutomation(context, id, true)
})

const disable = defineOperation({
  operationId: 'disableAutomation',
  method: { name: 'automations.disable', first: ['id'], actor: true },
  http: 'POST /api/automations/{id}/disable',
  tag: 'automations',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: 'Disables an automation. It reports nothing until it is enabled again.',
  input: automationId,
  output: savedAutomation,
  answer: savedAnswer,
  shapes: { input: 'AutomationId', output: 'SavedAutomation' },
  example,
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: ({ id }, context) => switchAutomation(context, id, false)
})

const archive = defineOperation({
  operationId: 'archiveAutomation',
  method: { name: 'automations.archive', first: ['id'], actor: true },
  http: 'POST /api/automations/{id}/archive',
  tag: 'automations',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: 'Archives an automation. Its runs can still be read.',
  input: automationId,
  output: savedAutomation,
  answer: savedAnswer,
  shapes: { input: 'AutomationId', output: 'SavedAutomation' },
  example,
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: ({ id }, context) => archiveAutomation(context, id)
})

const preview = defineOperation({
  operationId: 'dryRunAutomation',
  method: { name: 'automations.dryRun', first: ['id'] },
  http: 'POST /api/automations/{id}/dry-run',
  tag: 'automations',
  grants: ['workspace_settings:read', 'customer_intelligence:read'],
  reads: 'customers',
  effect: 'read',
  summary: 'Shows which customers an automation would report if it ran now, and why. It sends and writes nothing.',
  input: automationId,
  output: dryRunShape,
  answer: 'The customers that it would report, and those that it would leave out.',
  shapes: { input: 'AutomationId', output: 'AutomationDryRun' },
  example,
  errors: ['NOT_FOUND'],
  handle: ({ id }, { store, now }) => dryRun(store, id, now)
})

const runs = defineOperation({
  operationId: 'listAutomationRuns',
  method: { name: 'automations.runs', first: ['id'] },
  http: 'GET /api/automations/{id}/runs',
  tag: 'automations',
  grants: ['workspace_settings:read', 'customer_intelligence:read'],
  reads: 'customers',
  summary: 'Lists the runs of an automation of the last 90 days, newest first.',
  input: strictObject({ id: uuid("The automation's id."), ...runQuery.properties }),
  output: runPageShape,
  answer: 'A page of runs.',
  shapes: { output: 'AutomationRuns' },
  example: { ...example, status: 'DELIVERED' },
  errors: ['NOT_FOUND'],
  handle: ({ id, ...query }, { store, now }) => listAutomationRuns(store, now, id, query)
})

const run = defineOperation({
  operationId: 'getAutomationRun',
  method: { name: 'automations.run', first: ['id', 'runId'], answer: 'run' },
  http: 'GET /api/automations/{id}/runs/{runId}',
  tag: 'automations',
  grants: ['workspace_settings:read', 'customer_intelligence:read'],
  reads: 'customers',
  summary: 'Reads one run: its customers, and the results of its messages.',
  input: strictObject({ id: uuid("The automation's id."), runId: uuid("The run's id.") }),
  output: strictObject({ run: wholeRunShape }),
  answer: 'The run.',
  shapes: { output: 'AutomationRunOutput' },
  example: { ...example, runId: '00000000-0000-4000-8000-000000000002' },
  errors: ['NOT_FOUND'],
  handle: async ({ id, runId }, { store }) => ({ run: await getAutomationRun(store, id, runId) })
})

/** What can be asked of automations. */
export const automationOperations = [list, create, get, update, enable, disable, archive, preview, runs, run]
