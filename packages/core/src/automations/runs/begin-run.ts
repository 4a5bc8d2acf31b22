import { RescheduleAt } from '../../jobs/index.js'
import { nextRun, type StoredSchedule } from '../../settings/index.js'
import type { Transaction } from '../../storage/index.js'
import { type Ids, isoTime } from '../../values/index.js'
import type { AutomationRow } from '../automation.js'
import { automationMatches } from '../tables/automation-matches.js'
import { automationRuns } from '../tables/automation-runs.js'
import { automations } from '../tables/automations.js'
import { automationLock, type RunProgress } from './plan-run.js'
import { openMatches } from './run-scope.js'

/** How long a scheduled run waits for the one before it, whose messages are still on their way. */
const waitMs = 60_000
/** Times that were missed are counted up to this. */
const maxMissed = 10_000

/**
 * What an automation's job does next: a new run, when its time has come or enough was seen; the run that is under way, which is then RUNNING; nothing
 * before a later time; or undefined when there is nothing to do until somebody asks again. Times that were missed join into one run.
 */
export async function beginRun(
  transaction: Transaction,
  progress: RunProgress,
  ids: Ids,
  now: number
): Promise<RunProgress | RescheduleAt<RunProgress> | undefined> {
  const { automationId, runId } = progress
  await transaction.lock(automationLock(automationId))
  if (runId !== null) {
    const pending = { id: { eq: runId }, status: { eq: 'PENDING' } }
    await transaction.update(automationRuns, pending, { status: 'RUNNING', started_at: now })
    return progress
  }
  const [automation] = await transaction.get(automations, [{ id: automationId }])
  if (!automation?.enabled) return undefined
  const { schedule } = automation.definition
  return schedule ? beginScheduled(transaction, automation, schedule, ids, now) : beginMatched(transaction, automation, ids, now)
}

async function beginScheduled(transaction: Transaction, automation: AutomationRow, schedule: StoredSchedule, ids: Ids, now: number) {
  const idle: RunProgress = { automationId: automation.id, runId: null }
  const due = automation.next_run_at ?? nextRun(schedule, now)
  if (due > now) return new RescheduleAt(due, idle)
  const isOpen = { automation_id: { eq: automation.id }, status: { in: ['PENDING', 'RUNNING', 'READY_FOR_DELIVERY'] } }
  if ((await transaction.count(automationRuns, isOpen, 1)) > 0) return new RescheduleAt(now + waitMs, idle)
  let slot = due
  let missed = 0
  let following = nextRun(schedule, due)
  while (following <= now && missed < maxMissed) {
    slot = following
    missed += 1
    following = nextRun(schedule, following)
  }
  const end = missed < maxMissed ? slot : now
  const run = {
    ...newRun(automation, `schedule ${isoTime(slot)}`, ids, now),
    period_start: Math.min(automation.covered_until ?? end, end),
    period_end: end,
    missed
  }
  await transaction.insert(automationRuns, [run])
  const next = following > now ? following : nextRun(schedule, now)
  await transaction.update(automations, { id: { eq: automation.id } }, { covered_until: end, next_run_at: next })
  return { ...idle, runId: run.id }
}

async function beginMatched(transaction: Transaction, automation: AutomationRow, ids: Ids, now: number) {
  const { matched, expired } = await openMatches(transaction, automation, now + 1)
  const old = { automation_id: { eq: automation.id }, occurrence_id: { in: expired.map(({ occurrence_id }) => occurrence_id) } }
  if (expired.length > 0) await transaction.remove(automationMatches, old)
  const times = [...matched.values()].flat().map(({ at }) => at)
  if (times.length === 0) return undefined
  const run = newRun(automation, '', ids, now)
  const period = { period_start: times.reduce((a, b) => Math.min(a, b)), period_end: now, missed: 0 }
  await transaction.insert(automationRuns, [{ ...run, ...period, occasion: `occurrences ${run.id}` }])
  return { automationId: automation.id, runId: run.id }
}

function newRun({ id, trigger_type }: AutomationRow, occasion: string, ids: Ids, now: number) {
  return {
    id: ids.uuid(now),
    automation_id: id,
    trigger_type,
    occasion,
    status: 'PENDING',
    reason: null,
    items: [],
    excluded: { audience: 0, cooldown: 0, cap: 0 },
    created_at: now,
    started_at: null,
    ended_at: null
  }
}
