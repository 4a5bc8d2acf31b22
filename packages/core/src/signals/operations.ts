import { Type } from 'typebox'
import { defineOperation, uuid } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { builtInKeys } from './built-in/index.js'
import { signalOptions, signalOptionsShape } from './options.js'
import { previewSignal, signalPreviewShape } from './preview.js'
import {
  getSignal,
  listOccurrences,
  listSignals,
  occurrencePageShape,
  occurrenceQuery,
  signalPageShape,
  signalQuery
} from './read-signals.js'
import { addSignal, archiveSignal, builtInChange, changeBuiltIn, changeSignal } from './save-signal.js'
import { savedSignal } from './saved-signal.js'
import { signalShape } from './signal.js'
import { newSignal, signalChange, signalPreviewInput } from './signal-input.js'

const signalId = strictObject({ id: uuid("The signal's id.") })
const example = { id: '00000000-0000-4000-8000-000000000001' }
const savedAnswer = 'The signal, and warnings that say why nobody sees it, if so.'

const list = defineOperation({
  operationId: 'listSignals',
  method: { name: 'signals.list' },
  http: 'GET /api/signals',
  tag: 'signals',
  grants: ['workspace_settings:read'],
  reads: 'settings',
  summary: "Lists the workspace's own signals that are not archived, newest first. The options list built-in ones.",
  input: signalQuery,
  output: signalPageShape,
  answer: 'A page of signals.',
  shapes: { output: 'Signals' },
  example: { limit: 20 },
  handle: (query, { store, now }) => listSignals(store, now, query)
})

const create = defineOperation({
  operationId: 'createSignal',
  method: {
    name: 'signals.create',
    doc: 'Creates a signal, enabled by default.',
    throws: 'INVALID_TOOL_INPUT naming the field of a signal that could never occur, and CONFLICT when there are too many.',
    takes: newSignal,
    actor: true,
    once: true
  },
  http: 'POST /api/signals',
  tag: 'signals',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: 'Creates a signal: what the workspace watches for. It is enabled by default.',
  input: newSignal,
  output: savedSignal,
  answer: savedAnswer,
  shapes: { input: 'NewSignal', output: 'SavedSignal' },
  example: {
    kind: 'EVENT_MATCH',
    name: 'Upgrade asked for',
    definition: { eventNames: ['upgrade_clicked'], propertyConditions: [{ property: 'plan', operator: 'not_equals', value: 'free' }] }
  },
  errors: ['CONFLICT'],
  handle: (input, context) => addSignal(context, input)
})

const options = defineOperation({
  operationId: 'getSignalOptions',
  method: { name: 'signals.options' },
  http: 'GET /api/signals/options',
  tag: 'signals',
  grants: ['workspace_settings:read'],
  reads: 'settings',
  summary: 'Lists the kinds of signals with their settings, and the built-in signals.',
  input: strictObject({}),
  output: signalOptionsShape,
  answer: 'The options.',
  shapes: { output: 'SignalOptions' },
  example: {},
  handle: (_, { store }) => signalOptions(store)
})

const preview = defineOperation({
  operationId: 'previewSignal',
  method: { name: 'signals.preview', takes: signalPreviewInput },
  http: 'POST /api/signals/preview',
  tag: 'signals',
  grants: ['workspace_settings:read', 'customer_intelligence:read'],
  reads: 'customers',
  effect: 'read',
  summary: 'Shows which customers a signal would have found in the last 90 days, and when. It saves nothing.',
  input: signalPreviewInput,
  output: signalPreviewShape,
  answer: 'The customers that it would have found.',
  shapes: { input: 'SignalPreviewInput', output: 'SignalPreview' },
  example: { kind: 'EVENT_PATTERN', definition: { detection: 'event_absence', days: 14 } },
  handle: (input, { store, now }) => previewSignal(store, now, input)
})

