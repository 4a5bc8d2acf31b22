import { type Static, type TProperties, Type } from 'typebox'
import { accountFilter } from '../../customers/index.js'
import type { Rows } from '../../storage/index.js'
import { strictObject } from '../../validation/index.js'
import type { Calendar } from '../patterns/calendar.js'
import type { DetectionForm } from './form.js'
import type { Findings, JudgedCustomer, Look } from './look.js'

/** What a preview replays: customers on the days of a calendar. */
export interface Past {
  rows: Rows<'organization'>
  customers: readonly Pick<JudgedCustomer, 'id' | 'first_event_at'>[]
  calendar: Calendar
  /** The first instant that may be a beginning, in epoch milliseconds. */
  from: number
}

/** When something began to hold, by customer, the oldest first. */
export type Beginnings = ReadonlyMap<string, number[]>

/** What a detection does with a definition of its kind, which passed its schema. */
export interface DetectionRules<Pattern> {
  /** How the console shows it. */
  form: DetectionForm<Exclude<keyof Pattern & string, 'detection' | 'accounts'>>
  /** What the evidence of its occurrences holds, in the order of the list: for those who receive `signal.occurred`. */
  evidence: string
  /** What makes the definition hold always or never. It begins with the field: `count must be …`. */
  problem?: (pattern: Pattern) => string | undefined
  /** How many whole days of activity `evaluate` needs. They are read once for all signals, into `daily` of the look. */
  daysOfActivity?: (pattern: Pattern) => number
  /** What holds of these customers now, in the words of occurrences and attention items. */
  evaluate: (pattern: Pattern, look: Look) => Promise<Findings>
  /** When it would have begun to hold, judged at the end of each day. */
  replay: (pattern: Pattern, past: Past) => Promise<Beginnings>
}

/**
 * Defines a detection of EVENT_PATTERN: its kind, the settings beside `detection`, and its rules.
 *
 * @example see customer-activity-threshold.ts, the smallest one to copy.
 */
export function defineDetection<const Kind extends string, Settings extends TProperties>(
  kind: Kind,
  settings: Settings,
  rules: DetectionRules<Static<ReturnType<typeof schemaOf<Kind, Settings>>>>
) {
  return { ...rules, schema: schemaOf(kind, settings) }
}

function schemaOf<const Kind extends string, Settings extends TProperties>(kind: Kind, settings: Settings) {
  return strictObject({ detection: Type.Literal(kind), ...settings, accounts: Type.Optional(accountFilter) })
}
