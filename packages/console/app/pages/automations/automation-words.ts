import type { Automation, Run } from '../../api/watching'
import { count, money, plural } from '../../ui/format'
import { scheduleSentence } from '../schedule'
import { operators } from '../signals/definitions'

/** Every state that a run can be in. */
export const runStates: Record<Run['status'], { name: string; tone: string }> = {
  PENDING: { name: 'Waiting', tone: 'quiet' },
  SKIPPED: { name: 'Nothing to tell', tone: 'quiet' },
  RUNNING: { name: 'Running', tone: 'info' },
  READY_FOR_DELIVERY: { name: 'Being sent', tone: 'info' },
  DELIVERED: { name: 'Delivered', tone: 'good' },
  PARTIAL_FAILURE: { name: 'Partly delivered', tone: 'warn' },
  FAILED: { name: 'Failed', tone: 'bad' }
}

/** What makes it run, in a sentence. */
export function triggerSentence(automation: Automation, names: readonly (readonly [id: string, name: string])[]): string {
  const { schedule, signalIds, matchMode, matchCount, agentId } = automation
  const watched = signalIds.map((id) => names.find(([each]) => each === id)?.[1] ?? 'a signal')
  const joined = {
    ANY: watched.join(' or '),
    ALL: watched.join(' and '),
    AT_LEAST: `${count(matchCount ?? 1)} of ${watched.join(', ')}`
  }[matchMode]
  if (schedule)
    return `${scheduleSentence(schedule)}: ${watched.length > 0 ? joined : agentId ? 'whom the agent finds' : 'what needs attention'}`
  return watched.length > 0 ? `As soon as seen: ${joined}` : 'As soon as a signal is seen'
}

/** Of whom it tells, in a sentence; everybody where nothing narrows it. */
export function audienceSentence({ audienceFilter }: Automation, members: readonly { id: string; name: string }[]): string {
  if (!audienceFilter) return 'All customers'
  const { billingStatuses, customerIds, revenue, ownerUserIds } = audienceFilter
  const parts = [
    ...(billingStatuses.length > 0 ? [billingStatuses.map((each) => billings[each]).join(' or ')] : []),
    ...(revenue ? [`${revenue.metric} ${operators[revenue.operator]} ${money(revenue.value, revenue.currency)}`] : []),
    ...(ownerUserIds.length > 0
      ? [`owned by ${ownerUserIds.map((id) => members.find((each) => each.id === id)?.name ?? id).join(' or ')}`]
      : []),
    ...(customerIds.length > 0 ? [plural(customerIds.length, 'named customer')] : [])
  ]
  return parts.length > 0 ? parts.join(', ') : 'All customers'
}

export const billings = { PAYING: 'Paying', TRIALING: 'Trial', PAST_DUE: 'Past due', CHURNED: 'Churned', NONE: 'No billing' } as const
