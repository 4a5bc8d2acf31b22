import { describe, it } from 'vitest'
import { engineCases } from '../../src/testing/engine-cases.js'
import { slackSubject } from './engine-subject.js'

const seeds = Array.from({ length: 50 }, (_, index) => 101 + index)

describe('slack, through the engine, with many seeds', () => {
  for (const { name, run } of engineCases(slackSubject, { seeds })) it(name, run)
})
