import { Type } from 'typebox'
import { automationShape } from '../../../domain/automations/automation.js'
import { warningShape } from '../../../domain/automations/check-references.js'
import { strictObject } from '../../../domain/strict-object.js'
import { uuid } from '../../../tool-shape/uuid.js'

const automationId = strictObject({ id: uuid("The automation's id.") })
const example = { id: '00000000-0000-4000-8000-000000000001' }

/** What the routes share that change one automation. */
export const savesAutomation = {
  tag: 'automations',
  grants: ['workspace_settings:manage'],
  output: strictObject({ automation: automationShape, warnings: Type.Array(warningShape) }),
  answer: 'The automation as it now is, and what keeps it from telling anybody.'
} as const

/** What the routes share that switch an automation. */
export const switchesAutomation = {
  ...savesAutomation,
  method: 'POST',
  input: automationId,
  names: { input: 'AutomationId', output: 'SavedAutomation' },
  example,
  fails: ['NOT_FOUND', 'CONFLICT']
} as const

/** What the routes share that read of one automation. */
export const readsAutomation = {
  tag: 'automations',
  grants: ['workspace_settings:read'],
  input: automationId,
  names: { input: 'AutomationId' },
  example,
  fails: ['NOT_FOUND']
} as const
