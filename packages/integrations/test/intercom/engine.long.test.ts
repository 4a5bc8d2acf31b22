import { describe, it } from 'vitest'
import { engineCases } from '../../src/testing/engine-cases.js'
import { intercomSubject } from './engine-subject.js'

const seeds = Array.from({ length: 50 }, (_, index) => 101 + index)

describe('intercom, through the engine, with many seeds', () => {
  for (const { name, run } of engineCases(intercomSubject, { seeds })) it(name, run)
})
