import { describe, it } from 'vitest'
import { engineCases } from '../../src/testing/engine-cases.js'
import { attioSubject } from './engine-subject.js'

const seeds = Array.from({ length: 50 }, (_, index) => 101 + index)

describe('attio, through the engine, with many seeds', () => {
  for (const { name, run } of engineCases(attioSubject, { seeds })) it(name, run)
})
