import { type JourneyStage, journeyStage } from '@rapport/core/src/people/journey-stage.js'
import { users } from '@rapport/core/src/registry/tables.js'
import { id, user } from '@rapport/core/src/testing/list-tools/rows.js'
import { day } from '@rapport/core/src/values/time/window.js'
import { expect, it } from 'vitest'
import type { SqlWorld } from './sql-world.js'

/** Every combination of what decides the stage, close to both sides of the cutoffs. */
function people(now: number) {
  const times = [null, now - 31 * day, now - 30 * day, now - 29 * day, now - 1]
  return ['u', null].flatMap((external) =>
    times.flatMap((activated_at) =>
      times.flatMap((last_activity_at) =>
        [null, now - 40 * day, now - 3 * day].flatMap((past_activated_at) =>
          [null, now - 2 * day].map((inactive_at) => ({ external, activated_at, last_activity_at, past_activated_at, inactive_at }))
        )
      )
    )
  )
}

export function testStages(world: () => SqlWorld): void {
  it('gives each user the stage that the lists give', async () => {
    const { store, organizationId, clock } = world().rapport
    const now = clock.now()
    const rows = people(now).map(({ external, ...facts }, index) =>
      user({ id: id(0x7000 + index), external_id: external === null ? null : `x${index}`, ...facts })
    )
    await store.organization(organizationId).insert(users, rows)
    const { data } = await world().query(`SELECT user_id, journey_stage FROM users WHERE user_id >= '${id(0x7000)}'`, 10_000)
    const stages = new Map(data.map(({ user_id, journey_stage }) => [user_id, journey_stage]))
    const expected = new Map<unknown, JourneyStage>(rows.map((row) => [row.id, journeyStage(row, now)]))
    await store.organization(organizationId).remove(users, { id: { gte: id(0x7000) } })
    expect(stages).toEqual(expected)
  })
}
