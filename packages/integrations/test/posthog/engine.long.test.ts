import { describe, it } from 'vitest'
import { engineCases } from '../../src/testing/engine-cases.js'
import { posthogSubject } from './engine-subject.js'

const seeds = Array.from({ length: 50 }, (_, index) => 101 + index)

describe('posthog, through the engine, with many seeds', () => {
  for (const { name, run } of engineCases(posthogSubject, { seeds })) it(name, run)
})
