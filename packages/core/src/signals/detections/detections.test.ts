import { Type } from 'typebox'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { definePattern } from '../built-in/define-built-in.js'
import { type BuiltInKey, builtInKeys, builtIns, patternOf, wholeSettings } from '../built-in/index.js'
import { readDefinition } from '../check-definition.js'
import { defineDetection } from './define-detection.js'
import { type DetectionKind, detectionKinds, detectionOf, type EventPattern, patternSchemas } from './index.js'

describe('detections', () => {
  it('stand in the record under the kinds that their schemas name', () => {
    expect(patternSchemas.map(({ properties }) => properties.detection.const)).toEqual(detectionKinds)
  })

  it('of another kind do not compile', () => {
    // @ts-expect-error no detection is called so
    const unknown: EventPattern = { detection: 'moon_phase', days: 7 }
    expect(() => detectionOf(unknown)).toThrow(TypeError)
    // @ts-expect-error the settings are those of another detection
    const mixed: EventPattern = { detection: 'event_absence', dropPercent: 40 }
    expect(() => readDefinition('EVENT_PATTERN', mixed)).toThrow('input.definition')
    expectTypeOf<'moon_phase'>().not.toExtend<DetectionKind>()
  })

  it('are given definitions of their own kind alone', () => {
    const moonPhase = defineDetection(
      'moon_phase',
      { day: Type.Integer() },
      {
        evidence: 'None.',
        form: { name: 'Moon', text: 'The moon is full.', numbers: [], sentence: 'The moon on day {day}' },
        evaluate: async ({ detection, day }) => {
          expectTypeOf(detection).toEqualTypeOf<'moon_phase'>()
          expectTypeOf(day).toEqualTypeOf<number>()
          return new Map()
        },
        replay: async () => new Map()
      }
    )
    expect(moonPhase.schema.properties.detection.const).toBe('moon_phase')
  })

  it.each([
    [{ detection: 'event_count_threshold', operator: 'lt', count: 0, windowDays: 7 }, 'count must be at least 1 with the operator lt'],
    [
      { detection: 'customer_activity_threshold', operator: 'gte', count: 0, windowDays: 7 },
      'count must be at least 1 with the operator gte'
    ],
    [{ detection: 'event_absence', days: 3, workingDays: 4 }, 'workingDays must be at most days'],
    [{ detection: 'related_user_inactivity', days: 3, workingDays: 4, minimumActiveDays: 5 }, 'workingDays must be at most days']
  ])('refuse what always or never holds: %o', (definition, message) => {
    expect(() => readDefinition('EVENT_PATTERN', definition)).toThrow(`input.definition.${message}`)
  })
})

describe('built-in signals', () => {
  it('of another key or detection do not compile', () => {
    expectTypeOf<'moon_phase'>().not.toExtend<BuiltInKey>()
    const wolves = definePattern({
      name: 'Wolves',
      description: 'They howl.',
      severity: 'LOW',
      settings: {},
      // @ts-expect-error no detection is called so
      pattern: { detection: 'moon_phase' }
    })
    expect(wolves.kind).toBe('EVENT_PATTERN')
  })

  it.each(builtInKeys)('%s has default settings that its detection takes', (key) => {
    const pattern = patternOf(key, wholeSettings(key))
    expect(pattern === null).toBe(builtIns[key].kind === 'BUILT_IN')
    expect(Object.values(wholeSettings(key)).every(Number.isInteger)).toBe(true)
  })
})
