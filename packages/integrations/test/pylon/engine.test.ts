import { describe, it } from 'vitest'
import { engineCases } from '../../src/testing/engine-cases.js'
import { pylonSubject } from './engine-subject.js'

const seeds = Array.from({ length: 10 }, (_, index) => 1 + index)

describe('pylon, through the engine', () => {
  for (const { name, run } of engineCases(pylonSubject, { seeds })) it(name, run)
})
