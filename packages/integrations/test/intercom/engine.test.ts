import { describe, it } from 'vitest'
import { engineCases } from '../../src/testing/engine-cases.js'
import { intercomSubject } from './engine-subject.js'

const seeds = Array.from({ length: 10 }, (_, index) => 1 + index)

describe('intercom, through the engine', () => {
  for (const { name, run } of engineCases(intercomSubject, { seeds })) it(name, run)
})
