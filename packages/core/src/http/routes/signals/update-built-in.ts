import { Type } from 'typebox'
import { builtInKeys } from '../../../domain/signals/built-in/index.js'
import { builtInChange, changeBuiltIn } from '../../../domain/signals/save-signal.js'
import { strictObject } from '../../../domain/strict-object.js'
import { defineRoute } from '../../define-route.js'
import { savesSignal } from './one-signal.js'

export const updateBuiltInSignalRoute = defineRoute({
  ...savesSignal,
  method: 'PATCH',
  path: '/api/signals/built-in/{key}',
  operationId: 'updateBuiltInSignal',
  client: { name: 'signals.updateBuiltIn', first: ['key'], takes: builtInChange },
  summary: 'Switches a built-in signal on or off, or changes its settings; what is left out stays.',
  input: strictObject({ key: Type.String({ description: `One of ${builtInKeys.join(', ')}.` }), ...builtInChange.properties }),
  names: { input: 'BuiltInSignalChange', output: 'SavedSignal' },
  example: { key: 'quiet_account', enabled: true, settings: { days: 14 } },
  fails: ['NOT_FOUND'],
  handle: ({ key, ...change }, context) => changeBuiltIn(context, key, change)
})
