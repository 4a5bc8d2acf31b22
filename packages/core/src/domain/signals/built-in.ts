import { createHash } from 'node:crypto'
import { type TObject, Type } from 'typebox'
import { digestToUuid } from '../../ids.js'
import { strictObject } from '../strict-object.js'
import { readPattern } from './check-definition.js'
import type { Severity } from './occurrences.js'
import type { Detection, EventPattern } from './signal-input.js'

const number = (minimum: number, maximum: number, standard: number, description: string) =>
  Type.Integer({ minimum, maximum, default: standard, description })

/** A signal that comes with Rapport: its settings, each with its default, and the detection that it is, where it is one. */
interface BuiltIn {
  name: string
  description: string
  severity: Severity
  settings: TObject
  /** An ordinary pattern, whose numbers are the settings; null for a condition of billing or facts. */
  pattern: { detection: Detection; mostActiveOnly?: boolean } | null
}

/** The six, by their keys. */
export const builtIns = {
  quiet_account: {
    name: 'Quiet account',
    description: 'An account that was active on most days has gone silent.',
    severity: 'HIGH',
    settings: strictObject({
      days: number(3, 60, 8, 'So many days without any activity.'),
      workingDays: number(1, 60, 5, 'At least so many working days are among them.'),
      minimumActiveDays: number(1, 28, 10, 'Only accounts that were active on so many of the 28 days before.')
    }),
    pattern: { detection: 'event_absence' }
  },
  usage_drop: {
    name: 'Usage drop',
    description: "An account's activity has fallen far below what it ordinarily does on such days.",
    severity: 'HIGH',
    settings: strictObject({
      dropPercent: number(20, 95, 40, 'By at least so many percent.'),
      windowDays: number(3, 30, 7, 'Over the last so many days.'),
      baselineDays: number(14, 60, 28, 'Compared with so many days before them.'),
      minimumBaseline: number(1, 100_000, 70, 'Only accounts that ordinarily have so many events in such a window.')
    }),
    pattern: { detection: 'customer_activity_drop' }
  },
  champion_quiet: {
    name: 'Champion gone quiet',
    description: 'Whoever was the most active at an account is silent, while others there are not.',
    severity: 'MEDIUM',
    settings: strictObject({
      days: number(3, 60, 8, 'So many days without activity of this person.'),
      workingDays: number(1, 60, 5, 'At least so many working days are among them.'),
      minimumActiveDays: number(1, 28, 13, 'Only people who were active on so many of the 28 days before.')
    }),
    pattern: { detection: 'related_user_inactivity', mostActiveOnly: true }
  },
  past_due: {
    name: 'Payment past due',
    description: 'A subscription is past due or unpaid.',
    severity: 'HIGH',
    settings: strictObject({}),
    pattern: null
  },
  trial_ending: {
    name: 'Trial ending without activation',
    description:
      'A trial comes to its end and the account has not reached activation. Needs an activation event, or stages that the host sends.',
    severity: 'MEDIUM',
    settings: strictObject({
      trialDays: number(1, 365, 14, 'How long your trials last, counted from the start of the subscription.'),
      daysBefore: number(0, 60, 5, 'So many days before the end.')
    }),
    pattern: null
  },
  expansion_interest: {
    name: 'Expansion interest',
    description: 'Somebody at an account spoke of wanting more: seats, teams, a larger plan.',
    severity: 'MEDIUM',
    settings: strictObject({ days: number(1, 180, 45, 'Within the last so many days.') }),
    pattern: null
  }
} satisfies Record<string, BuiltIn>

export type BuiltInKey = keyof typeof builtIns
export const builtInKeys = Object.keys(builtIns) as BuiltInKey[]

/** The settings of a built-in signal, each with its default where nothing else was chosen. */
export type BuiltInSettings = Record<string, number>

/** All settings of a built-in signal: those that were chosen, and the defaults of the others. */
export function wholeSettings(key: BuiltInKey, chosen: Record<string, unknown> = {}): BuiltInSettings {
  const defaults = Object.entries(builtIns[key].settings.properties).map(
    ([name, schema]) => [name, Number(Object(schema).default)] as const
  )
  return Object.fromEntries(defaults.map(([name, standard]) => [name, typeof chosen[name] === 'number' ? chosen[name] : standard]))
}

/** The id of an organization's built-in signal: the same always, so that automations may name one that was never switched on. */
export function builtInId(organizationId: string, key: BuiltInKey): string {
  return digestToUuid(createHash('sha256').update(`signal ${organizationId} ${key}`).digest('hex'))
}

/** What a built-in signal watches for, where it is a pattern. Throws INVALID_TOOL_INPUT for settings that contradict each other. */
export function patternOf(key: BuiltInKey, settings: BuiltInSettings): EventPattern | null {
  const { pattern }: BuiltIn = builtIns[key]
  return pattern === null ? null : readPattern({ ...pattern, ...settings })
}
