import { describe, it } from 'vitest'
import { engineCases } from '../../src/testing/engine-cases.js'
import { posthogSubject } from './engine-subject.js'

describe('posthog, through the engine', () => {
  for (const { name, run } of engineCases(posthogSubject, { seeds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] })) it(name, run)
})
