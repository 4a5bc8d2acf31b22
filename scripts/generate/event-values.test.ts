import { expect, it } from 'vitest'
import { eventValues } from './event-values.js'

it('the types and channels of events stand once each, in the order of the variants', () => {
  const text = eventValues([
    { type: 'PAGE_VIEW', channel: 'PRODUCT' },
    { type: 'MEETING_REQUESTED', channel: 'MEETING' },
    { type: 'CUSTOM', channel: 'PRODUCT' }
  ])
  expect(text).toContain('eventTypes: readonly string[] = ["PAGE_VIEW","MEETING_REQUESTED","CUSTOM"]')
  expect(text).toContain('eventChannels: readonly string[] = ["PRODUCT","MEETING"]')
})
