import { describe, it } from 'vitest'
import { engineCases } from '../../src/testing/engine-cases.js'
import { pylonSubject } from './engine-subject.js'

const seeds = Array.from({ length: 50 }, (_, index) => 101 + index)

describe('pylon, through the engine, with many seeds', () => {
  for (const { name, run } of engineCases(pylonSubject, { seeds })) it(name, run)
})
