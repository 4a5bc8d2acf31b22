import { describe, it } from 'vitest'
import { engineCases } from '../../src/testing/engine-cases.js'
import { granolaSubject } from './engine-subject.js'

const seeds = Array.from({ length: 10 }, (_, index) => 1 + index)

describe('granola, through the engine', () => {
  for (const { name, run } of engineCases(granolaSubject, { seeds })) it(name, run)
})
