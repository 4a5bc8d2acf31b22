/** What a workspace is told of: signals, automations and attention items. The rules of `Change` hold for them. */

/** A signal was seen at a customer that was not seen there for the same occasion. `at` is when we saw it. */
export interface SignalOccurred {
  kind: 'signalOccurred'
  occurrenceId: string
  signalId: string
  customerId: string
  severity: string
  title: string
  reason: string
  evidence: readonly SignalEvidence[]
  at: number
}

/** What a signal was seen by. `observedAt` is epoch milliseconds. */
export interface SignalEvidence {
  kind: string
  id: string | null
  title: string
  observedAt: number | null
  value: number | null
  comparedWith: number | null
}

/** A run of an automation found whom to tell of, and has written its messages. `endpointIds` are the endpoints that the automation names. */
export interface AutomationRan {
  kind: 'automationRan'
  automationId: string
  name: string
  runId: string
  items: readonly AutomationRanItem[]
  endpointIds: readonly string[]
  at: number
}

/** A customer that a run told of. */
export interface AutomationRanItem {
  customerId: string
  customerName: string
  title: string
  reason: string
  signalIds: readonly string[]
  occurrenceIds: readonly string[]
  mrrCents: number | null
  currency: string | null
  ownerName: string | null
  link: string | null
}

/** An attention item is open that was not. */
export interface AttentionOpened {
  kind: 'attentionOpened'
  itemId: string
  customerId: string
  cause: string
  /** Whether it was open before, and resolved. */
  isReopened: boolean
  at: number
}

export interface AttentionResolved {
  kind: 'attentionResolved'
  itemId: string
  customerId: string
  cause: string
  at: number
}

/** An open attention item says something else than before. */
export interface AttentionUpdated {
  kind: 'attentionUpdated'
  itemId: string
  customerId: string
  cause: string
  at: number
}
