import { describe, it } from 'vitest'
import { engineCases } from '../../src/testing/engine-cases.js'
import { clerkSubject } from './engine-subject.js'

const seeds = Array.from({ length: 10 }, (_, index) => 1 + index)

describe('clerk, through the engine', () => {
  for (const { name, run } of engineCases(clerkSubject, { seeds })) it(name, run)
})
