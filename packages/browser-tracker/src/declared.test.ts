import { expect, test } from 'vitest'
import type { useTrack } from './react.js'
import type { Rapport } from './tracker.js'

/** As the type of what `defineEvents` answers. */
interface Events {
  propertyTypes?: { signed_up: { plan: 'free' | 'team' }; opened: { by?: string } }
}

/** What the compiler takes and refuses. Nobody calls it: the types are the test, which `npm run typecheck` runs. */
function compiled(untyped: Rapport, track: ReturnType<typeof useTrack<Events>>): void {
  const typed: Rapport<Events> = untyped
  typed.track('signed_up', { plan: 'team' })
  typed.track('opened')
  track('opened', { by: 'link' })
  untyped.track('anything')
  untyped.track('anything', { at: 'all' })
  // @ts-expect-error: there is no such event.
  typed.track('signedUp', { plan: 'team' })
  // @ts-expect-error: the plan is missing.
  typed.track('signed_up')
  // @ts-expect-error: there is no such plan.
  track('signed_up', { plan: 'gold' })
}

test('types the events of the tracker by their declaration alone', () => {
  expect(compiled).toHaveLength(2)
})
