import { describe, it } from 'vitest'
import { engineCases } from '../../src/testing/engine-cases.js'
import { zendeskSubject } from './engine-subject.js'

const seeds = Array.from({ length: 50 }, (_, index) => 101 + index)

describe('zendesk, through the engine, with many seeds', () => {
  for (const { name, run } of engineCases(zendeskSubject, { seeds })) it(name, run)
})
