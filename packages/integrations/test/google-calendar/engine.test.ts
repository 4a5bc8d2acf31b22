import { describe, it } from 'vitest'
import { engineCases } from '../../src/testing/engine-cases.js'
import { calendarSubject } from './engine-subject.js'

const seeds = Array.from({ length: 10 }, (_, index) => 1 + index)

describe('google-calendar, through the engine', () => {
  for (const { name, run } of engineCases(calendarSubject, { seeds })) it(name, run)
})
