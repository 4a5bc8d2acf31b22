import { day } from '../../values/index.js'
import type { EventRow } from '../events/accepted-event.js'
import { touchOf } from '../rules/channel-rules.js'

/** Channels whose events count as activity (rule 7). */
export const activityChannels = ['PRODUCT', 'COMMUNICATION', 'MEETING', 'SUPPORT']

/** How many of the newest active days a rollup keeps: as many as the journey stage ENGAGED asks for (rule 8). */
export const activeDaysKept = 3

/** The columns of an event that rollups are computed from. */
export const rollupColumns = ['occurred_at', 'type', 'channel', 'event_name', 'activating', 'url', 'referrer', 'utm', 'counted'] as const
export type RollupEvent = Pick<EventRow, (typeof rollupColumns)[number]>

/**
 * What the events of a user or customer say about it. Every column is a fold that gives the same whatever the order of the events, and however often
 * one is folded in.
 */
export interface Rollup {
  first_seen_at: number | null
  last_activity_at: number | null
  /** The newest UTC days with activity, counted from 1970-01-01, the newest first. */
  active_days: number[]
  first_touch_at: number | null
  first_source: string | null
  first_channel: string | null
  /** The first match of the activation event. */
  activated_at: number | null
  /** The first stage event `activated`, and the newest `engaged` and `inactive`. */
  stage_activated_at: number | null
  engaged_at: number | null
  inactive_at: number | null
  billing_at: number | null
  billing_status: string
}

export const emptyRollup: Rollup = {
  first_seen_at: null,
  last_activity_at: null,
  active_days: [],
  first_touch_at: null,
  first_source: null,
  first_channel: null,
  activated_at: null,
  stage_activated_at: null,
  engaged_at: null,
  inactive_at: null,
  billing_at: null,
  billing_status: 'NONE'
}

const billingStatuses: Record<string, string> = { trialing: 'TRIALING', paid: 'PAYING', churned: 'CHURNED' }

/** A rollup with these events added. Those that do not count change nothing. */
export function foldEvents(rollup: Rollup, events: Iterable<RollupEvent>): Rollup {
  const folded = { ...rollup }
  for (const event of events) {
    if (!event.counted) continue
    folded.first_seen_at = earliest(folded.first_seen_at, event.occurred_at)
    if (activityChannels.includes(event.channel)) foldActivity(folded, event.occurred_at)
    if (event.activating) folded.activated_at = earliest(folded.activated_at, event.occurred_at)
    if (event.type === 'PAGE_VIEW') foldTouch(folded, event)
    if (event.type === 'STAGE_CHANGED') foldStage(folded, event)
    if (event.type === 'BILLING_STATUS_CHANGED') foldBilling(folded, event)
  }
  return folded
}

/** The start of a day of `active_days`, in epoch milliseconds. */
export const startOfDay = (days: number): number => days * day

function foldActivity(rollup: Rollup, at: number): void {
  rollup.last_activity_at = latest(rollup.last_activity_at, at)
  const today = Math.floor(at / day)
  if (rollup.active_days.includes(today)) return
  rollup.active_days = [...rollup.active_days, today].sort((a, b) => b - a).slice(0, activeDaysKept)
}

/** The earliest page view tells where somebody came from; of several in the same millisecond the smallest channel and source. */
function foldTouch(rollup: Rollup, event: RollupEvent): void {
  const known = rollup.first_touch_at
  if (known !== null && event.occurred_at > known) return
  const { source, channel } = touchOf(event)
  if (event.occurred_at === known && !isSmaller(channel, source, rollup)) return
  Object.assign(rollup, { first_touch_at: event.occurred_at, first_source: source, first_channel: channel })
}

function isSmaller(channel: string, source: string, { first_channel, first_source }: Rollup): boolean {
  return `${channel} ${source}` < `${first_channel} ${first_source}`
}

function foldStage(rollup: Rollup, event: RollupEvent): void {
  const at = event.occurred_at
  if (event.event_name === 'activated') rollup.stage_activated_at = earliest(rollup.stage_activated_at, at)
  if (event.event_name === 'engaged') rollup.engaged_at = latest(rollup.engaged_at, at)
  if (event.event_name === 'inactive') rollup.inactive_at = latest(rollup.inactive_at, at)
}

/** The newest billing event by its own time; of several in the same millisecond the greatest status. */
function foldBilling(rollup: Rollup, event: RollupEvent): void {
  const status = billingStatuses[event.event_name]
  const at = event.occurred_at
  if (!status || (rollup.billing_at !== null && (at < rollup.billing_at || (at === rollup.billing_at && status < rollup.billing_status))))
    return
  Object.assign(rollup, { billing_at: at, billing_status: status })
}

/** The earlier of two times; null when there is neither. */
export function earliest(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b)
}

/** The later of two times; null when there is neither. */
export function latest(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b)
}
