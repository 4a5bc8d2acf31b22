import { describe, it } from 'vitest'
import { engineCases } from '../../src/testing/engine-cases.js'
import { zendeskSubject } from './engine-subject.js'

const seeds = Array.from({ length: 10 }, (_, index) => 1 + index)

describe('zendesk, through the engine', () => {
  for (const { name, run } of engineCases(zendeskSubject, { seeds })) it(name, run)
})
