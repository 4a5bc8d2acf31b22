import { createHash } from 'node:crypto'
import { parseEnum } from '../../validation/index.js'
import { digestToUuid } from '../../values/index.js'
import { readPattern } from '../check-definition.js'
import type { EventPattern } from '../detections/index.js'
import { championQuiet } from './champion-quiet.js'
import { type BuiltIn, type BuiltInSettings, type PatternBuiltIn, withDefaults } from './define-built-in.js'
import { expansionInterest } from './expansion-interest.js'
import { pastDue } from './past-due.js'
import { quietAccount } from './quiet-account.js'
import { trialEnding } from './trial-ending.js'
import { usageDrop } from './usage-drop.js'

/** The signals that come with Rapport, by their keys. */
const record = {
  quiet_account: quietAccount,
  usage_drop: usageDrop,
  champion_quiet: championQuiet,
  past_due: pastDue,
  trial_ending: trialEnding,
  expansion_interest: expansionInterest
} satisfies Record<string, BuiltIn>

export type BuiltInKey = keyof typeof record
export const builtIns: Readonly<Record<BuiltInKey, BuiltIn>> = record
export const builtInKeys = Object.keys(record) as BuiltInKey[]

/** All settings of a built-in signal: those that were chosen, and the defaults of the others. */
export function wholeSettings(key: BuiltInKey, chosen: Record<string, unknown> = {}): BuiltInSettings {
  return withDefaults(builtIns[key].settings, chosen)
}

/** The id of an organization's built-in signal: the same always, so that automations may name one that was never switched on. */
export function builtInId(organizationId: string, key: BuiltInKey): string {
  return digestToUuid(createHash('sha256').update(`signal ${organizationId} ${key}`).digest('hex'))
}

/** What the evidence of each built-in signal holds, in words. */
export const builtInEvidence = builtInKeys.map((key) => {
  const builtIn: BuiltIn = builtIns[key]
  return { kind: key, evidence: builtIn.kind === 'BUILT_IN' ? builtIn.evidence : `The same as for \`${builtIn.pattern.detection}\`.` }
})

/** What a built-in signal watches for, where it is a pattern. Throws INVALID_TOOL_INPUT for settings that contradict each other. */
export function patternOf(key: BuiltInKey, settings: BuiltInSettings): EventPattern | null {
  const builtIn = builtIns[key]
  return builtIn.kind === 'BUILT_IN' ? null : readPattern({ ...builtIn.pattern, ...settings })
}

/** The pattern of a built-in signal, without its settings; undefined where it is none. */
export function builtInPattern(key: string): PatternBuiltIn['pattern'] | undefined {
  const builtIn = builtIns[parseEnum(builtInKeys, key)]
  return builtIn.kind === 'BUILT_IN' ? undefined : builtIn.pattern
}

/** The built-in signals whose occurrences raise no attention items. */
export const withoutAttention: readonly string[] = builtInKeys.filter((key) => !builtIns[key].raisesAttention)
