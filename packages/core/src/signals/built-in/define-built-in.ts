import { type TInteger, type TObject, Type } from 'typebox'
import { strictObject } from '../../validation/index.js'
import type { DetectionKind } from '../detections/index.js'
import type { Finding, Findings, Look } from '../detections/look.js'
import type { Severity } from '../occurrences.js'

/** A signal that comes with Rapport: an ordinary pattern, or a condition of billing or facts. `kind` is the kind of its signal. */
export type BuiltIn = PatternBuiltIn | ConditionBuiltIn

/** What every built-in signal says of itself. */
interface Named {
  name: string
  description: string
  severity: Severity
}

export interface PatternBuiltIn extends Named {
  kind: 'EVENT_PATTERN'
  settings: TObject
  pattern: PatternPreset
  /** What a pattern finds raises attention items. */
  raisesAttention: true
}

export interface ConditionBuiltIn extends Named {
  kind: 'BUILT_IN'
  settings: TObject
  /** What the evidence of its occurrences holds: for those who receive `signal.occurred`. */
  evidence: string
  raisesAttention: boolean
  evaluate: (settings: BuiltInSettings, look: Look) => Promise<Findings>
}

/** All of a pattern but its numbers, which are the settings. */
interface PatternPreset {
  detection: DetectionKind
  mostActiveOnly?: true
  beyondChance?: true
}

/** The settings of a built-in signal, each with its default where nothing else was chosen. */
export type BuiltInSettings = Record<string, number>

/** A whole number that a built-in signal is set by. */
export const setting = (minimum: number, maximum: number, standard: number, description: string) =>
  Type.Integer({ minimum, maximum, default: standard, description })

/** Defines a built-in signal that is an ordinary pattern. Its settings have the names of the detection's numbers. */
export function definePattern(definition: Named & { pattern: PatternPreset; settings: Record<string, TInteger> }): PatternBuiltIn {
  return { ...definition, kind: 'EVENT_PATTERN', settings: strictObject(definition.settings), raisesAttention: true }
}

/**
 * Defines a built-in signal that is a condition of billing or facts. `evaluate` answers what holds, by customer. With `raisesAttention: false` its occurrences
 * raise no attention items, as billing and facts raise their own: one matter gets one item.
 */
export function defineCondition<Settings extends Record<string, TInteger>>(
  definition: Named & {
    settings: Settings
    evidence: string
    raisesAttention: boolean
    evaluate: (settings: { [Name in keyof Settings]: number }, look: Look) => Promise<ReadonlyMap<string, Finding>>
  }
): ConditionBuiltIn {
  const settings = strictObject(definition.settings)
  return {
    ...definition,
    kind: 'BUILT_IN',
    settings,
    evaluate: async (chosen, look) => {
      const whole = withDefaults(settings, chosen) as { [Name in keyof Settings]: number }
      const found = await definition.evaluate(whole, look)
      return new Map(look.customers.map(({ id }) => [id, found.get(id) ?? null]))
    }
  }
}

/** All settings: those that were chosen, and the defaults of the others. */
export function withDefaults(settings: TObject, chosen: Record<string, unknown>): BuiltInSettings {
  const defaults = Object.entries(settings.properties).map(([name, schema]) => [name, Number(Object(schema).default)] as const)
  return Object.fromEntries(defaults.map(([name, standard]) => [name, typeof chosen[name] === 'number' ? chosen[name] : standard]))
}
