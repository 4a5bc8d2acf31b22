import { describe, it } from 'vitest'
import { engineCases } from '../../src/testing/engine-cases.js'
import { stripeByKey, stripeBySignIn } from './engine-subject.js'

const seeds = Array.from({ length: 50 }, (_, index) => 101 + index)

describe.each([
  ['by a key', stripeByKey],
  ['by signing in', stripeBySignIn]
])('stripe %s, through the engine, with many seeds', (_, subject) => {
  for (const { name, run } of engineCases(subject, { seeds })) it(name, run)
})