const updateBuiltIn = defineOperation({
  operationId: 'updateBuiltInSignal',
  method: {
    name: 'signals.updateBuiltIn',
    doc: 'Enables or disables a built-in signal, or changes its settings.',
    throws: 'NOT_FOUND for another key.',
    example: "await workspace.signals.updateBuiltIn('quiet_account', { enabled: true })",
    first: ['key'],
    takes: builtInChange,
    actor: true
  },
  http: 'PATCH /api/signals/built-in/{key}',
  tag: 'signals',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: 'Enables or disables a built-in signal, or changes its settings; omitted fields keep their values.',
  input: strictObject({ key: Type.String({ description: `One of ${builtInKeys.join(', ')}.` }), ...builtInChange.properties }),
  output: savedSignal,
  answer: savedAnswer,
  shapes: { input: 'BuiltInSignalChange', output: 'SavedSignal' },
  example: { key: 'quiet_account', enabled: true, settings: { days: 14 } },
  errors: ['NOT_FOUND'],
  handle: ({ key, ...change }, context) => changeBuiltIn(context, key, change)
})

const get = defineOperation({
  operationId: 'getSignal',
  method: { name: 'signals.get', first: ['id'], answer: 'signal' },
  http: 'GET /api/signals/{id}',
  tag: 'signals',
  grants: ['workspace_settings:read'],
  reads: 'settings',
  summary: 'Reads one signal, even an archived or built-in one.',
  input: signalId,
  output: strictObject({ signal: signalShape }),
  answer: 'The signal.',
  shapes: { input: 'SignalId' },
  example,
  errors: ['NOT_FOUND'],
  handle: async ({ id }, { store }) => ({ signal: await getSignal(store, id) })
})

const update = defineOperation({
  operationId: 'updateSignal',
  method: {
    name: 'signals.update',
    throws: 'the errors of `create`, NOT_FOUND, and CONFLICT for an archived or a built-in one.',
    first: ['id'],
    takes: signalChange,
    actor: true
  },
  http: 'PATCH /api/signals/{id}',
  tag: 'signals',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: 'Changes a signal; omitted fields keep their values. A new `definition` replaces the old one as a whole.',
  input: strictObject({ id: uuid("The signal's id."), ...signalChange.properties }),
  output: savedSignal,
  answer: savedAnswer,
  shapes: { input: 'SignalChange', output: 'SavedSignal' },
  example: { ...example, enabled: false },
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: ({ id, ...change }, context) => changeSignal(context, id, change)
})

const archive = defineOperation({
  operationId: 'archiveSignal',
  method: {
    name: 'signals.archive',
    throws: 'NOT_FOUND, and CONFLICT for a built-in one.',
    first: ['id'],
    actor: true
  },
  http: 'POST /api/signals/{id}/archive',
  tag: 'signals',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: 'Archives a signal. Its occurrences can still be read.',
  input: signalId,
  output: savedSignal,
  answer: savedAnswer,
  shapes: { input: 'SignalId', output: 'SavedSignal' },
  example,
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: ({ id }, context) => archiveSignal(context, id)
})

const occurrences = defineOperation({
  operationId: 'listSignalOccurrences',
  method: { name: 'signals.occurrences', first: ['id'] },
  http: 'GET /api/signals/{id}/occurrences',
  tag: 'signals',
  grants: ['workspace_settings:read', 'customer_intelligence:read'],
  reads: 'customers',
  summary: 'Lists the occurrences of a signal with their evidence, latest first.',
  input: strictObject({ id: uuid("The signal's id."), ...occurrenceQuery.properties }),
  output: occurrencePageShape,
  answer: 'A page of occurrences.',
  shapes: { output: 'SignalOccurrences' },
  example: { ...example, state: 'open' },
  errors: ['NOT_FOUND'],
  handle: ({ id, ...query }, { store, now }) => listOccurrences(store, now, id, query)
})

/** What can be asked of signals. */
export const signalOperations = [list, create, options, preview, updateBuiltIn, get, update, archive, occurrences]
