import { afterAll, beforeAll, test } from 'vitest'
import { makeVisits } from './random-visits.js'
import { createWorld, type World } from './world.js'

const TEN_MINUTES = 600_000
let world: World

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('over 100 visits with offline spells, server failures and closed tabs no event is lost and none counts twice', {
  timeout: TEN_MINUTES
}, async () => {
  world.track()
  for (let visitor = 0; visitor < 5; visitor++) await makeVisits(world, 20, Date.now() + visitor)
})
