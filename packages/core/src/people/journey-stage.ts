import type { users } from '../identity/index.js'
import type { RowOf, Where } from '../storage/index.js'
import { ago } from '../values/index.js'

/** How far a person has come, in order; only ENGAGED and INACTIVE alternate. */
export const journeyStages = ['DISCOVERED', 'SIGNED_UP', 'ACTIVATED', 'ENGAGED', 'INACTIVE'] as const

export type JourneyStage = (typeof journeyStages)[number]

type User = RowOf<typeof users>

/** What of a user's row decides the stage. */
export type StageFacts = Pick<User, 'external_id' | 'activated_at' | 'inactive_at' | 'event_activity_at' | 'past_activated_at'>

/**
 * The stage of a user at `now`. `inactive_at` is the time of an explicit stage event that nothing newer has answered. What sources
 * hold does not move it: it tells how far they are with the product, not who writes to them.
 * `stageFilter` says the same as a condition; a property test holds the two together.
 */
export function journeyStage(user: StageFacts, now: number): JourneyStage {
  const silentSince = ago('30d', now)
  if (user.activated_at === null) return user.external_id === null ? 'DISCOVERED' : 'SIGNED_UP'
  if (user.inactive_at !== null || (user.event_activity_at ?? user.activated_at) < silentSince) return 'INACTIVE'
  return user.past_activated_at === null ? 'ACTIVATED' : 'ENGAGED'
}

/** Finds the users who are at a stage at `now`. */
export function stageFilter(stage: JourneyStage, now: number): Where<User> {
  const silentSince = ago('30d', now)
  const neverActivated: Where<User> = { activated_at: { isNull: true } }
  const alive: Where<User> = {
    activated_at: { isNull: false },
    inactive_at: { isNull: true },
    any: [{ event_activity_at: { gte: silentSince } }, { event_activity_at: { isNull: true }, activated_at: { gte: silentSince } }]
  }
  switch (stage) {
    case 'DISCOVERED':
      return { ...neverActivated, external_id: { isNull: true } }
    case 'SIGNED_UP':
      return { ...neverActivated, external_id: { isNull: false } }
    case 'ACTIVATED':
      return { ...alive, past_activated_at: { isNull: true } }
    case 'ENGAGED':
      return { ...alive, past_activated_at: { isNull: false } }
    case 'INACTIVE':
      return {
        activated_at: { isNull: false },
        any: [
          { inactive_at: { isNull: false } },
          { event_activity_at: { lt: silentSince } },
          { event_activity_at: { isNull: true }, activated_at: { lt: silentSince } }
        ]
      }
  }
}
