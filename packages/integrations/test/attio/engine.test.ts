import { describe, it } from 'vitest'
import { engineCases } from '../../src/testing/engine-cases.js'
import { attioSubject } from './engine-subject.js'

const seeds = Array.from({ length: 10 }, (_, index) => 1 + index)

describe('attio, through the engine', () => {
  for (const { name, run } of engineCases(attioSubject, { seeds })) it(name, run)
})
