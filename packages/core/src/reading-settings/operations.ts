import { defineOperation } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { putReadingSettings } from './put-reading-settings.js'
import { readingSettingsInput, readingSettingsShape, readReadingSettings } from './reading-settings.js'

const answer = 'The settings as they now are.'

const get = defineOperation({
  operationId: 'getReadingSettings',
  method: { name: 'reading.get' },
  http: 'GET /api/settings/reading',
  tag: 'settings',
  grants: ['workspace_settings:read'],
  reads: 'settings',
  summary: "Reads the workspace's competitors, products, code names and patience with tickets.",
  input: strictObject({}),
  output: readingSettingsShape,
  answer: 'The settings.',
  shapes: { output: 'ReadingSettings' },
  example: {},
  handle: (_, { store }) => readReadingSettings(store)
})

const put = defineOperation({
  operationId: 'putReadingSettings',
  method: {
    name: 'reading.put',
    actor: true,
    throws:
      'INVALID_TOOL_INPUT for a name of less than 2 or more than 100 characters, a repeated name, more than 500 names, and a customer that does not exist.',
    example: "await workspace.reading.put({ competitors: ['Brightloop'], products: ['Atlas'] }, { actor: memberId })"
  },
  http: 'PUT /api/settings/reading',
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary:
    "Sets the workspace's competitors, products, code names and patience with tickets. A field that is left out keeps its value, and [] clears a list. Names apply to sources that are read from now on. Earlier facts stay as they are.",
  input: readingSettingsInput,
  output: readingSettingsShape,
  answer,
  shapes: { input: 'ReadingSettingsChange', output: 'ReadingSettings' },
  example: { competitors: ['Brightloop'], products: ['Atlas'], codeNames: [{ name: 'Bluebird', customer: null }], patienceDays: 5 },
  handle: (input, context) => putReadingSettings(context, input)
})

/** What can be asked of the settings of reading. */
export const readingSettingsOperations = [get, put]
