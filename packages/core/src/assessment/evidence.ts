/** Conversations of so many days tell whether one would hear of trouble. */
export const heardDays = 90

/** What is known of a customer at an instant, before anybody judges it. Plain data: what is judged depends on it alone. */
export interface Evidence {
  statements: readonly Statement[]
  /** What takes earlier statements back, or weakens them. */
  denials: readonly Denial[]
  /** Conversations of the last 90 days. */
  conversations: number
  problems: readonly Problem[]
  billing: Billing
  term: RunningTerm | null
  endedTerms: readonly EndedTerm[]
  activity: ActivityEvidence | null
}

/** A fact of a customer that still holds. */
export interface Statement {
  factId: string
  factType: string
  kind: string | null
  polarity: string | null
  /** When it was said, epoch milliseconds. */
  at: number
  /** How likely it is that the customer said so, 0 to 1. */
  probability: number
  assertion: string
  quote: string | null
  sourceType: string | null
  sourceId: string | null
  /** The colleague who reports it; null where the customer says it. */
  reporter: string | null
  /** Somebody has seen the fact and snoozed or acknowledged it: it is true, and asks for nobody's attention. */
  isHandled: boolean
}

/** Something that was said against earlier statements of a type. */
export interface Denial {
  factType: string
  at: number
  probability: number
  effect: 'ends' | 'weakens'
  quote: string | null
  sourceType: string | null
  sourceId: string | null
}

/** A ticket that has been open for longer than the workspace's patience. */
export interface Problem {
  sourceId: string
  title: string | null
  openedAt: number
  openDays: number
}

/** How a customer stands with its payments; amounts in minor units a month. */
export interface Billing {
  status: string
  currency: string | null
  mrrCents: number | null
  /** MRR 30 days ago; null where that is not known. */
  mrrBefore: number | null
}

/** The contract term that runs. `endsOn` is a day, such as 2026-05-31. */
export interface RunningTerm {
  endsOn: string
  endsAt: number
  autoRenews: boolean
  /** Whether it is known that the term will not be renewed. */
  isEnding: boolean
}

/** How a term ended, and why where somebody said so. */
export interface EndedTerm {
  outcome: 'renewed' | 'expanded' | 'contracted' | 'churned'
  at: number
  reason: string | null
  /** A person or the host says so, or another record follows; false where it only follows from nothing being said. */
  isSaid: boolean
}

/** What was measured of a customer's activity, by whole days of the workspace's calendar. */
export interface ActivityEvidence {
  /** The start of the day that ends what was measured. */
  measuredAt: number
  firstAt: number | null
  usage: UsageComparison | null
  /** By how much activity has fallen, beyond chance; null where it has not. */
  fall: ActivityFall | null
  people: PeopleComparison | null
  /** Events of the 28 days up to the last one with activity. */
  eventsBeforeLast: number
  lastDay: string | null
  /** Whole working days without activity. */
  silentWorkingDays: number | null
}

/** The last days beside the account's own past. `share` is what is left of the ordinary, after chance is given its due: 1 and more is no drop. */
export interface UsageComparison {
  observed: number
  ordinary: number
  days: number
  share: number
}

/** Activity of a week, or its slow fall over some weeks, beside what was ordinary. */
export interface ActivityFall {
  observed: number
  ordinary: number
  percent: number
  /** Over how many weeks it fell slowly; null for a sudden drop. */
  weeks: number | null
}

/** People who were active in the last 14 days, and how many ordinarily are. */
export interface PeopleComparison {
  now: number
  usual: number
}
