import { describe, it } from 'vitest'
import { engineCases } from '../../src/testing/engine-cases.js'
import { stripeByKey, stripeBySignIn } from './engine-subject.js'

describe('stripe by a key, through the engine', () => {
  for (const { name, run } of engineCases(stripeByKey, { seeds: [1, 2, 3, 4, 5] })) it(name, run)
})

describe('stripe by signing in, through the engine', () => {
  for (const { name, run } of engineCases(stripeBySignIn, { seeds: [1, 2] })) it(name, run)
})
