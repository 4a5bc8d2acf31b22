import { describe, it } from 'vitest'
import { engineCases } from '../../src/testing/engine-cases.js'
import { hubspotSubject } from './engine-subject.js'

describe('hubspot, through the engine', () => {
  for (const { name, run } of engineCases(hubspotSubject, { seeds: [1, 2, 3, 4, 5] })) it(name, run)
})
