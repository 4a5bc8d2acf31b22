import { type Static, Type } from 'typebox'
import { checkOf } from '../validation/index.js'
import { canonicalJson, cutCodePoints, latestInstant } from '../values/index.js'
import { type AttentionRow, attentionPriorities, evidenceKinds, evidenceRoles, type Observation } from './attention-item.js'

const text = Type.String({ minLength: 1 })
const instant = Type.Integer({ minimum: 0, maximum: latestInstant })

const signalSchema = Type.Object({
  customerId: Type.String({ format: 'uuid' }),
  cause: Type.String({ minLength: 1, maxLength: 255 }),
  title: text,
  priority: Type.Enum([...attentionPriorities]),
  priorityReason: text,
  whatChanged: text,
  whyItMatters: text,
  uncertainty: Type.Optional(text),
  updateSummary: Type.Optional(text),
  preparedActionUrl: Type.Optional(Type.String({ format: 'uri', maxLength: 2000 })),
  timeline: Type.Optional(Type.Array(Type.Object({ title: text, explanation: text, observedAt: instant }))),
  evidence: Type.Optional(
    Type.Array(
      Type.Object({
        role: Type.Enum([...evidenceRoles]),
        kind: Type.Enum([...evidenceKinds]),
        title: text,
        observedAt: Type.Optional(instant),
        window: Type.Optional(Type.Object({ start: instant, end: instant })),
        sourceLabel: text
      })
    )
  )
})

/**
 * What somebody should look at, as it is now. `cause` names what it comes from, in words of whoever signals, such as `usage_drop`: a customer has one item
 * of a cause. `timeline` has what was newly observed, `evidence` all that there is, the most telling first; times are milliseconds since the epoch.
 * `updateSummary` says what is new when the item is there already; `whatChanged` does when it is left out.
 */
export type AttentionSignal = Static<typeof signalSchema>

const check = checkOf(signalSchema)
const maxTextLength = 8000
const maxObservations = 20
const maxEvidence = 50

/** What of an item's columns a signal says. */
export type SignalColumns = Pick<
  AttentionRow,
  | 'title'
  | 'priority'
  | 'priority_reason'
  | 'what_changed'
  | 'why_it_matters'
  | 'uncertainty'
  | 'prepared_action_url'
  | 'timeline'
  | 'evidence'
>

/** A signal as columns, its texts cut to what answers can hold, with the observations that there were before. Throws TypeError when a field is wrong. */
export function signalColumns(signal: AttentionSignal, before: readonly Observation[]): SignalColumns {
  if (!check.accepts(signal)) throw new TypeError(check.fault(signal, 'signal'))
  const {
    title,
    priority,
    priorityReason,
    whatChanged,
    whyItMatters,
    uncertainty,
    preparedActionUrl,
    timeline = [],
    evidence = []
  } = signal
  return {
    title: cutCodePoints(title, 240),
    priority,
    priority_reason: cutCodePoints(priorityReason, maxTextLength),
    what_changed: cutCodePoints(whatChanged, maxTextLength),
    why_it_matters: cutCodePoints(whyItMatters, maxTextLength),
    uncertainty: uncertainty === undefined ? null : cutCodePoints(uncertainty, maxTextLength),
    prepared_action_url: preparedActionUrl ?? null,
    timeline: newestObservations([...before, ...timeline]),
    evidence: evidence.slice(0, maxEvidence).map(({ role, kind, title, observedAt = null, window = null, sourceLabel }) => ({
      role,
      kind,
      observedAt,
      window,
      title: cutCodePoints(title, 500),
      sourceLabel: cutCodePoints(sourceLabel, 240)
    }))
  }
}

/** What is new, in a text that answers can hold. */
export function updateSummary(signal: AttentionSignal): string {
  return cutCodePoints(signal.updateSummary ?? signal.whatChanged, maxTextLength)
}

/** Each observation once, newest first. */
function newestObservations(observations: readonly Observation[]): Observation[] {
  const cut = observations.map(({ title, explanation, observedAt }) => {
    return { title: cutCodePoints(title, 240), explanation: cutCodePoints(explanation, 4000), observedAt }
  })
  const each = new Map(cut.map((observation) => [canonicalJson(observation), observation]))
  return [...each.values()].sort((a, b) => b.observedAt - a.observedAt).slice(0, maxObservations)
}
