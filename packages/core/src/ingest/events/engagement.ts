import { Type } from 'typebox'
import { defineEvent } from '../define-event.js'
import type { Cut } from '../reading/read-traits.js'

const milliseconds = (description: string) => Type.Number({ description: `${description}, in milliseconds. A negative time counts as 0.` })

function notNegative(value: number, field: string, cuts: Cut[]): number {
  if (value < 0) cuts.push({ kind: 'changed', field, message: `${field} was below 0, and counts as 0` })
  return Math.max(0, value)
}

/**
 * How long a page was open: in all, and the part in which it was visible and the visitor not idle. A clock that was set back makes negative times: 0.
 */
export const engagement = defineEvent({
  type: 'engagement',
  schema: Type.Object({
    activeTimeMs: milliseconds('How long the page was visible and the visitor active'),
    totalTimeMs: milliseconds('How long the page was open')
  }),
  example: { type: 'engagement', timestamp: 1_764_000_000_000, path: '/pricing', activeTimeMs: 12_000, totalTimeMs: 40_000 },
  when: 'A visitor leaves a page, or has it open for a while. The tracker sends it.',
  toTimeline: ({ activeTimeMs, totalTimeMs }, { path, url }, cuts) => ({
    type: 'ENGAGEMENT',
    channel: 'PRODUCT',
    eventName: 'engagement',
    title: path ?? url,
    properties: {
      activeTimeMs: notNegative(activeTimeMs, 'activeTimeMs', cuts),
      totalTimeMs: notNegative(totalTimeMs, 'totalTimeMs', cuts)
    }
  })
})
