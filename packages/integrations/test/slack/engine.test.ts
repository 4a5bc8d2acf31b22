import { describe, it } from 'vitest'
import { engineCases } from '../../src/testing/engine-cases.js'
import { slackSubject } from './engine-subject.js'

describe('slack, through the engine', () => {
  for (const { name, run } of engineCases(slackSubject, { seeds: [1, 2, 3, 4, 5] })) it(name, run)
})
