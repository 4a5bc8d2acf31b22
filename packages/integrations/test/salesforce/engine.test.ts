import { describe, it } from 'vitest'
import { engineCases } from '../../src/testing/engine-cases.js'
import { smallSubject } from './engine-subject.js'

const seeds = Array.from({ length: 10 }, (_, index) => 1 + index)

describe('salesforce, through the engine', () => {
  for (const { name, run } of engineCases(smallSubject, { seeds })) it(name, run)
})
