import { describe, it } from 'vitest'
import { engineCases } from '../../src/testing/engine-cases.js'
import { firefliesSubject } from './engine-subject.js'

describe('fireflies, through the engine', () => {
  for (const { name, run } of engineCases(firefliesSubject, { seeds: [1, 2, 3, 4, 5] })) it(name, run)
})
