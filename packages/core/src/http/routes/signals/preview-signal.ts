import { previewSignal, signalPreviewShape } from '../../../domain/signals/preview.js'
import { signalPreviewInput } from '../../../domain/signals/signal-input.js'
import { defineRoute } from '../../define-route.js'

export const previewSignalRoute = defineRoute({
  method: 'POST',
  path: '/api/signals/preview',
  operationId: 'previewSignal',
  client: { name: 'signals.preview', takes: signalPreviewInput },
  tag: 'signals',
  grants: ['workspace_settings:read', 'customer_intelligence:read'],
  summary: 'Says whom a signal would have found in the last 90 days, and when; it saves nothing.',
  input: signalPreviewInput,
  output: signalPreviewShape,
  answer: 'Whom it would have found.',
  names: { input: 'SignalPreviewInput', output: 'SignalPreview' },
  example: { kind: 'EVENT_PATTERN', definition: { detection: 'event_absence', days: 14 } },
  handle: (input, { store, now }) => previewSignal(store, now, input)
})
