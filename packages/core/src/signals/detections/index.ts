import { type Static, Type } from 'typebox'
import { customerActivityDrop } from './customer-activity-drop.js'
import { customerActivityThreshold } from './customer-activity-threshold.js'
import type { Beginnings, DetectionRules, Past } from './define-detection.js'
import { eventAbsence } from './event-absence.js'
import { eventCountThreshold } from './event-count-threshold.js'
import type { Findings, Look } from './look.js'
import { relatedUserInactivity } from './related-user-inactivity.js'

/** Every detection of EVENT_PATTERN, by its kind. */
const detections = {
  event_count_threshold: eventCountThreshold,
  event_absence: eventAbsence,
  customer_activity_threshold: customerActivityThreshold,
  customer_activity_drop: customerActivityDrop,
  related_user_inactivity: relatedUserInactivity
}

/** The schema of each detection. */
export const patternSchemas = Object.values(detections).map(({ schema }) => schema)
export const eventPattern = Type.Unsafe<Static<(typeof detections)[keyof typeof detections]['schema']>>(Type.Union(patternSchemas))

/** What is watched over time: the kind of a detection, with its settings. */
export type EventPattern = Static<typeof eventPattern>
export type DetectionKind = EventPattern['detection']

type Patterns = { [Kind in DetectionKind]: Extract<EventPattern, { detection: Kind }> }

/** The same record by the kinds that the schemas name: a detection under another key than its own kind does not compile. */
const rulesByKind: { [Kind in DetectionKind]: DetectionRules<Patterns[Kind]> } = detections

/** How the console shows each detection, with the schema of its settings and what its evidence holds. */
export const detectionForms = Object.entries(detections).map(([kind, { form, schema, evidence }]) => {
  return { kind, form, settings: schema, evidence }
})

export const detectionKinds = Object.keys(detections)

/** What the detection of a pattern does with it. */
export interface BoundDetection {
  problem: string | undefined
  /** How many whole days of activity `evaluate` needs, in `daily` of the look. */
  daysOfActivity: number
  evaluate(look: Look): Promise<Findings>
  replay(past: Past): Promise<Beginnings>
}

/** The detection that a pattern names, ready to judge by its settings. */
export function detectionOf(pattern: EventPattern): BoundDetection {
  return bind(pattern.detection, pattern)
}

function bind<Kind extends DetectionKind>(kind: Kind, pattern: Patterns[Kind]): BoundDetection {
  const { problem, daysOfActivity, evaluate, replay } = rulesByKind[kind]
  return {
    problem: problem?.(pattern),
    daysOfActivity: daysOfActivity?.(pattern) ?? 0,
    evaluate: (look) => evaluate(pattern, look),
    replay: (past) => replay(pattern, past)
  }
}
