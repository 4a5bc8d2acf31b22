import { describe, it } from 'vitest'
import { engineCases } from '../../src/testing/engine-cases.js'
import { gongSubject } from './engine-subject.js'

const seeds = Array.from({ length: 10 }, (_, index) => 1 + index)

describe('gong, through the engine', () => {
  for (const { name, run } of engineCases(gongSubject, { seeds })) it(name, run)
})
