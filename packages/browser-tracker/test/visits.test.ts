import { afterAll, beforeAll, test } from 'vitest'
import { makeVisits } from './random-visits.js'
import { createWorld, type World } from './world.js'

let world: World

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('over 15 visits with offline spells, server failures and closed tabs no event is lost and none counts twice', async () => {
  world.track()
  await makeVisits(world, 15, 7)
})
