import { readFileSync } from 'node:fs'
import { defineEvents } from '@rapport/core'
import { expect, test } from 'vitest'
import type { useTrack } from '../src/react.js'
import type { Rapport } from '../src/tracker.js'

const page = readFileSync(new URL('../../../docs/typed-events.md', import.meta.url), 'utf8')
const own = readFileSync(new URL('./declared-events.test.ts', import.meta.url), 'utf8')

const events = defineEvents({
  signed_up: { type: 'object', properties: { plan: { enum: ['free', 'team'] }, seats: { type: 'integer' } }, required: ['plan'] },
  report_exported: { type: 'object', properties: { format: { enum: ['pdf', 'csv'] } }, required: ['format'] }
})

/** What the compiler takes and refuses in a page, by the declaration of a server. Nobody calls it: the types are the test, which `npm run check` runs. */
function compiled(rapport: Rapport, track: ReturnType<typeof useTrack<typeof events>>): void {
  const tracker: Rapport<typeof events> = rapport
  tracker.track('signed_up', { plan: 'team' })
  tracker.track('signed_up', { plan: 'team', seats: 3 })
  track('report_exported', { format: 'pdf' })
  // @ts-expect-error: there is no such event.
  tracker.track('signedUp', { plan: 'team' })
  // @ts-expect-error: there is no such plan.
  tracker.track('signed_up', { plan: 'gold' })
  // @ts-expect-error: seats is a number.
  tracker.track('signed_up', { plan: 'team', seats: 'three' })
  // @ts-expect-error: no such property is declared.
  tracker.track('signed_up', { plan: 'team', colour: 'red' })
  // @ts-expect-error: the format is missing.
  track('report_exported')
  // @ts-expect-error: there is no such format.
  track('report_exported', { format: 'doc' })
}

test('the lines for pages of docs/typed-events.md compile, and wrong ones do not', () => {
  for (const line of ['const tracker: Rapport<typeof events> = rapport', "tracker.track('signed_up', { plan: 'team' })"]) {
    expect(page).toContain(`\`${line}\``)
    expect(own).toContain(`\n  ${line}\n`)
  }
  expect(page).toContain('useTrack<typeof events>()')
  expect(Object.keys(events.schemas)).toEqual(['signed_up', 'report_exported'])
  expect(compiled).toHaveLength(2)
})
