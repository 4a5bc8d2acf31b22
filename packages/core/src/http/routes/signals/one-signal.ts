import { Type } from 'typebox'
import { signalWarning } from '../../../domain/signals/save-signal.js'
import { signalShape } from '../../../domain/signals/signal.js'
import { strictObject } from '../../../domain/strict-object.js'
import { uuid } from '../../../tool-shape/uuid.js'

const signalId = strictObject({ id: uuid("The signal's id.") })

/** What the routes share that change a signal. */
export const savesSignal = {
  tag: 'signals',
  grants: ['workspace_settings:manage'],
  output: strictObject({ signal: signalShape, warnings: Type.Array(signalWarning) }),
  answer: 'The signal as it now is, and what keeps it from being seen.'
} as const

/** What the routes share that are about one signal. */
export const ofSignal = {
  tag: 'signals',
  grants: ['workspace_settings:read'],
  input: signalId,
  names: { input: 'SignalId' },
  example: { id: '00000000-0000-4000-8000-000000000001' },
  fails: ['NOT_FOUND']
} as const
